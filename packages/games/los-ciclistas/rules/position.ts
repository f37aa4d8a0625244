import { type RiderId, sameData } from '@gruppetto/kernel';
import { ridersEach, zeros } from './course.ts';
import type { Options, Position, State } from './types.ts';

export function place(options: Options, position: Position): State {
  const riders = options.players * ridersEach;
  const space = zeros(riders);
  for (const spot of position.road) space[spot.rider] = spot.space;
  const road = position.road.map((spot) => spot.rider);
  const now = position.now ?? roundBegins(position.round, road, space);
  return {
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
  const still = { used: zeros(space.length), down: [], thrown: [] };
  if (round === 1) return { order: [], next: road.length, began: zeros(space.length), ...still };
  return { order: [...road], next: 0, began: [...space], ...still };
}

export function position(state: State): Position {
  const { round, road, space, order, next, began, used, down, thrown, bonuses, card, pile, home, finishRound, out, laps } = state;
  const now: Now = { order: [...order], next, began: [...began], used: [...used], down: [...down], thrown: [...thrown] };
  return {
    round,
    road: road.map((rider) => ({ rider, space: space[rider] })),
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
