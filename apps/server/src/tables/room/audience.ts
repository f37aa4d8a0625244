import type { Seat, Viewer } from '@gruppetto/kernel';
import type { ChatLine, ClosedCode, ServerMessage, SharedTable, You } from '@gruppetto/wire';
import { type Language, words } from '@gruppetto/words';
import type { MomentTexts } from '../engine/engine-job.ts';
import { isOf, type StoredLine } from '../store/chat-store.ts';
import type { Present } from '../store/presence-store.ts';
import { frameOf, type MessageFrame } from './frame.ts';

/** A page that has the table open. */
export interface AudienceMember {
  /** `a:…` or `g:…`; undefined where a browser keeps no cookies. */
  readonly person: string | undefined;
  readonly name: string;
  readonly language: Language;
  send(text: string): void;
  /** Sends a message that others get too. */
  sendFrame(frame: MessageFrame): void;
  /** Closes the connection after everything sent. */
  end(): void;
  /** What the page last heard about itself. */
  seat: Seat | undefined;
  /** Who pays for what the page makes the server do. */
  readonly payer: string;
  /** Settled when the page has read most of what we sent, or is gone. */
  drained(): Promise<void>;
  /** It has said hello, and has everything up to the version of the room. */
  greeted: boolean;
  /** It has said hello, and a long race is on its way to it. */
  catchingUp: CatchingUp | undefined;
  /** The last line of the chat it has. */
  chat: number;
  notes: string;
}

/** How far a page has got. */
export interface CatchingUp {
  /** The next moment to send. */
  next: number;
  /** The version of the log that it belongs to. */
  version: number;
  /** How many moments to send at a time. */
  piece: number;
}

/** What pages hear about their table, and who else hears about them. */
interface AudienceNeeds {
  table(): SharedTable;
  you(member: AudienceMember): You;
  /** Tells the other processes who is connected to this one. */
  tellPresence(present: Present): void;
  /** Calls back when everything that arrived at the same time has been handled. */
  soon(call: () => void): void;
}

const nobody: Present = { seats: [], spectators: 0 };

function lineFor({ id, ...line }: StoredLine, { person }: AudienceMember): ChatLine {
  return isOf({ id }, person) && !line.event ? { ...line, mine: true } : line;
}

export function tell(member: AudienceMember, message: ServerMessage): void {
  member.send(JSON.stringify(message));
}

export const closedBy = (code: ClosedCode, language: Language): ServerMessage & { readonly type: 'closed' } => ({
  type: 'closed',
  code,
  message: words(language).sharedTables.closed[code],
});

export function momentsMessage(version: number, from: number, texts: readonly string[], { more = false, done = '' }): string {
  const end = `${more ? ',"more":true' : ''}${done === '' ? '' : `,"done":${JSON.stringify(done)}`}`;
  return `{"type":"moments","version":${version},"from":${from},"moments":[${texts.join(',')}]${end}}`;
}

/** The pages that have a table open in this process, and the seats connected elsewhere. */
export class Audience {
  private readonly needs: AudienceNeeds;
  private readonly members = new Set<AudienceMember>();
  /** Who is connected to other processes; undefined until they have answered. */
  elsewhere: Present | undefined;
  private announced = nobody;
  private announcing = false;
  /** What each page was last sent of the table. */
  private readonly sent = new WeakMap<AudienceMember, string>();

  constructor(needs: AudienceNeeds) {
    this.needs = needs;
  }

  add(member: AudienceMember): void {
    this.members.add(member);
  }

  remove(member: AudienceMember): void {
    this.members.delete(member);
    member.greeted = false;
    member.catchingUp = undefined;
  }

  has(member: AudienceMember): boolean {
    return this.members.has(member);
  }

  all(): readonly AudienceMember[] {
    return [...this.members];
  }

  /** Sends somebody away, with the reason. */
  dismiss(member: AudienceMember, code: ClosedCode): void {
    this.remove(member);
    tell(member, closedBy(code, member.language));
    member.end();
  }

  /** Through whose eyes the page sees the race. */
  viewers(): readonly Viewer[] {
    const viewers: Viewer[] = [];
    for (const { seat = 'spectator', greeted } of this.members) if (greeted && !viewers.includes(seat)) viewers.push(seat);
    return viewers;
  }

  /** Sends everybody what is new up to this version; the page that asked for it gets it as the answer. */
  broadcast(
    version: number,
    viewers: readonly Viewer[],
    moments: MomentTexts,
    from: number,
    asked?: { readonly member: AudienceMember; readonly id: string },
  ): void {
    // Most see the same: their message is made once.
    const frames = new Map<readonly string[], MessageFrame>();
    for (const member of this.members) {
      const viewer = member.seat ?? 'spectator';
      const own = member.greeted ? moments[viewers.indexOf(viewer)] : undefined;
      if (own === undefined) continue;
      if (member === asked?.member) {
        member.sendFrame(frameOf(momentsMessage(version, from, own, { done: asked.id })));
        continue;
      }
      const frame = frames.get(own) ?? frameOf(momentsMessage(version, from, own, {}));
      frames.set(own, frame);
      member.sendFrame(frame);
    }
  }

  /** The last line of the chat that everybody here has; undefined if nobody is here. */
  get chatKnown(): number | undefined {
    let known: number | undefined;
    for (const { chat, greeted } of this.members) if (greeted) known = Math.min(known ?? chat, chat);
    return known;
  }

  /** Sends everybody the lines they don't have yet. */
  sendChat(lines: readonly StoredLine[]): void {
    for (const member of this.members) if (member.greeted) this.sendChatTo(member, lines);
  }

  sendChatTo(member: AudienceMember, lines: readonly StoredLine[]): void {
    const fresh = lines.filter(({ number }) => number > member.chat);
    const last = fresh.at(-1);
    if (!last) return;
    member.chat = last.number;
    tell(member, { type: 'chat', lines: fresh.map((line) => lineFor(line, member)) });
  }

  /** Who is connected to any process. */
  present(): Present {
    const here = this.presentHere();
    const { seats, spectators } = this.elsewhere ?? nobody;
    return { seats: [...new Set([...here.seats, ...seats])], spectators: here.spectators + spectators };
  }

  /** Whether this seat is connected to any process. */
  isHere(seat: Seat): boolean {
    for (const member of this.members) if (member.seat === seat && (member.greeted || member.catchingUp)) return true;
    return this.elsewhere?.seats.includes(seat) ?? false;
  }

  /** Who is connected to this process. */
  presentHere(): Present {
    const seats = new Set<Seat>();
    let spectators = 0;
    for (const { seat, greeted, catchingUp } of this.members) {
      if (!greeted && !catchingUp) continue;
      if (seat === undefined) spectators++;
      else seats.add(seat);
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators };
  }

  presenceChanged(): void {
    const present = this.presentHere();
    if (present.spectators === this.announced.spectators && present.seats.join() === this.announced.seats.join()) return;
    this.announced = present;
    this.needs.tellPresence(present);
    this.announce();
  }

  /** Sends everybody the table as it is now: once, however much has changed, and only those for whom anything has. */
  announce(): void {
    if (this.announcing || this.members.size === 0) return;
    this.announcing = true;
    this.needs.soon(() => {
      this.announcing = false;
      // The options may be long, and never change: every page was sent them when it came.
      const table = JSON.stringify({ ...this.needs.table(), options: undefined });
      for (const member of this.members) {
        if (!member.greeted && !member.catchingUp) continue;
        const message = `{"type":"table","table":${table},"you":${JSON.stringify(this.needs.you(member))}}`;
        if (message === this.sent.get(member)) continue;
        this.sent.set(member, message);
        member.send(message);
      }
    });
  }
}
