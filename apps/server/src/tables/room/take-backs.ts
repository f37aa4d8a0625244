import type { Seat } from '@gruppetto/kernel';
import type { Order } from '../engine/engines.ts';
import type { UndoRequest } from '../store/server-table.ts';
import { type Member, tell } from './audience.ts';
import { keyOf, type LiveTable } from './live-table.ts';
import type { Turns } from './turns.ts';

/** A log as long as this has an end: the race goes on to its own, but nothing is taken back any longer. */
const maxEntries = 20_000;
const maxFree = 200;

/** Taking back the own last choice: at once where that is fair, else when everybody agrees. */
export class TakeBacks {
  private readonly table: LiveTable;
  private readonly turns: Turns;

  constructor(table: LiveTable, turns: Turns) {
    this.table = table;
    this.turns = turns;
  }

  async ask(member: Member, id: string, after: number): Promise<void> {
    const { table } = this;
    const seat = await table.seatToMove(member, id, after);
    if (seat === undefined) return;
    const key = keyOf(seat, id);
    if (table.now.undo?.request === key) return tell(member, { type: 'done', id });
    if (table.now.version >= maxEntries) return table.refuse(member, id, { reason: 'log-full' });
    const last = (await table.reader.history()).lastOf(seat);
    if (last === undefined) return table.refuse(member, id, { reason: 'nothing-to-undo' });
    const own = last - 1;
    const free = await this.isFree(own, { payer: member.payer });
    if (free || this.people().every((one) => one === seat)) return this.takeBack(member, id, key, own);
    const request: UndoRequest = { request: key, seat, left: own, agreed: [seat] };
    await table.change((now) => (now.version === after ? { table: { undo: request } } : {}));
    tell(member, { type: 'done', id });
  }

  async answer(member: Member, request: string, agree: boolean): Promise<void> {
    const { table } = this;
    const { seat } = member;
    const wanted = table.now.undo;
    if (seat === undefined || wanted?.request !== request || !this.people().includes(seat)) return;
    const agreed = [...new Set([...wanted.agreed, seat])];
    if (agree && this.people().every((one) => agreed.includes(one))) {
      const id = `agreed:${request}`;
      return this.takeBack(member, id, id, wanted.left);
    }
    await table.change(({ undo }) => {
      if (undo?.request !== request) return {};
      return { table: { undo: agree ? { ...undo, agreed: [...new Set([...undo.agreed, seat])] } : undefined } };
    });
  }

  /** Whether the last choice of a person may be taken back without asking: neither dice nor secrets came of it. */
  private async isFree(left: number, order: Order): Promise<boolean> {
    const { table } = this;
    // That is never so after a long time: others have chosen since.
    if (table.now.steps - left > maxFree) return false;
    const base = await table.reader.positionAt(left, order);
    const steps = await table.reader.steps(left + 1, table.now.steps);
    const answer = await table.ask({ do: 'undo', race: table.race(), base, steps }, order);
    return answer.kind === 'undo' && answer.left === left;
  }

  /** The seats whose consent counts. */
  private people(): readonly Seat[] {
    const { seats, standIns } = this.table.now;
    return seats.flatMap(({ player, seat }) => (player === 'person' && !standIns.includes(seat) ? [seat] : []));
  }

  private async takeBack(member: Member, id: string, key: string, left: number): Promise<void> {
    const { table } = this;
    const { state, turn } = await table.reader.positionAt(left, { payer: member.payer });
    const requested = table.now.undo !== undefined;
    const entry = { id: key, seat: member.seat as Seat, choice: undefined, dice: undefined, leftSteps: left };
    if (!(await table.keep(member, id, this.turns.entry(entry, { state, steps: left, turn })))) return;
    const viewers = table.audience.viewers();
    const nothing = viewers.map(() => []);
    table.audience.broadcast(table.now.version, viewers, nothing, left + 1, { member, id });
    table.moved(requested);
  }
}
