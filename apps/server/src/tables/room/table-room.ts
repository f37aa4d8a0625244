import { strange } from '@gruppetto/kernel';
import type { PageMessage } from '@gruppetto/wire';
import { Bucket } from '../../http/bucket.ts';
import { EnginesClosed } from '../engine/engines.ts';
import type { Present } from '../store/presence-store.ts';
import type { ServerTable } from '../store/server-table.ts';
import { type AudienceMember, tell } from './audience.ts';
import { CatchUps } from './catch-up.ts';
import type { RoomServices } from './room-services.ts';
import { RoomTable } from './room-table.ts';
import { youOf } from './shared-table.ts';
import { TakeBacks } from './take-backs.ts';
import { Turns } from './turns.ts';
import type { VacationChange } from './vacation.ts';

type Said = Exclude<PageMessage, { type: 'ping' }>;

const maxEarly = 60;
const lookAgainAfter = 1000;
/** A table hears this many lines of chat at once, and this many a second after that. */
const chatBurst = 40;
const chatPerSecond = 4;

/** One table in this process: does what pages, clocks and other processes ask for, one thing after another. */
export class TableRoom {
  readonly id: string;
  private readonly table: RoomTable;
  private readonly turns: Turns;
  private readonly takeBacks: TakeBacks;
  private readonly catchUps: CatchUps;
  /** Messages of pages that are still receiving the race. */
  private readonly early = new WeakMap<AudienceMember, Said[]>();
  private readonly onIdle: (room: TableRoom) => void;
  /** All pages of a table together. */
  private readonly lines: Bucket;
  private waiting = 0;
  private holds = 0;
  private last: Promise<void> = Promise.resolve();
  private willAct = false;
  private following: Promise<void> | undefined;
  private later: NodeJS.Timeout | undefined;

  /** Calls `onIdle` when nobody is here and nothing is left to do. */
  constructor(stored: ServerTable, services: RoomServices, onIdle: (room: TableRoom) => void) {
    this.id = stored.id;
    this.table = new RoomTable(stored, services, {
      serversTurn: () => this.actSoon(),
      catchUp: (member, after) => this.catchUps.begin(member, after),
      lookAgain: () => this.followLater(),
    });
    this.catchUps = new CatchUps(
      this.table,
      (work) => void this.run(work),
      (member) => this.welcome(member),
    );
    this.turns = new Turns(this.table);
    this.takeBacks = new TakeBacks(this.table, this.turns);
    this.onIdle = onIdle;
    this.lines = new Bucket(chatBurst, chatPerSecond, services.timing);
  }

  /** Keeps the room open until the returned function is called. */
  hold(): () => void {
    this.holds++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.holds--;
      this.giveUp();
    };
  }

  get idle(): boolean {
    return this.waiting === 0 && this.holds === 0;
  }

  private giveUp(): void {
    if (this.idle) this.onIdle(this);
  }

  /** Whether the room knows this already. */
  knows(what: { readonly version?: number; readonly changes?: number }): boolean {
    const { version, changes } = this.table.now;
    return (what.version ?? version) <= version && (what.changes ?? changes) <= changes;
  }

  presentHere(): Present {
    return this.table.audience.presentHere();
  }

  /** Runs after everything asked before. A failure is logged, and stops nothing else. */
  private run(work: () => Promise<void>): Promise<void> {
    this.waiting++;
    this.last = this.doAfter(this.last, work);
    return this.last;
  }

  private async doAfter(last: Promise<void>, work: () => Promise<void>): Promise<void> {
    await last;
    try {
      await work();
    } catch (error) {
      this.complain(error);
    }
    this.waiting--;
    this.giveUp();
  }

  private complain(error: unknown): void {
    if (!(error instanceof EnginesClosed)) this.table.services.log.error(error);
  }

  leave(member: AudienceMember): void {
    this.table.audience.remove(member);
    this.table.audience.presenceChanged();
  }

  /** A message from a page. */
  receive(member: AudienceMember, message: Said): Promise<void> {
    return this.run(async () => {
      try {
        await this.answer(member, message);
      } catch (error) {
        this.complain(error);
        // A page without an answer reconnects and asks again.
        this.table.audience.remove(member);
        member.end();
      }
    });
  }

  private async answer(member: AudienceMember, message: Said): Promise<void> {
    if (message.type === 'hello') return this.hello(member, message.after);
    if (member.catchingUp) return this.hearLater(member, message);
    if (!member.greeted) return;
    await this.turns.handBack(member);
    switch (message.type) {
      case 'step':
        return this.turns.step(member, message.id, message.after, message.choice);
      case 'undo':
        return this.takeBacks.ask(member, message.id, message.after);
      case 'consent':
        return this.takeBacks.answer(member, message.request, message.agree);
      case 'chat':
        return this.say(member, message.id, message.text);
    }
  }

  /** Something has changed in the database: by this process or another. However much has, we look once. */
  follow(): Promise<void> {
    this.following ??= this.run(() => {
      this.following = undefined;
      return this.table.refresh();
    });
    return this.following;
  }

  /** Nobody announces a change twice: if reading it fails, we try again. */
  private followLater(): void {
    this.later ??= setTimeout(() => {
      this.later = undefined;
      void this.follow();
    }, lookAgainAfter).unref();
  }

  /** A bot should have played, or a clock has run out. */
  wake(version: number): Promise<void> {
    return this.run(() => this.orLookAgain(() => this.turns.lookAfter(version)));
  }

  /** Somebody's vacation has begun, or has been ended. */
  vacation(person: string, vacation: VacationChange): Promise<void> {
    return this.run(() => this.turns.vacation(person, vacation));
  }

  private actSoon(): void {
    if (this.willAct) return;
    this.willAct = true;
    void this.run(() => {
      this.willAct = false;
      return this.orLookAgain(() => this.turns.act());
    });
  }

  private async orLookAgain(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.turns.lookAgain();
      throw error;
    }
  }

  private async hello(member: AudienceMember, after: number): Promise<void> {
    const { table } = this;
    const { audience, services } = table;
    if (member.greeted || member.catchingUp) return;
    if (member.person !== undefined) services.seenAt(member.person, member.payer);
    if (member.person !== undefined && (await services.store.isBanned(this.id, member.person))) return audience.dismiss(member, 'banned');
    member.seat = table.seatOf(member);
    if (table.mayNotWatch(member)) return audience.dismiss(member, 'no-spectators');
    member.notes = member.person === undefined ? '' : await services.store.notes(this.id, member.person);
    audience.add(member);
    audience.elsewhere ??= await services.elsewhere(this.id);
    // A page that somebody opens counts as present; a phone that reconnects in a pocket does not.
    if (after < 0) await this.turns.handBack(member);
    await table.learnVacations();
    tell(member, { type: 'table', table: table.shown(), you: youOf(table.now, member.person, member.notes) });
    await this.catchUps.begin(member, after);
    audience.presenceChanged();
  }

  /** A page has everything. */
  private async welcome(member: AudienceMember): Promise<void> {
    await this.table.sendChatAtHello(member);
    this.table.audience.presenceChanged();
    this.table.callServer();
    const said = this.early.get(member) ?? [];
    this.early.delete(member);
    for (const message of said) void this.receive(member, message);
  }

  private hearLater(member: AudienceMember, message: Said): void {
    const said = this.early.get(member) ?? [];
    if (said.length < maxEarly) this.early.set(member, [...said, message]);
  }

  private async say(member: AudienceMember, id: string, text: string): Promise<void> {
    const { table } = this;
    const { seat, person = 'nobody' } = member;
    const line = text.trim().replace(/\s+/g, ' ');
    if (line === '') return table.refuse(member, id, { reason: 'missing' });
    if (strange.test(line)) return table.refuse(member, id, { reason: 'need-plain-text' });
    if (!this.lines.take()) return table.refuse(member, id, { reason: 'chat-too-fast' });
    const name = seat === undefined ? member.name : (table.now.seats[seat]?.name ?? member.name);
    const at = table.services.now();
    const said = { id: `${person}:${id}`, at, ...(seat !== undefined && { seat }), name, text: line };
    // People who have another seat now, or none, hear of it at once.
    if (!(await table.services.store.chat.say(this.id, said, person))) return table.refresh();
    await table.refresh();
    tell(member, { type: 'done', id });
    table.services.tableChanged(this.id, table.now.changes);
  }
}
