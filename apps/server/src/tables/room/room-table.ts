import type { Refusal, Seat } from '@gruppetto/kernel';
import type { SharedTable } from '@gruppetto/wire';
import type { EngineAnswer, EngineJob, RiddenPosition } from '../engine/engine-job.ts';
import type { Order } from '../engine/engines.ts';
import type { Entry } from '../store/journal.ts';
import type { ServerSeat, ServerTable } from '../store/server-table.ts';
import type { TableChange } from '../store/table-store.ts';
import { Audience, type AudienceMember, tell } from './audience.ts';
import { RaceReader } from './race-reader.ts';
import type { RoomServices } from './room-services.ts';
import { raceOf, sharedTable, type Vacations, youOf } from './shared-table.ts';
import { mayBegin } from './start.ts';
import { standsStill } from './vacation.ts';

/** More moments than this are sent to each page in pieces. */
const maxBroadcast = 20;
const chatAtHello = 100;

const isGuest = ({ person = '' }: AudienceMember): boolean => person.startsWith('g:');

/** The id in the log for an id that a seat sent. */
export const keyOf = (seat: Seat, id: string): string => `${seat}:${id}`;

/** A table as this process knows it, and the pages that have it open here. Changes are stored first, then sent. */
export class RoomTable {
  readonly id: string;
  readonly services: RoomServices;
  readonly audience: Audience;
  /** What is stored, as far as this process knows. */
  now: ServerTable;
  readonly reader: RaceReader;
  private readonly serversTurn: () => void;
  private readonly catchUp: (member: AudienceMember, after: number) => Promise<void>;
  private readonly lookAgain: () => void;
  /** The version after which the one to decide can't change their places any more: nobody is asked for nothing, a bot rides on. */
  private settledAt: number | undefined;
  private vacations: Vacations = [];
  private raceText: { readonly seats: readonly ServerSeat[]; readonly text: string } | undefined;

  /**
   * `serversTurn` is called whenever the server has to begin the race or play for a bot, `catchUp` for a page that needs the race since a version, `lookAgain` when what is
   * stored could not be read.
   */
  constructor(
    stored: ServerTable,
    services: RoomServices,
    {
      serversTurn,
      catchUp,
      lookAgain,
    }: { serversTurn(): void; catchUp(member: AudienceMember, after: number): Promise<void>; lookAgain(): void },
  ) {
    this.id = stored.id;
    this.now = stored;
    this.services = services;
    this.serversTurn = serversTurn;
    this.catchUp = catchUp;
    this.lookAgain = lookAgain;
    this.reader = new RaceReader({
      now: () => this.now,
      race: () => this.race(),
      ask: (job, order) => this.ask(job, order),
      log: services.store.log,
      histories: services.histories,
    });
    this.audience = new Audience({
      table: () => this.shown(),
      you: (member) => youOf(this.now, member.person, member.notes),
      tellPresence: (present) => services.tellPresence(this.id, present),
      soon: services.timing.soon,
    });
  }

  /** Who made the table pays for what it does on its own: somebody with many tables of bots is one payer, not many. */
  get own(): Order {
    return { payer: this.services.payerOf(this.now.host), own: true };
  }

  /** What everybody sees of the table. */
  shown(): SharedTable {
    return sharedTable(this.now, this.audience.present(), this.services.now(), this.vacations);
  }

  /** If clocks stand still for people on vacation, the others see who is. */
  async learnVacations(): Promise<void> {
    const { clock, seats } = this.now;
    if (!standsStill(clock)) return;
    const untilOf = async (person: string | undefined) => person && (await this.services.vacationOf(person))?.until;
    this.vacations = await Promise.all(seats.map(async ({ person }) => (await untilOf(person)) || undefined));
  }

  refuse(member: AudienceMember, id: string, refusal: Refusal): void {
    tell(member, { type: 'refused', id, refusal });
  }

  seatOf({ person }: AudienceMember): Seat | undefined {
    return person === undefined ? undefined : this.now.seats.find((seat) => seat.person === person)?.seat;
  }

  mayNotWatch({ seat, person }: AudienceMember): boolean {
    const { spectators, status, host } = this.now;
    return seat === undefined && !spectators && status !== 'gathering' && (person === undefined || person !== host);
  }

  isBots(seat: Seat): boolean {
    const { seats, standIns, turn, version } = this.now;
    const player = seats[seat]?.player;
    return (player !== 'person' && player !== undefined) || standIns.includes(seat) || (seat === turn && version === this.settledAt);
  }

  /** Asks the server to do its part: start the race, or play for a bot. */
  callServer(): void {
    const { status, turn } = this.now;
    if (mayBegin(this.now) || (status === 'racing' && turn !== undefined && this.isBots(turn))) this.serversTurn();
  }

  /** The engine tells whether the turn now decides anything. */
  learnStakes({ settled }: Pick<RiddenPosition, 'settled'>): void {
    this.settledAt = settled ? this.now.version : undefined;
  }

  /** The race as jobs carry it; written out again only if somebody else sits there. */
  race(): string {
    if (this.raceText?.seats !== this.now.seats) this.raceText = { seats: this.now.seats, text: JSON.stringify(raceOf(this.now)) };
    return this.raceText.text;
  }

  async ask(job: EngineJob, order: Order): Promise<EngineAnswer> {
    const answer = await this.services.engines.do(job, order);
    if (answer.kind === 'failed') this.services.log.error({ table: this.id, job: job.do }, answer.error);
    return answer;
  }

  /** The seat that asks for something based on this version; undefined if that's impossible, which the page then knows. */
  async seatToMove(member: AudienceMember, id: string, after: number): Promise<Seat | undefined> {
    const { seat } = member;
    if (seat !== undefined && after > this.now.version) await this.refresh();
    const { status, version } = this.now;
    if (seat === undefined) this.refuse(member, id, { reason: 'not-your-seat' });
    else if (status === 'gathering') this.refuse(member, id, { reason: 'not-racing' });
    else if (after !== version) await this.answerStale(member, id, keyOf(seat, id), after);
    else return seat;
    return undefined;
  }

  /** A repeated id gets the same answer; anything else was based on an older race. The page has got what it missed. */
  private async answerStale(member: AudienceMember, id: string, key: string, after: number): Promise<void> {
    if (await this.services.store.log.has(this.now.log, key, after)) tell(member, { type: 'done', id });
    else this.refuse(member, id, { reason: 'stale' });
  }

  /** Stores an entry, and tells the page if that fails. Returns whether it is stored and this process has moved on to it. */
  async keep(member: AudienceMember, id: string, entry: Entry): Promise<boolean> {
    const { id: key, version } = entry.entry;
    try {
      if (await this.append(entry)) return true;
    } catch (error) {
      this.services.log.error(error);
      // It may be stored all the same: only the log knows.
      try {
        await this.refresh();
        const stored = await this.services.store.log.has(this.now.log, key, version - 1);
        if (stored) this.services.raceMoved(this.id, this.now.version);
        if (stored) tell(member, { type: 'done', id });
        else this.refuse(member, id, { reason: 'not-stored' });
      } catch {
        // A page without an answer asks again.
        member.end();
      }
      return false;
    }
    await this.refresh();
    await this.answerStale(member, id, key, version - 1);
    return false;
  }

  /** Stores an entry and moves on to it; false if the log has gone on elsewhere. */
  async append(entry: Entry): Promise<boolean> {
    if ((await this.services.journal.append(entry)) !== 'stored') return false;
    // Twice as fast as spreading both: a table has many fields.
    this.now = Object.assign({ ...this.now }, entry.after);
    const { state = '', steps } = this.now;
    this.reader.appended(entry.entry, { state, steps });
    return true;
  }

  /** After every entry of the log that this process has made: whether that has ended a request to take back, and whose step it was. */
  moved(endedRequest: boolean, mover?: Seat): void {
    const { version, status, clock, turn, seats } = this.now;
    this.services.raceMoved(this.id, version);
    if (status === 'over' || endedRequest || clock.kind !== 'none') this.audience.announce();
    if (status === 'over') this.services.raceOver(this.id);
    if (turn === undefined) return;
    if (this.isBots(turn)) return this.serversTurn();
    // After your own choice you are still in the middle of your turn.
    if (mover !== turn && !this.audience.isHere(turn)) this.services.yourTurn(this.now, seats[turn]);
  }

  /** Changes the table in the database and here. */
  async change(decide: (table: ServerTable) => TableChange): Promise<void> {
    const changed = await this.services.store.change(this.id, decide);
    if (!changed) return;
    await this.refresh();
    this.services.tableChanged(this.id, changed.changes);
  }

  /** Brings this process, and everybody who is here, up to what is stored. If that fails nobody was told, so it's done again from here. */
  async refresh(): Promise<void> {
    const before = this.now;
    try {
      await this.bringUp(before);
    } catch (error) {
      this.now = before;
      this.lookAgain();
      throw error;
    }
  }

  private async bringUp(before: ServerTable): Promise<void> {
    const stored = await this.services.store.read(this.id);
    if (!stored) {
      for (const member of this.audience.all()) this.audience.dismiss(member, 'no-table');
      return;
    }
    this.audience.elsewhere = await this.services.elsewhere(this.id);
    this.now = stored;
    if (stored.changes !== before.changes) await this.learnVacations();
    if (stored.version !== before.version) await this.tellSince(before.version);
    if (stored.changes !== before.changes) {
      await this.seatsChanged();
      await this.sendNewChat();
    }
    this.audience.announce();
    this.callServer();
  }

  /** Sends everybody what has happened since that version: at once if it is short. */
  private async tellSince(version: number): Promise<void> {
    const viewers = this.audience.viewers();
    if (viewers.length === 0) return;
    const history = await this.reader.history();
    const from = history.firstNew(version);
    const count = history.steps + 1 - from;
    if (count <= maxBroadcast) {
      const moments = count === 0 ? viewers.map(() => []) : await this.reader.moments(from, count, viewers, this.own);
      this.audience.broadcast(this.now.version, viewers, moments, from);
      return;
    }
    for (const member of this.audience.all()) if (member.greeted) await this.catchUp(member, version);
  }

  /** Somebody sat down, left, was removed or banned; or spectators are no longer allowed. */
  private async seatsChanged(): Promise<void> {
    const members = this.audience.all().filter(({ greeted, catchingUp }) => greeted || catchingUp);
    const people = [...new Set(members.flatMap(({ person }) => person ?? []))];
    if (members.length === 0) return;
    // One look for everybody: a page at a table may be one of hundreds.
    const { banned, notes } = await this.services.store.aboutPeople(this.id, people);
    for (const member of members) {
      if (!member.greeted && !member.catchingUp) continue;
      if (member.person !== undefined && banned.has(member.person)) {
        this.audience.dismiss(member, 'banned');
        continue;
      }
      // They may have been written in another tab.
      if (member.person !== undefined) member.notes = notes.get(member.person) ?? '';
      const seat = this.seatOf(member);
      if (seat === undefined && member.seat !== undefined && isGuest(member)) {
        // They may have signed in meanwhile: when the page reconnects, it says so.
        member.end();
        continue;
      }
      if (seat === member.seat && !this.mayNotWatch(member)) continue;
      member.seat = seat;
      if (this.mayNotWatch(member)) this.audience.dismiss(member, 'no-spectators');
      // They see the race through other eyes now.
      else if (this.now.version >= 0) await this.catchUp(member, -1);
    }
  }

  private async sendNewChat(): Promise<void> {
    const { chatKnown } = this.audience;
    if (chatKnown !== undefined) this.audience.sendChat(await this.services.store.chat.after(this.id, chatKnown, chatAtHello));
  }

  async sendChatAtHello(member: AudienceMember): Promise<void> {
    this.audience.sendChatTo(member, await this.services.store.chat.after(this.id, member.chat, chatAtHello));
  }
}
