import { describe, expect, test } from 'vitest';
import { commitmentOf, type Kept, type SharedTable, tend, unrevealed, type You } from '../src/index.ts';

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
const stored = (kept: Kept): Kept => JSON.parse(JSON.stringify(kept)) as Kept;
const sealed = table([commitmentOf(own), commitmentOf(other), undefined]);
const begun = { ...sealed, starting };

test('the server’s commitment is kept from the first sight of it', () => {
  const { kept } = tend({}, table([undefined]), { host: false, notes: '' }, fresh);
  expect(kept).toEqual({ commitment: 'seal' });
  expect(tend(kept, table([undefined], { commitment: 'another', status: 'racing' }), you, fresh).kept.commitment).toBe('seal');
});

test('nothing is revealed before the start, and then once all commitments are kept', () => {
  const before = tend({ contribution: own }, sealed, you, fresh);
  expect(before.send).toBeUndefined();
  expect(before.kept.seats).toBeUndefined();
  const after = tend(stored(before.kept), begun, you, fresh);
  expect(after.send).toEqual({ contribution: own });
  expect(stored(after.kept)).toEqual({
    commitment: 'seal',
    contribution: own,
    own: 0,
    seats: [commitmentOf(own), commitmentOf(other), null],
  });
  // The answer was lost, or the page was reloaded: the same again.
  const again = tend(stored(after.kept), begun, you, fresh);
  expect({ ...again, kept: stored(again.kept) }).toEqual({ ...after, kept: stored(after.kept) });
});

describe('a server that changes what it has shown learns nothing', () => {
  test('its own commitment', () => {
    const swapped = tend({ commitment: 'seal', contribution: own }, { ...begun, commitment: 'another' }, you, fresh);
    expect(swapped).toMatchObject({ broken: true });
    expect(swapped.send).toBeUndefined();
  });

  test('that of another seat, after this one was revealed', () => {
    const { kept } = tend({ commitment: 'seal', contribution: own }, begun, you, fresh);
    const ground = table([commitmentOf(own), commitmentOf('99'.repeat(32)), undefined], { starting });
    const again = tend(stored(kept), ground, you, fresh);
    expect(again).toMatchObject({ broken: true });
    expect(again.send).toBeUndefined();
    expect(again.kept.seats).toEqual([commitmentOf(own), commitmentOf(other), null]);
  });
});

test('after a start that was called off a new contribution is used', () => {
  const { kept } = tend({ commitment: 'seal', contribution: own }, begun, you, fresh);
  for (const shown of [undefined, commitmentOf(own)]) {
    const again = tend(stored(kept), table([shown, undefined, undefined]), you, fresh);
    expect(again).toEqual({ kept: { commitment: 'seal', contribution: fresh() }, send: { commitment: commitmentOf(fresh()) } });
  }
});

test('two windows of one browser share a contribution; another device’s is left alone', () => {
  expect(tend({ contribution: own }, table([undefined]), you, fresh).send).toEqual({ commitment: commitmentOf(own) });
  expect(tend({ contribution: own }, table([commitmentOf(other)]), you, fresh).send).toBeUndefined();
  expect(tend({ contribution: own }, table([commitmentOf(other)], { starting }), you, fresh).send).toBeUndefined();
  expect(unrevealed({ contribution: own }, fresh).contribution).toBe(own);
  expect(unrevealed({ contribution: own, seats: [], own: 1 }, fresh)).toEqual({ contribution: fresh() });
});

test('who comes later keeps the commitments as first seen in the race', () => {
  const { kept } = tend({}, { ...sealed, status: 'racing' }, { host: false, notes: '' }, fresh);
  expect(kept).toEqual({ commitment: 'seal', seats: [commitmentOf(own), commitmentOf(other), undefined] });
  const changed = table([commitmentOf(own), 'x', undefined], { status: 'racing' });
  expect(tend(kept, changed, you, fresh).kept).toEqual(kept);
});

test('a page that revealed its part and stood up when the start was called off accuses nobody', () => {
  const revealed = tend({ contribution: own, commitment: 'seal' }, begun, you, fresh).kept;
  const nobody = { host: false, notes: '' };
  const calledOff = tend(stored(revealed), table([undefined, undefined, undefined]), nobody, fresh);
  expect(calledOff).toEqual({ kept: { commitment: 'seal' } });
  const racing = tend(calledOff.kept, table([commitmentOf(other)], { status: 'racing' }), nobody, fresh);
  expect(racing.kept.seats).toEqual([commitmentOf(other)]);
  // A part that stayed secret is kept.
  expect(tend({ contribution: own }, table([undefined]), nobody, fresh).kept.contribution).toBe(own);
});
