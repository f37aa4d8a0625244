import { findBot, findGame, gameIds, roomOf, rooms } from '@gruppetto/catalogue/all';
import { botDice, type Fact, type Game, recordOf, type Shape, startTable, type Table, tableDice, take } from '@gruppetto/kernel';
import { parseSetUp, type SetUp } from '@gruppetto/lab';
import { shell } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import { accept } from './accept.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { readJson, write } from './files.ts';
import { bold, dim, print } from './print.ts';
import { jsonLines, logOf, resultOf } from './result.ts';
import { seatsOf } from './seats.ts';
import { freshSeed, parseSeed } from './seed.ts';

interface RaceOptions {
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly options?: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly record?: string;
  readonly json?: true;
  readonly why?: true;
}

export function addRace(program: Command): void {
  const { race: say, options } = terminal();
  program
    .command('race')
    .summary(say.summary)
    .description(say.about)
    .argument('<game>', options.game(gameIds))
    .option('-s, --seats <bots>', options.seats, (text) => text.split(','))
    .option('--seed <text>', options.freshSeed, parseSeed)
    .option('-o, --option <name=value>', options.option, gather)
    .option('--options <file>', options.options)
    .option('-r, --record <file>', say.record)
    .option('--why', say.why)
    .option('--json', options.facts)
    .addHelpText('after', () => `\n${gamesHelp()}\n${examples(...calls)}`)
    .action(race);
}

const [first] = rooms;
const calls = [
  `race ${first.card.id}`,
  `race ${first.card.id} ${first.example.race}`,
  `race ${first.card.id} --record stage-1.race.json`,
  `race ${first.card.id} --json | tail -n 1`,
];

export function gather(text: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError(terminal().calls.needNameValue);
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

async function race(gameName: string, given: RaceOptions): Promise<void> {
  const setUp = await setUpOf(gameName, given);
  const seed = given.seed ?? freshSeed();
  const { table, facts } = ride(setUp, seed);
  if (given.record !== undefined)
    await write(given.record, `${JSON.stringify(recordOf({ ...table, seats: seatsOf(setUp.seats, 'en') }))}\n`);
  if (given.json) return print(jsonLines(table, facts, { seed }));
  print(bold(roomOf(setUp.game).card.title));
  print(terminal().seed(seed));
  print(logOf(table, facts, given.why === true));
  print('');
  print(resultOf(table));
}

export async function setUpOf(
  gameName: string,
  { seats, options: file, option = {} }: Pick<RaceOptions, 'seats' | 'options' | 'option'>,
): Promise<SetUp> {
  const game = findGame(gameName);
  const fromFile = file === undefined ? {} : await readJson(file);
  if (typeof fromFile !== 'object' || fromFile === null || Array.isArray(fromFile))
    throw new Complaint(terminal().race.needObject(`${file}`));
  const options = { ...fromFile, ...(game && readOptions(game, option)) };
  return accept(parseSetUp({ game: gameName, options, ...(seats && { seats }) }), '', gameName);
}

/** Each option as the game's schema would have it; what does not fit stays a text, and the schema says what is wrong. */
function readOptions(game: Game, given: Readonly<Record<string, string>>): object {
  const fields = fieldsOf(game);
  const read = Object.entries(given).map(([name, text]): [string, unknown] => {
    if (!Object.hasOwn(fields, name)) throw new Complaint(terminal().race.noOption(game.id, name, Object.keys(fields)));
    return [name, readOption(fields[name], text)];
  });
  return Object.fromEntries(read);
}

function readOption({ kind }: Shape, text: string): unknown {
  if (kind === 'text' || kind === 'one-of') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const fieldsOf = ({ options: { shape } }: Game): Readonly<Record<string, Shape>> => (shape.kind === 'object' ? shape.fields : {});

/** At the table, step by step, as it is ridden in a browser: the same seed gives the same race there. */
function ride({ game: id, options, seats }: SetUp, seed: string): { table: Table; facts: readonly (readonly Fact[])[] } {
  const game = findGame(id) as Game;
  const started = startTable(game, options, seatsOf(seats), tableDice(seed, 0));
  let { table } = started;
  const { race } = table;
  const facts = [started.facts];
  for (let turn = race.turn(table.state); turn; turn = race.turn(table.state)) {
    const step = table.steps.length + 1;
    const bot = findBot(id, seats[turn.seat]);
    if (!bot) throw new Error(`no bot on seat ${turn.seat}`);
    const choice = bot(race, race.view(table.state, turn.seat), turn, botDice(seed, step));
    const taken = take(table, turn.seat, choice, tableDice(seed, step));
    if (taken.kind !== 'taken') throw new Error(`the bot of seat ${turn.seat} chose what it may not: ${JSON.stringify(choice)}`);
    table = taken.table;
    facts.push(taken.facts);
  }
  return { table, facts };
}

function gamesHelp(): string {
  const games = rooms.map(({ card: { title, players }, game }) => {
    const fields = Object.entries(fieldsOf(game)).map(([name, shape]) => `    ${name}=${valuesOf(shape)}${defaultOf(shape)}`);
    return [`  ${game.id}: ${title}, ${players ? shell().players(players.min, players.max) : shell().commentator}`, ...fields].join('\n');
  });
  return [terminal().race.games, ...games].join('\n');
}

function valuesOf(shape: Shape): string {
  const say = terminal().race;
  switch (shape.kind) {
    case 'integer':
      return shape.step === undefined ? say.range(shape.min, shape.max) : say.steps(shape.min, shape.max, shape.step);
    case 'flag':
      return say.or(['true', 'false']);
    case 'one-of':
      return say.or(shape.values);
    case 'text':
      return say.text;
    default:
      return 'JSON';
  }
}

const defaultOf = (shape: Shape): string =>
  'default' in shape && shape.default !== undefined
    ? dim(` (${typeof shape.default === 'object' ? terminal().race.hasDefault : shape.default})`)
    : '';
