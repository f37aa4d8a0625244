import { type Game, type RaceRecord, replay, type SeatEntry, type Step, type Viewer } from '@gruppetto/kernel';
import { type Moment, momentFor, verifyRecord, type Witnessed } from '@gruppetto/wire';
import type { LogEntry } from '../../src/tables/store/log-store.ts';
import type { LogRow, SeatRow, TableRow } from '../../src/tables/store/rows.ts';
import type { Disk } from './disk.ts';
import type { SimulatedPerson } from './person.ts';
import { tokensIn } from './toy-game.ts';

interface Grant {
  readonly person: string;
  readonly seat: number;
  /** From which version of the log on. */
  readonly since: number;
}

/** Judges what was sent and what is stored, by what the database says and what people did: never by the views under test. */
export class Ledger {
  private readonly disk: Disk;
  private readonly game: Game;
  private readonly violation: (what: string) => void;
  /** By table: who has ever sat where. */
  private readonly grants = new Map<string, Grant[]>();
  /** By table and person: the first step of each seat whose secret they were sent. */
  private readonly seen = new Map<string, Map<number, number>>();
  private readonly secrets = new Map<string, string>();

  constructor(disk: Disk, game: Game, violation: (what: string) => void) {
    this.disk = disk;
    this.game = game;
    this.violation = violation;
    disk.onSeats = () => this.noteSeats();
  }

  private noteSeats(): void {
    const rows = this.disk.ask<Pick<SeatRow, 'shared_table' | 'seat' | 'since'> & { readonly person: string }>(
      'select shared_table, seat, person, since from shared_seats where person is not null',
    );
    for (const { shared_table, seat, person, since } of rows) {
      const known = this.grants.get(shared_table) ?? [];
      this.grants.set(shared_table, known);
      if (!known.some((one) => one.person === person && one.seat === seat && one.since === since)) known.push({ person, seat, since });
    }
  }

  /** Nobody is ever to be sent this. */
  keepSecret(text: string, what: string): void {
    this.secrets.set(text, what);
  }

  noteTable(table: string): void {
    for (const { secret } of this.disk.ask<Pick<TableRow, 'secret'>>('select secret from shared_tables where id = ?', table))
      this.keepSecret(secret, 'the secret of the server');
  }

  heard(table: string, person: SimulatedPerson, text: string): void {
    for (const [hex] of text.matchAll(/[0-9a-f]{64}/g)) {
      const secret = this.secrets.get(hex);
      if (secret !== undefined) this.violation(`${person.name} was sent ${secret}: ${text.slice(0, 300)}`);
    }
    const seen = this.seen.get(`${table} ${person.id}`) ?? new Map<number, number>();
    this.seen.set(`${table} ${person.id}`, seen);
    for (const { seat, step } of tokensIn(text)) {
      if (!this.grants.get(table)?.some((one) => one.person === person.id && one.seat === seat))
        this.violation(`${person.name}, who never sat there, was sent the secret of seat ${seat} from step ${step}`);
      seen.set(seat, Math.min(step, seen.get(seat) ?? step));
    }
  }

  /** Everything that must hold of a table when all is calm. */
  check(table: string, people: readonly SimulatedPerson[], given: RaceRecord | undefined): void {
    const [row] = this.disk.ask<TableRow>('select * from shared_tables where id = ?', table);
    if (!row) return this.violation(`the table ${table} is gone`);
    const rows = this.disk.ask<LogRow>('select * from table_log where log = ? order by version', row.log);
    const log = rows.map(
      ({ left_steps, choice, dice, ...entry }): LogEntry => ({
        ...entry,
        leftSteps: left_steps ?? undefined,
        choice: choice ?? undefined,
        dice: dice ?? undefined,
      }),
    );
    this.checkLog(row, log, people);
    this.checkTakeBacks(row, log, people);
    this.checkChat(table, people);
    this.checkPast(table, log, people);
    if (row.version < 0) return undefined;
    const record = this.recordOf(row, log);
    const replayed = replay(this.game, record);
    if (!replayed.ok) return this.violation(`the stored race of ${table} does not replay: ${JSON.stringify(replayed.problems)}`);
    const { tables, facts } = replayed.value;
    if (JSON.stringify(tables.at(-1)?.state) !== row.state) this.violation(`the state of ${table} is not what its log leads to`);
    const momentsOf = (viewer: Viewer) => tables.map((at, index) => JSON.stringify(momentFor(at, facts[index] ?? [], viewer)));
    this.checkPages(row, log, people, momentsOf);
    if (row.status === 'over') this.checkResult(table);
    if (row.status === 'over') this.checkRecord(table, record, given, people);
    return undefined;
  }

  private recordOf(row: TableRow, log: readonly LogEntry[]): RaceRecord {
    const seats = this.seatsOf(row.id).map(({ name, colour, player }): SeatEntry => ({ name, colour, player: player ?? 'person' }));
    const setup = JSON.parse(row.setup ?? '[]') as number[];
    const options = JSON.parse(row.options) as object;
    return { format: 'gruppetto-race', game: row.game, rules: row.rules, options, seats, setup, steps: stepsOf(log) };
  }

  private seatsOf(table: string): readonly SeatRow[] {
    return this.disk.ask<SeatRow>('select * from shared_seats where shared_table = ? order by seat', table);
  }

  /** Nothing acknowledged is lost, nothing is doubled, and nobody's step was made up. */
  private checkLog({ id: table, version }: TableRow, log: readonly LogEntry[], people: readonly SimulatedPerson[]): void {
    const name = `the log of ${table}`;
    if (log.some((entry, index) => entry.version !== index + 1)) this.violation(`${name} has gaps`);
    if (version >= 0 && log.length !== version) this.violation(`${name} has ${log.length} entries, its table says ${version}`);
    const ids = log.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) this.violation(`${name} has an id twice`);
    const stored = new Set(ids);
    for (const person of people)
      for (const [id, { type, seat, acknowledged, stale }] of person.sent) {
        if (type !== 'step') continue;
        const isStored = stored.has(`${seat}:${id}`);
        if (acknowledged && !isStored) this.violation(`${name} has lost step ${seat}:${id} of ${person.name}, which was acknowledged`);
        if (stale && isStored) this.violation(`${person.name} was told that nothing came of step ${seat}:${id}, and ${name} has it`);
      }
    const wished = new Set(people.flatMap(({ sent }) => [...sent].map(([id, { seat }]) => `${seat}:${id}`)));
    for (const id of ids)
      if (!id.startsWith('bot:') && !wished.has(id.replace(/^agreed:/, ''))) this.violation(`${name} has ${id}, which nobody sent`);
  }

  /** Nobody's choice is taken back, unless they take it back themselves or have agreed. */
  private checkTakeBacks({ id: table }: TableRow, log: readonly LogEntry[], people: readonly SimulatedPerson[]): void {
    const authors = new Map<string, SimulatedPerson>();
    for (const person of people) for (const [id, { seat }] of person.sent) authors.set(`${seat}:${id}`, person);
    const steps: string[] = [];
    for (const { id, leftSteps } of log) {
      if (leftSteps === undefined) {
        steps.push(id);
        continue;
      }
      const request = id.replace(/^agreed:/, '');
      for (const step of steps.splice(leftSteps)) {
        const author = authors.get(step);
        if (author && author !== authors.get(request) && !author.agreed.has(request))
          this.violation(`step ${step} of ${author.name} at ${table} was taken back by ${id}, and nobody asked them`);
      }
    }
  }

  private checkChat(table: string, people: readonly SimulatedPerson[]): void {
    const rows = this.disk.ask<{ readonly id: string }>('select id from shared_chat where shared_table = ?', table);
    const lines = rows.map(({ id }) => id);
    if (new Set(lines).size !== lines.length) this.violation(`a line of ${table} is there twice`);
    for (const person of people)
      for (const [id, { type, acknowledged }] of person.sent)
        if (type === 'chat' && acknowledged && !lines.includes(`${person.id}:${id}`))
          this.violation(`${table} has lost a line of ${person.name} that was acknowledged`);
  }

  /** A seat that changes hands shows how it stands, and nothing of what was before. */
  private checkPast(table: string, log: readonly LogEntry[], people: readonly SimulatedPerson[]): void {
    for (const person of people) {
      for (const [seat, step] of this.seen.get(`${table} ${person.id}`) ?? []) {
        const own = (this.grants.get(table) ?? []).filter((one) => one.person === person.id && one.seat === seat);
        const since = Math.min(...own.map((one) => one.since));
        const first = handAt(log, seat, since);
        if (step < first)
          this.violation(`${person.name} sat on seat ${seat} from step ${first} on, and was sent its secret of step ${step}`);
      }
    }
  }

  private checkPages(
    row: TableRow,
    log: readonly LogEntry[],
    people: readonly SimulatedPerson[],
    momentsOf: (viewer: Viewer) => readonly string[],
  ): void {
    const seats = this.seatsOf(row.id);
    const versions = versionsOf(log);
    const open = momentsOf('spectator');
    for (const person of people) {
      const { state } = person;
      if (state?.link !== 'caught-up') continue;
      const seat = seats.find((one) => one.person === person.id);
      if (state.you?.seat !== seat?.seat) this.violation(`${person.name} is told seat ${state.you?.seat}, and has ${seat?.seat}`);
      if (state.version !== row.version) this.violation(`${person.name} is at version ${state.version}, the table at ${row.version}`);
      const own = seat ? momentsOf(seat.seat) : open;
      const got = state.moments.map((moment) => JSON.stringify(moment));
      if (got.length !== own.length) {
        this.violation(`${person.name} has ${got.length} moments, there are ${own.length}`);
        continue;
      }
      // What they knew with the eyes of a seat that they have left is theirs.
      const before = (this.grants.get(row.id) ?? []).filter((one) => one.person === person.id).map((one) => momentsOf(one.seat));
      const isKnown = (text: string, at: number) => text === open[at] || before.some((known) => known[at] === text);
      const since = seat ? seat.since : Number.POSITIVE_INFINITY;
      const wrong = got.findIndex((text, at) => text !== own[at] && !(versions[at] < since && isKnown(text, at)));
      if (wrong >= 0)
        this.violation(`${person.name} (seat ${seat?.seat}) was told another moment ${wrong}: ${got[wrong]}, not ${own[wrong]}`);
    }
  }

  private checkResult(table: string): void {
    const [{ count } = { count: 0 }] = this.disk.ask<{ readonly count: number }>(
      'select count(*) as count from results where shared_table = ?',
      table,
    );
    if (count !== 1) this.violation(`the result of ${table} was settled ${count} times`);
  }

  /** The dice are as was promised to every page that saw the promise. */
  private checkRecord(table: string, stored: RaceRecord, given: RaceRecord | undefined, people: readonly SimulatedPerson[]): void {
    if (!given) return this.violation(`the record of ${table} was not given`);
    if (JSON.stringify(given.steps) !== JSON.stringify(stored.steps)) this.violation(`the record of ${table} is not its log`);
    for (const { memory, name, state } of people) {
      const witnessed = memory.commitment !== undefined && memory.seats ? (memory as Witnessed) : undefined;
      const shown: readonly Moment[] = state?.link === 'caught-up' ? state.moments : [];
      const verified = verifyRecord(this.game, given, witnessed, shown);
      if (!verified.ok) this.violation(`${name} finds that the dice of ${table} are not as promised: ${JSON.stringify(verified.problems)}`);
    }
    return undefined;
  }
}

/** With which step the secret came that this seat held when the log had this version. */
function handAt(log: readonly LogEntry[], seat: number, version: number): number {
  const steps: LogEntry[] = [];
  for (const entry of log.slice(0, Math.max(0, version))) {
    if (entry.leftSteps === undefined) steps.push(entry);
    else steps.length = entry.leftSteps;
  }
  return 1 + steps.findLastIndex((entry) => entry.seat === seat && entry.dice !== '[]');
}

/** At which version each moment that counts came about. */
function versionsOf(log: readonly LogEntry[]): readonly number[] {
  const versions = [0];
  for (const { version, leftSteps } of log) {
    if (leftSteps === undefined) versions.push(version);
    else versions.length = leftSteps + 1;
  }
  return versions;
}

/** The steps that count: those that were taken back are gone. */
function stepsOf(log: readonly LogEntry[]): Step[] {
  const steps: Step[] = [];
  for (const { seat, choice = '', dice = '', leftSteps } of log) {
    if (leftSteps === undefined) steps.push({ seat, choice: JSON.parse(choice) as Step['choice'], dice: JSON.parse(dice) as number[] });
    else steps.length = leftSteps;
  }
  return steps;
}
