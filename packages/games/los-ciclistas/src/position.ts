import { inside, integer, list, object, oneOf, type Problem, type RiderId, refine, type Schema, sameData } from '@gruppetto/kernel';
import { lastSpace, ridersEach } from './course.ts';
import type { Options, Position, State } from './types.ts';

/** The furthest a rider can stand beyond the line: twelve and three bonuses from the last space. */
const furthestBeyond = 15;

const cards = ['puncture', 'fall', 'side-wind', 'rain', 'blank'] as const;

export function positions(options: Options): Schema<Position> {
  const riders = options.players * ridersEach;
  const furthest = lastSpace(options) + furthestBeyond;
  const rider = integer({ min: 0, max: riders - 1 });
  const space = integer({ min: 1, max: furthest });
  const bonuses = integer({ min: 0, max: 5 });
  const byRider = (most: number) => list(integer({ min: 0, max: most }), { min: riders, max: riders });
  const shape: Schema<Position> = object(
    {
      round: integer({ min: 1, max: 10_000 }),
      road: list(object({ rider, space }), { max: riders }),
      bonuses: list(bonuses, { min: options.players, max: options.players }),
    },
    {
      now: object({
        order: list(rider, { max: riders }),
        next: integer({ min: 0, max: riders }),
        began: byRider(furthest),
        used: byRider(3),
        down: list(rider, { max: riders }),
        thrown: list(integer({ min: 1, max: 6 }), { max: 2 }),
      }),
      card: oneOf(cards),
      pile: list(oneOf(cards), { max: 15 }),
      home: list(object({ rider, round: integer({ min: 1, max: 10_000 }), label: integer({ min: 0, max: 9 }) }), { max: riders }),
      finishRound: integer({ min: 0, max: 10_000 }),
      out: list(rider, { max: riders }),
      laps: integer({ min: 0, max: 2 }),
    },
  );
  return refine(shape, (position, at) => faults(position, at, riders));
}

/** What the parts cannot tell by themselves: every rider in one place, the road in order. */
function faults(position: Position, at: string, riders: number): readonly Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<RiderId>();
  const place = (rider: RiderId, where: string) => {
    if (seen.has(rider)) problems.push({ at: inside(at, where), need: { reason: 'rider-twice', with: { rider } } });
    seen.add(rider);
  };
  for (const [index, spot] of position.road.entries()) {
    place(spot.rider, `road[${index}].rider`);
    const ahead = position.road[index - 1];
    if (ahead && ahead.space < spot.space) problems.push({ at: inside(at, `road[${index}].space`), need: { reason: 'road-out-of-order' } });
  }
  for (const [index, home] of (position.home ?? []).entries()) place(home.rider, `home[${index}].rider`);
  for (const [index, rider] of (position.out ?? []).entries()) place(rider, `out[${index}]`);
  const started = position.round > 1;
  if (started && seen.size < riders)
    problems.push({ at: inside(at, 'road'), need: { reason: 'riders-missing', with: { missing: riders - seen.size } } });
  const { now } = position;
  if (now && started) {
    if (now.next > now.order.length)
      problems.push({
        at: inside(at, 'now.next'),
        need: { reason: 'out-of-range', with: { value: now.next, min: 0, max: now.order.length } },
      });
    if (now.thrown.length === 1)
      problems.push({ at: inside(at, 'now.thrown'), need: { reason: 'wrong-count', with: { count: 1, min: 0, max: 2 } } });
    for (const [index, rider] of now.order.slice(now.next).entries())
      if (!position.road.some((spot) => spot.rider === rider))
        problems.push({ at: inside(at, `now.order[${now.next + index}]`), need: { reason: 'not-on-the-road', with: { rider } } });
  }
  return problems;
}

export function place(options: Options, position: Position): State {
  const riders = options.players * ridersEach;
  const space = Array<number>(riders).fill(0);
  for (const spot of position.road) space[spot.rider] = spot.space;
  const road = position.road.map((spot) => spot.rider);
  const now = position.now ?? roundBegins(position.round, road, space);
  return {
    options,
    round: position.round,
    road,
    space,
    order: [...now.order],
    next: now.next,
    began: [...now.began],
    used: [...now.used],
    down: [...now.down],
    thrown: [...now.thrown],
    bonuses: [...position.bonuses],
    card: position.card ?? 'blank',
    pile: [...(position.pile ?? [])],
    home: (position.home ?? []).map((home) => ({ ...home })),
    finishRound: position.finishRound ?? 0,
    out: [...(position.out ?? [])],
    laps: position.laps ?? 0,
  };
}

type Now = NonNullable<Position['now']>;

function roundBegins(round: number, road: readonly RiderId[], space: readonly number[]): Now {
  const still = { used: space.map(() => 0), down: [], thrown: [] };
  if (round === 1) return { order: [], next: road.length, began: space.map(() => 0), ...still };
  return { order: [...road], next: 0, began: [...space], ...still };
}

export function position(state: State): Position {
  const { round, road, space, order, next, began, used, down, thrown, bonuses, card, pile, home, finishRound, out, laps } = state;
  const now: Now = { order: [...order], next, began: [...began], used: [...used], down: [...down], thrown: [...thrown] };
  return {
    round,
    road: road.map((rider) => ({ rider, space: space[rider] as number })),
    bonuses: [...bonuses],
    ...(!sameData(now, roundBegins(round, road, space)) && { now }),
    ...(card !== 'blank' && { card }),
    ...(pile.length > 0 && { pile: [...pile] }),
    ...(home.length > 0 && { home: home.map((one) => ({ ...one })) }),
    ...(finishRound > 0 && { finishRound }),
    ...(out.length > 0 && { out: [...out] }),
    ...(laps > 0 && { laps }),
  };
}

export const copy = (state: State): State => ({
  options: state.options,
  round: state.round,
  road: state.road.slice(),
  space: state.space.slice(),
  order: state.order.slice(),
  next: state.next,
  began: state.began.slice(),
  used: state.used.slice(),
  down: state.down.slice(),
  thrown: state.thrown.slice(),
  bonuses: state.bonuses.slice(),
  card: state.card,
  pile: state.pile.slice(),
  home: state.home.slice(),
  finishRound: state.finishRound,
  out: state.out.slice(),
  laps: state.laps,
});
