import { findGame, rooms } from '@gruppetto/catalogue/all';
import { type Dice, type Game, startTable } from '@gruppetto/kernel';
import { fairDice } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import { type EngineJob, type FindBot, perform } from '../src/tables/engine/engine-job.ts';

const seed = 'the seed of the table';

/** What a bot throws that throws so often before it does the first thing it may, and what fell on the table in its step. */
function ride(game: Game, throws: number, more: { readonly seed?: string; readonly takeBacks?: number; readonly secret?: string } = {}) {
  const options = game.options.parse({});
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seats = Array.from({ length: game.race(options.value).seats }, () => ({ name: 'Bot', colour: 'red', player: 'random' }));
  const { table } = startTable(game, options.value, seats, fairDice(seed, 0));
  const job: EngineJob = {
    do: 'bot',
    race: JSON.stringify({ game: game.id, options: options.value, seats }),
    at: { state: JSON.stringify(table.state), steps: 0 },
    from: { seed: more.seed ?? seed, takeBacks: more.takeBacks ?? 0 },
    viewers: [],
    bot: 'thrower',
    secret: more.secret ?? 'the secret of the server',
  };
  let thrown = '';
  const thrower: FindBot = () => (_race, _view, turn, dice) => {
    thrown = faces(dice, throws);
    return turn.choices[0];
  };
  const answer = perform(job, findGame, thrower);
  if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
  return { thrown, fell: answer.step.dice };
}

const faces = (dice: Dice, count: number): string => Array.from({ length: count }, () => dice.roll(6)).join('');

describe.each(rooms.map(({ game }) => game))('$id', (game) => {
  test('what falls on the table is the same, however often a bot throws for itself', () => {
    expect(ride(game, 1000).fell).toBe(ride(game, 0).fell);
  });

  test('a bot cannot see the dice to come: what it throws does not depend on the seed of the table', () => {
    const { thrown } = ride(game, 40);
    expect(ride(game, 40, { seed: 'another seed' }).thrown).toBe(thrown);
    for (const step of [0, 1, 2]) expect(thrown).not.toBe(faces(fairDice(seed, step), 40));
    expect(ride(game, 40, { secret: 'another secret' }).thrown).not.toBe(thrown);
  });

  test('after an agreed take-back a bot throws anew', () => {
    expect(ride(game, 40, { takeBacks: 1 }).thrown).not.toBe(ride(game, 40).thrown);
  });
});
