import { createRequire } from 'node:module';
import type { Ctx, FnContext, Game, MoveFn } from 'boardgame.io';

// boardgame.io has no entry that an import statement of Node finds, nor its types.
const load = createRequire(import.meta.url);
const { INVALID_MOVE }: { INVALID_MOVE: 'INVALID_MOVE' } = load('boardgame.io/core');
export const { Client }: { Client(options: { game: Game<BoardgameRace>; numPlayers: number; debug: boolean }): Client } =
  load('boardgame.io/client');

interface Client {
  readonly moves: Readonly<Record<Move['move'], (...args: readonly number[]) => void>>;
  start(): void;
  stop(): void;
  getState(): { readonly G: BoardgameRace; readonly ctx: Ctx };
}

/** The core of Los Ciclistas (LC-1 to LC-4) as one would write it on boardgame.io, to compare speeds with. */
export interface BoardgameRace {
  length: number;
  started: boolean;
  road: number[];
  space: number[];
  order: number[];
  next: number;
  began: number[];
  used: number[];
  bonuses: number[];
  /** The last two dice that fell, and whether their player is asked for bonuses. */
  dice: number[];
  asked: boolean;
  home: number[];
}

const seatOf = (rider: number): number => Math.floor(rider / 3);

function seatToMove({ G, ctx }: FnContext<BoardgameRace>): number {
  if (!G.started) return G.next % ctx.numPlayers;
  return seatOf(G.order[G.next] ?? 0);
}

function draftTo(G: BoardgameRace): number {
  const rider = G.order[G.next];
  const wheel = G.order[G.next - 1];
  if (wheel === undefined || G.began[wheel] - G.began[rider] > 1) return 0;
  if (G.space[wheel] === G.began[wheel] || G.used[wheel] > G.bonuses[seatOf(rider)]) return 0;
  const to = G.space[wheel] - 1;
  return to > G.space[rider] ? to : 0;
}

function stand(G: BoardgameRace, rider: number, to: number): void {
  const others = G.road.filter((other) => other !== rider);
  const behind = others.findIndex((other) => G.space[other] < to);
  others.splice(behind < 0 ? others.length : behind, 0, rider);
  G.road = others;
  G.space[rider] = to;
}

function endRound(G: BoardgameRace): void {
  const finishers = G.road.filter((rider) => G.space[rider] > G.length);
  G.home.push(...finishers);
  for (const rider of finishers) G.space[rider] = 0;
  G.road = G.road.slice(finishers.length);
  G.started = true;
  G.order = [...G.road];
  G.began = [...G.space];
  G.used = G.used.map(() => 0);
  G.next = 0;
}

function moveOn(G: BoardgameRace): void {
  G.next++;
  if (G.next === (G.started ? G.order.length : G.space.length)) endRound(G);
}

function finishThrow(G: BoardgameRace, bonuses: number): void {
  const rider = G.order[G.next];
  const seat = seatOf(rider);
  G.asked = false;
  G.used[rider] = bonuses;
  G.bonuses[seat] = G.bonuses[seat] - bonuses;
  stand(G, rider, G.space[rider] + G.dice[0] + G.dice[1] + bonuses);
  moveOn(G);
}

const start: MoveFn<BoardgameRace> = ({ G, random, events }, rider: number) => {
  if (G.started || G.space[rider] !== 0) return INVALID_MOVE;
  G.dice = random.D6(2);
  G.road.push(rider);
  stand(G, rider, G.dice[0] + G.dice[1]);
  moveOn(G);
  events.endTurn();
  return undefined;
};

const throwDice: MoveFn<BoardgameRace> = ({ G, random, events }) => {
  if (!G.started || G.asked) return INVALID_MOVE;
  G.dice = random.D6(2);
  if (G.bonuses[seatOf(G.order[G.next])] === 0) {
    finishThrow(G, 0);
    events.endTurn();
  } else {
    G.asked = true;
  }
  return undefined;
};

const add: MoveFn<BoardgameRace> = ({ G, events }, bonuses: number) => {
  if (!G.asked || bonuses > 3 || bonuses > G.bonuses[seatOf(G.order[G.next])]) return INVALID_MOVE;
  finishThrow(G, bonuses);
  events.endTurn();
  return undefined;
};

const draft: MoveFn<BoardgameRace> = ({ G, events }) => {
  if (!G.started || G.asked) return INVALID_MOVE;
  const to = draftTo(G);
  if (to === 0) return INVALID_MOVE;
  const rider = G.order[G.next];
  const seat = seatOf(rider);
  const price = G.used[G.order[G.next - 1]];
  const owned = G.bonuses[seat];
  G.used[rider] = price;
  G.bonuses[seat] = price > 0 ? owned - price : Math.min(5, owned + 1);
  stand(G, rider, to);
  moveOn(G);
  events.endTurn();
  return undefined;
};

export interface Move {
  readonly move: 'start' | 'throwDice' | 'add' | 'draft';
  readonly args?: number[];
}

export function enumerate(G: BoardgameRace, seat: number): Move[] {
  if (!G.started) return [0, 1, 2].flatMap((n) => (G.space[3 * seat + n] === 0 ? [{ move: 'start', args: [3 * seat + n] }] : []));
  if (G.asked) return [0, 1, 2, 3].filter((n) => n <= G.bonuses[seat]).map((n) => ({ move: 'add', args: [n] }));
  return draftTo(G) > 0 ? [{ move: 'draft' }, { move: 'throwDice' }] : [{ move: 'throwDice' }];
}

export const losCiclistas: Game<BoardgameRace> = {
  name: 'los-ciclistas',
  setup: ({ ctx }) => {
    const byRider = () => Array<number>(3 * ctx.numPlayers).fill(0);
    return {
      length: 60,
      started: false,
      road: [],
      space: byRider(),
      order: [],
      next: 0,
      began: byRider(),
      used: byRider(),
      bonuses: Array<number>(ctx.numPlayers).fill(0),
      dice: [],
      asked: false,
      home: [],
    };
  },
  turn: { order: { first: seatToMove, next: seatToMove } },
  moves: { start, throwDice, add, draft },
  endIf: ({ G }) => (G.started && G.road.length === 0 ? { winner: seatOf(G.home[0]) } : undefined),
};
