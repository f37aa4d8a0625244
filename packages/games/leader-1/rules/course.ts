import { remember } from '@gruppetto/kernel';
import { energyOf, hexagonOf, lastRow } from './race-plan.ts';
import { races } from './races.ts';
import { maxSquares, type Squares, squaresOf } from './squares.ts';
import { type Roster, roles, rosterOf } from './teams.ts';
import { type Terrain, tileOf } from './tiles.ts';
import type { Options, RacePlan } from './types.ts';

/** L1-3.2: free squares, by the terrain where a move starts. */
const freeSquares: Readonly<Record<Terrain, Readonly<Record<(typeof roles)[number], number>>>> = {
  plain: { rouleur: 3, leader: 2, climber: 1 },
  hill: { rouleur: 2, leader: 2, climber: 2 },
  mountain: { rouleur: 1, leader: 2, climber: 3 },
  downhill: { rouleur: 4, leader: 4, climber: 4 },
};

/** L1-3.7: who moves so many squares gives no slipstream. */
const tooFast = { cobbles: 5, downhill: 8, elsewhere: 6 };

/** All that the options settle before the start: who rides, and the road. Where it goes row by row, row 0 stands for all before the start. */
export interface Course extends Roster {
  readonly options: Options;
  readonly plan: RacePlan;
  readonly squares: Squares;
  /** The last row; the finish line lies behind it. */
  readonly length: number;
  readonly energy: number;
  /** By row. In the run-out there is one lane. */
  readonly lanes: Uint8Array;
  readonly terrain: readonly Terrain[];
  readonly cobbles: Uint8Array;
  /** L1-3.2: by role, then by row. */
  readonly free: readonly Uint8Array[];
  /** L1-3.7. */
  readonly tooFast: Uint8Array;
  /** L1-1.5: the category of the climb that a row belongs to; 0 where there is none. */
  readonly category: Uint8Array;
  /** L1-2.4: rows inside a sprint zone. */
  readonly sprint: Uint8Array;
  /** By square: whether it is dark or on a climb. */
  readonly perils: Uint8Array;
}

export const planOf = ({ race, own }: Options): RacePlan => own ?? races[race as keyof typeof races].plan;

export const courseOf = remember(build);

function build(options: Options): Course {
  const plan = planOf(options);
  const length = lastRow(plan);
  const rows = length + maxSquares + 1;
  const lanes = new Uint8Array(rows).fill(1);
  const terrain = Array<Terrain>(rows).fill('plain');
  const cobbles = new Uint8Array(rows);
  const free = roles.map(() => new Uint8Array(rows));
  const slow = new Uint8Array(rows);
  const category = new Uint8Array(rows);
  for (let row = 0; row <= length; row++) {
    const hexagon = hexagonOf(row || 1);
    const tile = tileOf(plan.hexagons[hexagon - 1]);
    lanes[row] = tile.lanes;
    terrain[row] = tile.terrain;
    for (const [index, role] of roles.entries()) free[index][row] = freeSquares[tile.terrain][role];
    slow[row] = tile.cobbles ? tooFast.cobbles : tile.terrain === 'downhill' ? tooFast.downhill : tooFast.elsewhere;
    // Before the start the road is as wide as behind it, and good.
    if (row === 0) continue;
    cobbles[row] = tile.cobbles ? 1 : 0;
    if (tile.terrain === 'mountain') category[row] = plan.climbs.findLast((climb) => climb.hexagon <= hexagon)?.category ?? 0;
  }
  const energy = energyOf(plan);
  const roster = rosterOf(options.players, options.ridersEach);
  const squares = squaresOf(plan);
  return {
    ...roster,
    options,
    plan,
    squares,
    length,
    energy,
    lanes,
    terrain,
    cobbles,
    free,
    tooFast: slow,
    category,
    sprint: zones(plan, rows),
    perils: squares.dark.map((dark, square) => dark || category[squares.rowOn[square]]),
  };
}

/** L1-2.4: a zone goes from behind its start to the next bonus line or the finish. */
function zones(plan: RacePlan, rows: number): Uint8Array {
  const sprint = new Uint8Array(rows);
  const lines = [...plan.bonusLines, lastRow(plan)];
  for (const start of plan.sprints) {
    const line = lines.find((row) => row > start) as number;
    sprint.fill(1, start + 1, line + 1);
  }
  return sprint;
}

/** The index of a row in the lists of the course, also of one that a front has only begun. */
export const at = (row: number): number => (row > 0 ? Math.ceil(row) : 0);
