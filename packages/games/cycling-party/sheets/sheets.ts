import { type Area, box, circle, type Drawn, group, type Page, path, type Sheet, table, text } from '@gruppetto/paper';
import { circuitPicture } from '../rules/circuit-picture.ts';
import { startTeam } from '../rules/play.ts';
import { roleOf } from '../rules/roles.ts';
import type { CyclingParty, Options } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import { indicatorIn, markerIn } from '../words/markers.ts';

type SheetWords = Sentences['sheets'] & Pick<Sentences['screens'], 'categories' | 'shortCategories'> & Pick<Sentences, 'roles'>;

/** CP-1.10: the circuit to lay the hexagons by, with the squares that carry an indicator. */
const circuit = (say: SheetWords): Sheet<CyclingParty> => ({
  id: 'circuit',
  title: say.circuit,
  pages: ({ options }, { landscape }): readonly Page[] => [
    { title: say.circuit, landscape: true, body: drawCircuit(say, options, landscape) },
  ],
});

function drawCircuit(say: SheetWords, options: Options, { width, height }: Area): Drawn {
  const picture = circuitPicture(options);
  const scale = Math.min(width / picture.width, height / picture.height);
  const at = (value: number): number => value * scale;
  const corners = picture.hexagons.map(({ kind, corners: list }) =>
    path(`M${list.map(({ x, y }) => `${at(x)} ${at(y)}`).join('L')}Z`, { fill: kind === 'road' ? '#fff' : '#ddd', stroke: '#777' }),
  );
  // Black on white, also where nobody prints in colours: mountain squares are filled.
  const squares = picture.squares.map(({ x, y, mountain }) => circle(at(x), at(y), at(0.16), { fill: mountain ? '#000' : '#fff' }));
  const indicators = picture.squares.flatMap(({ x, y, square, indicators: list }) =>
    list.map(({ kind, label }, nth) =>
      group(
        at(x),
        at(y),
        circle(0, 0, at(0.28), { width: 0.5 }),
        text(0, at(nth === 0 ? 0.75 : -0.4), beside(square, indicatorIn(say, kind, label)), {
          size: Math.min(3, at(0.4)),
          anchor: 'middle',
        }),
      ),
    ),
  );
  return [...corners, ...squares, ...indicators].join('');
}

/** An indicator that is no square's own number has that number beside it. */
const beside = (square: number, mark: string): string => (mark === '' || mark === `${square}` ? mark : `${mark} · ${square}`);

/** CP-1.9: every indicator with its kilometre. */
const indicators = (say: SheetWords): Sheet<CyclingParty> => ({
  id: 'indicators',
  title: say.indicators,
  pages(race, { upright }): readonly Page[] {
    const { length, markers } = race.road();
    const inner = markers.filter(({ kind }) => kind !== 'start' && kind !== 'finish');
    const rows = inner.map(({ at, kind, label = '' }) => [
      at > length ? say.pastLine(at - length) : say.km(at),
      markerIn(say, kind, label, at > length),
      '',
    ]);
    const rowHeight = Math.min(7, upright.height / (rows.length + 1));
    return [{ title: say.indicators, body: table(0, 0, [40, 100, upright.width - 140], [say.columns, ...rows], rowHeight) }];
  },
});

/** CP-5.3, CP-5.1, CP-7.1, CP-8.3: boxes to cross out, and the riders with their roles. */
const teams = (say: SheetWords): Sheet<CyclingParty> => ({
  id: 'teams',
  title: say.teams,
  pages: ({ options, seats }, { upright }): readonly Page[] => [
    {
      title: say.teams,
      body: Array.from({ length: seats }, (_, seat) => group(0, (seat * upright.height) / 6, teamBox(say, options, seat, upright))).join(
        '',
      ),
    },
  ],
});

function teamBox(say: SheetWords, options: Options, seat: number, { width, height }: Area): Drawn {
  const { bottles, sprints, attacks, mountainAttacks } = startTeam(options, seat);
  const rows = [
    { label: say.bottles, count: bottles },
    { label: say.sprints, count: sprints },
    { label: say.attacks, count: attacks },
    { label: say.mountainAttacks, count: mountainAttacks },
  ].filter(({ count }) => count > 0);
  const counters = rows.map(({ label, count }, index) => {
    const y = 12 + index * 7;
    const boxes = Array.from({ length: count }, (_, nth) => box(35 + nth * 7, y - 4, 5, 5));
    return text(2, y, label, { size: 3.2 }) + boxes.join('');
  });
  const riders = Array.from({ length: options.riders }, (_, index) => {
    const role = roleOf(options, seat * options.riders + index);
    return text(width / 2 + 2, 12 + index * 5.5, say.rider({ number: index + 1, role: role ? say.roles[role].one : '' }), {
      size: 3.2,
    });
  });
  return box(0, 0, width, height / 6 - 3) + text(2, 5, say.team(seat + 1), { size: 4, bold: true }) + [...counters, ...riders].join('');
}

export const sheets = sentences.map(({ sheets: say, screens, roles }): readonly Sheet<CyclingParty>[] =>
  [circuit, indicators, teams].map((sheet) => sheet({ ...screens, ...say, roles })),
);
