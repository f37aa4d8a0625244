import { parseArgs } from 'node:util';
import { random } from '@gruppetto/bots';
import { gameIds, rooms } from '@gruppetto/catalogue/all';
import type { Room } from '@gruppetto/room';
import { alternate, median, ratio } from './alternate.ts';
import { browserRows } from './browser.ts';
import { estimates } from './estimates.ts';
import { extras } from './goals.ts';
import { serverRows } from './server.ts';
import { type BenchFigures, type BenchRow, head, print, rowsOf } from './table.ts';
import { BareDice, botRaces, EngineRaces } from './works.ts';

const rounds = 60;

function measure(room: Room): BenchFigures {
  const { game, bench, ruleOfThumb = random } = room;
  const extra = extras[game.id];
  const parsed = game.options.parse(bench.options);
  if (!parsed.ok) throw new Error(`the options of ${game.id}: ${JSON.stringify(parsed.problems)}`);
  const race = game.race(parsed.value);
  const engine = new EngineRaces(race);
  const dice = new BareDice();
  const times = alternate({ bots: botRaces(race, ruleOfThumb), engine: () => engine.ride(), dice: () => dice.throw() }, rounds);
  // By itself, and last: another engine's garbage would be collected in our time.
  const duel = extra?.peer && alternate({ peer: extra.peer(), engine: () => engine.ride() }, rounds);
  const tours = extra?.tours && alternate(extra.tours(), rounds);
  return {
    botRaces: 1e9 / median(times.bots),
    engineMoves: 1e9 / median(times.engine),
    ...(duel && { peerMoves: 1e9 / median(duel.peer), timesPeer: ratio(duel.peer, duel.engine) }),
    timesDice: (ratio(times.engine, times.dice) * engine.moves) / engine.countDice(),
    ...estimates(race, room),
    ...(tours && Object.fromEntries(Object.entries(tours).map(([name, times]) => [name, median(times) / 1e6]))),
  };
}

/** What cannot be measured takes nothing away from the rest. */
async function printOrComplain(rows: () => Promise<readonly BenchRow[]>): Promise<void> {
  try {
    print(await rows());
  } catch (error) {
    console.error(`Not measured: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

const { game: wanted } = parseArgs({ options: { game: { type: 'string' } } }).values;
const measured = rooms.filter(({ game: { id } }) => wanted === undefined || wanted === id);
if (measured.length === 0) {
  console.error(`There is no game "${wanted}" to measure; there are ${gameIds.join(', ')}.`);
  process.exit(1);
}
print([head]);
for (const room of measured) print(rowsOf(room, measure(room)));
if (wanted === undefined) for (const rows of [serverRows, browserRows]) await printOrComplain(rows);
console.log(
  `Processor time of one core, Node ${process.version}: medians of ${rounds} rounds in which all take turns; ratios round by round. The server's and the browser's by the clock, and what the page was at work by its own thread.`,
);
