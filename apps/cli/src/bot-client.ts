import { randomBytes, randomUUID } from 'node:crypto';
import type { Choice, Standings } from '@gruppetto/kernel';
import { commitmentOf, LiveClient, type LiveState, livePath, prepareDice, statusOf, type TableAnswer, unrevealed } from '@gruppetto/wire';
import { WebSocket } from 'ws';

/** What a bot is asked: how the race looks from its seat, and what it may choose. */
export type BotQuestion = Record<'game', string> & { options: object; seat: number; view: unknown; choices: readonly Choice[] };

export interface BotWish {
  readonly server: string;
  readonly token: string;
  readonly table: string;
  readonly name: string;
  decide(question: BotQuestion): Choice | Promise<Choice>;
}

/** Sits down on the first free seat of a table and plays until the race is over. */
export async function playTable({ server, token, table: id, name, decide }: BotWish): Promise<Standings> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object): Promise<TableAnswer> => {
    const answer = await fetch(`${server}/api/tables/${id}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const said = (await answer.json()) as TableAnswer & { error?: { message: string } };
    if (!answer.ok) throw new Error(said.error?.message);
    return said;
  };
  // Its own part of the dice: first a commitment to it, then, when everybody has committed, the part itself.
  const fresh = () => randomBytes(32).toString('hex');
  let memory = unrevealed({}, fresh);
  const { table, you } = await ask('GET', '');
  const seat = you.seat ?? table.seats.findIndex(({ player, open }) => player === undefined || open);
  if (seat < 0) throw Object.assign(new Error('Every seat at this table is taken.'), { code: 'full' });
  await ask('POST', `/seats/${seat}`, { name, commitment: commitmentOf(memory.contribution) });
  let close = () => {};
  return await new Promise<Standings>((resolve, reject) => {
    let asked = -1;
    const changed = async (state: LiveState) => {
      if (state.closedBy) throw new Error(state.closedBy.message);
      const { memory: next, send } = state.table && state.you ? prepareDice(memory, state.table, state.you, fresh) : { memory };
      memory = { ...memory, ...next };
      if (send)
        await ask('commitment' in send ? 'PUT' : 'POST', 'commitment' in send ? '/commitment' : '/contribution', send).catch(() => {});
      const moment = state.moments.at(-1);
      const { kind } = statusOf(state);
      if (kind === 'over' && moment) resolve(moment.standings);
      if (kind !== 'your-turn' || !state.table || !moment?.turn?.choices || state.version === asked) return;
      asked = state.version;
      const { game, options } = state.table;
      const sent = await client.choose(await decide({ game, options, seat, view: moment.view, choices: moment.turn.choices }));
      if (sent.kind === 'refused' && sent.refusal.reason !== 'stale')
        throw Object.assign(new Error(`refused: ${sent.refusal.reason}`), { game, refusal: sent.refusal });
    };
    const connect: ConstructorParameters<typeof LiveClient>[0]['connect'] = (on) => {
      const socket = new WebSocket(server.replace(/^http/, 'ws') + livePath(id), { headers });
      socket.on('open', on.opened).on('message', (data) => on.received(`${data}`));
      socket.on('close', on.closed).on('error', ({ message }) => /40[13]/.test(message) && reject(new Error(message)));
      return socket;
    };
    const after = (wait: number, call: () => void) => clearTimeout.bind(undefined, setTimeout(call, wait));
    const client = new LiveClient({ connect, after, newId: randomUUID, jitter: Math.random }, (state) => void changed(state).catch(reject));
    close = () => client.close();
    client.open();
  }).finally(() => close());
}
