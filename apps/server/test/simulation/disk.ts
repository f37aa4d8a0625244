import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrate } from '../../src/storage/migrate.ts';
import type { Rows } from '../../src/storage/rows.ts';
import { Sqlite } from '../../src/storage/sqlite-connection.ts';
import type { Batch } from '../../src/storage/storage.ts';
import type { Actor, World } from './world.ts';

/** A failure that the simulation made. Any other is a mistake of ours. */
export class Injected extends Error {
  constructor(what: string) {
    super(`injected: ${what}`);
    this.name = 'Injected';
  }
}

export interface DiskFaults {
  /** Of a thousand commits so many fail, and so many are done but nobody is told. */
  commitFails: number;
  answerLost: number;
  /** Until then nothing is answered. */
  awayUntil: number;
  /** Until then nothing can be written. */
  fullUntil: number;
}

type Native = InstanceType<typeof Sqlite>;

/** The database: real SQLite in memory. What was committed outlives every process; what was not goes with the one that wrote it. */
export class Disk {
  readonly native: Native = new Sqlite(':memory:');
  readonly faults: DiskFaults = { commitFails: 0, answerLost: 0, awayUntil: 0, fullUntil: 0 };
  /** Called after each commit that changed seats. */
  onSeats: () => void = () => undefined;
  private readonly world: World;
  private readonly statements = new Map<string, ReturnType<Native['prepare']>>();
  private holder: Actor | undefined;
  private waiting: { readonly owner: Actor; readonly resolve: () => void }[] = [];
  private seatsTouched = false;

  constructor(world: World) {
    this.world = world;
  }

  async migrate(): Promise<void> {
    const prepare = (text: string) => {
      const statement = this.native.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as never[])),
        run: (values: readonly unknown[]) => statement.run(...(values as never[])) as never,
        iterate: () => [].values(),
      };
    };
    const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: { prepare, close: () => undefined } }) });
    await migrate(db);
    this.native.exec('create table results (shared_table text not null)');
    this.native.exec(
      'create table jobs (id integer primary key, shared_table text not null, version integer not null, due integer not null)',
    );
  }

  /** The database as one process has it. */
  open(owner: Actor): { readonly db: Kysely<Rows>; readonly batch: Batch } {
    const driver = new SimulatedDriver(this, owner);
    const db = new Kysely<Rows>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => driver,
        createIntrospector: (kysely) => new SqliteIntrospector(kysely),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    });
    return { db, batch: (statements, rows) => this.batch(owner, statements, rows) };
  }

  /** What is committed, for those who judge; only between the transactions of others. */
  ask<T>(text: string, ...values: readonly (string | number | null)[]): readonly T[] {
    return this.prepare(text).all(...values) as T[];
  }

  get isQuiet(): boolean {
    return this.holder === undefined;
  }

  /** The power of this process has failed. */
  crash(owner: Actor): void {
    this.waiting = this.waiting.filter((one) => one.owner !== owner);
    if (this.holder === owner) this.letGo();
  }

  async take(owner: Actor): Promise<void> {
    if (owner.gone) return new Promise(() => undefined);
    if (this.holder) return new Promise((resolve) => this.waiting.push({ owner, resolve }));
    this.holder = owner;
    return undefined;
  }

  letGo(): void {
    if (this.native.isTransaction) this.native.exec('rollback');
    const next = this.waiting.shift();
    this.holder = next?.owner;
    next?.resolve();
  }

  /** The way to the database or back. */
  async travel(owner: Actor, what: string): Promise<void> {
    await this.world.pause(this.world.delay(1), what, owner);
    if (this.world.now < this.faults.awayUntil) throw new Injected('ECONNREFUSED: the database is away');
  }

  begin(): void {
    this.seatsTouched = false;
    this.native.exec('begin immediate');
  }

  run({ sql: text, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<never> {
    const statement = this.prepare(text);
    const values = parameters as (string | number | null)[];
    if (/^\s*select/i.test(text)) return { rows: statement.all(...values) as never[] };
    if (this.world.now < this.faults.fullUntil) {
      this.world.fault('disk full');
      throw new Injected('database or disk is full');
    }
    if (text.includes('shared_seats')) this.seatsTouched = true;
    const own = !this.native.isTransaction;
    if (own) this.begin();
    if (text.includes('shared_seats')) this.seatsTouched = true;
    try {
      const result = this.write(statement, values);
      if (own) this.commit();
      return result;
    } finally {
      if (own && this.native.isTransaction) this.native.exec('rollback');
    }
  }

  private write(statement: ReturnType<Native['prepare']>, values: readonly (string | number | null)[]): QueryResult<never> {
    if (statement.columns().length > 0) return { rows: statement.all(...values) as never[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  commit(): void {
    if (this.world.happens(this.faults.commitFails)) {
      this.world.fault('COMMIT fails');
      this.native.exec('rollback');
      throw new Injected('COMMIT failed');
    }
    this.native.exec('commit');
    if (this.seatsTouched) this.onSeats();
    if (this.world.happens(this.faults.answerLost)) {
      this.world.fault('COMMIT done, answer lost');
      throw new Injected('Connection terminated after COMMIT');
    }
  }

  private async batch(owner: Actor, statements: Parameters<Batch>[0], rows: Parameters<Batch>[1]): Promise<readonly boolean[]> {
    await this.take(owner);
    try {
      await this.travel(owner, 'batch');
      this.begin();
      const done = rows.map(([deciding, ...others]) => {
        const [first = '', ...rest] = statements;
        if (this.run({ sql: first, parameters: deciding }).numAffectedRows === 0n) return false;
        for (const [index, parameters] of others.entries()) if (parameters) this.run({ sql: rest[index], parameters });
        return true;
      });
      await this.world.pause(this.world.delay(1), 'fsync', owner);
      this.commit();
      await this.world.pause(this.world.delay(1), 'batch done', owner);
      return done;
    } finally {
      this.letGo();
    }
  }

  private prepare(text: string): ReturnType<Native['prepare']> {
    const statement = this.statements.get(text) ?? this.native.prepare(text);
    this.statements.set(text, statement);
    return statement;
  }
}

class SimulatedDriver implements Driver, DatabaseConnection {
  private readonly disk: Disk;
  private readonly owner: Actor;

  constructor(disk: Disk, owner: Actor) {
    this.disk = disk;
    this.owner = owner;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.disk.take(this.owner);
    return this;
  }

  async releaseConnection(): Promise<void> {
    this.disk.letGo();
  }

  async beginTransaction(): Promise<void> {
    await this.disk.travel(this.owner, 'begin');
    this.disk.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.disk.travel(this.owner, 'commit');
    this.disk.commit();
    await this.disk.travel(this.owner, 'committed');
  }

  async rollbackTransaction(): Promise<void> {
    if (this.disk.native.isTransaction) this.disk.native.exec('rollback');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.disk.travel(this.owner, 'query');
    const result = this.disk.run(query) as QueryResult<R>;
    await this.disk.travel(this.owner, 'answer');
    return result;
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing is streamed');
  }
}
