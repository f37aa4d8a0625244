import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findGame, roomOf } from '@gruppetto/catalogue/all';
import { hasFormat, type Parsed, parseRecord, replayToEnd } from '@gruppetto/kernel';
import { merge, parseSetUp, type RacePlan, ridePart, riderFor, type SetUp, type Tally } from '@gruppetto/lab';

/** What the thread is asked to do. */
export type ForecastTask =
  | { readonly do: 'read'; readonly race: unknown }
  | { readonly do: 'begin'; readonly plan: RacePlan; readonly max: number }
  | { readonly do: 'ride'; readonly plan: RacePlan; readonly from: number; readonly to: number };

// Play comes first. Linux knows the priority of a thread; elsewhere this would be that of the whole server.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', (task: ForecastTask) => parentPort?.postMessage(perform(task)));

function perform(task: ForecastTask): Parsed<SetUp> | Tally {
  if (task.do === 'read') return read(task.race);
  if (task.do === 'begin') return begin(task.plan, task.max);
  return ridePart(task.plan, task.from, task.to);
}

/** A forecast somebody wants: of a set-up, or of a recorded race from where it stands. */
function read(input: unknown): Parsed<SetUp> {
  const parsed = hasFormat(input, 'gruppetto-race') ? readRecord(input) : parseSetUp(input);
  if (!parsed.ok) return parsed;
  const { game: id, options, position } = parsed.value;
  const race = roomOf(id).game.race(options);
  if (position && !race.turn(race.place(position))) return { ok: false, problems: [{ at: '', need: { reason: 'race-over' } }] };
  return parsed;
}

function readRecord(race: unknown): Parsed<SetUp> {
  const record = parseRecord(race, findGame);
  if (!record.ok) return record;
  const { game } = roomOf(record.value.game);
  const replayed = replayToEnd(game, record.value);
  if (!replayed.ok) return replayed;
  const { race: ridden, seats, state } = replayed.value;
  return parseSetUp({
    game: game.id,
    options: ridden.options,
    seats: seats.map(({ player }) => riderFor(game, player)),
    position: ridden.position(state),
  });
}

/** Milliseconds; the last doubling takes as long again. */
const aWhile = 500;

/** The first races: as many as fit in about a second. */
function begin(plan: RacePlan, max: number): Tally {
  const began = performance.now();
  let tally = ridePart(plan, 0, 1);
  while (tally.races < max && performance.now() - began < aWhile)
    tally = merge(tally, ridePart(plan, tally.races, Math.min(max, 2 * tally.races)));
  return tally;
}
