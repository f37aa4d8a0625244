import { gameIds } from '@gruppetto/catalogue/all';
import type { TableRow } from '../../src/tables/store/rows.ts';
import { type Cast, disturb, rideTable } from './cast.ts';
import { Disk } from './disk.ts';
import { Ledger } from './ledger.ts';
import { SimulatedNetwork } from './network.ts';
import { SimulatedPerson } from './person.ts';
import { type Bug, SimulatedProcess } from './process.ts';
import { toyGame } from './toy-game.ts';
import { World } from './world.ts';

export interface SimulationOptions {
  readonly seed: number;
  /** How much happens before all is calm and everything is checked. */
  readonly steps: number;
  readonly bug?: Bug;
  /** Told everything that happens, for whoever looks for a mistake. */
  readonly onStep?: (now: number, what: string) => void;
}

export interface Result {
  readonly steps: number;
  readonly races: number;
  readonly entries: number;
  readonly trace: number;
  readonly faults: ReadonlyMap<string, number>;
  /** What must never be, and was; the first one is what counts. */
  readonly violations: readonly string[];
}

const tablesAtOnce = 4;
/** After so many steps without faults everything has come to its end. */
const calmSteps = 400_000;
const maxViolations = 10;

/** One story: a server, its people and everything that goes wrong, from one seed. */
export async function simulate(options: SimulationOptions): Promise<Result> {
  const story = new Story(options);
  return story.play();
}

class Story {
  private readonly options: SimulationOptions;
  private readonly world: World;
  private readonly disk: Disk;
  private readonly network: SimulatedNetwork;
  private readonly ledger: Ledger;
  /** Which game it stands for does not matter: the engine is given this one instead. */
  private readonly game = toyGame(gameIds[0] as string);
  private readonly shared: boolean;
  private readonly processes: SimulatedProcess[] = [];
  private readonly casts: Cast[] = [];
  private readonly violations: string[] = [];
  private engineFails = 0;
  private calm = false;
  private readonly withoutNews = new Set<SimulatedProcess>();
  private readonly takenJobs = new Map<number, number>();

  constructor(options: SimulationOptions) {
    this.options = options;
    this.world = new World(options.seed, (what) => options.onStep?.(this.world.now, what));
    this.disk = new Disk(this.world);
    this.network = new SimulatedNetwork(this.world);
    this.ledger = new Ledger(this.disk, this.game, (what) => this.violate(what));
    this.shared = this.world.happens(500);
  }

  async play(): Promise<Result> {
    const { world, options } = this;
    await this.disk.migrate();
    for (let index = 0; index < (this.shared ? 3 : 1); index++) this.processes.push(this.spawn());
    if (this.shared) this.offerJobs();
    this.spoil();
    this.goOn();
    await world.run(options.steps, () => this.violations.length > 0);
    this.endFaults();
    if (this.violations.length === 0 && !(await world.run(calmSteps, () => this.isSettled())))
      this.violate(`it never comes to rest: ${this.whereabouts()}`);
    if (this.violations.length === 0) for (const { table, people, record } of this.casts) this.ledger.check(table, people, record);
    const [{ count: entries } = { count: 0 }] = this.disk.ask<{ readonly count: number }>('select count(*) as count from table_log');
    for (const [name, count] of world.faults) world.note(`${name} ${count}`);
    world.note(`${entries}`);
    return { steps: world.steps, races: this.casts.length, entries, trace: world.trace, faults: world.faults, violations: this.violations };
  }

  private violate(what: string): void {
    if (this.violations.length < maxViolations) this.violations.push(`at ${Math.round(this.world.now)} ms: ${what}`);
  }

  private spawn(): SimulatedProcess {
    const { world, disk, game, shared, options } = this;
    const process: SimulatedProcess = new SimulatedProcess({
      world,
      disk,
      game,
      shared,
      bug: options.bug,
      send: (text) => this.carry(process, text),
      violation: (what) => this.violate(what),
      engineFails: () => this.engineFails,
    });
    return process;
  }

  /** News from one process to the others. */
  private carry(from: SimulatedProcess, text: string): void {
    const { world } = this;
    if (this.withoutNews.has(from)) return;
    for (const other of this.processes)
      world.after(
        world.delay(2),
        'news',
        () => {
          if (!this.withoutNews.has(other)) other.busEnd?.heard(text);
        },
        other,
      );
  }

  /** The queue of jobs that processes share: each is done by one of them, and again by another if that one dies. */
  private offerJobs(): void {
    const { world, disk } = this;
    const now = Date.UTC(2026, 0, 1) + world.now;
    if (disk.isQuiet) {
      const due = disk.ask<{ readonly id: number; readonly shared_table: string; readonly version: number }>(
        'select id, shared_table, version from jobs where due <= ? order by id',
        now,
      );
      for (const { id, shared_table, version } of due) {
        if ((this.takenJobs.get(id) ?? 0) > world.now) continue;
        const process = world.pick(this.processes.filter((one) => one.ready && !one.gone));
        if (!process) break;
        this.takenJobs.set(id, world.now + 60_000);
        const begin = () => {
          const again = () => this.takenJobs.set(id, world.now + 2_000);
          process.wake(shared_table, version).then(() => this.finish(id), again);
        };
        world.after(1, 'job', begin, process);
      }
    }
    world.after(500, 'jobs', () => this.offerJobs());
  }

  private finish(id: number): void {
    if (!this.disk.isQuiet) {
      this.world.after(1, 'job done', () => this.finish(id));
      return;
    }
    this.disk.ask('delete from jobs where id = ? returning id', id);
    this.takenJobs.delete(id);
  }

  private makeCast(): Cast {
    const { world, network } = this;
    const table = world.id();
    const count = 3 + world.draw(3);
    const people = Array.from(
      { length: count },
      (_, index) =>
        new SimulatedPerson({
          world,
          network,
          table,
          name: `${'Ana Ben Cas Dee Eli Fay'.split(' ')[index]} ${this.casts.length}`,
          process: () => world.pick(this.processes.filter((one) => !one.gone)),
          heard: (person, text) => {
            world.note(`${text.length}`);
            this.ledger.heard(table, person, text);
          },
          acknowledged: () => {
            // The worst moment: whatever was said to be done must be.
            if (!this.calm && world.happens(15)) this.crash();
          },
          newSecret: (secret) => this.ledger.keepSecret(secret, 'a part of the dice that somebody else keeps'),
        }),
    );
    return { table, people, record: undefined, over: false };
  }

  /** Always a few tables at once; when a race is over, the next one begins. */
  private goOn(): void {
    const { world } = this;
    if (this.calm) return;
    if (this.casts.filter(({ over }) => !over).length < tablesAtOnce) {
      const cast = this.makeCast();
      this.casts.push(cast);
      const script = { world, game: this.game.id, made: (table: string) => this.noteTable(table) };
      rideTable(script, cast).catch((error: Error) => this.violate(`a script failed: ${error.stack}`));
    }
    const open = world.pick(this.casts.filter(({ over }) => !over));
    if (open && world.happens(300)) disturb(world, open);
    world.after(world.delay(400), 'life goes on', () => this.goOn());
  }

  private noteTable(table: string): void {
    if (this.disk.isQuiet) this.ledger.noteTable(table);
    else this.world.after(1, 'note', () => this.noteTable(table));
  }

  private spoil(): void {
    Object.assign(this.network.faults, { cut: 6, silent: 3, doubled: 25, lost: 25 });
    Object.assign(this.disk.faults, { commitFails: 6, answerLost: 6 });
    this.engineFails = 4;
    this.strike();
  }

  /** Every now and then something larger goes wrong. */
  private strike(): void {
    const { world, disk } = this;
    if (this.calm) return;
    const process = world.pick(this.processes.filter((one) => !one.gone));
    const strikes: readonly (() => void)[] = [
      () => this.crash(),
      () => {
        world.fault('database away');
        disk.faults.awayUntil = world.now + world.delay(1000);
      },
      () => {
        world.fault('disk full for a while');
        disk.faults.fullUntil = world.now + world.delay(1000);
      },
      () => {
        if (!process) return;
        world.fault('process paused');
        process.pausedUntil = world.now + world.delay(8000);
      },
      () => {
        if (!process) return;
        world.fault('clock set');
        process.skew = world.draw(1_200_000) - 600_000;
      },
      () => {
        if (!process || !this.shared) return;
        world.fault('news lost');
        this.withoutNews.add(process);
        world.after(world.delay(3000), 'news again', () => this.subscribeAgain(process));
      },
    ];
    world.pick(strikes)?.();
    world.after(world.delay(2500), 'strike', () => this.strike());
  }

  private subscribeAgain(process: SimulatedProcess): void {
    if (!this.withoutNews.delete(process)) return;
    this.world.after(1, 'listening', () => process.busEnd?.listening(), process);
  }

  /** One process loses its power, and another takes its place. */
  private crash(): void {
    const { world } = this;
    const process = world.pick(this.processes.filter((one) => !one.gone));
    if (!process) return;
    world.fault('crash');
    process.gone = true;
    this.disk.crash(process);
    this.network.crashed(process);
    world.after(world.delay(500), 'restart', () => {
      this.processes[this.processes.indexOf(process)] = this.spawn();
    });
  }

  private endFaults(): void {
    const { world } = this;
    this.calm = true;
    Object.assign(this.network.faults, { cut: 0, silent: 0, doubled: 0, lost: 0 });
    Object.assign(this.disk.faults, { commitFails: 0, answerLost: 0, awayUntil: 0, fullUntil: 0 });
    this.engineFails = 0;
    for (const process of this.processes) Object.assign(process, { skew: 0, pausedUntil: 0 });
    for (const process of [...this.withoutNews]) this.subscribeAgain(process);
    for (const { people } of this.casts) for (const person of people) person.mischief = false;
    this.comeBack();
    world.note('calm');
  }

  /** Everybody who is at a table has its page open. */
  private comeBack(): void {
    for (const { people } of this.casts) for (const person of people) if (!person.client) person.open();
    this.world.after(20_000, 'everybody comes back', () => this.comeBack());
  }

  private isSettled(): boolean {
    if (!this.casts.every(({ over }) => over)) return false;
    if (!this.disk.isQuiet) return false;
    return this.casts.every(({ table, people }) => {
      const [row] = this.disk.ask<Pick<TableRow, 'version' | 'finished'>>(
        'select version, finished from shared_tables where id = ?',
        table,
      );
      if (row?.finished === null) return false;
      return people.every(
        ({ state }) =>
          !state || state.link === 'closed' || (state.link === 'caught-up' && state.version === row?.version && state.outbox.length === 0),
      );
    });
  }

  private whereabouts(): string {
    const open = this.casts.filter(({ over }) => !over);
    const rows = open.flatMap(({ table }) =>
      this.disk.ask('select id, status, version, steps, turn, due, stand_ins, broken, undo from shared_tables where id = ?', table),
    );
    const people = (open.length > 0 ? open : this.casts).flatMap((cast) =>
      cast.people.map(({ name, state }) => `${name}: ${state?.link} ${state?.version} ${state?.outbox.length} ${state?.you?.seat}`),
    );
    const processes = this.processes.map(
      ({ gone, ready, pausedUntil }) => `${gone ? 'gone' : ready ? 'ready' : 'starting'} ${pausedUntil}`,
    );
    return JSON.stringify({ now: this.world.now, shared: this.shared, processes, quiet: this.disk.isQuiet, rows, people });
  }
}
