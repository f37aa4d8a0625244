/** What the road and its land are filled with. Stands once on the page. */
export const RoadTextures = () => (
  <svg width="0" height="0" className="offstage" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="hazard" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="8" fill="rgba(0,0,0,.4)" />
      </pattern>
      <linearGradient id="sea" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-low)" />
      </linearGradient>
      <Crowd />
      <pattern id="fence" width="72" height="17" patternUnits="userSpaceOnUse">
        <rect x="1" width="70" height="16" rx="2.5" fill="var(--board)" />
        <rect x="1" y="11" width="70" height="5" fill="var(--arch)" opacity=".8" />
      </pattern>
    </defs>
  </svg>
);

const people: readonly (readonly [x: number, y: number, colour: number])[] = [
  [9, 15, 4],
  [27, 13, 6],
  [45, 16, 3],
  [63, 14, 1],
  [81, 15, 5],
  [99, 13, 2],
  [117, 16, 6],
  [135, 14, 3],
  [0, 25, 2],
  [18, 27, 3],
  [36, 24, 5],
  [54, 27, 6],
  [72, 25, 1],
  [90, 27, 4],
  [108, 24, 2],
  [126, 27, 5],
  [144, 25, 2],
];

/** Two rows of people in one tile: a whole crowd is one rectangle. */
const Crowd = () => (
  <pattern id="crowd" width="144" height="46" patternUnits="userSpaceOnUse">
    {people.map(([x, y, colour]) => (
      <g key={x}>
        <path d={`M${x - 6.5} 46V${y + 6}q0 -6 6.5 -6t6.5 6V46Z`} fill={`var(--crowd-${colour})`} />
        <circle cx={x} cy={y - 5.5} r="4.4" fill="var(--face)" />
      </g>
    ))}
  </pattern>
);
