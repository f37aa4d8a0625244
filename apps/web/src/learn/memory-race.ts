import { findBot, type GameId } from '@gruppetto/catalogue';
import { botDice, type Choice, type GameTypes, startTable, type Table, type Taken, tableDice, take } from '@gruppetto/kernel';
import { type FirstRace, lessonSeats } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { momentFor } from '@gruppetto/wire';
import type { OpenRace, RaceSource, SourceAnswer } from '../race/race-source.ts';

const learner = 0;
const bot = 'rule-of-thumb';
const done: SourceAnswer = { kind: 'done' };
const idle: SourceAnswer = { kind: 'idle' };

type Happened = Extract<Taken<GameTypes>, { readonly kind: 'taken' }>;

/** The first race: fixed dice, a learner and bots. Nobody keeps it; it is begun anew in a moment. */
export class MemoryRace implements RaceSource {
  private readonly game: GameId;
  private readonly seed: string;
  private table: Table;
  private race: OpenRace;
  private changed: (() => void) | undefined;

  constructor(game: GameId, room: Room, { options, seed }: FirstRace) {
    const parsed = room.game.options.parse(options);
    if (!parsed.ok) throw new Error(`the first race of ${game} has wrong options`);
    this.game = game;
    this.seed = seed;
    const { seats } = room.game.race(parsed.value);
    const entries = lessonSeats(seats).map((seat, index) => (index === learner ? seat : { ...seat, player: bot }));
    const { table, facts } = startTable(room.game, parsed.value, entries, tableDice(seed, 0));
    const seen = { viewer: learner, here: [learner], moments: [momentFor(table, facts, learner)], branches: false, withheld: true };
    this.table = table;
    this.race = {
      status: 'ready',
      table: { game, options: table.race.options, seats: entries, realDice: false },
      race: seen,
      drives: true,
    };
  }

  now(): OpenRace {
    return this.race;
  }

  subscribe(changed: () => void): () => void {
    this.changed = changed;
    return () => {
      this.changed = undefined;
    };
  }

  private append(happened: readonly Happened[]): SourceAnswer {
    const last = happened.at(-1);
    if (!last) return idle;
    this.table = last.table;
    const moments = happened.map(({ table, facts }) => momentFor(table, facts, learner));
    this.race = { ...this.race, race: { ...this.race.race, moments: [...this.race.race.moments, ...moments] } };
    this.changed?.();
    return done;
  }

  async choose(choice: Choice): Promise<SourceAnswer> {
    const { table } = this;
    const taken = take(table, learner, choice, tableDice(this.seed, table.steps.length + 1));
    if (taken.kind === 'refused') return taken;
    if (taken.kind === 'die-needed') throw new Error('the dice of a first race never run out');
    return this.append([taken]);
  }

  async ride(max: number): Promise<SourceAnswer> {
    return this.append(this.ridden(max, false));
  }

  async rideIn(max: number): Promise<SourceAnswer> {
    return this.append(this.ridden(max, true));
  }

  /** The next steps of bots; with `everybody`, also for the learner. */
  private ridden(max: number, everybody: boolean): readonly Happened[] {
    const list: Happened[] = [];
    while (list.length < max) {
      const next = this.afterBot(list.at(-1)?.table ?? this.table, everybody);
      if (!next) break;
      list.push(next);
    }
    return list;
  }

  private afterBot(table: Table, everybody: boolean): Happened | undefined {
    const turn = table.race.turn(table.state);
    if (!turn || (turn.seat === learner && !everybody)) return undefined;
    const step = table.steps.length + 1;
    const choice = findBot(this.game, bot)?.(table.race, table.race.view(table.state, turn.seat), turn, botDice(this.seed, step));
    const taken = choice && take(table, turn.seat, choice, tableDice(this.seed, step));
    if (taken?.kind !== 'taken') throw new Error('a bot made a choice that does not play');
    return taken;
  }

  undo = async (): Promise<SourceAnswer> => idle;
  record = async (): Promise<undefined> => undefined;
  position = async (): Promise<undefined> => undefined;
  branch = async (): Promise<string> => Promise.reject(new Error('a first race has no branches'));
}
