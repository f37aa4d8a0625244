import type { Choice, Refusal, Seat, Viewer } from '@gruppetto/kernel';
import type { Clock, PageMessage, SharedTable, You } from '@gruppetto/wire';
import type { FastifyBaseLogger } from 'fastify';
import { type EngineAnswer, type EngineJob, firstChoice, type MomentTexts } from '../engine/engine-job.ts';
import { EngineOverran, type Engines, EnginesClosed } from '../engine/engines.ts';
import type { Entry, Journal } from '../store/journal.ts';
import type { LogRow, SeatRow } from '../store/rows.ts';
import { firstNewMoment, type StoredTable, settingsOf, stepsOf, type TableChange, type TableStore } from '../store/table-store.ts';
import { Audience, type Member, momentsMessage, tell } from './audience.ts';
import { dueAt, leftAfter } from './clock.ts';
import { type Present, raceOf, sharedTable, standInBot, standIns, type UndoRequest, youOf } from './shared-table.ts';

/** What a room needs of the server. */
export interface Surroundings {
  readonly store: TableStore;
  readonly engines: Engines;
  readonly journal: Journal;
  readonly log: FastifyBaseLogger;
  now(): number;
  /** Tells the other processes that the race has gone on; or that something else has changed at the table. */
  raceMoved(table: string, version: number): void;
  tableChanged(table: string, changes: number): void;
  /** Sees to it that somebody looks at the table then. */
  wakeAt(table: string, version: number, due: number): void;
  /** It is a person's turn who does not have the table open. */
  yourTurn(table: StoredTable, seat: SeatRow): void;
  /** Who is connected to other processes. */
  elsewhere(table: string): Promise<Present>;
  /** Tells the other processes who is connected to this one. */
  tellPresence(table: string, present: Present): void;
  /** Nobody is here and nothing is to be done. */
  idle(room: Room): void;
}

/** Another process looks after a bot that has not played by then. */
const botGrace = 5_000;
const momentsAMessage = 100;
const chatAtHello = 100;

const isGuest = ({ person = '' }: Member): boolean => person.startsWith('g:');

const keyOf = (seat: Seat, id: string): string => `${seat}:${id}`;

/** One table in this process: who has it open here, and how it stands as far as this process knows. One thing is done after another. */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly audience: Audience;
  private stored: StoredTable;
  private waiting = 0;
  private holds = 0;
  private last: Promise<void> = Promise.resolve();
  private botWanted = false;
  private raceText: { readonly seats: readonly SeatRow[]; readonly text: string } | undefined;

  constructor(stored: StoredTable, around: Surroundings) {
    this.id = stored.row.id;
    this.stored = stored;
    this.around = around;
    this.audience = new Audience({
      table: () => this.shared(),
      you: (member) => this.you(member),
      tellPresence: (present) => around.tellPresence(this.id, present),
    });
  }

  /** Keeps the room from being given up, until the function it gives is called. */
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
    if (this.idle) this.around.idle(this);
  }

  /** Whether this is what the room knows already. */
  knows(what: { readonly version?: number; readonly changes?: number }): boolean {
    const { version, changes } = this.stored.row;
    return (what.version ?? version) <= version && (what.changes ?? changes) <= changes;
  }

  /** Does it after all that was asked before. What fails is logged, and ends nothing else. */
  run(work: () => Promise<void>): Promise<void> {
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
    if (!(error instanceof EnginesClosed)) this.around.log.error(error);
  }

  leave(member: Member): void {
    this.audience.remove(member);
    this.audience.presenceChanged();
  }

  /** What a page says. */
  receive(member: Member, message: Exclude<PageMessage, { type: 'ping' }>): Promise<void> {
    return this.run(async () => {
      try {
        await this.answer(member, message);
      } catch (error) {
        this.complain(error);
        // Who gets no answer comes back and asks again.
        this.audience.remove(member);
        member.end();
      }
    });
  }

  private async answer(member: Member, message: Exclude<PageMessage, { type: 'ping' }>): Promise<void> {
    if (message.type === 'hello') return this.hello(member, message.after);
    if (!member.greeted) return;
    await this.handBack(member);
    switch (message.type) {
      case 'step':
        return this.step(member, message.id, message.after, message.choice);
      case 'undo':
        return this.undo(member, message.id, message.after);
      case 'consent':
        return this.consent(member, message.request, message.agree);
      case 'chat':
        return this.say(member, message.id, message.text);
    }
  }

  /** Something has changed in the database: by this process or another. */
  follow(): Promise<void> {
    return this.run(() => this.refresh());
  }

  /** A bot should have played, or a clock has run out. */
  wake(version: number): Promise<void> {
    return this.run(async () => {
      try {
        await this.lookAfter(version);
      } catch (error) {
        this.lookAgain();
        throw error;
      }
    });
  }

  /** Nobody else would: it could not be stored, or not be worked out. */
  private lookAgain(): void {
    this.around.wakeAt(this.id, this.stored.row.version, this.around.now() + botGrace);
  }

  private async lookAfter(version: number): Promise<void> {
    await this.refresh();
    const { row } = this.stored;
    if (row.version !== version || row.status !== 'racing' || row.turn === null) return;
    if (this.isBots(row.turn)) return this.playBot();
    if (row.due === null) return;
    if (row.due > this.around.now()) return this.around.wakeAt(this.id, row.version, row.due);
    await this.change(({ row: now }) => {
      if (now.version !== version || now.turn === null || now.due === null || now.due > this.around.now()) return {};
      const left = now.clocks === null ? null : (JSON.parse(now.clocks) as number[]).map((one, seat) => (seat === now.turn ? 0 : one));
      return {
        table: {
          stand_ins: JSON.stringify([...new Set([...standIns(now), now.turn])]),
          clocks: left === null ? null : JSON.stringify(left),
          due: this.around.now() + botGrace,
        },
      };
    });
  }

  private async hello(member: Member, after: number): Promise<void> {
    if (member.greeted) return;
    if (member.person !== undefined && (await this.around.store.isBanned(this.id, member.person)))
      return this.audience.dismiss(member, 'banned', 'The host does not want you at this table.');
    member.seat = this.seatOf(member);
    if (this.mayNotWatch(member)) return this.audience.dismiss(member, 'no-spectators', 'This table is not open to spectators.');
    member.notes = member.person === undefined ? '' : await this.around.store.notes(this.id, member.person);
    this.audience.add(member);
    this.audience.elsewhere ??= await this.around.elsewhere(this.id);
    // A page that was opened is somebody; a phone that finds its network again in a pocket is not.
    if (after < 0) await this.handBack(member);
    tell(member, { type: 'table', table: this.shared(), you: this.you(member) });
    await this.catchUp(member, after);
    member.greeted = true;
    this.audience.sendChatTo(member, await this.around.store.chatAfter(this.id, member.chat, chatAtHello));
    this.audience.presenceChanged();
    if (this.stored.row.status === 'racing' && this.stored.row.turn !== null && this.isBots(this.stored.row.turn)) this.wantBot();
  }

  private refuse(member: Member, id: string, refusal: Refusal): void {
    tell(member, { type: 'refused', id, refusal });
  }

  private seatOf({ person }: Member): Seat | undefined {
    return person === undefined ? undefined : this.stored.seats.find((seat) => seat.person === person)?.seat;
  }

  private mayNotWatch(member: Member): boolean {
    return member.seat === undefined && this.stored.row.spectators === 0 && this.stored.row.status !== 'gathering' && !this.isHost(member);
  }

  private isHost(member: Member): boolean {
    return member.person !== undefined && member.person === this.stored.row.host;
  }

  /** Sends all that happened after this version. */
  private async catchUp(member: Member, after: number): Promise<void> {
    const { row } = this.stored;
    if (row.version < 0 || after === row.version) {
      const from = row.version < 0 ? 0 : row.steps + 1;
      return tell(member, { type: 'moments', version: row.version, from, moments: [] });
    }
    const log = await this.around.store.logAfter(this.stored.row, -1);
    if ((log.at(-1)?.version ?? 0) !== row.version) {
      await this.refresh();
      return this.catchUp(member, after);
    }
    // Who knows more than there is has seen another table of this name.
    const from = firstNewMoment(log, after > row.version ? -1 : after);
    const viewer = member.seat ?? 'spectator';
    const answer = await this.ask({
      do: 'replay',
      race: this.race(),
      base: { setup: JSON.parse(row.setup as string) as number[] },
      steps: stepsOf(log),
      from,
      viewers: [viewer],
    });
    if (answer.kind !== 'replayed') throw new Error(`the table ${this.id} does not replay: ${JSON.stringify(answer)}`);
    const texts = answer.moments[0] ?? [];
    const versions = versionsOf(log);
    for (let first = 0; first === 0 || first < texts.length; first += momentsAMessage) {
      const part = texts.slice(first, first + momentsAMessage);
      const more = first + momentsAMessage < texts.length;
      const version = more ? versions[from + first + part.length - 1] : row.version;
      member.send(momentsMessage(version, from + first, part, { more }));
    }
  }

  /** Brings the room, and all who are here, up to what is stored. */
  private async refresh(): Promise<void> {
    const before = this.stored;
    const now = await this.around.store.read(this.id);
    if (!now) {
      for (const member of this.audience.all()) this.audience.dismiss(member, 'no-table', 'This table is no longer there.');
      return;
    }
    this.audience.elsewhere = await this.around.elsewhere(this.id);
    if (now.row.version !== before.row.version) {
      const entries = await this.around.store.logAfter(this.stored.row, before.row.version);
      const version = entries.at(-1)?.version ?? now.row.version;
      // A step that was stored while we read: there will be news of it.
      if (version !== now.row.version) return this.refresh();
      const viewers = this.audience.viewers();
      const { moments, from } = await this.momentsSince(before, now, entries, viewers);
      this.stored = now;
      this.audience.broadcast(this.stored.row.version, viewers, moments, from);
    } else {
      this.stored = now;
    }
    if (now.row.changes !== before.row.changes) {
      await this.seatsChanged();
      await this.sendNewChat();
    }
    this.audience.announce();
    if (now.row.status === 'racing' && now.row.turn !== null && this.isBots(now.row.turn)) this.wantBot();
  }

  private async momentsSince(before: StoredTable, now: StoredTable, entries: readonly LogRow[], viewers: readonly Viewer[]) {
    const onlySteps = entries.every(({ left_steps }) => left_steps === null);
    const race = JSON.stringify(raceOf(now));
    const from = before.row.version < 0 ? 0 : before.row.steps + 1;
    if (onlySteps && before.row.state !== null) {
      const base = { state: before.row.state, steps: before.row.steps };
      return { from, moments: await this.replay({ do: 'replay', race, base, steps: stepsOf(entries), from, viewers }) };
    }
    const log = await this.around.store.logAfter(this.stored.row, -1);
    const first = firstNewMoment(
      log.filter(({ version }) => version <= now.row.version),
      before.row.version,
    );
    const base = { setup: JSON.parse(now.row.setup as string) as number[] };
    const steps = stepsOf(log.filter(({ version }) => version <= now.row.version));
    return { from: first, moments: await this.replay({ do: 'replay', race, base, steps, from: first, viewers }) };
  }

  private async replay(job: EngineJob & { do: 'replay' }): Promise<MomentTexts> {
    if (job.viewers.length === 0) return [];
    const answer = await this.ask(job);
    if (answer.kind !== 'replayed') throw new Error(`the table ${this.id} does not replay: ${JSON.stringify(answer)}`);
    return answer.moments;
  }

  /** Somebody sat down, left, was removed or banned; or spectators are not wanted any longer. */
  private async seatsChanged(): Promise<void> {
    for (const member of this.audience.all()) {
      if (!member.greeted) continue;
      if (member.person !== undefined && (await this.around.store.isBanned(this.id, member.person))) {
        this.audience.dismiss(member, 'banned', 'The host does not want you at this table.');
        continue;
      }
      // They may have been written in another tab.
      if (member.person !== undefined) member.notes = await this.around.store.notes(this.id, member.person);
      const seat = this.seatOf(member);
      if (seat === undefined && member.seat !== undefined && isGuest(member)) {
        // He may have an account since: when his page is back, it says so.
        member.end();
        continue;
      }
      if (seat === member.seat && !this.mayNotWatch(member)) continue;
      member.seat = seat;
      if (this.mayNotWatch(member)) this.audience.dismiss(member, 'no-spectators', 'This table is not open to spectators.');
      // He sees the race through other eyes now.
      else if (this.stored.row.version >= 0) await this.catchUp(member, -1);
    }
  }

  /** The race as jobs have it; written out again only when somebody else sits there. */
  private race(): string {
    if (this.raceText?.seats !== this.stored.seats) this.raceText = { seats: this.stored.seats, text: JSON.stringify(raceOf(this.stored)) };
    return this.raceText.text;
  }

  private async ask(job: EngineJob): Promise<EngineAnswer> {
    const answer = await this.around.engines.do(job);
    if (answer.kind === 'failed') this.around.log.error({ table: this.id, job: job.do }, answer.error);
    return answer;
  }

  /** The seat that asks for something made for this version; undefined if that cannot be, which has been said then. */
  private async seatToMove(member: Member, id: string, after: number): Promise<Seat | undefined> {
    const { seat } = member;
    if (seat !== undefined && after > this.stored.row.version) await this.refresh();
    const { status, version } = this.stored.row;
    if (seat === undefined) this.refuse(member, id, { reason: 'not-your-seat' });
    else if (status === 'gathering') this.refuse(member, id, { reason: 'not-racing' });
    else if (after !== version) await this.answerStale(member, id, keyOf(seat, id));
    else return seat;
    return undefined;
  }

  private async step(member: Member, id: string, after: number, choice: Choice): Promise<void> {
    const seat = await this.seatToMove(member, id, after);
    if (seat === undefined) return;
    const { row } = this.stored;
    const key = keyOf(seat, id);
    const viewers = this.audience.viewers();
    const requested = row.undo !== null;
    let answer: EngineAnswer;
    try {
      const at = { state: row.state as string, steps: row.steps };
      answer = await this.ask({ do: 'take', race: this.race(), at, seed: row.seed as string, viewers, seat, choice });
    } catch (error) {
      if (!(error instanceof EngineOverran)) throw error;
      this.around.log.error({ table: this.id, choice }, error.message);
      return this.refuse(member, id, { reason: 'engine-failed' });
    }
    if (answer.kind === 'refused') return this.refuse(member, id, answer.refusal);
    if (answer.kind !== 'taken') return this.refuse(member, id, { reason: 'engine-failed' });
    if (!(await this.keep(member, id, key, this.entryOf(key, answer)))) return;
    this.audience.broadcast(this.stored.row.version, viewers, answer.moments, answer.steps, { member, id });
    this.moved(requested);
  }

  /** A repeated id gets the answer it had; anything else was made for a race that has gone on. What was missed has been sent. */
  private async answerStale(member: Member, id: string, key: string): Promise<void> {
    if (await this.around.store.entry(this.stored.row, key)) tell(member, { type: 'done', id });
    else this.refuse(member, id, { reason: 'stale' });
  }

  /** Stores an entry, and says so to who asked if that cannot be. Gives whether it is stored and the room has moved on to it. */
  private async keep(member: Member, id: string, key: string, entry: Entry): Promise<boolean> {
    try {
      if ((await this.around.journal.append(entry)) === 'stored') {
        this.goOn(entry);
        return true;
      }
    } catch (error) {
      this.around.log.error(error);
      // It may have been stored all the same: only the log knows.
      try {
        await this.refresh();
        if (await this.around.store.entry(this.stored.row, key)) tell(member, { type: 'done', id });
        else this.refuse(member, id, { reason: 'not-stored' });
      } catch {
        // Who gets no answer asks again.
        member.end();
      }
      return false;
    }
    await this.refresh();
    await this.answerStale(member, id, key);
    return false;
  }

  /** The room is where its newest entry is. The row is its own, and long: it is not copied for every step. */
  private goOn({ after }: Entry): void {
    Object.assign(this.stored.row, after);
  }

  private entryOf(id: string, { step, state, steps, turn }: EngineAnswer & { kind: 'taken' }): Entry {
    const { row } = this.stored;
    const now = this.around.now();
    const version = row.version + 1;
    const log = { log: row.log, version, id, ...step, left_steps: null, at: now };
    return { table: this.id, log, after: { version, steps, state, ...this.turnAfter(step.seat, turn, now), undo: null, touched: now } };
  }

  /** Whose turn it is then, and when it is up. */
  private turnAfter(moved: Seat, turn: Seat | undefined, now: number) {
    const { row } = this.stored;
    const before = row.clocks === null ? undefined : (JSON.parse(row.clocks) as number[]);
    const clocks = before?.map((left, seat) => (seat === moved && !this.isBots(seat) ? leftAfter(left, row.turn_began ?? now, now) : left));
    const due =
      turn === undefined ? null : this.isBots(turn) ? now + botGrace : (dueAt(settingsOf(row).clock, now, clocks?.[turn]) ?? null);
    return {
      status: turn === undefined ? ('over' as const) : ('racing' as const),
      turn: turn ?? null,
      turn_began: now,
      due,
      clocks: clocks ? JSON.stringify(clocks) : null,
    };
  }

  private isBots(seat: Seat): boolean {
    const player = this.stored.seats[seat]?.player;
    return (player !== 'person' && player !== null) || standIns(this.stored.row).includes(seat);
  }

  /** After every entry of the log that this process has made, and whether that has ended a request to take back. */
  private moved(endedRequest: boolean): void {
    const { row, seats } = this.stored;
    this.around.raceMoved(this.id, row.version);
    if (row.status === 'over' || endedRequest || (JSON.parse(row.clock) as Clock).kind !== 'none') this.audience.announce();
    if (row.turn === null) return;
    if (this.isBots(row.turn)) return this.wantBot();
    const seat = seats[row.turn];
    if (seat?.webhook && !this.audience.present().seats.includes(row.turn)) this.around.yourTurn(this.stored, seat);
  }

  private wantBot(): void {
    if (this.botWanted) return;
    this.botWanted = true;
    void this.run(async () => {
      this.botWanted = false;
      try {
        await this.playBot();
      } catch (error) {
        this.lookAgain();
        throw error;
      }
    });
  }

  private async playBot(): Promise<void> {
    const { row, seats } = this.stored;
    if (row.status !== 'racing' || row.turn === null || row.broken || !this.isBots(row.turn)) return;
    const player = seats[row.turn]?.player;
    const bot = player === 'person' ? standInBot : (player as string);
    const viewers = this.audience.viewers();
    const answer = await this.askBots([...new Set([bot, 'random', firstChoice])], viewers);
    if (answer?.kind !== 'taken') {
      await this.change(() => ({ table: { broken: 1, due: null } }));
      return;
    }
    const entry = this.entryOf(`bot:${row.version + 1}`, answer);
    const requested = row.undo !== null;
    if ((await this.around.journal.append(entry)) !== 'stored') return this.refresh();
    this.goOn(entry);
    this.audience.broadcast(this.stored.row.version, viewers, answer.moments, answer.steps);
    this.moved(requested);
  }

  /** The first of these bots that comes to a choice. */
  private async askBots(bots: readonly string[], viewers: readonly Viewer[]): Promise<EngineAnswer | undefined> {
    const { row } = this.stored;
    const at = { state: row.state as string, steps: row.steps };
    for (const bot of bots) {
      try {
        const { seed, secret } = row;
        const answer = await this.ask({ do: 'bot', race: this.race(), at, seed: seed as string, viewers, bot, secret });
        if (answer.kind === 'taken') return answer;
        this.around.log.error({ table: this.id, bot, answer }, 'a bot failed');
      } catch (error) {
        if (!(error instanceof EngineOverran)) throw error;
        this.around.log.error({ table: this.id, bot }, error.message);
      }
    }
    return undefined;
  }

  /** Who is back plays himself again. */
  private async handBack(member: Member): Promise<void> {
    const { seat } = member;
    if (seat === undefined || !standIns(this.stored.row).includes(seat)) return;
    await this.change(({ row }) => {
      const now = this.around.now();
      const left = row.clocks === null ? undefined : (JSON.parse(row.clocks) as number[])[seat];
      const due = row.turn === seat ? { turn_began: now, due: dueAt(settingsOf(row).clock, now, left) ?? null } : {};
      return { table: { stand_ins: JSON.stringify(standIns(row).filter((one) => one !== seat)), ...due } };
    });
    const { row } = this.stored;
    if (row.due !== null) this.around.wakeAt(this.id, row.version, row.due);
  }

  /** Changes the table in the database and here. */
  private async change(decide: (table: StoredTable) => TableChange): Promise<void> {
    const changed = await this.around.store.change(this.id, decide);
    if (!changed) return;
    await this.refresh();
    this.around.tableChanged(this.id, changed.row.changes);
  }

  private async undo(member: Member, id: string, after: number): Promise<void> {
    const seat = await this.seatToMove(member, id, after);
    if (seat === undefined) return;
    const { row } = this.stored;
    const key = keyOf(seat, id);
    if (row.undo !== null && (JSON.parse(row.undo) as UndoRequest).request === key) return tell(member, { type: 'done', id });
    const steps = stepsOf(await this.around.store.logAfter(this.stored.row, -1));
    const own = steps.findLastIndex((step) => step.seat === seat);
    if (own < 0) return this.refuse(member, id, { reason: 'nothing-to-undo' });
    const setup = JSON.parse(row.setup as string) as number[];
    const answer = await this.ask({ do: 'undo', race: this.race(), setup, steps });
    const free = answer.kind === 'undo' && answer.left === own;
    if (free) return this.takeBack(member, id, key, own);
    const others = this.people().filter((one) => one !== seat);
    if (others.length === 0) return this.takeBack(member, id, key, own);
    const request: UndoRequest = { request: key, seat, left: own, agreed: [seat] };
    await this.change((now) => (now.row.version === after ? { table: { undo: JSON.stringify(request) } } : {}));
    tell(member, { type: 'done', id });
  }

  /** The seats whose consent counts. */
  private people(): readonly Seat[] {
    return this.stored.seats.flatMap(({ player, seat }) =>
      player === 'person' && !standIns(this.stored.row).includes(seat) ? [seat] : [],
    );
  }

  private async consent(member: Member, request: string, agree: boolean): Promise<void> {
    const { seat } = member;
    const wanted = this.stored.row.undo === null ? undefined : (JSON.parse(this.stored.row.undo) as UndoRequest);
    if (seat === undefined || wanted?.request !== request || !this.people().includes(seat)) return;
    const agreed = [...new Set([...wanted.agreed, seat])];
    if (agree && this.people().every((one) => agreed.includes(one))) {
      const id = `agreed:${request}`;
      return this.takeBack(member, id, id, wanted.left);
    }
    await this.change(({ row }) => {
      const now = row.undo === null ? undefined : (JSON.parse(row.undo) as UndoRequest);
      if (now?.request !== request) return {};
      return { table: { undo: agree ? JSON.stringify({ ...now, agreed: [...new Set([...now.agreed, seat])] }) : null } };
    });
  }

  private async takeBack(member: Member, id: string, key: string, left: number): Promise<void> {
    const { row } = this.stored;
    const steps = stepsOf(await this.around.store.logAfter(this.stored.row, -1)).slice(0, left);
    const base = { setup: JSON.parse(row.setup as string) as number[] };
    const answer = await this.ask({ do: 'replay', race: this.race(), base, steps, from: left + 1, viewers: [] });
    if (answer.kind !== 'replayed') return this.refuse(member, id, { reason: 'engine-failed' });
    const now = this.around.now();
    const version = row.version + 1;
    const requested = row.undo !== null;
    const seat = member.seat as Seat;
    const log = { log: row.log, version, id: key, seat, choice: null, dice: null, left_steps: left, at: now };
    const { state, turn } = answer;
    const after = { version, steps: left, state, ...this.turnAfter(-1, turn, now), undo: null, touched: now };
    if (!(await this.keep(member, id, key, { table: this.id, log, after }))) return;
    const viewers = this.audience.viewers();
    this.audience.broadcast(
      version,
      viewers,
      viewers.map(() => []),
      left + 1,
      { member, id },
    );
    this.moved(requested);
  }

  private async say(member: Member, id: string, text: string): Promise<void> {
    const { seat } = member;
    const line = text.trim();
    if (line === '') return this.refuse(member, id, { reason: 'missing' });
    const name = seat === undefined ? member.name : (this.stored.seats[seat]?.name ?? member.name);
    const person = member.person ?? 'nobody';
    await this.around.store.say({
      shared_table: this.id,
      id: `${person}:${id}`,
      at: this.around.now(),
      seat: seat ?? null,
      name,
      text: line,
    });
    await this.refresh();
    tell(member, { type: 'done', id });
    this.around.tableChanged(this.id, this.stored.row.changes);
  }

  private async sendNewChat(): Promise<void> {
    const { chatKnown } = this.audience;
    if (chatKnown !== undefined) this.audience.sendChat(await this.around.store.chatAfter(this.id, chatKnown, chatAtHello));
  }

  presentHere(): Present {
    return this.audience.presentHere();
  }

  private you(member: Member): You {
    return youOf(this.stored, member.person, member.notes);
  }

  private shared(): SharedTable {
    return sharedTable(this.stored, this.audience.present(), this.around.now());
  }
}

/** The version of the log at which each moment came about, for those that still count. */
function versionsOf(log: readonly LogRow[]): readonly number[] {
  const versions = [0];
  for (const { version, left_steps } of log) {
    if (left_steps === null) versions.push(version);
    else versions.length = left_steps + 1;
  }
  return versions;
}
