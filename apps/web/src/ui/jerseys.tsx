import { type Colour, colours } from '@gruppetto/words';

type Pattern = 'solid' | 'hoops' | 'sash' | 'halves' | 'dots' | 'checks' | 'chevrons' | 'quarters' | 'stripes' | 'diamonds';

export interface Jersey {
  readonly id: Colour;
  readonly name: string;
  readonly colour: string;
  readonly pattern: Pattern;
}

/** Teams differ by colour and by pattern, so that nobody has to tell them by colour alone. */
const worn: Readonly<Record<Colour, readonly [colour: string, pattern: Pattern]>> = {
  red: ['#c8322b', 'solid'],
  blue: ['#2456a6', 'hoops'],
  green: ['#22794a', 'sash'],
  purple: ['#6b46a8', 'halves'],
  black: ['#2a2d33', 'dots'],
  orange: ['#cf6510', 'checks'],
  teal: ['#0e7c86', 'chevrons'],
  pink: ['#c23a86', 'quarters'],
  brown: ['#7a5230', 'stripes'],
  gold: ['#8d7400', 'diamonds'],
};

export const jerseys: readonly Jersey[] = (Object.keys(worn) as Colour[]).map((id) => {
  const [colour, pattern] = worn[id];
  return { id, name: colours[id], colour, pattern };
});

export const jerseyOf = (id: string): Jersey => jerseys.find((jersey) => jersey.id === id) ?? (jerseys[0] as Jersey);

const light = 'rgba(255,255,255,.6)';

const motifs: Readonly<Record<Pattern, React.ReactNode>> = {
  solid: undefined,
  hoops: <rect width="8" height="3" fill={light} />,
  sash: <path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" stroke={light} strokeWidth="2.4" />,
  halves: <rect width="4" height="8" fill={light} />,
  dots: <circle cx="4" cy="4" r="2" fill={light} />,
  checks: <path d="M0 0h4v4h-4zM4 4h4v4h-4z" fill={light} />,
  chevrons: <path d="M0 6L4 2L8 6" fill="none" stroke={light} strokeWidth="1.8" />,
  quarters: <path d="M0 0h4v8h-4z M4 0h4v4h-4z" fill={light} fillOpacity=".55" />,
  stripes: <rect width="2" height="8" x="3" fill={light} />,
  diamonds: <path d="M4 0.6L7 4L4 7.4L1 4Z" fill={light} />,
};

/** The patterns that every jersey on the page is filled with. Stands once on the page. */
export function JerseyPatterns() {
  return (
    <svg width="0" height="0" className="offstage" aria-hidden="true" focusable="false">
      <defs>
        {jerseys.map(({ id, colour, pattern }) => (
          <pattern key={id} id={`jersey-${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={colour} />
            {motifs[pattern]}
          </pattern>
        ))}
        <pattern id="terrain-climb" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M2 9L8 3L14 9" fill="none" stroke="rgba(255,255,255,.28)" strokeWidth="1.6" />
        </pattern>
        <pattern id="terrain-descent" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M2 3L8 9L14 3" fill="none" stroke="rgba(255,255,255,.28)" strokeWidth="1.6" />
        </pattern>
        <pattern id="terrain-cobbles" width="14" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 .5h14M0 5.5h14M3.5 .5v5M10.5 .5v5M7 5.5v5M0 5.5v5" stroke="rgba(255,255,255,.25)" />
        </pattern>
        <pattern id="hazard" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="8" fill="rgba(0,0,0,.4)" />
        </pattern>
        <pattern id="chequers" width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill="#fff" />
          <path d="M0 0h5v5h-5zM5 5h5v5h-5z" fill="#15181d" />
        </pattern>
      </defs>
    </svg>
  );
}
