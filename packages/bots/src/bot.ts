import type { Dice, Game, GameTypes, Tell, Turn } from '@gruppetto/kernel';

export const botNames = ['random', 'rule-of-thumb'] as const;

export type BotName = (typeof botNames)[number];

/** Who plays a seat when nobody does. He sees what the seat sees, never the state; his dice are his own, not the table's. */
export type Bot<T extends GameTypes = GameTypes> = (view: T['View'], turn: Turn<T['Choice']>, dice: Dice) => T['Choice'];

/** Rides a race to its end; `bots` has one for each seat. Gives the number of choices made. */
export function rideOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  bots: readonly Bot<T>[],
  dice: Dice,
  botDice: Dice,
  tell?: Tell<T['Fact']>,
): number {
  for (let choices = 0; ; choices++) {
    const turn = game.turn(state);
    if (!turn) return choices;
    const bot = bots[turn.seat];
    game.play(state, bot(game.view(state, turn.seat), turn, botDice), dice, tell);
  }
}
