import { createHash } from 'node:crypto';
import { cardOf, isGameId } from '@gruppetto/catalogue/all';
import type { QuietHours } from '@gruppetto/wire';
import { type Language, words } from '@gruppetto/words';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { personOf } from '../accounts/personal-data.ts';
import { areFriends } from '../profiles/friends.ts';
import { languageFor } from '../profiles/preferences-store.ts';
import type { Rows } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableRows } from '../tables/store/rows.ts';
import type { ServerSeat, ServerTable } from '../tables/store/server-table.ts';
import { systemTiming, type Timing } from '../timing.ts';
import { isTaken, type Webhooks } from '../webhooks/webhooks.ts';
import type { Mailer } from './mail.ts';
import type { Push } from './push.ts';
import { afterQuiet } from './quiet.ts';

type AllRows = Rows & TableRows;
type Notice = Rows['notices'];

/** What we send: to a program, to a browser, by e-mail. */
interface Message {
  readonly hook: object;
  /** For a program that shares a secret with us. */
  readonly signature?: string;
  readonly title: string;
  readonly text: string;
  /** The address it opens, on this server. */
  readonly path: string;
  /** A later notice with the same tag replaces it on the screen. */
  readonly tag: string;
  readonly language: Language;
}

interface OutboxOptions {
  readonly storage: Storage;
  readonly webhooks: Webhooks;
  readonly push: Push;
  readonly mailer: Mailer | undefined;
  readonly log: FastifyBaseLogger;
  now(): number;
  readonly timing?: Timing;
  /** Whether somebody has the table open; asked before a late notice goes out. */
  isHere(table: string, seat: number): Promise<boolean>;
}

/** How long to wait before each further attempt. */
const pauses = [20_000, 120_000];
/** For this long, a notice that is being sent belongs to one process; if that one is killed, others may send it then. */
const lease = 30_000;
const lookEvery = 5_000;
const atOnce = 20;
/** For one person: many notices, or addresses that never answer, only delay their owner. */
const eachAtOnce = 2;
/** By then nobody was notified of the turn: the process was killed, or the page was closed since. */
const missedAfter = 60_000;
const missedEvery = 30_000;
const missedAtOnce = 100;

/** Notices are stored before they are sent and deleted afterwards: a turn is announced once, even if the server is killed. */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly db: Kysely<AllRows>;
  private readonly timing: Timing;
  private running: Promise<void> = Promise.resolve();
  private again = false;
  /** Tables that were opened in a transaction which may not be over yet. */
  private readonly opened = new Set<string>();
  private lookedForMissed = 0;
  /** People take turns; this is the last one we sent something to. */
  private last = '';
  private closed = false;
  private stopTimer = (): void => undefined;

  constructor(options: OutboxOptions) {
    this.options = options;
    this.timing = options.timing ?? systemTiming;
    this.db = options.storage.db as unknown as Kysely<AllRows>;
    this.tick();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopTimer();
    await this.running;
  }

  /** It is the turn of a person who doesn't have the table open. The process that comes first notifies them, once. */
  async yourTurn({ id, game, turnBegan = 0, seats }: ServerTable, { seat, name, person, webhook }: ServerSeat): Promise<void> {
    if (person === undefined) return;
    const title = isGameId(game) ? cardOf(game).title : game;
    const others = seats.filter((one) => one.seat !== seat).map((one) => one.name);
    const language = await languageFor(this.options.storage.db, person);
    const { sharedTables, notices } = words(language);
    const message: Message = {
      hook: { event: 'your-turn', table: id, game, seat, name },
      title: sharedTables.notification(title),
      text: others.length === 0 ? notices.yourTurn : notices.yourTurnAgainst(others),
      path: `/shared/${id}`,
      tag: `table-${id}`,
      language,
    };
    await this.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('shared_seats')
        .set({ notified_turn: turnBegan })
        .where('shared_table', '=', id)
        .where('seat', '=', seat)
        .where('person', '=', person)
        .where('notified_turn', '<', turnBegan)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) await this.add(transaction, person, message, { table: id, turnBegan, webhook });
    });
    this.look();
  }

  /** Seats are reserved at this table: by a friend, for a rematch, a next stage or a round of a contest. Each person hears of it once. */
  async invite(id: string): Promise<void> {
    const table = await this.db
      .selectFrom('shared_tables')
      .select(['game', 'host', 'host_name', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (table?.status !== 'gathering') return;
    const title = isGameId(table.game) ? cardOf(table.game).title : table.game;
    const seats = await this.db
      .selectFrom('shared_seats')
      .select(['held_person', 'held_for'])
      .where('shared_table', '=', id)
      .where('player', 'is', null)
      .execute();
    for (const { held_person, held_for } of seats) {
      const person = held_person ?? (held_for === null ? undefined : await this.friendNamed(held_for, table.host));
      if (person === undefined || person === table.host) continue;
      const language = await languageFor(this.options.storage.db, person);
      const { notices } = words(language);
      const message: Message = {
        hook: { event: 'invited', table: id },
        title: notices.invited(title),
        text: notices.reserved(table.host_name),
        path: `/shared/${id}`,
        tag: `table-${id}`,
        language,
      };
      await this.db.transaction().execute((transaction) => this.add(transaction, person, message, { table: id, webhook: undefined }));
    }
    this.look();
  }

  /** The same, once the transaction in which the table is opened is over. */
  inviteSoon(id: string): void {
    this.opened.add(id);
  }

  /** Only a friend's reservation is announced: strangers fill nobody's screen. */
  private async friendNamed(nameKey: string, host: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('accounts').select('id').where('name_key', '=', nameKey).executeTakeFirst();
    if (!row || !host.startsWith('a:')) return undefined;
    return (await areFriends(this.options.storage.db, row.id, host.slice(2))) ? personOf(row.id) : undefined;
  }

  /** There is something to send. */
  look(): void {
    this.again = true;
    this.running = this.running.then(() => this.sendAll());
  }

  private async add(
    db: Transaction<AllRows>,
    person: string,
    message: Message,
    { table, turnBegan, webhook }: { readonly table: string; readonly turnBegan?: number; readonly webhook: string | undefined },
  ): Promise<void> {
    const wishes = await db.selectFrom('preferences').selectAll().where('person', '=', person).executeTakeFirst();
    if (wishes?.telling === 0) return;
    const browsers = await db.selectFrom('push_subscriptions').select('id').where('person', '=', person).execute();
    const targets: readonly Pick<Notice, 'channel' | 'target'>[] = [
      ...(webhook === undefined ? [] : [{ channel: 'webhook' as const, target: webhook }]),
      ...browsers.map(({ id }) => ({ channel: 'push' as const, target: id })),
      ...(this.options.mailer && wishes?.email && wishes.email_confirmed === 1
        ? [{ channel: 'email' as const, target: wishes.email }]
        : []),
    ];
    const now = this.options.now();
    const quiet = wishes?.quiet ? (JSON.parse(wishes.quiet) as QuietHours) : undefined;
    for (const { channel, target } of targets) {
      // The same notice always has the same id, so a second one is ignored.
      const id = hash(`${table} ${turnBegan ?? 'invited'} ${person} ${channel} ${target}`);
      // A program does not sleep.
      const due = channel === 'webhook' ? now : afterQuiet(quiet, now);
      await db
        .insertInto('notices')
        .values({
          id,
          person,
          shared_table: table,
          turn_began: turnBegan ?? null,
          channel,
          target,
          body: JSON.stringify(message),
          due,
          attempts: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  private tick(): void {
    if (this.closed) return;
    this.stopTimer = this.timing.after(lookEvery, () => {
      this.look();
      void this.running.then(() => this.tick());
    });
  }

  private async sendAll(): Promise<void> {
    if (!this.again || this.closed) return;
    this.again = false;
    try {
      await this.notifyMissed();
      for (const id of this.opened) {
        this.opened.delete(id);
        await this.invite(id);
      }
      for (;;) {
        const now = this.options.now();
        const due = await this.nextDue(now);
        if (due.length === 0 || this.closed) return;
        await Promise.all(due.map((notice) => this.send(notice, now)));
      }
    } catch (error) {
      // The database is away: try again later.
      if (!this.closed) this.options.log.warn(error);
    }
  }

  private async nextDue(now: number): Promise<readonly Notice[]> {
    const due = this.db.selectFrom('notices').where('due', '<=', now);
    const people = due
      .select('person')
      .distinct()
      .orderBy('person')
      .limit(atOnce / eachAtOnce);
    const after = await people.where('person', '>', this.last).execute();
    const chosen = after.length > 0 ? after : await people.execute();
    this.last = chosen.at(-1)?.person ?? '';
    const each = chosen.map(({ person }) => due.selectAll().where('person', '=', person).orderBy('due').limit(eachAtOnce).execute());
    return (await Promise.all(each)).flat();
  }

  private async send(notice: Notice, now: number): Promise<void> {
    const taken = await this.db
      .updateTable('notices')
      .set(({ eb }) => ({ due: now + lease, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', notice.id)
      .where('due', '=', notice.due)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) return;
    const outcome = (await this.isStale(notice)) ? 'done' : await this.deliver(notice);
    const pause = pauses[notice.attempts];
    if (outcome === 'done' || pause === undefined) await this.db.deleteFrom('notices').where('id', '=', notice.id).execute();
    else
      await this.db
        .updateTable('notices')
        .set({ due: this.options.now() + pause })
        .where('id', '=', notice.id)
        .execute();
  }

  /** After quiet hours, or several attempts, they may have played already. */
  private async isStale({ shared_table, turn_began }: Notice): Promise<boolean> {
    if (turn_began === null || shared_table === null) return false;
    const row = await this.db
      .selectFrom('shared_tables')
      .select('turn_began')
      .where('id', '=', shared_table)
      .where('status', '=', 'racing')
      .executeTakeFirst();
    return row?.turn_began !== turn_began;
  }

  private async deliver({ id, channel, target, body }: Notice): Promise<'done' | 'later'> {
    const { webhooks, push, mailer, log } = this.options;
    // A notice stored before an upgrade has no language.
    const { hook, signature, language = 'en', ...message } = JSON.parse(body) as Message & { language?: Language };
    const headers = { 'content-type': 'application/json', ...(signature && { 'x-gruppetto-signature': signature }) };
    try {
      switch (channel) {
        case 'webhook':
          return isTaken(await webhooks.post(target, headers, Buffer.from(JSON.stringify(hook)))) ? 'done' : 'later';
        case 'push':
          return await push.send(target, JSON.stringify(message));
        case 'email':
          await words.load(language);
          await mailer?.send({ id, to: target, subject: message.title, text: message.text, path: message.path, language });
          return 'done';
      }
    } catch (error) {
      log.warn({ channel }, `a notice was not sent: ${(error as Error).message}`);
      return 'later';
    }
  }

  /** Turns without a notice: the process was killed after the step, or the page was closed since. */
  private async notifyMissed(): Promise<void> {
    const { now } = this.options;
    if (now() - this.lookedForMissed < missedEvery) return;
    this.lookedForMissed = now();
    // All of them, page by page: those who have their table open keep missing it, and must not hide the others.
    for (let after: string | undefined = ''; after !== undefined && !this.closed; ) after = await this.notifySome(after);
  }

  /** The next tables whose turn nobody was told of, by their ids. Gives the last of them, if there may be more. */
  private async notifySome(after: string): Promise<string | undefined> {
    const { now, isHere } = this.options;
    const rows = await this.db
      .selectFrom('shared_tables')
      .innerJoin('shared_seats', (join) =>
        join.onRef('shared_seats.shared_table', '=', 'shared_tables.id').onRef('shared_seats.seat', '=', 'shared_tables.turn'),
      )
      .select([
        'shared_tables.id',
        'game',
        'turn_began',
        'shared_seats.seat',
        'shared_seats.person',
        'shared_seats.webhook',
        'shared_seats.name as seat_name',
      ])
      .where('status', '=', 'racing')
      .where('shared_seats.player', '=', 'person')
      .where('turn_began', '<', now() - missedAfter)
      .whereRef('shared_seats.notified_turn', '<', 'turn_began')
      .where('shared_seats.person', 'is not', null)
      .where('shared_tables.id', '>', after)
      .orderBy('shared_tables.id')
      .limit(missedAtOnce)
      .execute();
    for (const row of rows) {
      if (await isHere(row.id, row.seat)) continue;
      const seats = await this.db
        .selectFrom('shared_seats')
        .select(['seat', 'name'])
        .where('shared_table', '=', row.id)
        .orderBy('seat')
        .execute();
      const table = { id: row.id, game: row.game, turnBegan: row.turn_began ?? 0, seats } as unknown as ServerTable;
      const seat = {
        seat: row.seat,
        name: row.seat_name,
        person: row.person ?? undefined,
        webhook: row.webhook ?? undefined,
      } as ServerSeat;
      await this.yourTurn(table, seat);
    }
    return rows.length < missedAtOnce ? undefined : rows.at(-1)?.id;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
