import { parseArgs } from 'node:util';
import { type Bot, findBot } from '@gruppetto/bots';
import { playableGames } from '@gruppetto/catalogue';
import type { Game } from '@gruppetto/kernel';
import { alternate, median, ratio } from './alternate.ts';
import { browserRows } from './browser.ts';
import { benches } from './goals.ts';
import { serverRows } from './server.ts';
import { type Figures, head, print, rowsOf } from './table.ts';
import { BareDice, botRaces, EngineRaces } from './works.ts';

const rounds = 60;

function measure(game: Game): Figures {
  const bench = benches[game.id];
  const parsed = game.options.parse(bench?.options ?? {});
  if (!parsed.ok) throw new Error(`the options of ${game.id}: ${JSON.stringify(parsed.problems)}`);
  const bot = (findBot(game, 'rule-of-thumb') ?? findBot(game, 'random')) as Bot;
  const engine = new EngineRaces(game, parsed.value);
  const dice = new BareDice();
  const times = alternate({ bots: botRaces(game, parsed.value, bot), engine: () => engine.ride(), dice: () => dice.throw() }, rounds);
  // By itself, and last: another engine's garbage would be collected in our time.
  const duel = bench?.peer && alternate({ peer: bench.peer(), engine: () => engine.ride() }, rounds);
  const tours = bench?.tours && alternate(bench.tours(), rounds);
  return {
    botRaces: 1e9 / median(times.bots),
    engineMoves: 1e9 / median(times.engine),
    ...(duel && { peerMoves: 1e9 / median(duel.peer), timesPeer: ratio(duel.peer, duel.engine) }),
    timesDice: (ratio(times.engine, times.dice) * engine.moves) / engine.countDice(),
    ...(tours && Object.fromEntries(Object.entries(tours).map(([name, times]) => [name, median(times) / 1e6]))),
  };
}

const { game: wanted } = parseArgs({ options: { game: { type: 'string' } } }).values;
const games = playableGames.filter(({ id }) => wanted === undefined || wanted === id);
if (games.length === 0) {
  console.error(`There is no game "${wanted}" to measure; there are ${playableGames.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const rows = games.flatMap((game) => rowsOf(game, measure(game)));
print([head, ...rows, ...(wanted === undefined ? [...(await serverRows()), ...(await browserRows())] : [])]);
console.log(
  `Processor time of one core, Node ${process.version}: medians of ${rounds} rounds in which all take turns; ratios round by round. The server's and the browser's by the clock, and what the page was at work by its own thread.`,
);
