import type { Seat, Viewer } from '@gruppetto/kernel';
import type { ChatLine, ClosedCode, ServerMessage, SharedTable, You } from '@gruppetto/wire';
import type { MomentTexts } from '../engine/engine-job.ts';
import { isOf, type StoredLine } from '../store/chat-store.ts';
import type { Present } from '../store/presence-store.ts';
import { type Frame, frameOf } from './frame.ts';

/** One page that has the table open. */
export interface Member {
  /** `a:…` or `g:…`; undefined where a browser keeps no cookies. */
  readonly person: string | undefined;
  readonly name: string;
  send(text: string): void;
  /** Sends what others are sent too. */
  sendFrame(frame: Frame): void;
  /** Ends the connection after what was sent. */
  end(): void;
  /** What the page is, as it was told last. */
  seat: Seat | undefined;
  /** Who pays for what the page makes the server do. */
  readonly payer: string;
  /** Settled when the page has read most of what it was sent, or is gone. */
  drained(): Promise<void>;
  /** It has said hello, and has been sent all up to the version of the room. */
  greeted: boolean;
  /** It has said hello, and is being sent a long race. */
  catchingUp: CatchingUp | undefined;
  /** The last line of the chat that it was sent. */
  chat: number;
  notes: string;
}

/** How far a page has come. */
export interface CatchingUp {
  /** The next moment to be sent. */
  next: number;
  /** The version of the log for which that is right. */
  version: number;
  /** How many moments are sent at a time. */
  piece: number;
}

/** What pages are told of their table, and who else is told of them. */
interface AudienceNeeds {
  table(): SharedTable;
  you(member: Member): You;
  /** Tells the other processes who is connected to this one. */
  tellPresence(present: Present): void;
  /** Calls back when everything that came in at the same time has been looked at. */
  soon(call: () => void): void;
}

const nobody: Present = { seats: [], spectators: 0 };

function lineFor({ id, ...line }: StoredLine, { person }: Member): ChatLine {
  return isOf({ id }, person) && !line.event ? { ...line, mine: true } : line;
}

export function tell(member: Member, message: ServerMessage): void {
  member.send(JSON.stringify(message));
}

export function momentsMessage(version: number, from: number, texts: readonly string[], { more = false, done = '' }): string {
  const end = `${more ? ',"more":true' : ''}${done === '' ? '' : `,"done":${JSON.stringify(done)}`}`;
  return `{"type":"moments","version":${version},"from":${from},"moments":[${texts.join(',')}]${end}}`;
}

/** The pages that have a table open in this process, and who is known to have it open elsewhere. */
export class Audience {
  private readonly needs: AudienceNeeds;
  private readonly members = new Set<Member>();
  /** Who is connected to other processes; undefined until that was asked. */
  elsewhere: Present | undefined;
  private announced = nobody;
  private announcing = false;

  constructor(needs: AudienceNeeds) {
    this.needs = needs;
  }

  add(member: Member): void {
    this.members.add(member);
  }

  remove(member: Member): void {
    this.members.delete(member);
    member.greeted = false;
    member.catchingUp = undefined;
  }

  has(member: Member): boolean {
    return this.members.has(member);
  }

  all(): readonly Member[] {
    return [...this.members];
  }

  /** Sends somebody away, with the reason. */
  dismiss(member: Member, code: ClosedCode, message: string): void {
    this.remove(member);
    tell(member, { type: 'closed', code, message });
    member.end();
  }

  /** Through whose eyes the race is looked at. */
  viewers(): readonly Viewer[] {
    const viewers: Viewer[] = [];
    for (const { seat = 'spectator', greeted } of this.members) if (greeted && !viewers.includes(seat)) viewers.push(seat);
    return viewers;
  }

  /** Sends everybody what is new up to this version; to the page that asked for it, as the answer. */
  broadcast(
    version: number,
    viewers: readonly Viewer[],
    moments: MomentTexts,
    from: number,
    asked?: { readonly member: Member; readonly id: string },
  ): void {
    // Most see the same: what they are sent is made once.
    const frames = new Map<readonly string[], Frame>();
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

  /** Sends everybody those of these lines that they do not have. */
  sendChat(lines: readonly StoredLine[]): void {
    for (const member of this.members) if (member.greeted) this.sendChatTo(member, lines);
  }

  sendChatTo(member: Member, lines: readonly StoredLine[]): void {
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

  /** Tells everybody how the table is now: once, however much has changed. */
  announce(): void {
    if (this.announcing || this.members.size === 0) return;
    this.announcing = true;
    this.needs.soon(() => {
      this.announcing = false;
      // The options may be long: they are written out once for all.
      const table = JSON.stringify(this.needs.table());
      for (const member of this.members)
        if (member.greeted || member.catchingUp)
          member.send(`{"type":"table","table":${table},"you":${JSON.stringify(this.needs.you(member))}}`);
    });
  }
}
