import { type Marker, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { soaks } from '../../../../scripts/test/soaks.ts';
import { circuitOf, type Hexagon } from '../rules/circuit.ts';
import { cyclingParty, hexagonsInBox, makeStage, type Options, type Stage, stages, stageTypes } from '../rules/index.ts';
import { secondsOf } from '../rules/times.ts';
import { before, go, type RiderName, threeDice, twentySided } from './riders.ts';

const readyMade: readonly Stage[] = Object.values(stages);
const made = (count: number): readonly Stage[] =>
  Array.from({ length: count }, (_, seed) => makeStage(stageTypes[seed % 4], new SeededDice(`stage ${seed}`), 60 + ((seed * 7) % 241)));

const masterOf = (own: Stage): Options => ({ version: 'master', teams: 2, riders: 5, stage: 'own', own });

type Step = readonly [columns: number, rows: number];
const stepsOf = (chain: readonly Hexagon[]): readonly Step[] =>
  chain.slice(1).map((one, index): Step => [one.column - chain[index].column, one.row - chain[index].row]);
/** The six neighbours in a honeycomb, round the clock. */
const round: readonly Step[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
const directionOf = ([columns, rows]: Step) => round.findIndex((one) => one[0] === columns && one[1] === rows);

describe('CP-1.10 a stage as a circuit of hexagons', () => {
  const some = [...readyMade, ...made(1000)].map((stage) => ({ stage, chain: circuitOf(masterOf(stage)) }));

  test('CP-1.10 each hexagon lies beside the one before it, none on another, and no bend is sharp', () => {
    for (const { chain } of some) {
      const directions = stepsOf(chain).map(directionOf);
      expect(directions).not.toContain(-1);
      expect(new Set(chain.map(({ column, row }) => `${column} ${row}`)).size).toBe(chain.length);
      const bends = directions.slice(1).map((one, index) => (one - directions[index] + 6) % 6);
      expect(bends.filter((bend) => bend > 1 && bend < 5)).toEqual([]);
    }
  });

  test('CP-1.5, CP-1.10 start, course, finish and twelve squares of run-out, of which the box builds 150 km', () => {
    for (const { stage, chain } of some) {
      expect(chain.map(({ kind }) => kind).filter((kind) => kind !== 'road')).toEqual(['start', 'finish']);
      expect(chain[0].kind).toBe('start');
      expect(chain.findIndex(({ kind }) => kind === 'finish')).toBe(1 + Math.ceil(stage.length / 3));
      const squares = chain.flatMap((one) => one.squares.map(({ square }) => square));
      expect(squares).toEqual(Array.from({ length: stage.length + 12 }, (_, index) => index + 1));
      if (stage.length <= 150) expect(chain.length - 2).toBeLessThanOrEqual(hexagonsInBox);
    }
  });

  test('CP-1.9, CP-1.10 every indicator lies on its square, and the passes wind', () => {
    const chain = circuitOf(masterOf(stages['glacier-road']));
    const squares = chain.flatMap((one) => one.squares);
    const marked = squares.flatMap(({ square, indicators }) =>
      indicators.map(({ kind, label = '' }) => `${square} ${kind} ${label}`.trim()),
    );
    expect(marked).toEqual(
      expect.arrayContaining(['10 sprint', '15 distance second', '30 summit second', '95 distance hors', '126 summit hors']),
    );
    expect(marked).toEqual(
      expect.arrayContaining(['100 to-go 50', '142 to-go 8', '144 to-go 6', '151 distance 55–60″', '162 distance 0–5″']),
    );
    expect(squares.filter(({ mountain }) => mountain).length).toBe(16 + 24 + 32);
    expect(chain.some(({ row, squares: own }) => row % 3 === 1 && own.some(({ mountain }) => mountain))).toBe(true);
  });
});

describe('CP-1.9 every indicator means what the race does on its square', () => {
  const raceFrom = (own: Stage, name: RiderName, square: number, powers?: object) => {
    const { options, position } = before({
      options: { version: 'master', stage: 'own', own },
      at: { [name]: square },
      ...(powers && { teams: { black: { quiet: 0, ...powers } } }),
    });
    const race = cyclingParty.race(options);
    return { race, state: race.place(position) };
  };
  /** One die on a mountain square, two on the flat. */
  const diceOn = (own: Stage, square: number): number => {
    const { race, state } = raceFrom(own, 'black4', square);
    const thrown: number[] = [];
    race.play(state, go, new SeededDice('x'), (fact) => {
      if (fact.type === 'threw' && (fact.for === 'climb' || fact.for === 'alone')) thrown.push(fact.dice.length);
    });
    return thrown[0];
  };
  const offered = (own: Stage, name: RiderName, square: number, powers: object): readonly string[] => {
    const { race, state } = raceFrom(own, name, square, powers);
    race.play(state, go, new SeededDice('x'));
    const first = race.turn(state)?.choices ?? [];
    if (first.some((choice) => choice.do === 'sprint' && choice.with === undefined))
      race.play(state, { do: 'sprint' }, new SeededDice('x'));
    return (race.turn(state)?.choices ?? first).map((choice) => JSON.stringify(choice));
  };
  const hasPassed = (own: Stage, square: number, prime: number): boolean => {
    const { options, position } = before({ options: { version: 'master', stage: 'own', own }, at: { black4: square } });
    const { now: _, passed = [], ...rest } = position;
    return !cyclingParty
      .race(options)
      .positions()
      .parse({ ...rest, passed: passed.with(prime, []) }).ok;
  };

  const checks: Partial<Record<Marker['kind'], (own: Stage, marker: Marker) => void>> = {
    distance(own, { at, label = '' }) {
      if (at > own.length) {
        const k = at - own.length;
        expect(label).toBe(`${secondsOf(k, 6)}–${secondsOf(k, 1)}″`);
      } else if (label === `${at}`) expect(at % 25).toBe(0);
      else {
        expect(own.passes).toContainEqual({ from: at, category: label });
        expect(diceOn(own, at)).toBe(1);
        if (!own.passes.some(({ from }) => from < at && at - from <= 33)) expect(diceOn(own, at - 1)).toBe(2);
      }
    },
    summit(own, { at }) {
      expect(diceOn(own, at)).toBe(1);
      if (at < own.length && !own.passes.some(({ from }) => from === at + 1)) expect(diceOn(own, at + 1)).toBe(2);
    },
    'to-go'(own, { at, label }) {
      if (label === '50') {
        if (diceOn(own, at) === 2) expect(offered(own, 'black4', at, { attacks: 1 })).toContain('{"do":"attack","rider":3}');
        expect(offered(own, 'black4', at + 1, { attacks: 1 })).not.toContain('{"do":"attack","rider":3}');
        return;
      }
      const sprint = JSON.stringify(label === '6' ? threeDice : twentySided);
      if (diceOn(own, at) === 2) expect(offered(own, 'black2', at, { sprints: 1 })).toContain(sprint);
      expect(offered(own, 'black2', at + 1, { sprints: 1 })).not.toContain(sprint);
    },
    sprint(own, { at }) {
      const prime = cyclingParty.stageRace?.primes(masterOf(own)).findIndex(({ square, kind }) => kind === 'sprint' && square === at) ?? -1;
      expect(diceOn(own, at)).toBe(2);
      expect([hasPassed(own, at, prime), hasPassed(own, at + 1, prime)]).toEqual([false, true]);
    },
    start: (_, { at }) => expect(at).toBe(0),
    finish: (own, { at }) => expect(at).toBe(own.length),
  };

  test('CP-1.9 on all ready-made stages', () => {
    for (const own of readyMade) {
      const { markers } = cyclingParty.race(masterOf(own)).road();
      for (const marker of markers) checks[marker.kind]?.(own, marker);
      expect(markers.filter(({ at }) => at > own.length).length).toBe(12);
    }
  });

  const count = soaks ? 1000 : 250;
  test(`CP-1.9 on ${count} generated ones`, { timeout: 240_000 }, () => {
    for (const own of made(count)) for (const marker of cyclingParty.race(masterOf(own)).road().markers) checks[marker.kind]?.(own, marker);
  });
});
