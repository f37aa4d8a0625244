import { findBot, type GameId } from '@gruppetto/catalogue';
import { botDice, type Choice, type Fact, type SeatEntry, startTable, type Table, tableDice, take } from '@gruppetto/kernel';
import { type FirstRace, lessonSeats } from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { momentFor } from '@gruppetto/wire';
import type { Answer, News, RaceSource } from '../race/race-source.ts';

const learner = 0;
const bot = 'rule-of-thumb';
const done: Answer = { kind: 'done' };
const idle: Answer = { kind: 'idle' };

interface Happened {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

/** The first race: fixed dice, a learner and bots. Nobody keeps it; it is begun anew in a moment. */
export class MemoryRace implements RaceSource {
  private readonly game: GameId;
  private readonly seed: string;
  private readonly seats: readonly SeatEntry[];
  private happened: readonly Happened[];
  private listen: ((news: News) => void) | undefined;

  constructor(game: GameId, room: Room, { options, seed }: FirstRace) {
    const parsed = room.game.options.parse(options);
    if (!parsed.ok) throw new Error(`the first race of ${game} has wrong options`);
    this.game = game;
    this.seed = seed;
    const { seats } = room.game.race(parsed.value);
    this.seats = lessonSeats(seats).map((seat, index) => (index === learner ? seat : { ...seat, player: bot }));
    this.happened = [startTable(room.game, parsed.value, this.seats, tableDice(seed, 0))];
  }

  private get table(): Table {
    return (this.happened.at(-1) as Happened).table;
  }

  subscribe(listen: (news: News) => void): () => void {
    this.listen = listen;
    const { race, seats } = this.table;
    listen({ kind: 'drives', drives: true });
    listen({ kind: 'table', table: { game: this.game, options: race.options, seats, realDice: false } });
    this.tell();
    return () => {
      this.listen = undefined;
    };
  }

  private tell(): void {
    const moments = this.happened.map(({ table, facts }) => momentFor(table, facts, learner));
    this.listen?.({ kind: 'race', race: { viewer: learner, here: [learner], moments, branches: false, withheld: true } });
  }

  async choose(choice: Choice): Promise<Answer> {
    const { table } = this;
    const taken = take(table, learner, choice, tableDice(this.seed, table.steps.length + 1));
    if (taken.kind === 'refused') return taken;
    if (taken.kind === 'die-needed') throw new Error('the dice of a first race never run out');
    this.happened = [...this.happened, taken];
    this.tell();
    return done;
  }

  async ride(max: number): Promise<Answer> {
    const before = this.happened.length;
    while (this.happened.length < before + max && this.rideOne(false));
    if (this.happened.length === before) return idle;
    this.tell();
    return done;
  }

  async rideIn(): Promise<Answer> {
    while (this.rideOne(true));
    this.tell();
    return done;
  }

  /** A bot's step; with `everybody`, also for the learner. Whether there was one. */
  private rideOne(everybody: boolean): boolean {
    const { table } = this;
    const turn = table.race.turn(table.state);
    if (!turn || (turn.seat === learner && !everybody)) return false;
    const step = table.steps.length + 1;
    const choice = findBot(this.game, bot)?.(table.race, table.race.view(table.state, turn.seat), turn, botDice(this.seed, step));
    const taken = choice && take(table, turn.seat, choice, tableDice(this.seed, step));
    if (taken?.kind !== 'taken') throw new Error('a bot made a choice that does not play');
    this.happened = [...this.happened, taken];
    return true;
  }

  undo = async (): Promise<Answer> => idle;
  record = async (): Promise<undefined> => undefined;
  position = async (): Promise<undefined> => undefined;
  branch = async (): Promise<string> => Promise.reject(new Error('a first race has no branches'));
}
