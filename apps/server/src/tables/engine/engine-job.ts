import { findBot } from '@gruppetto/bots';
import {
  type Choice,
  type Fact,
  type Game,
  lay,
  type Refusal,
  ScriptedDice,
  type Seat,
  type SeatEntry,
  type Step,
  type Table,
  take,
  undoTo,
  type Viewer,
} from '@gruppetto/kernel';
import { fairBotDice, fairDice, momentTexts } from '@gruppetto/wire';

/** What a race is, besides how it stands. Jobs have it as JSON, which threads read once. */
export interface Race {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatEntry[];
}

/** How a race stands: the state as JSON, which is how it is stored and handed about. */
export interface Position {
  readonly state: string;
  /** How many steps have been played. */
  readonly steps: number;
}

/** Moments as JSON: for each viewer of the job one list, with one for each step, in order. Who sees the same has the same list. */
export type MomentTexts = readonly (readonly string[])[];

export type EngineJob =
  | { readonly do: 'lay'; readonly race: string; readonly seed: string; readonly viewers: readonly Viewer[] }
  | {
      readonly do: 'take';
      readonly race: string;
      readonly at: Position;
      readonly seed: string;
      readonly viewers: readonly Viewer[];
      readonly seat: Seat;
      readonly choice: Choice;
    }
  | {
      readonly do: 'bot';
      readonly race: string;
      readonly at: Position;
      readonly seed: string;
      readonly viewers: readonly Viewer[];
      readonly bot: string;
      readonly secret: string;
    }
  /** Steps that are stored already, from a position or from the set-up; moments from number `from` on. */
  | {
      readonly do: 'replay';
      readonly race: string;
      readonly base: Position | { readonly setup: readonly number[] };
      readonly steps: readonly Step[];
      readonly from: number;
      readonly viewers: readonly Viewer[];
    }
  /** To how many steps the last choice of a person may be taken back without asking. */
  | { readonly do: 'undo'; readonly race: string; readonly setup: readonly number[]; readonly steps: readonly Step[] };

/** A step as the log has it. */
export interface StepTexts {
  readonly seat: Seat;
  readonly choice: string;
  readonly dice: string;
}

export interface Ridden extends Position {
  /** Who is to decide; absent when the race is over. */
  readonly turn?: Seat;
  readonly moments: MomentTexts;
}

export type EngineAnswer =
  | ({ readonly kind: 'laid'; readonly setup: readonly number[] } & Ridden)
  | ({ readonly kind: 'taken'; readonly step: StepTexts } & Ridden)
  | ({ readonly kind: 'replayed' } & Ridden)
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'undo'; readonly left?: number }
  /** The engine or a bot threw: a programmer's mistake, for the log. */
  | { readonly kind: 'failed'; readonly error: string };

export type FindGame = (id: string) => Game | undefined;
export type FindBot = typeof findBot;

/** The simplest bot of all, which cannot fail: he does the first thing that he may. */
export const firstChoice = 'first-choice';

/** Does one job of the rules engine. Knows nothing but what it is given. */
export function perform(job: EngineJob, findGame: FindGame, find: FindBot = findBot): EngineAnswer {
  const race = readRace(job.race);
  const game = findGame(race.game);
  if (!game) return { kind: 'failed', error: `there is no game ${race.game}` };
  switch (job.do) {
    case 'lay': {
      const { table, facts } = lay(game, race.options, race.seats, fairDice(job.seed, 0));
      return {
        kind: 'laid',
        setup: table.setup,
        ...ridden(table, 0, lists(momentTexts(table, facts, job.viewers))),
      };
    }
    case 'take':
      return played(job, tableAt(game, race, job.at.state), job.seat, job.choice);
    case 'bot': {
      const table = tableAt(game, race, job.at.state);
      const turn = game.turn(table.state);
      if (!turn) return { kind: 'refused', refusal: { reason: 'race-over' } };
      const bot = job.bot === firstChoice ? undefined : find(game, job.bot);
      const dice = fairBotDice(job.secret, job.at.steps + 1);
      const choice = bot ? bot(game.view(table.state, turn.seat), turn, dice) : turn.choices[0];
      return played(job, table, turn.seat, choice);
    }
    case 'replay':
      return replayed(game, race, job);
    case 'undo': {
      const { table, facts } = replayAll(game, race, job.setup, job.steps);
      const left = undoTo(table, facts);
      return left === undefined ? { kind: 'undo' } : { kind: 'undo', left };
    }
  }
}

const mostRaces = 2_000;
const races = new Map<string, Race>();

function readRace(text: string): Race {
  const known = races.get(text);
  if (known) return known;
  if (races.size >= mostRaces) races.clear();
  const race = JSON.parse(text) as Race;
  races.set(text, race);
  return race;
}

const tableAt = (game: Game, { options, seats }: Race, state: string): Table => ({
  game,
  options,
  seats,
  setup: [],
  steps: [],
  state: JSON.parse(state) as object,
});

function played({ at, seed, viewers }: EngineJob & { do: 'take' | 'bot' }, table: Table, seat: Seat, choice: Choice): EngineAnswer {
  const steps = at.steps + 1;
  const taken = take(table, seat, choice, fairDice(seed, steps));
  if (taken.kind === 'refused') return taken;
  if (taken.kind === 'wanting') throw new Error('dice that never run out ran out');
  const step = { seat, choice: JSON.stringify(taken.step.choice), dice: JSON.stringify(taken.step.dice) };
  const state = JSON.stringify(taken.table.state);
  return { kind: 'taken', step, ...ridden(taken.table, steps, lists(momentTexts(taken.table, taken.facts, viewers, steps, state)), state) };
}

function replayed(game: Game, race: Race, { base, steps, from, viewers }: EngineJob & { do: 'replay' }): EngineAnswer {
  const texts = viewers.map(() => [] as string[]);
  const tell = (table: Table, number: number, facts: readonly Fact[]) => {
    if (number < from) return;
    for (const [index, text] of momentTexts(table, facts, viewers, number).entries()) texts[index]?.push(text);
  };
  let table: Table;
  let number: number;
  if ('setup' in base) {
    const laid = lay(game, race.options, race.seats, new ScriptedDice(base.setup));
    table = laid.table;
    number = 0;
    tell(table, 0, laid.facts);
  } else {
    table = tableAt(game, race, base.state);
    number = base.steps;
  }
  for (const step of steps) {
    const taken = again(table, step);
    // Only the last step is looked at, so the list need not grow.
    table = { ...taken.table, steps: [taken.step] };
    tell(table, ++number, taken.facts);
  }
  return { kind: 'replayed', ...ridden(table, number, texts) };
}

function replayAll(game: Game, race: Race, setup: readonly number[], steps: readonly Step[]) {
  const laid = lay(game, race.options, race.seats, new ScriptedDice(setup));
  const facts: (readonly Fact[])[] = [laid.facts];
  let table: Table = laid.table;
  for (const step of steps) {
    const taken = again(table, step);
    table = taken.table;
    facts.push(taken.facts);
  }
  return { table, facts };
}

function again(table: Table, { seat, choice, dice }: Step) {
  const taken = take(table, seat, choice, new ScriptedDice(dice));
  if (taken.kind !== 'taken') throw new Error(`a stored step does not play: ${JSON.stringify(taken)}`);
  return taken;
}

/** A list of one for each; the same list for the same text, which then goes from thread to thread once. */
function lists(texts: readonly string[]): MomentTexts {
  const known: (readonly [string])[] = [];
  return texts.map((text) => {
    const same = known.find(([one]) => one === text) ?? [text];
    known.push(same);
    return same;
  });
}

function ridden(table: Table, steps: number, moments: MomentTexts, state = JSON.stringify(table.state)): Ridden {
  const turn = table.game.turn(table.state);
  return { state, steps, ...(turn && { turn: turn.seat }), moments };
}
