import type { Level } from '@gruppetto/bots';
import type { ReactNode } from 'react';

const busts: Readonly<Record<Level, ReactNode>> = {
  rookie: (
    <>
      <path d="M14 122C14 100 30 91 47 88L73 88C90 91 106 100 106 122Z" fill="#e07b1f" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M22 106H98" stroke="#fffdf8" strokeWidth="7" />
      <path d="M47 88C50 97 70 97 73 88" fill="#e07b1f" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M51 72h18v18c-4 6-14 6-18 0z" fill="#f6d7b8" stroke="#1c2027" strokeWidth="2.2" />
      <path d="M51 80c6 5 12 5 18 0v5c-5 4-13 4-18 0z" fill="#000" opacity=".16" />
      <ellipse cx="37.5" cy="57" rx="4.5" ry="6" fill="#f6d7b8" stroke="#1c2027" strokeWidth="2" />
      <ellipse cx="82.5" cy="57" rx="4.5" ry="6" fill="#f6d7b8" stroke="#1c2027" strokeWidth="2" />
      <path d="M38 48C38 30 82 30 82 48C82 72 74 80 60 80C46 80 38 72 38 48Z" fill="#f6d7b8" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M39 52C42 68 48 78 58 81M81 52C78 68 72 78 62 81" fill="none" stroke="#1c2027" strokeWidth="1.8" opacity=".8" />
      <circle cx="51" cy="55" r="6.5" fill="#fff" stroke="#1c2027" strokeWidth="1.8" />
      <circle cx="69" cy="55" r="6.5" fill="#fff" stroke="#1c2027" strokeWidth="1.8" />
      <circle cx="52.5" cy="55.5" r="3" fill="#1c2027" />
      <circle cx="67.5" cy="55.5" r="3" fill="#1c2027" />
      <path d="M52 68.500C56 74.5 64 74.5 68 68.500Z" fill="#7d2a22" stroke="#1c2027" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M61 71.500c3-1 6 1 5 5c-2 2-5 1-5.5-1z" fill="#e3756b" />
      <path d="M60 59v4.5" stroke="#1c2027" strokeWidth="1.8" strokeLinecap="round" />
      <g transform="rotate(-24 76 66)">
        <rect x="69" y="63" width="14" height="6.5" rx="3" fill="#f7e3c4" stroke="#1c2027" strokeWidth="1.4" />
        <path d="M74 63v6.500M78 63v6.5" stroke="#1c2027" strokeWidth="1" />
      </g>
      <circle cx="44" cy="65" r="3.2" fill="#e98b73" opacity=".55" />
      <g transform="rotate(-9 60 40) translate(60 44) scale(1.12) translate(-60 -44)">
        <path
          d="M33 46C31 22 46 12 60 12C74 12 89 22 87 46C80 39 70 37 60 37C50 37 40 39 33 46Z"
          fill="#f2b705"
          stroke="#1c2027"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M46 17C43 24 42 30 42 36M60 14V34M74 17C77 24 78 30 78 36"
          stroke="#1c2027"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".75"
        />
      </g>
    </>
  ),
  'rule-of-thumb': (
    <>
      <g transform="translate(24 88) rotate(-20)">
        <rect x="-8" y="-34" width="16" height="36" rx="4" fill="#2f8fd0" stroke="#1c2027" strokeWidth="2.2" />
        <path d="M-5 -34v-5h10v5M-2.5 -39v-5h5v5" fill="#fffdf8" stroke="#1c2027" strokeWidth="2" />
        <path d="M-8 -18h16" stroke="#fff" strokeWidth="4" opacity=".8" />
      </g>
      <g transform="translate(96 88) rotate(20)">
        <rect x="-8" y="-34" width="16" height="36" rx="4" fill="#e4572e" stroke="#1c2027" strokeWidth="2.2" />
        <path d="M-5 -34v-5h10v5M-2.5 -39v-5h5v5" fill="#fffdf8" stroke="#1c2027" strokeWidth="2" />
        <path d="M-8 -18h16" stroke="#fff" strokeWidth="4" opacity=".8" />
      </g>
      <g transform="translate(86 88) rotate(12)">
        <rect x="-8" y="-34" width="16" height="36" rx="4" fill="#22794a" stroke="#1c2027" strokeWidth="2.2" />
        <path d="M-5 -34v-5h10v5M-2.5 -39v-5h5v5" fill="#fffdf8" stroke="#1c2027" strokeWidth="2" />
        <path d="M-8 -18h16" stroke="#fff" strokeWidth="4" opacity=".8" />
      </g>
      <path
        d="M40 46C34 62 36 82 42 92L50 84L46 46ZM80 46C86 62 84 82 78 92L70 84L74 46Z"
        fill="#3a2418"
        stroke="#1c2027"
        strokeWidth="2"
      />
      <path d="M12 122C12 100 30 91 47 88L73 88C90 91 108 100 108 122Z" fill="#2456a6" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M22 106H98" stroke="#fffdf8" strokeWidth="7" />
      <path d="M47 88C50 97 70 97 73 88" fill="#2456a6" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M51 72h18v18c-4 6-14 6-18 0z" fill="#c68a5b" stroke="#1c2027" strokeWidth="2.2" />
      <path d="M51 80c6 5 12 5 18 0v5c-5 4-13 4-18 0z" fill="#000" opacity=".16" />
      <ellipse cx="37.5" cy="57" rx="4.5" ry="6" fill="#c68a5b" stroke="#1c2027" strokeWidth="2" />
      <ellipse cx="82.5" cy="57" rx="4.5" ry="6" fill="#c68a5b" stroke="#1c2027" strokeWidth="2" />
      <path d="M38 48C38 30 82 30 82 48C82 72 74 80 60 80C46 80 38 72 38 48Z" fill="#c68a5b" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M46 55.500c3-3 8-3 10 0M64 55.500c3-3 8-3 10 0" fill="none" stroke="#1c2027" strokeWidth="2" strokeLinecap="round" />
      <circle cx="51.5" cy="57" r="2.6" fill="#1c2027" />
      <circle cx="68.5" cy="57" r="2.6" fill="#1c2027" />
      <path d="M45 49.500h11M64 49.500h11" stroke="#3a2418" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M60 58l-2.5 6h4" fill="none" stroke="#1c2027" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M52.5 70.500c4 3.5 11 3.5 15 0" fill="none" stroke="#1c2027" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M36 45C35 24 48 17 60 17C72 17 85 24 84 45C70 39 50 39 36 45Z" fill="#fffdf8" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M55 17.500h10l3 22.500h-16z" fill="#2456a6" />
      <path d="M42 41C46 27 74 27 78 41C70 36.5 50 36.5 42 41Z" fill="#fffdf8" stroke="#1c2027" strokeWidth="2.2" strokeLinejoin="round" />
    </>
  ),
  captain: (
    <>
      <path d="M10 122C10 100 30 91 47 88L73 88C90 91 110 100 110 122Z" fill="#22794a" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M22 106H98" stroke="#fffdf8" strokeWidth="7" />
      <path d="M47 88C50 97 70 97 73 88" fill="#22794a" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M51 72h18v18c-4 6-14 6-18 0z" fill="#f1c9a5" stroke="#1c2027" strokeWidth="2.2" />
      <path d="M51 80c6 5 12 5 18 0v5c-5 4-13 4-18 0z" fill="#000" opacity=".16" />
      <ellipse cx="37.5" cy="57" rx="4.5" ry="6" fill="#f1c9a5" stroke="#1c2027" strokeWidth="2" />
      <ellipse cx="82.5" cy="57" rx="4.5" ry="6" fill="#f1c9a5" stroke="#1c2027" strokeWidth="2" />
      <path d="M38 48C38 30 82 30 82 48C82 72 74 82 60 82C46 82 38 72 38 48Z" fill="#f1c9a5" stroke="#1c2027" strokeWidth="2.4" />
      <path
        d="M39.5 62C41 76 49 83 60 83C71 83 79 76 80.5 62C76 67 71 64.5 60 64.500C49 64.5 44 67 39.5 62Z"
        fill="#4a3020"
        opacity=".92"
      />
      <path d="M53 71.500h13.5" stroke="#e8b79a" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M39 52C42 68 48 78 58 81M81 52C78 68 72 78 62 81" fill="none" stroke="#1c2027" strokeWidth="1.8" opacity=".8" />
      <path
        d="M38 49.500C46 46.5 74 46.5 82 49.500C82 61.5 73 64.5 67.5 61.500C64.5 60 62 57.5 60 57.500C58 57.5 55.5 60 52.5 61.500C47 64.5 38 61.5 38 49.500Z"
        fill="#12212f"
        stroke="#1c2027"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M42 51.500L50 51l-5.5 8C42.5 57 42 54.5 42 51.500ZM66 50.800l9 .6l-6.5 9.600c-1.5 .2-3.5-.8-4.8-2z"
        fill="#ffb52e"
        opacity=".85"
      />
      <path d="M84 60c7 3 6 14 2 22c-3 6-2 10 0 14" fill="none" stroke="#1c2027" strokeWidth="1.8" />
      <circle cx="83.5" cy="59.5" r="3" fill="#1c2027" />
      <g transform="rotate(0 60 40) translate(60 44) scale(1.02) translate(-60 -44)">
        <path
          d="M33 46C31 22 46 12 60 12C74 12 89 22 87 46C80 39 70 37 60 37C50 37 40 39 33 46Z"
          fill="#fffdf8"
          stroke="#1c2027"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M46 17C43 24 42 30 42 36M60 14V34M74 17C77 24 78 30 78 36"
          stroke="#1c2027"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".75"
        />
      </g>
      <path d="M35 42C40 38 50 35.5 60 35.500C70 35.5 80 38 85 42" fill="none" stroke="#22794a" strokeWidth="3.4" />
    </>
  ),
  champion: (
    <>
      <path d="M60 52L151.7 44.8L151.7 59.2Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L149.5 73.5L145.0 87.2Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L138.4 100.1L130.0 111.7Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L119.7 122.0L108.1 130.4Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L95.2 137.0L81.5 141.5Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L67.2 143.7L52.8 143.7Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L38.5 141.5L24.8 137.0Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L11.9 130.4L0.3 122.0Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L-10.0 111.7L-18.4 100.1Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L-25.0 87.2L-29.5 73.5Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L-31.7 59.2L-31.7 44.8Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L-29.5 30.5L-25.0 16.8Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L-18.4 3.9L-10.0 -7.7Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L0.3 -18.0L11.9 -26.4Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L24.8 -33.0L38.5 -37.5Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L52.8 -39.7L67.2 -39.7Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L81.5 -37.5L95.2 -33.0Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L108.1 -26.4L119.7 -18.0Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L130.0 -7.7L138.4 3.9Z" fill="#f2b705" opacity=".55" />
      <path d="M60 52L145.0 16.8L149.5 30.5Z" fill="#f2b705" opacity=".55" />
      <path
        d="M40 50C30 70 32 92 40 104L48 88L44 52ZM80 50C90 70 88 92 80 104L72 88L76 52Z"
        fill="#17120f"
        stroke="#1c2027"
        strokeWidth="2"
      />
      <path d="M12 122C12 100 30 91 47 88L73 88C90 91 108 100 108 122Z" fill="#6d3fa0" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M22 106H98" stroke="#f2b705" strokeWidth="7" />
      <path d="M47 88C50 97 70 97 73 88" fill="#6d3fa0" stroke="#1c2027" strokeWidth="2.4" />
      <path d="M51 72h18v18c-4 6-14 6-18 0z" fill="#8a5837" stroke="#1c2027" strokeWidth="2.2" />
      <path d="M51 80c6 5 12 5 18 0v5c-5 4-13 4-18 0z" fill="#000" opacity=".16" />
      <ellipse cx="37.5" cy="57" rx="4.5" ry="6" fill="#8a5837" stroke="#1c2027" strokeWidth="2" />
      <ellipse cx="82.5" cy="57" rx="4.5" ry="6" fill="#8a5837" stroke="#1c2027" strokeWidth="2" />
      <path d="M38 48C38 30 82 30 82 48C82 72 74 80 60 80C46 80 38 72 38 48Z" fill="#8a5837" stroke="#1c2027" strokeWidth="2.4" />
      <path
        d="M47 50.500c3-2.5 7-2.5 9.5-.5M63.5 48c3-2.5 7.5-2 9.5 1"
        fill="none"
        stroke="#17120f"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M46.5 56.500C49 53.5 54 53.5 56.5 56.500C54 58.5 49 58.5 46.5 56.500ZM63.5 56.500C66 53.5 71 53.5 73.5 56.500C71 58.5 66 58.5 63.5 56.500Z"
        fill="#fff"
        stroke="#1c2027"
        strokeWidth="1.5"
      />
      <circle cx="52" cy="56.2" r="2.3" fill="#1c2027" />
      <circle cx="69" cy="56.2" r="2.3" fill="#1c2027" />
      <path d="M60.5 58l-2 6.500h4" fill="none" stroke="#1c2027" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M52 70.500C57 74.5 65 73.5 69.5 68" fill="none" stroke="#1c2027" strokeWidth="2.3" strokeLinecap="round" />
      <path d="M39 52C42 68 48 78 58 81M81 52C78 68 72 78 62 81" fill="none" stroke="#1c2027" strokeWidth="1.8" opacity=".8" />
      <g transform="rotate(0 60 40) translate(60 44) scale(1.02) translate(-60 -44)">
        <path
          d="M33 46C31 22 46 12 60 12C74 12 89 22 87 46C80 39 70 37 60 37C50 37 40 39 33 46Z"
          fill="#f2b705"
          stroke="#1c2027"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path
          d="M46 17C43 24 42 30 42 36M60 14V34M74 17C77 24 78 30 78 36"
          stroke="#1c2027"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".75"
        />
      </g>
      <path d="M40 27l5 4M38 33l6 2.500M80 27l-5 4M82 33l-6 2.5" stroke="#fffdf8" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M46 91C50 108 70 108 74 91" fill="none" stroke="#c8322b" strokeWidth="4.5" />
      <circle cx="60" cy="108" r="8" fill="#f2b705" stroke="#1c2027" strokeWidth="2.2" />
    </>
  ),
};

/** An opponent, head and shoulders. */
export const Portrait = ({ level }: { readonly level: Level }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    {busts[level]}
  </svg>
);
