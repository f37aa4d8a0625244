import { findGame } from '@gruppetto/catalogue/all';
import { type Choice, type Game, ScriptedDice, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test, vi } from 'vitest';
import { type BoardgameRace, Client, enumerate, losCiclistas, type Move } from '../src/boardgame-io.ts';

const game = findGame('los-ciclistas') as Game;

type Spots = Pick<BoardgameRace, 'road' | 'space' | 'order' | 'next' | 'began' | 'used' | 'bonuses'>;

const spots = ({ road, space, order, next, began, used, bonuses }: Spots): Spots => ({ road, space, order, next, began, used, bonuses });

function choiceOf({ move, args = [] }: Move): Choice & Record<string, unknown> {
  if (move === 'start') return { do: 'start', rider: args[0] };
  if (move === 'add') return { do: 'add', bonuses: args[0] };
  return { do: move === 'draft' ? 'draft' : 'throw' };
}

/** Rides one race on both engines, the dice of the one scripted for the other; gives how many moves it had. */
function rideBoth(seed: string, players: number): number {
  const client = Client({ game: { ...losCiclistas, seed }, numPlayers: players, debug: false });
  client.start();
  const pick = new SeededDice(seed);
  const parsed = game.options.parse({ players });
  if (!parsed.ok) throw new Error('wrong options');
  const race = game.race(parsed.value);
  const state = race.setup(new ScriptedDice([]));
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    const turn = race.turn(state);
    expect(ctx.gameover === undefined).toBe(turn !== undefined);
    if (!turn) {
      expect(G.home).toEqual(race.standings(state).riders.map(({ rider }) => rider));
      expect(ctx.gameover).toEqual({ winner: race.standings(state).seats[0]?.seat });
      client.stop();
      return moves;
    }
    expect(spots(G)).toEqual(spots(state as BoardgameRace));
    expect(Number(ctx.currentPlayer)).toBe(turn.seat);
    const list = enumerate(G, turn.seat);
    expect(list.map(choiceOf)).toEqual(turn.choices);
    const move = list[pick.draw(list.length)];
    client.moves[move.move](...(move.args ?? []));
    const fell = move.move === 'start' || move.move === 'throwDice' ? client.getState().G.dice : [];
    const dice = new ScriptedDice(fell);
    race.play(state, choiceOf(move), dice);
    expect(dice.left).toBe(0);
  }
}

describe('Los Ciclistas on boardgame.io, which the bench compares with', () => {
  test.each([2, 4, 6])('%i players: same choices, same dice, same race', (players) => {
    for (const seed of ['one', 'another']) expect(rideBoth(seed, players)).toBeGreaterThan(players * 3 * 5);
  });

  test('refuses what may not be done', () => {
    // boardgame.io says there what it refuses.
    vi.spyOn(console, 'error').mockReturnValue();
    const client = Client({ game: { ...losCiclistas, seed: 'refused' }, numPlayers: 2, debug: false });
    client.start();
    const { G } = client.getState();
    client.moves.draft();
    client.moves.throwDice();
    client.moves.add(1);
    expect(client.getState().G).toEqual(G);
    client.stop();
  });
});
