import type { Seat } from '@gruppetto/kernel';
import type { Order } from '../engine/engines.ts';
import { agreedKey, isAgreed } from '../store/log-store.ts';
import type { UndoRequest } from '../store/server-table.ts';
import { type AudienceMember, tell } from './audience.ts';
import { keyOf, type RoomTable } from './room-table.ts';
import type { Turns } from './turns.ts';

/** After this many entries nothing can be taken back any more, so that a log comes to an end. */
const maxEntries = 20_000;
const maxFree = 200;

/** Taking back your own last choice: at once if that is fair, otherwise if everybody agrees. */
export class TakeBacks {
  private readonly table: RoomTable;
  private readonly turns: Turns;

  constructor(table: RoomTable, turns: Turns) {
    this.table = table;
    this.turns = turns;
  }

  async ask(member: AudienceMember, id: string, after: number): Promise<void> {
    const { table } = this;
    const seat = await table.seatToMove(member, id, after);
    if (seat === undefined) return;
    const key = keyOf(seat, id);
    // The record with all secrets may have been read: nobody can unlearn them.
    if (table.now.status === 'over') return table.refuse(member, id, { reason: 'race-over' });
    if (table.now.undo?.request === key) return tell(member, { type: 'done', id });
    if (table.now.version >= maxEntries) return table.refuse(member, id, { reason: 'log-full' });
    const history = await table.reader.history();
    const last = history.lastOf(seat);
    // What somebody else chose for this seat, before this person took it over, is not theirs to take back.
    if (last === undefined || (history.versionOf(last) ?? 0) <= table.now.seats[seat].since)
      return table.refuse(member, id, { reason: 'nothing-to-undo' });
    const own = last - 1;
    if (await this.isFree(seat, own, { payer: member.payer })) return this.takeBack(member, id, key, { seat, left: own });
    if (this.isGone(history.versionOf(own) ?? 0)) return table.refuse(member, id, { reason: 'riders-changed' });
    if (this.people().every((one) => one === seat)) return this.takeBack(member, id, agreedKey(key), { seat, left: own });
    const request: UndoRequest = { request: key, seat, left: own, agreed: [seat] };
    await table.change((now) => (now.version === after ? { table: { undo: request } } : {}));
    tell(member, { type: 'done', id });
  }

  async answer(member: AudienceMember, request: string, agree: boolean): Promise<void> {
    const { table } = this;
    const { seat } = member;
    const wanted = table.now.undo;
    if (seat === undefined || wanted?.request !== request || !this.people().includes(seat)) return;
    // Since the request somebody left, was removed, or joined: those who are there now can't agree for them.
    const history = await table.reader.history();
    if (this.isGone(history.versionOf(wanted.left) ?? 0))
      return table.change(({ undo }) => (undo?.request === request ? { table: { undo: undefined } } : {}));
    const agreed = [...new Set([...wanted.agreed, seat])];
    if (agree && this.people().every((one) => agreed.includes(one))) {
      const id = agreedKey(request);
      return this.takeBack(member, id, id, wanted);
    }
    await table.change(({ undo }) => {
      if (undo?.request !== request) return {};
      return { table: { undo: agree ? { ...undo, agreed: [...new Set([...undo.agreed, seat])] } : undefined } };
    });
  }

  /** Whether a person may take back their last choice without asking: no dice fell, no secrets came out, and nobody else chose since. */
  private async isFree(seat: Seat, left: number, order: Order): Promise<boolean> {
    const { table } = this;
    // Never after a long time: others have chosen since.
    if (table.now.steps - left > maxFree) return false;
    const base = await table.reader.positionAt(left, order);
    const steps = await table.reader.steps(left + 1, table.now.steps);
    // By who chose then: a bot may have the seat now.
    if (steps.some((step) => step.seat !== seat && !step.byBot)) return false;
    const answer = await table.ask({ do: 'undo', race: table.race(), base, steps }, order);
    return answer.kind === 'undo' && answer.left === left;
  }

  /** The seats whose consent counts, also of people who ran out of time. */
  private people(): readonly Seat[] {
    return this.table.now.seats.flatMap(({ player, seat }) => (player === 'person' ? [seat] : []));
  }

  /** Whether somebody who rode in this race can't be asked any more, or somebody has only joined since that version. */
  private isGone(version: number): boolean {
    return this.table.now.seats.some(({ player, riders, since }) => riders > (player === 'person' ? 1 : 0) || since > version);
  }

  private async takeBack(
    member: AudienceMember,
    id: string,
    key: string,
    { seat, left }: Pick<UndoRequest, 'seat' | 'left'>,
  ): Promise<void> {
    const { table } = this;
    const { state, turn } = await table.reader.positionAt(left, { payer: member.payer });
    const requested = table.now.undo !== undefined;
    const entry = { id: key, seat, choice: undefined, dice: undefined, leftSteps: left };
    const { steps: before, fairness } = table.now;
    // Decision 0020: a take-back by consent makes new dice.
    const agreed = isAgreed(key);
    const takeBacks = table.now.takeBacks + (agreed && fairness === 2 ? 1 : 0);
    if (!(await table.keep(member, id, this.turns.entry(entry, { state, steps: left, turn, takeBacks })))) return;
    const viewers = table.audience.viewers();
    const nothing = viewers.map(() => []);
    table.audience.broadcast(table.now.version, viewers, nothing, left + 1, { member, id });
    table.moved(requested);
    if (agreed) await table.change(({ seats }) => ({ events: [{ event: 'take-back', seat: seats[seat], text: `${before - left}` }] }));
  }
}
