import type { LeaderJersey } from '@gruppetto/kernel';
import { type Colour, cloth, shell } from '@gruppetto/words';
import { memo } from 'react';

const patterns = ['solid', 'hoops', 'sash', 'halves', 'dots', 'checks', 'chevrons', 'quarters', 'stripes', 'diamonds'] as const;

type Pattern = (typeof patterns)[number];

export interface Jersey {
  /** Names it on the page: no two that look different share one. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly pattern: Pattern;
}

/** Teams differ by colour and by pattern, so that nobody has to tell them by colour alone. */
export const jerseys: readonly Jersey[] = (Object.keys(cloth) as Colour[]).map((id, index) => ({
  id,
  get name() {
    return shell().colours[id];
  },
  colour: cloth[id],
  pattern: patterns[index % patterns.length],
}));

export const jerseyOf = (id: string): Jersey => jerseys.find((jersey) => jersey.id === id) ?? jerseys[0];

/** For teams that are no seats, up to a hundred of them: every ten the same colours in other patterns. */
export function teamJersey(team: number): Jersey {
  const worn = jerseys[team % patterns.length];
  const turn = Math.floor(team / patterns.length) % patterns.length;
  if (turn === 0) return worn;
  const pattern = patterns[(team + turn) % patterns.length];
  return { ...worn, id: `${worn.id}-${pattern}`, pattern };
}

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

/** What the leaders of classifications wear. */
const leaders: Readonly<Record<LeaderJersey, React.ReactNode>> = {
  yellow: <rect width="8" height="8" fill="#f7d117" />,
  green: <path d="M0 0h8v8h-8z" fill="#1f9d4d" />,
  'polka-dot': (
    <>
      <rect width="8" height="8" fill="#fff" />
      <circle cx="2" cy="2" r="1.5" fill="#d3202a" />
      <circle cx="6" cy="6" r="1.5" fill="#d3202a" />
    </>
  ),
  purple: (
    <>
      <rect width="8" height="8" fill="#7d2bc4" />
      <rect width="8" height="2" fill="#b98be0" />
    </>
  ),
};

/** The patterns that the jerseys on the page are filled with. */
export const JerseyPatterns = memo(function JerseyPatterns({ worn }: { worn: readonly Jersey[] }) {
  return (
    <svg width="0" height="0" className="offstage" aria-hidden="true" focusable="false">
      <defs>
        {worn.map(({ id, colour, pattern }) => (
          <pattern key={id} id={`jersey-${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={colour} />
            {motifs[pattern]}
          </pattern>
        ))}
      </defs>
    </svg>
  );
});

/** Those that the leaders' jerseys are filled with. */
export const LeaderPatterns = memo(() => (
  <svg width="0" height="0" className="offstage" aria-hidden="true" focusable="false">
    <defs>
      {Object.entries(leaders).map(([id, cloth]) => (
        <pattern key={id} id={`jersey-leader-${id}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {cloth}
        </pattern>
      ))}
    </defs>
  </svg>
));
