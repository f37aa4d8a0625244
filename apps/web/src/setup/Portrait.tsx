import type { Level } from '@gruppetto/bots';
import type { ReactNode } from 'react';

const outline = '#1c2027';

interface BustProps {
  /** Where the left one begins. */
  readonly shoulder: number;
  readonly shirt: string;
  readonly band?: string;
  readonly skin: string;
  readonly chin?: number;
}

const Bust = ({ shoulder, shirt, band = '#fffdf8', skin, chin = 80 }: BustProps) => (
  <>
    <path
      d={`M${shoulder} 122C${shoulder} 100 30 91 47 88L73 88C90 91 ${120 - shoulder} 100 ${120 - shoulder} 122Z`}
      fill={shirt}
      stroke={outline}
      strokeWidth="2.4"
    />
    <path d="M22 106H98" stroke={band} strokeWidth="7" />
    <path d="M47 88C50 97 70 97 73 88" fill={shirt} stroke={outline} strokeWidth="2.4" />
    <path d="M51 72h18v18c-4 6-14 6-18 0z" fill={skin} stroke={outline} strokeWidth="2.2" />
    <path d="M51 80c6 5 12 5 18 0v5c-5 4-13 4-18 0z" fill="#000" opacity=".16" />
    {[37.5, 82.5].map((x) => (
      <ellipse key={x} cx={x} cy="57" rx="4.5" ry="6" fill={skin} stroke={outline} strokeWidth="2" />
    ))}
    <path
      d={`M38 48C38 30 82 30 82 48C82 72 74 ${chin} 60 ${chin}C46 ${chin} 38 72 38 48Z`}
      fill={skin}
      stroke={outline}
      strokeWidth="2.4"
    />
  </>
);

const Straps = () => (
  <path d="M39 52C42 68 48 78 58 81M81 52C78 68 72 78 62 81" fill="none" stroke={outline} strokeWidth="1.8" opacity=".8" />
);

const Helmet = ({ tilt = 0, size, colour }: { readonly tilt?: number; readonly size: number; readonly colour: string }) => (
  <g transform={`rotate(${tilt} 60 40) translate(60 44) scale(${size}) translate(-60 -44)`}>
    <path
      d="M33 46C31 22 46 12 60 12C74 12 89 22 87 46C80 39 70 37 60 37C50 37 40 39 33 46Z"
      fill={colour}
      stroke={outline}
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <path
      d="M46 17C43 24 42 30 42 36M60 14V34M74 17C77 24 78 30 78 36"
      stroke={outline}
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".75"
    />
  </g>
);

const Bottle = ({ x, tilt, colour }: { readonly x: number; readonly tilt: number; readonly colour: string }) => (
  <g transform={`translate(${x} 88) rotate(${tilt})`}>
    <rect x="-8" y="-34" width="16" height="36" rx="4" fill={colour} stroke={outline} strokeWidth="2.2" />
    <path d="M-5 -34v-5h10v5M-2.5 -39v-5h5v5" fill="#fffdf8" stroke={outline} strokeWidth="2" />
    <path d="M-8 -18h16" stroke="#fff" strokeWidth="4" opacity=".8" />
  </g>
);

/** Twenty, all around the head of a champion. */
const rays = Array.from({ length: 20 }, (_, ray) =>
  [-0.078, 0.078]
    .map((half) => {
      const angle = (ray / 20) * 2 * Math.PI + half;
      return `${(60 + 92 * Math.cos(angle)).toFixed(1)} ${(52 + 92 * Math.sin(angle)).toFixed(1)}`;
    })
    .join('L'),
);

const busts: Readonly<Record<Level, ReactNode>> = {
  rookie: (
    <>
      <Bust shoulder={14} shirt="#e07b1f" skin="#f6d7b8" />
      <Straps />
      <circle cx="51" cy="55" r="6.5" fill="#fff" stroke={outline} strokeWidth="1.8" />
      <circle cx="69" cy="55" r="6.5" fill="#fff" stroke={outline} strokeWidth="1.8" />
      <circle cx="52.5" cy="55.5" r="3" fill={outline} />
      <circle cx="67.5" cy="55.5" r="3" fill={outline} />
      <path d="M52 68.500C56 74.5 64 74.5 68 68.500Z" fill="#7d2a22" stroke={outline} strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M61 71.500c3-1 6 1 5 5c-2 2-5 1-5.5-1z" fill="#e3756b" />
      <path d="M60 59v4.5" stroke={outline} strokeWidth="1.8" strokeLinecap="round" />
      <g transform="rotate(-24 76 66)">
        <rect x="69" y="63" width="14" height="6.5" rx="3" fill="#f7e3c4" stroke={outline} strokeWidth="1.4" />
        <path d="M74 63v6.500M78 63v6.5" stroke={outline} strokeWidth="1" />
      </g>
      <circle cx="44" cy="65" r="3.2" fill="#e98b73" opacity=".55" />
      <Helmet tilt={-9} size={1.12} colour="#f2b705" />
    </>
  ),
  'rule-of-thumb': (
    <>
      <Bottle x={24} tilt={-20} colour="#2f8fd0" />
      <Bottle x={96} tilt={20} colour="#e4572e" />
      <Bottle x={86} tilt={12} colour="#22794a" />
      <path
        d="M40 46C34 62 36 82 42 92L50 84L46 46ZM80 46C86 62 84 82 78 92L70 84L74 46Z"
        fill="#3a2418"
        stroke={outline}
        strokeWidth="2"
      />
      <Bust shoulder={12} shirt="#2456a6" skin="#c68a5b" />
      <path d="M46 55.500c3-3 8-3 10 0M64 55.500c3-3 8-3 10 0" fill="none" stroke={outline} strokeWidth="2" strokeLinecap="round" />
      <circle cx="51.5" cy="57" r="2.6" fill={outline} />
      <circle cx="68.5" cy="57" r="2.6" fill={outline} />
      <path d="M45 49.500h11M64 49.500h11" stroke="#3a2418" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M60 58l-2.5 6h4" fill="none" stroke={outline} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M52.5 70.500c4 3.5 11 3.5 15 0" fill="none" stroke={outline} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M36 45C35 24 48 17 60 17C72 17 85 24 84 45C70 39 50 39 36 45Z" fill="#fffdf8" stroke={outline} strokeWidth="2.4" />
      <path d="M55 17.500h10l3 22.500h-16z" fill="#2456a6" />
      <path d="M42 41C46 27 74 27 78 41C70 36.5 50 36.5 42 41Z" fill="#fffdf8" stroke={outline} strokeWidth="2.2" strokeLinejoin="round" />
    </>
  ),
  captain: (
    <>
      <Bust shoulder={10} shirt="#22794a" skin="#f1c9a5" chin={82} />
      <path
        d="M39.5 62C41 76 49 83 60 83C71 83 79 76 80.5 62C76 67 71 64.5 60 64.500C49 64.5 44 67 39.5 62Z"
        fill="#4a3020"
        opacity=".92"
      />
      <path d="M53 71.500h13.5" stroke="#e8b79a" strokeWidth="2.6" strokeLinecap="round" />
      <Straps />
      <path
        d="M38 49.500C46 46.5 74 46.5 82 49.500C82 61.5 73 64.5 67.5 61.500C64.5 60 62 57.5 60 57.500C58 57.5 55.5 60 52.5 61.500C47 64.5 38 61.5 38 49.500Z"
        fill="#12212f"
        stroke={outline}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M42 51.500L50 51l-5.5 8C42.5 57 42 54.5 42 51.500ZM66 50.800l9 .6l-6.5 9.600c-1.5 .2-3.5-.8-4.8-2z"
        fill="#ffb52e"
        opacity=".85"
      />
      <path d="M84 60c7 3 6 14 2 22c-3 6-2 10 0 14" fill="none" stroke={outline} strokeWidth="1.8" />
      <circle cx="83.5" cy="59.5" r="3" fill={outline} />
      <Helmet size={1.02} colour="#fffdf8" />
      <path d="M35 42C40 38 50 35.5 60 35.500C70 35.5 80 38 85 42" fill="none" stroke="#22794a" strokeWidth="3.4" />
    </>
  ),
  champion: (
    <>
      {rays.map((points) => (
        <path key={points} d={`M60 52L${points}Z`} fill="#f2b705" opacity=".55" />
      ))}
      <path
        d="M40 50C30 70 32 92 40 104L48 88L44 52ZM80 50C90 70 88 92 80 104L72 88L76 52Z"
        fill="#17120f"
        stroke={outline}
        strokeWidth="2"
      />
      <Bust shoulder={12} shirt="#6d3fa0" band="#f2b705" skin="#8a5837" />
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
        stroke={outline}
        strokeWidth="1.5"
      />
      <circle cx="52" cy="56.2" r="2.3" fill={outline} />
      <circle cx="69" cy="56.2" r="2.3" fill={outline} />
      <path d="M60.5 58l-2 6.500h4" fill="none" stroke={outline} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M52 70.500C57 74.5 65 73.5 69.5 68" fill="none" stroke={outline} strokeWidth="2.3" strokeLinecap="round" />
      <Straps />
      <Helmet size={1.02} colour="#f2b705" />
      <path d="M40 27l5 4M38 33l6 2.500M80 27l-5 4M82 33l-6 2.5" stroke="#fffdf8" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M46 91C50 108 70 108 74 91" fill="none" stroke="#c8322b" strokeWidth="4.5" />
      <circle cx="60" cy="108" r="8" fill="#f2b705" stroke={outline} strokeWidth="2.2" />
    </>
  ),
};

/** An opponent, head and shoulders. */
export const Portrait = ({ level }: { readonly level: Level }) => (
  <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    {busts[level]}
  </svg>
);
