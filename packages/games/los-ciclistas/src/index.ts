import type { Game } from '@gruppetto/kernel';
import { board } from './board.ts';
import { numberOf, ridersEach, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { LosCiclistas } from './types.ts';

export const losCiclistas: Game<LosCiclistas> = {
  id: 'los-ciclistas',
  rules: 1,
  options,
  seatOption: 'players',
  seats: ({ players }) => players,
  riders: ({ players }) =>
    Array.from({ length: players * ridersEach }, (_, rider) => ({ seat: seatOf(rider), team: seatOf(rider), number: numberOf(rider) })),
  setup,
  turn,
  play,
  barred,
  standings,
  view: (state) => state,
  board,
  preview,
  copy,
  positions,
  place,
  position,
  stageRace,
};

export { mostToUse } from './bonuses.ts';
export { landing, lastSpace, seatOf } from './course.ts';
export { draftTo, priceOf } from './drafting.ts';
export type { Card, Choice, Fact, LosCiclistas, Options, Position, State, View } from './types.ts';
