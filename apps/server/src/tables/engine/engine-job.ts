import { hash } from 'node:crypto';
import { findBot, roomOf } from '@gruppetto/catalogue/all';
import {
  type Choice,
  type Fact,
  factFor,
  type Game,
  indexIn,
  type Problem,
  type Refusal,
  ridesItselfIn,
  ScriptedDice,
  type Seat,
  type SeatEntry,
  Shorthand,
  type ShortRecord,
  type StageResult,
  startTable,
  type Table,
  take,
  undoTo,
  type Viewer,
} from '@gruppetto/kernel';
import { stillOf } from '@gruppetto/paper';
import { type Story, Storyteller } from '@gruppetto/tour';
import { fairBotDice, fairDice, momentTexts, type Sha256 } from '@gruppetto/wire';
import { type Language, namesOf } from '@gruppetto/words';

/** A race without its state. Jobs carry it as JSON, which threads read once. */
export interface EngineRace {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
  /** It is a stage of a tour. */
  readonly inTour?: true;
}

/** The state of a race as JSON, which is how it is stored and passed around. */
export interface Position {
  readonly state: string;
  /** How many steps have been played. */
  readonly steps: number;
}

/** The seed of the next step's dice. */
interface DiceSource {
  readonly seed: string;
  /** How many take-backs by consent have made new dice. */
  readonly takeBacks: number;
}

/** Moments as JSON: for each viewer one list with an item for each step. Viewers who see the same share a list. */
export type MomentTexts = readonly (readonly string[])[];

export type EngineJob =
  | RaceJob
  /** Options as a page sent them: reading them may take long, and so may building their course. */
  | { readonly do: 'options'; readonly game: string; readonly options: unknown };

type RaceJob =
  | { readonly do: 'start'; readonly race: string; readonly seed: string; readonly viewers: readonly Viewer[] }
  | {
      readonly do: 'take';
      readonly race: string;
      readonly at: Position;
      readonly from: DiceSource;
      readonly viewers: readonly Viewer[];
      readonly seat: Seat;
      readonly choice: Choice;
    }
  | {
      readonly do: 'bot';
      readonly race: string;
      readonly at: Position;
      readonly from: DiceSource;
      readonly viewers: readonly Viewer[];
      readonly bot: string;
      readonly secret: string;
    }
  /** Stored steps, from a position or from the set-up; moments from number `from` on. */
  | {
      readonly do: 'replay';
      readonly race: string;
      readonly base: Position | { readonly setup: readonly number[] };
      readonly steps: readonly StepTexts[];
      readonly from: number;
      readonly viewers: readonly Viewer[];
    }
  /** The result of a finished race: for a stage also what its tour counts, and with its steps what they tell of each rider. */
  | {
      readonly do: 'finish';
      readonly race: string;
      readonly state: string;
      readonly stage: boolean;
      readonly whole?: { readonly setup: readonly number[]; readonly steps: readonly StepTexts[] };
    }
  /** A picture of the race after these steps, as a spectator sees it, in their language. */
  | {
      readonly do: 'still';
      readonly language: Language;
      readonly race: string;
      readonly setup: readonly number[];
      readonly steps: readonly StepTexts[];
    }
  /** How many steps are left if a person takes back their last choice without asking; absent if that isn't possible. */
  | { readonly do: 'undo'; readonly race: string; readonly base: Position; readonly steps: readonly StepTexts[] };

/** A step as the log has it. */
export interface StepTexts {
  readonly seat: Seat;
  readonly choice: string;
  readonly dice: string;
}

export interface RiddenPosition extends Position {
  /** The seat that decides; absent when the race is over. */
  readonly turn?: Seat;
  /** A bot rides the rest for them: their choices can't change their places any more. */
  readonly settled?: true;
  readonly moments: MomentTexts;
}

/** A rider's result. */
export interface FinishedRider {
  readonly number: number;
  readonly role?: string;
  readonly name?: string;
  readonly place: number;
  readonly out?: true;
}

export interface RaceResult {
  /** By seat: its place and its riders. */
  readonly seats: readonly { readonly place: number; readonly riders: readonly FinishedRider[] }[];
  /** For a tour, where the game is raced in stages. */
  readonly result?: StageResult;
  readonly story?: Story;
  readonly race?: ShortRecord;
}

export type EngineAnswer =
  | ({ readonly kind: 'started'; readonly setup: readonly number[] } & RiddenPosition)
  | ({ readonly kind: 'taken'; readonly step: StepTexts } & RiddenPosition)
  | ({ readonly kind: 'replayed' } & RiddenPosition)
  | { readonly kind: 'options'; readonly rules: number; readonly options: object; readonly seats: number }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] }
  | ({ readonly kind: 'finished' } & RaceResult)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'still'; readonly svg: string; readonly title: string; readonly caption: string }
  | { readonly kind: 'undo'; readonly left?: number }
  /** The engine or a bot threw: a programmer's mistake, for the log. */
  | { readonly kind: 'failed'; readonly error: string };

export type FindGame = (id: string) => Game | undefined;
export type FindBot = typeof findBot;

/** The simplest bot of all, which can't fail: it takes the first choice. */
export const firstChoice = 'first-choice';

/** Seven times as quick as the one that pages verify with, and asked at every step. */
const sha256: Sha256 = (text) => hash('sha256', text);

/** Does one job of the rules engine. Everything it knows is in the job. */
export function perform(job: EngineJob, findGame: FindGame, find: FindBot = findBot): EngineAnswer {
  if (job.do === 'options') return readOptions(job.game, job.options, findGame);
  const opened = openRace(job.race, findGame);
  if (!opened) return { kind: 'failed', error: 'there is no such game' };
  switch (job.do) {
    case 'start': {
      const { table, facts } = startTable(opened.game, opened.race.options, opened.seats, fairDice(job.seed, 0));
      return {
        kind: 'started',
        setup: table.setup,
        ...ridden(opened, table, 0, lists(momentTexts(table, facts, job.viewers))),
      };
    }
    case 'take':
      return played(opened, job, tableAt(opened, job.at.state), job);
    case 'bot': {
      const table = tableAt(opened, job.at.state);
      const turn = table.race.turn(table.state);
      if (!turn) return { kind: 'refused', refusal: { reason: 'race-over' } };
      const bot = job.bot === firstChoice ? undefined : find(opened.game.id, job.bot);
      const dice = fairBotDice(job.secret, job.at.steps + 1, job.from.takeBacks, sha256);
      const choice = bot ? bot(table.race, table.race.view(table.state, turn.seat), turn, dice) : turn.choices[0];
      return played(opened, job, table, { seat: turn.seat, choice });
    }
    case 'replay':
      return replayed(opened, job);
    case 'finish':
      return { kind: 'finished', ...finished(opened, job) };
    case 'still':
      return stillAfter(opened, job);
    case 'undo': {
      const left = undoTo(...replayTail(opened, job));
      return left === undefined ? { kind: 'undo' } : { kind: 'undo', left: job.base.steps + left };
    }
  }
}

function readOptions(id: string, input: unknown, findGame: FindGame): EngineAnswer {
  const game = findGame(id);
  if (!game) return { kind: 'invalid', problems: [{ at: 'game', need: { reason: 'unknown-game', with: { game: id } } }] };
  const parsed = game.options.parse(input, 'options');
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems.slice(0, maxProblems) };
  return { kind: 'options', rules: game.rules, options: parsed.value, seats: game.race(parsed.value).seats };
}

/** A race bound to its options: all jobs of a table share it, so that a thread builds its course once. */
type OpenRace = Pick<Table, 'game' | 'race' | 'seats'> & Pick<EngineRace, 'inTour'>;

const maxOpen = 2_000;
/** For all open races together: options can be long. */
const maxOpenText = 16 * 1024 * 1024;
/** A job reads no more at once. */
const maxProblems = 50;
let openText = 0;
const openRaces = new Map<string, OpenRace>();

function openRace(text: string, findGame: FindGame): OpenRace | undefined {
  const known = openRaces.get(text);
  if (known) return known;
  const { game: id, options, seats, inTour } = JSON.parse(text) as EngineRace;
  const game = findGame(id);
  if (!game) return undefined;
  if (openRaces.size >= maxOpen || openText + text.length > maxOpenText) {
    openRaces.clear();
    openText = 0;
  }
  openText += text.length;
  const opened = { game, race: game.race(options), seats, ...(inTour && { inTour }) };
  openRaces.set(text, opened);
  return opened;
}

const tableAt = (opened: OpenRace, state: string): Table => ({ ...opened, setup: [], steps: [], state: JSON.parse(state) as object });

function played(
  opened: OpenRace,
  { at, from, viewers }: EngineJob & { do: 'take' | 'bot' },
  table: Table,
  { seat, choice }: { readonly seat: Seat; readonly choice: Choice },
): EngineAnswer {
  const steps = at.steps + 1;
  const taken = take(table, seat, choice, fairDice(from.seed, steps, from.takeBacks, sha256));
  if (taken.kind === 'refused') return taken;
  if (taken.kind === 'die-needed') throw new Error('dice that never run out ran out');
  const step = { seat, choice: JSON.stringify(taken.step.choice), dice: JSON.stringify(taken.step.dice) };
  const state = JSON.stringify(taken.table.state);
  const moments = lists(momentTexts(taken.table, taken.facts, viewers, steps, state));
  return { kind: 'taken', step, ...ridden(opened, taken.table, steps, moments, state) };
}

function replayed(opened: OpenRace, { base, steps, from, viewers }: EngineJob & { do: 'replay' }): EngineAnswer {
  const texts = viewers.map(() => [] as string[]);
  const tell = (table: Table, number: number, facts: readonly Fact[]) => {
    if (number < from) return;
    for (const [index, text] of momentTexts(table, facts, viewers, number).entries()) texts[index]?.push(text);
  };
  let table: Table;
  let number: number;
  if ('setup' in base) {
    const started = startTable(opened.game, opened.race.options, opened.seats, new ScriptedDice(base.setup));
    table = started.table;
    number = 0;
    tell(table, 0, started.facts);
  } else {
    table = tableAt(opened, base.state);
    number = base.steps;
  }
  for (const step of steps) {
    const taken = again(table, step);
    // Only the last step is needed, so the list need not grow.
    table = { ...taken.table, steps: [taken.step] };
    tell(table, ++number, taken.facts);
  }
  return { kind: 'replayed', ...ridden(opened, table, number, texts) };
}

function finished(opened: OpenRace, { state: text, stage, whole }: EngineJob & { do: 'finish' }): RaceResult {
  const { race, game } = opened;
  const state = JSON.parse(text) as object;
  const { seats, riders } = race.standings(state);
  const placeOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.place ?? seats.length;
  const ridersOf = (seat: Seat) =>
    riders.flatMap(({ rider, place, out }): FinishedRider[] => {
      const { seat: own, number, role, name } = race.riders[rider];
      if (own !== seat) return [];
      return [
        {
          number,
          place,
          ...(role !== undefined && { role }),
          ...(name !== undefined && { name }),
          ...(out !== undefined && { out: true }),
        },
      ];
    });
  const result = stage ? game.stageRace?.result(race.options, state) : undefined;
  return {
    seats: Array.from({ length: race.seats }, (_, seat) => ({ place: placeOf(seat), riders: ridersOf(seat) })),
    ...(result && { result }),
    ...(result && whole && ofWholeRace(opened, whole)),
  };
}

/** What the facts of the whole race tell of each rider, and the race in a short form. */
function ofWholeRace(
  opened: OpenRace,
  { setup, steps }: { readonly setup: readonly number[]; readonly steps: readonly StepTexts[] },
): Pick<RaceResult, 'story' | 'race'> {
  const teller = new Storyteller(opened.race.riders.length);
  const shorthand = new Shorthand(setup);
  const started = startTable(opened.game, opened.race.options, opened.seats, new ScriptedDice(setup));
  for (const fact of started.facts) teller.tell(fact);
  let { table } = started;
  for (const step of steps) {
    const listed = table.race.turn(table.state)?.choices ?? [];
    const taken = again(table, step);
    shorthand.add(indexIn(listed, taken.step.choice), taken.step.dice);
    table = { ...taken.table, steps: [taken.step] };
    for (const fact of taken.facts) teller.tell(fact);
  }
  const race = shorthand.record(opened.game, opened.race.options);
  return { story: teller.story(), ...(race && { race }) };
}

function stillAfter(opened: OpenRace, { language, setup, steps }: EngineJob & { do: 'still' }): EngineAnswer {
  const started = startTable(opened.game, opened.race.options, opened.seats, new ScriptedDice(setup));
  let { table, facts } = started;
  for (const step of steps) {
    const taken = again(table, step);
    table = { ...taken.table, steps: [taken.step] };
    facts = taken.facts;
  }
  const { race, state } = table;
  const view = race.view(state, 'spectator');
  const names = namesOf(race, opened.seats, [], language);
  const { words, card } = roomOf(opened.game.id);
  const shown = facts.map((fact) => factFor(fact, 'spectator'));
  const caption = words(language).lines(shown, names).at(-1)?.text ?? '';
  const standings = race.standings(state);
  const svg = stillOf({
    title: card.title,
    caption,
    road: race.road(),
    board: race.board(view),
    riders: race.riders,
    seats: opened.seats,
    standings,
    name: names.rider,
  });
  return { kind: 'still', svg, title: card.title, caption };
}

/** Only the last steps, with their facts. */
function replayTail(opened: OpenRace, { base, steps }: EngineJob & { do: 'undo' }): Parameters<typeof undoTo> {
  // Earlier facts aren't needed.
  const facts: (readonly Fact[])[] = [[]];
  let table = tableAt(opened, base.state);
  for (const step of steps) {
    const taken = again(table, step);
    table = taken.table;
    facts.push(taken.facts);
  }
  return [table, facts];
}

function again(table: Table, { seat, choice, dice }: StepTexts) {
  const taken = take(table, seat, JSON.parse(choice) as Choice, new ScriptedDice(JSON.parse(dice) as number[]));
  if (taken.kind !== 'taken') throw new Error(`a stored step does not play: ${JSON.stringify(taken)}`);
  return taken;
}

/** A list of one for each viewer; the same text gives the same list, which is copied to another thread only once. */
function lists(texts: readonly string[]): MomentTexts {
  const known: (readonly [string])[] = [];
  return texts.map((text) => {
    const same = known.find(([one]) => one === text) ?? [text];
    known.push(same);
    return same;
  });
}

function ridden(
  { inTour }: OpenRace,
  { race, state: now }: Table,
  steps: number,
  moments: MomentTexts,
  state = JSON.stringify(now),
): RiddenPosition {
  const turn = race.turn(now);
  if (!turn) return { state, steps, moments };
  const settled = ridesItselfIn(race, race.standings(now), () => race.board(race.view(now, 'spectator')), turn.seat, inTour === true);
  return { state, steps, turn: turn.seat, ...(settled && { settled: true }), moments };
}
