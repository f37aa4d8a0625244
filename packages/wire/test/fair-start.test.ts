import { describe, expect, test } from 'vitest';
import { commitmentOf, type DiceMemory, prepareDice, type SharedTable, unrevealed, type You } from '../src/index.ts';

const you: You = { seat: 0, host: false, notes: '' };
const own = 'a1'.repeat(32);
const other = 'b2'.repeat(32);
const fresh = () => 'f5'.repeat(32);
const starting = { now: 0, until: 60_000 };

const table = (commitments: readonly (string | undefined)[], more: Partial<SharedTable> = {}): SharedTable => ({
  id: 'x',
  game: 'los-ciclistas',
  rules: 1,
  options: {},
  status: 'gathering',
  seats: commitments.map((commitment) => ({
    name: 'A',
    colour: 'red',
    player: 'person',
    here: true,
    ...(commitment !== undefined && { commitment }),
  })),
  settings: { open: false, spectators: true, clock: { kind: 'none' }, rated: false },
  hostName: 'A',
  spectators: 0,
  fairness: 2,
  takeBacks: 0,
  commitment: 'seal',
  ...more,
});

/** As a browser has it after a reload. */
const stored = (memory: DiceMemory): DiceMemory => JSON.parse(JSON.stringify(memory)) as DiceMemory;
const sealed = table([commitmentOf(own), commitmentOf(other), undefined]);
const begun = { ...sealed, starting };

test('the server’s commitment is memory from the first sight of it', () => {
  const { memory } = prepareDice({}, table([undefined]), { host: false, notes: '' }, fresh);
  expect(memory).toEqual({ commitment: 'seal' });
  expect(prepareDice(memory, table([undefined], { commitment: 'another', status: 'racing' }), you, fresh).memory.commitment).toBe('seal');
});

test('nothing is revealed before the start, and then once all commitments are memory', () => {
  const before = prepareDice({ contribution: own }, sealed, you, fresh);
  expect(before.send).toBeUndefined();
  expect(before.memory.seats).toBeUndefined();
  const after = prepareDice(stored(before.memory), begun, you, fresh);
  expect(after.send).toEqual({ contribution: own });
  expect(stored(after.memory)).toEqual({
    commitment: 'seal',
    contribution: own,
    own: 0,
    seats: [commitmentOf(own), commitmentOf(other), null],
  });
  // The answer was lost, or the page was reloaded: the same again.
  const again = prepareDice(stored(after.memory), begun, you, fresh);
  expect({ ...again, memory: stored(again.memory) }).toEqual({ ...after, memory: stored(after.memory) });
});

describe('a server that changes what it has shown learns nothing', () => {
  test('its own commitment', () => {
    const swapped = prepareDice({ commitment: 'seal', contribution: own }, { ...begun, commitment: 'another' }, you, fresh);
    expect(swapped).toMatchObject({ broken: true });
    expect(swapped.send).toBeUndefined();
  });

  test('that of another seat, after this one was revealed', () => {
    const { memory } = prepareDice({ commitment: 'seal', contribution: own }, begun, you, fresh);
    const ground = table([commitmentOf(own), commitmentOf('99'.repeat(32)), undefined], { starting });
    const again = prepareDice(stored(memory), ground, you, fresh);
    expect(again).toMatchObject({ broken: true });
    expect(again.send).toBeUndefined();
    expect(again.memory.seats).toEqual([commitmentOf(own), commitmentOf(other), null]);
  });
});

test('after a start that was called off a new contribution is used', () => {
  const { memory } = prepareDice({ commitment: 'seal', contribution: own }, begun, you, fresh);
  for (const shown of [undefined, commitmentOf(own)]) {
    const again = prepareDice(stored(memory), table([shown, undefined, undefined]), you, fresh);
    expect(again).toEqual({ memory: { commitment: 'seal', contribution: fresh() }, send: { commitment: commitmentOf(fresh()) } });
  }
});

test('two windows of one browser share a contribution; another device’s is left alone', () => {
  expect(prepareDice({ contribution: own }, table([undefined]), you, fresh).send).toEqual({ commitment: commitmentOf(own) });
  expect(prepareDice({ contribution: own }, table([commitmentOf(other)]), you, fresh).send).toBeUndefined();
  expect(prepareDice({ contribution: own }, table([commitmentOf(other)], { starting }), you, fresh).send).toBeUndefined();
  expect(unrevealed({ contribution: own }, fresh).contribution).toBe(own);
  expect(unrevealed({ contribution: own, seats: [], own: 1 }, fresh)).toEqual({ contribution: fresh() });
});

test('who comes later keeps the commitments as first seen in the race', () => {
  const { memory } = prepareDice({}, { ...sealed, status: 'racing' }, { host: false, notes: '' }, fresh);
  expect(memory).toEqual({ commitment: 'seal', seats: [commitmentOf(own), commitmentOf(other), undefined] });
  const changed = table([commitmentOf(own), 'x', undefined], { status: 'racing' });
  expect(prepareDice(memory, changed, you, fresh).memory).toEqual(memory);
});

test('a page that revealed its part and stood up when the start was called off accuses nobody', () => {
  const revealed = prepareDice({ contribution: own, commitment: 'seal' }, begun, you, fresh).memory;
  const nobody = { host: false, notes: '' };
  const calledOff = prepareDice(stored(revealed), table([undefined, undefined, undefined]), nobody, fresh);
  expect(calledOff).toEqual({ memory: { commitment: 'seal' } });
  const racing = prepareDice(calledOff.memory, table([commitmentOf(other)], { status: 'racing' }), nobody, fresh);
  expect(racing.memory.seats).toEqual([commitmentOf(other)]);
  // A part that stayed secret is kept.
  expect(prepareDice({ contribution: own }, table([undefined]), nobody, fresh).memory.contribution).toBe(own);
});
