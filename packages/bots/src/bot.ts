import type { Dice, GameTypes, Race, Tell, Turn } from '@gruppetto/kernel';

/** Plays a seat. It sees what the seat sees, never the state; its dice are its own, not the table's. */
export type Bot<T extends GameTypes = GameTypes> = (race: Race<T>, view: T['View'], turn: Turn<T['Choice']>, dice: Dice) => T['Choice'];

/** Rides a race to its end; `bots` has one for each seat. Returns the number of choices made. */
export function rideOut<T extends GameTypes>(
  race: Race<T>,
  state: T['State'],
  bots: readonly Bot<T>[],
  dice: Dice,
  botDice: Dice,
  tell?: Tell<T['Fact']>,
): number {
  for (let choices = 0; ; choices++) {
    const turn = race.turn(state);
    if (!turn) return choices;
    const { seat, choices: between } = turn;
    // Nobody is asked where there is nothing to choose.
    race.play(state, between.length === 1 ? between[0] : bots[seat](race, race.view(state, seat), turn, botDice), dice, tell);
  }
}
