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
import { fairBotDice, fairDice, momentTexts } from '@gruppetto/live';

/** What every job knows of its race. */
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

/** Moments as JSON, by viewer. A viewer's list has one for each step, in order. */
export type MomentTexts = readonly (readonly [Viewer, readonly string[]])[];

export type EngineJob =
  | { readonly do: 'lay'; readonly race: Race; readonly seed: string; readonly viewers: readonly Viewer[] }
  | {
      readonly do: 'take';
      readonly race: Race;
      readonly at: Position;
      readonly seed: string;
      readonly viewers: readonly Viewer[];
      readonly seat: Seat;
      readonly choice: Choice;
    }
  | {
      readonly do: 'bot';
      readonly race: Race;
      readonly at: Position;
      readonly seed: string;
      readonly viewers: readonly Viewer[];
      readonly bot: string;
      readonly secret: string;
    }
  /** Steps that are stored already, from a position or from the set-up; moments from number `from` on. */
  | {
      readonly do: 'replay';
      readonly race: Race;
      readonly base: Position | { readonly setup: readonly number[] };
      readonly steps: readonly Step[];
      readonly from: number;
      readonly viewers: readonly Viewer[];
    }
  /** To how many steps the last choice of a person may be taken back without asking. */
  | { readonly do: 'undo'; readonly race: Race; readonly setup: readonly number[]; readonly steps: readonly Step[] };

export interface Ridden extends Position {
  /** Who is to decide; absent when the race is over. */
  readonly turn?: Seat;
  readonly moments: MomentTexts;
}

export type EngineAnswer =
  | ({ readonly kind: 'laid'; readonly setup: readonly number[] } & Ridden)
  | ({ readonly kind: 'taken'; readonly step: Step } & Ridden)
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
  const game = findGame(job.race.game);
  if (!game) return { kind: 'failed', error: `there is no game ${job.race.game}` };
  switch (job.do) {
    case 'lay': {
      const { table, facts } = lay(game, job.race.options, job.race.seats, fairDice(job.seed, 0));
      return { kind: 'laid', setup: table.setup, ...ridden(table, 0, textsOf(table, 0, facts, job.viewers)) };
    }
    case 'take':
      return played(game, job, tableAt(game, job.race, job.at.state), job.seat, job.choice);
    case 'bot': {
      const table = tableAt(game, job.race, job.at.state);
      const turn = game.turn(table.state);
      if (!turn) return { kind: 'refused', refusal: { reason: 'race-over' } };
      const bot = job.bot === firstChoice ? undefined : find(game, job.bot);
      const dice = fairBotDice(job.secret, job.at.steps + 1);
      const choice = bot ? bot(game.view(table.state, turn.seat), turn, dice) : (turn.choices[0] as Choice);
      return played(game, job, table, turn.seat, choice);
    }
    case 'replay':
      return replayed(game, job);
    case 'undo': {
      const { table, facts } = replayAll(game, job.race, job.setup, job.steps);
      const left = undoTo(table, facts);
      return left === undefined ? { kind: 'undo' } : { kind: 'undo', left };
    }
  }
}

const tableAt = (game: Game, { options, seats }: Race, state: string): Table => ({
  game,
  options,
  seats,
  setup: [],
  steps: [],
  state: JSON.parse(state) as object,
});

function played(
  game: Game,
  { race, at, seed, viewers }: EngineJob & { do: 'take' | 'bot' },
  table: Table,
  seat: Seat,
  choice: Choice,
): EngineAnswer {
  const steps = at.steps + 1;
  const taken = take(table, seat, choice, fairDice(seed, steps));
  if (taken.kind === 'refused') return taken;
  if (taken.kind === 'wanting') throw new Error(`${game.id} of ${race.seats.length} seats ran out of dice that never run out`);
  return { kind: 'taken', step: taken.step, ...ridden(taken.table, steps, textsOf(taken.table, steps, taken.facts, viewers)) };
}

function replayed(game: Game, { race, base, steps, from, viewers }: EngineJob & { do: 'replay' }): EngineAnswer {
  const texts = viewers.map((viewer) => [viewer, [] as string[]] as const);
  const tell = (table: Table, number: number, facts: readonly Fact[]) => {
    if (number < from) return;
    for (const [index, text] of momentTexts(table, facts, viewers, number).entries()) texts[index]?.[1].push(text);
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

function ridden(table: Table, steps: number, moments: MomentTexts): Ridden {
  const turn = table.game.turn(table.state);
  return { state: JSON.stringify(table.state), steps, ...(turn && { turn: turn.seat }), moments };
}

function textsOf(table: Table, number: number, facts: readonly Fact[], viewers: readonly Viewer[]): MomentTexts {
  const texts = momentTexts(table, facts, viewers, number);
  return viewers.map((viewer, index) => [viewer, [texts[index] as string]]);
}
