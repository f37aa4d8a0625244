import type { Viewer } from '@gruppetto/kernel';
import { type AudienceMember, type CatchingUp, momentsMessage, tell } from './audience.ts';
import type { RoomTable } from './room-table.ts';

/** The length of a piece, in characters. */
const pieceLength = 256 * 1024;
const firstPiece = 10;
const maxPiece = 100;

/** Sends pages what they have missed, piece by piece, each when the page has read most of those before it. */
export class CatchUps {
  private readonly table: RoomTable;
  private readonly inTurn: (work: () => Promise<void>) => void;
  private readonly done: (member: AudienceMember) => Promise<void>;

  /** `inTurn` runs something after everything else that waits at the table, `done` is for a page that has everything. */
  constructor(table: RoomTable, inTurn: (work: () => Promise<void>) => void, done: (member: AudienceMember) => Promise<void>) {
    this.table = table;
    this.inTurn = inTurn;
    this.done = done;
  }

  /** A page has seen everything up to this version. Called in turn; a long race is sent while the table goes on. */
  async begin(member: AudienceMember, after: number): Promise<void> {
    const { version, steps } = this.table.now;
    member.greeted = false;
    if (version < 0 || after === version) {
      tell(member, { type: 'moments', version, from: version < 0 ? 0 : steps + 1, moments: [] });
      return this.finish(member);
    }
    const history = await this.table.reader.history();
    // A page that knows more than there is has seen another table of this name.
    member.catchingUp = { next: after > version ? 0 : history.firstNew(after), version, piece: firstPiece };
    await this.goOn(member);
  }

  /** Sends the rest if it is short, otherwise starts to send it piece by piece. In turn. */
  private async goOn(member: AudienceMember): Promise<void> {
    const { catchingUp } = member;
    if (!catchingUp || !this.table.audience.has(member)) return;
    const history = await this.table.reader.history();
    catchingUp.next = Math.min(catchingUp.next, history.firstNew(catchingUp.version));
    catchingUp.version = history.version;
    const left = history.steps + 1 - catchingUp.next;
    if (left > catchingUp.piece) {
      void this.feed(member, catchingUp);
      return;
    }
    const texts = await this.read(member, catchingUp.next, left);
    member.send(momentsMessage(this.table.now.version, catchingUp.next, texts, {}));
    await this.finish(member);
  }

  private async feed(member: AudienceMember, catchingUp: CatchingUp): Promise<void> {
    const fed = await this.orEnd(member, async () => {
      while (await this.sendPiece(member, catchingUp)) await member.drained();
    });
    if (fed) this.inTurn(async () => void (await this.orEnd(member, () => this.goOn(member))));
  }

  /** Returns whether it worked. If not, the page is disconnected: it reconnects and asks again. */
  private async orEnd(member: AudienceMember, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.table.services.log.error(error);
      this.table.audience.remove(member);
      member.end();
      return false;
    }
  }

  /** Returns whether more than a piece is left. */
  private async sendPiece(member: AudienceMember, catchingUp: CatchingUp): Promise<boolean> {
    if (member.catchingUp !== catchingUp || !this.table.audience.has(member)) return false;
    const { reader } = this.table;
    const history = await reader.history();
    catchingUp.next = Math.min(catchingUp.next, history.firstNew(catchingUp.version));
    catchingUp.version = history.version;
    const { next, piece, version } = catchingUp;
    if (history.steps + 1 - next <= piece) return false;
    const read = await this.read(member, next, piece);
    // Steps taken back while we read them are not sent.
    const texts = read.slice(0, Math.max(0, history.firstNew(version) - next));
    const last = history.versionOf(next + texts.length - 1);
    if (texts.length === 0 || last === undefined) return true;
    member.send(momentsMessage(last, next, texts, { more: true }));
    catchingUp.next = next + texts.length;
    catchingUp.version = history.version;
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    catchingUp.piece = Math.max(1, Math.min(maxPiece, Math.round((texts.length * pieceLength) / length)));
    return true;
  }

  private async read({ seat, payer }: AudienceMember, from: number, count: number): Promise<readonly string[]> {
    const { reader, now } = this.table;
    const history = await reader.history();
    const viewers: readonly Viewer[] = [seat ?? 'spectator', 'spectator'];
    const [own = [], open = []] = await reader.moments(from, count, viewers, { payer, background: true });
    // What the seat knew before somebody took over stays with its former player; the new one needs only how it stands now.
    const since = seat === undefined ? 0 : now.seats[seat].since;
    const isOwn = (moment: number) => moment === now.steps || (history.versionOf(moment) ?? 0) >= since;
    return own.map((text, index) => (isOwn(from + index) ? text : open[index]));
  }

  private async finish(member: AudienceMember): Promise<void> {
    member.catchingUp = undefined;
    member.greeted = true;
    await this.done(member);
  }
}
