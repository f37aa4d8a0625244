import type { Choice, Seat, Viewer } from '@gruppetto/kernel';
import { type EngineAnswer, firstChoice } from '../engine/engine-job.ts';
import { EngineOverran } from '../engine/engines.ts';
import type { Entry } from '../store/journal.ts';
import { botKey, type LogEntry } from '../store/log-store.ts';
import { isStarting, type ServerTable, settingsOf } from '../store/server-table.ts';
import type { TableChange } from '../store/table-store.ts';
import type { AudienceMember } from './audience.ts';
import { added, botGrace, dueAt, leftAfter } from './clock.ts';
import { keyOf, type RoomTable } from './room-table.ts';
import { standInBot } from './shared-table.ts';
import { mayBegin, settleStart } from './start.ts';
import { standsStill, type VacationChange } from './vacation.ts';

const longestPause = 10 * 60_000;
/** A timer may be a little early. */
const timerSlack = 50;
/** Lists and the deletion of old tables use when a table was last touched: a minute is exact enough, and spares the index. */
const touchedFor = 60_000;

/** The race after an entry of its log. */
interface After {
  readonly state: string;
  readonly steps: number;
  readonly turn?: Seat | undefined;
  readonly settled?: true;
  readonly takeBacks?: number;
}

/** Who plays, and for how long they may think: steps of people and bots, and clocks that run out. */
export class Turns {
  private readonly table: RoomTable;
  /** How often in a row no bot came up with a choice. */
  private failures = 0;
  /** The next attempt is not before then. */
  private pausedUntil = 0;

  constructor(table: RoomTable) {
    this.table = table;
  }

  /** A person's choice. */
  async step(member: AudienceMember, id: string, after: number, choice: Choice): Promise<void> {
    const { table } = this;
    const seat = await table.seatToMove(member, id, after);
    if (seat === undefined) return;
    const viewers = table.audience.viewers();
    const requested = table.now.undo !== undefined;
    let answer: EngineAnswer;
    try {
      const { at, from } = this.position();
      answer = await table.ask({ do: 'take', race: table.race(), at, from, viewers, seat, choice }, { payer: member.payer });
    } catch (error) {
      if (!(error instanceof EngineOverran)) throw error;
      table.services.log.error({ table: table.id, choice }, error.message);
      return table.refuse(member, id, { reason: 'engine-failed' });
    }
    if (answer.kind === 'refused') return table.refuse(member, id, answer.refusal);
    if (answer.kind !== 'taken') return table.refuse(member, id, { reason: 'engine-failed' });
    if (!(await table.keep(member, id, this.entryOf(keyOf(seat, id), answer)))) return;
    table.learnStakes(answer);
    table.audience.broadcast(table.now.version, viewers, answer.moments, answer.steps, { member, id });
    table.moved(requested, seat);
  }

  /** Starts the race if nothing is missing, or plays for the bot whose turn it is. */
  act(): Promise<void> {
    return mayBegin(this.table.now) ? this.settleStart() : this.playBot();
  }

  private async playBot(): Promise<void> {
    const { status, turn } = this.table.now;
    if (status !== 'racing' || turn === undefined || !this.table.isBots(turn)) return;
    await this.playFor(turn);
  }

  /** A bot makes the choice of the seat whose turn it is. */
  private async playFor(turn: Seat): Promise<void> {
    const { table } = this;
    const { seats, version } = table.now;
    if (table.services.now() < this.pausedUntil) return;
    const player = seats[turn]?.player;
    const bot = player === 'person' || player === undefined ? standInBot : player;
    const viewers = table.audience.viewers();
    const answer = await this.askBots([...new Set([bot, 'random', firstChoice])], viewers);
    if (answer?.kind !== 'taken') return this.tryLater();
    this.failures = 0;
    const requested = table.now.undo !== undefined;
    if (!(await table.append(this.entryOf(botKey(version + 1), answer)))) return table.refresh();
    table.learnStakes(answer);
    table.audience.broadcast(table.now.version, viewers, answer.moments, answer.steps);
    table.moved(requested, turn);
  }

  /** No bot came up with a choice. That may pass: we try again, at growing intervals, and the table says so meanwhile. */
  private async tryLater(): Promise<void> {
    const { table } = this;
    const due = table.services.now() + Math.min(longestPause, botGrace * 2 ** this.failures++);
    this.pausedUntil = due;
    await table.change(() => ({ table: { broken: this.failures > 1, due } }));
    table.services.wakeAt(table.id, table.now.version, due + timerSlack);
  }

  /** The first of these bots that comes up with a choice. */
  private async askBots(bots: readonly string[], viewers: readonly Viewer[]): Promise<EngineAnswer | undefined> {
    const { table } = this;
    for (const bot of bots) {
      try {
        const { secret } = table.now;
        const answer = await table.ask({ do: 'bot', race: table.race(), ...this.position(), viewers, bot, secret }, table.own);
        if (answer.kind === 'taken') return answer;
        table.services.log.error({ table: table.id, bot, answer }, 'a bot failed');
      } catch (error) {
        if (!(error instanceof EngineOverran)) throw error;
        table.services.log.error({ table: table.id, bot }, error.message);
      }
    }
    return undefined;
  }

  private position() {
    const { state = '', steps, seed = '', takeBacks } = this.table.now;
    return { at: { state, steps }, from: { seed, takeBacks } };
  }

  /** A bot should have played, or a clock has run out: looks at what is stored. */
  async lookAfter(version: number): Promise<void> {
    const { table } = this;
    await table.refresh();
    const { status, turn, due, clock } = table.now;
    if (table.now.version !== version) return;
    if (isStarting(table.now)) return this.settleStart();
    if (status !== 'racing' || turn === undefined) return;
    if (table.isBots(turn)) return this.playBot();
    if (due === undefined) return;
    if (due > table.services.now()) return table.services.wakeAt(table.id, version, due);
    if (await this.decidesNothing(turn)) return this.playBot();
    const later = await this.afterVacation(turn, due);
    let timedOut = false;
    await table.change((now) => {
      if (now.version !== version || now.turn === undefined || now.due === undefined || now.due > table.services.now()) return {};
      if (later !== undefined) return { table: { due: later }, events: [{ event: 'vacation', seat: now.seats[now.turn] }] };
      timedOut = true;
      return this.timeOut(now, now.turn);
    });
    if (later !== undefined) table.services.wakeAt(table.id, version, later);
    else if (timedOut && clock.timeOut === 'skip') await this.playFor(turn);
  }

  /** Nobody waits for such a choice, and its time can't run out. A server that stopped before making it gets here. */
  private async decidesNothing(turn: Seat): Promise<boolean> {
    const { table } = this;
    const { at } = this.position();
    const answer = await table.ask({ do: 'replay', race: table.race(), base: at, steps: [], from: at.steps + 1, viewers: [] }, table.own);
    if (answer.kind === 'replayed') table.learnStakes(answer);
    return table.isBots(turn);
  }

  /** What the table does for people whose time is up. */
  private timeOut(now: ServerTable, turn: Seat): TableChange {
    const seat = now.seats[turn];
    const due = this.table.services.now() + botGrace;
    const clocks = now.clocks?.map((left, one) => (one === turn ? 0 : left));
    switch (now.clock.timeOut) {
      case 'skip':
        return { table: { clocks, due }, events: [{ event: 'skipped', seat }] };
      case 'forfeit': {
        const lost = { person: undefined, webhook: undefined, player: standInBot, openTo: undefined, gaveUp: seat.person };
        return { table: { clocks, due }, seats: [{ seat: turn, ...lost }], events: [{ event: 'forfeited', seat }] };
      }
      default:
        return { table: { standIns: [...new Set([...now.standIns, turn])], clocks, due }, events: [{ event: 'timed-out', seat }] };
    }
  }

  /** When the time of a person on vacation runs out: they keep the time they had when the vacation began. */
  private async afterVacation(turn: Seat, due: number): Promise<number | undefined> {
    const { now, services } = this.table;
    const person = now.seats[turn].person;
    if (person === undefined || !standsStill(now.clock)) return undefined;
    const vacation = await services.vacationOf(person);
    if (!vacation || vacation.until <= services.now()) return undefined;
    return vacation.until + Math.max(0, due - Math.max(vacation.from, now.turnBegan ?? 0));
  }

  /** The clock of this person stands still. */
  async vacation(person: string, { event, dueOf }: VacationChange): Promise<void> {
    const { table } = this;
    if (!standsStill(table.now.clock)) return;
    await table.change(({ status, seats, turn, due, turnBegan = 0 }) => {
      const seat = seats.find((one) => one.person === person);
      if (status !== 'racing' || !seat) return {};
      const runs = turn === seat.seat && due !== undefined;
      return { ...(runs && { table: { due: dueOf(due, turnBegan) } }), events: [{ event, seat }] };
    });
    const { due, version } = table.now;
    if (due !== undefined) table.services.wakeAt(table.id, version, due);
  }

  /** Every contribution is here, or the time for them is up. */
  private async settleStart(): Promise<void> {
    const { table } = this;
    const { services, id } = table;
    await settleStart(services.store, services.engines, services.now, id);
    await table.refresh();
    services.tableChanged(id, table.now.changes);
    const { due, version } = table.now;
    if (due !== undefined) services.wakeAt(id, version, due);
  }

  /** Nobody else would: storing it, or working it out, failed. */
  lookAgain(): void {
    const { services, id, now } = this.table;
    services.wakeAt(id, now.version, services.now() + botGrace);
  }

  /** A person who is back plays for themselves again. */
  async handBack({ seat }: AudienceMember): Promise<void> {
    const { table } = this;
    if (seat === undefined || !table.now.standIns.includes(seat)) return;
    await table.change((now) => {
      const at = table.services.now();
      const due = now.turn === seat ? { turnBegan: at, due: dueAt(settingsOf(now).clock, at, now.clocks?.[seat]) } : {};
      const standIns = now.standIns.filter((one) => one !== seat);
      return { table: { standIns, ...due }, events: [{ event: 'came-back', seat: now.seats[seat] }] };
    });
    const { due, version } = table.now;
    if (due !== undefined) table.services.wakeAt(table.id, version, due);
  }

  private entryOf(id: string, answer: EngineAnswer & { kind: 'taken' }): Entry {
    const { seat, choice, dice } = answer.step;
    return this.entry({ id, seat, choice, dice, leftSteps: undefined }, answer, seat);
  }

  /** The next entry of the log, and how the table stands after it. `moved` is the seat whose clock ran until now. */
  entry({ id: key, seat, choice, dice, leftSteps }: Omit<LogEntry, 'version' | 'at'>, ridden: After, moved?: Seat): Entry {
    const { state, steps, takeBacks = this.table.now.takeBacks } = ridden;
    const { now } = this.table;
    const { id, log } = now;
    const at = this.table.services.now();
    const version = now.version + 1;
    const touched = at < now.touched + touchedFor ? now.touched : at;
    const { status, turn, turnBegan, due, clocks } = this.turnAfter(moved, ridden, at);
    const relisted = status !== now.status || due !== now.due || touched !== now.touched;
    // Field by field: this is made for every step, and spreading costs twenty times as much.
    const after = { version, steps, state, status, turn, turnBegan, due, clocks, undo: undefined, takeBacks, broken: false, touched };
    return { table: id, log, entry: { version, id: key, seat, choice, dice, leftSteps, at }, after, relisted };
  }

  /** Whose turn it is then, and when their time runs out. */
  private turnAfter(moved: Seat | undefined, { turn, settled }: After, at: number) {
    const { table } = this;
    const { clocks: before, turnBegan = at, clock } = table.now;
    const clocks = before?.map((left, seat) =>
      seat === moved && !table.isBots(seat) ? leftAfter(left, turnBegan, at) + added(clock) : left,
    );
    const isServers = turn !== undefined && (settled || table.isBots(turn));
    const due = turn === undefined ? undefined : isServers ? at + botGrace : dueAt(clock, at, clocks?.[turn]);
    return { status: turn === undefined ? ('over' as const) : ('racing' as const), turn, turnBegan: at, due, clocks };
  }
}
