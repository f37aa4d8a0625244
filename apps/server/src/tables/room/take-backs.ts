import type { Seat } from '@gruppetto/kernel';
import { stepsOf } from '../store/log-store.ts';
import type { UndoRequest } from '../store/server-table.ts';
import { type Member, tell } from './audience.ts';
import { keyOf, type LiveTable } from './live-table.ts';
import type { Turns } from './turns.ts';

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
    const steps = stepsOf(await table.around.store.log.after(table.now.log, -1));
    const own = steps.findLastIndex((step) => step.seat === seat);
    if (own < 0) return table.refuse(member, id, { reason: 'nothing-to-undo' });
    const answer = await table.ask({ do: 'undo', race: table.race(), setup: table.now.setup ?? [], steps });
    const free = answer.kind === 'undo' && answer.left === own;
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

  /** The seats whose consent counts. */
  private people(): readonly Seat[] {
    const { seats, standIns } = this.table.now;
    return seats.flatMap(({ player, seat }) => (player === 'person' && !standIns.includes(seat) ? [seat] : []));
  }

  private async takeBack(member: Member, id: string, key: string, left: number): Promise<void> {
    const { table } = this;
    const steps = stepsOf(await table.around.store.log.after(table.now.log, -1)).slice(0, left);
    const base = { setup: table.now.setup ?? [] };
    const answer = await table.ask({ do: 'replay', race: table.race(), base, steps, from: left + 1, viewers: [] });
    if (answer.kind !== 'replayed') return table.refuse(member, id, { reason: 'engine-failed' });
    const requested = table.now.undo !== undefined;
    const entry = { id: key, seat: member.seat as Seat, choice: undefined, dice: undefined, leftSteps: left };
    const { state, turn } = answer;
    if (!(await table.keep(member, id, this.turns.entry(entry, { state, steps: left, turn })))) return;
    const viewers = table.audience.viewers();
    const nothing = viewers.map(() => []);
    table.audience.broadcast(table.now.version, viewers, nothing, left + 1, { member, id });
    table.moved(requested);
  }
}
