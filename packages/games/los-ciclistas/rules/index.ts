import type { Game } from '@gruppetto/kernel';
import { board, road } from './board.ts';
import { numberOf, ridersEach, seatOf } from './course.ts';
import { standings } from './finish.ts';
import { positions } from './legal.ts';
import { options } from './options.ts';
import { play, setup } from './play.ts';
import { copy, place, position } from './position.ts';
import { preview } from './preview.ts';
import { stageRace } from './stage-race.ts';
import { barred, turn } from './turn.ts';
import type { LosCiclistas, Options } from './types.ts';

const ridersOf = ({ players }: Options) =>
  Array.from({ length: players * ridersEach }, (_, rider) => ({ seat: seatOf(rider), team: seatOf(rider), number: numberOf(rider) }));

export const losCiclistas: Game<LosCiclistas> = {
  id: 'los-ciclistas',
  rules: 1,
  options,
  seatOption: 'players',
  race: (chosen) => ({
    options: chosen,
    seats: chosen.players,
    riders: ridersOf(chosen),
    road: () => road(chosen),
    setup: (_dice, tell) => setup(chosen, tell),
    turn: (state) => turn(chosen, state),
    play: (state, choice, dice, tell) => play(chosen, state, choice, dice, tell),
    barred: (state) => barred(chosen, state),
    standings: (state) => standings(chosen, state),
    view: (state) => state,
    board,
    preview,
    copy,
    positions: () => positions(chosen),
    place: (from) => place(chosen, from),
    position,
  }),
  stageRace,
};

export { maxToUse } from './bonuses.ts';
export { landing, lastSpace, seatOf } from './course.ts';
export { draftPrice, draftSpace } from './drafting.ts';
export { lapLine, outNext } from './elimination.ts';
export type { Card, Choice, Fact, LosCiclistas, Options, Position, State, View } from './types.ts';
