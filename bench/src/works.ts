import { type Bot, rideOut } from '@gruppetto/bots';
import { type Dice, type Race, SeededDice } from '@gruppetto/kernel';
import type { TimedWork } from './alternate.ts';
import { Client, enumerate, losCiclistas } from './boardgame-io.ts';

/** Races of one bot on every seat; the unit is a race. */
export function botRaces(race: Race, bot: Bot): TimedWork {
  const bots = Array<Bot>(race.seats).fill(bot);
  const dice = new SeededDice('bots');
  const botDice = new SeededDice('their judgement');
  return () => {
    rideOut(race, race.setup(dice), bots, dice, botDice);
    return 1;
  };
}

/** Races of the engine alone, with random choices; the unit is a move. */
export class EngineRaces {
  races = 0;
  moves = 0;
  private readonly race: Race;
  private readonly dice: Dice;
  private readonly pick = new SeededDice('any choice');

  constructor(race: Race, dice: Dice = new SeededDice('engine')) {
    this.race = race;
    this.dice = dice;
  }

  ride(): number {
    const { race, dice, pick } = this;
    const state = race.setup(dice);
    let moves = 0;
    for (let turn = race.turn(state); turn; turn = race.turn(state)) {
      const { choices } = turn;
      race.play(state, choices[choices.length === 1 ? 0 : pick.draw(choices.length)], dice);
      moves++;
    }
    this.races++;
    this.moves += moves;
    return moves;
  }

  /** How many dice fell in all its races: they are ridden once more and counted, so that counting costs the timed ones nothing. */
  countDice(): number {
    const counting = new CountingDice(new SeededDice('engine'));
    const again = new EngineRaces(this.race, counting);
    while (again.races < this.races) again.ride();
    return counting.fallen;
  }
}

class CountingDice implements Dice {
  fallen = 0;
  private readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  roll(sides: number): number {
    this.fallen++;
    return this.dice.roll(sides);
  }

  draw(count: number): number {
    this.fallen++;
    return this.dice.draw(count);
  }
}

/** Dice and nothing else; the unit is a die. Their sum is kept, or drawing them could be optimised away. */
export class BareDice {
  sum = 0;
  private readonly dice = new SeededDice('bare');

  throw(): number {
    const { dice } = this;
    const count = 50_000;
    let sum = 0;
    for (let nth = 0; nth < count; nth++) sum += dice.roll(6);
    this.sum += sum;
    return count;
  }
}

/** Races on boardgame.io with random choices; the unit is a move. */
export function boardgameIoRaces(): TimedWork {
  const pick = new SeededDice('any choice');
  let race = 0;
  return () => {
    const client = Client({ game: { ...losCiclistas, seed: `${race++}` }, numPlayers: 4, debug: false });
    client.start();
    let moves = 0;
    for (let { G, ctx } = client.getState(); !ctx.gameover; { G, ctx } = client.getState()) {
      const list = enumerate(G, Number(ctx.currentPlayer));
      const { move, args = [] } = list[pick.draw(list.length)];
      client.moves[move](...args);
      moves++;
    }
    client.stop();
    return moves;
  };
}
