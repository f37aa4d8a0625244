import type { Game, RuleId } from '@gruppetto/kernel';
import type { Course } from '@gruppetto/learn';
import type { Sheet } from '@gruppetto/paper';
import type { Card, Room } from '@gruppetto/room';
import type { Screens } from '@gruppetto/ui';
import { type GameWords, language, type Spoken } from '@gruppetto/words';
import { list } from './list.ts';

export type GameId = keyof typeof list;

/** What the list says of a game; the platform knows none of them by its types. */
interface Entry {
  readonly card: Card;
  readonly room: () => Promise<unknown>;
  readonly screens: () => Promise<unknown>;
}

const entries: Readonly<Record<GameId, Entry>> = list;

export const gameIds = Object.keys(list) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(list, id);

export const cardOf = (id: GameId): Card<GameId> => list[id].card;

/** The game whose rule book has a rule of this id. */
export const gameOfRule = (rule: RuleId): GameId | undefined => gameIds.find((id) => rule.startsWith(`${list[id].card.prefix}-`));

const opened = new Map<string, Room>();

/** Fetches a game's rules, words and bots, once, and its sentences in the language that is spoken here. */
export async function openRoom(id: GameId): Promise<Room> {
  const room = opened.get(id) ?? ((await entries[id].room()) as Room);
  await room.words.load(language());
  opened.set(id, room);
  return room;
}

/** What a game adds to the pages. */
export const openScreens = async (id: GameId): Promise<Screens> => (await entries[id].screens()) as Screens;

/** What a game prints for a real table, in the language that is spoken here. */
export async function openSheets(id: GameId): Promise<readonly Sheet[]> {
  const sheets = await (await openRoom(id)).sheets?.();
  await sheets?.load(language());
  return sheets?.() ?? [];
}

/** How a game is learned; undefined where nobody has written lessons yet. */
export async function openCourse(id: GameId): Promise<Spoken<Course> | undefined> {
  const course = await (await openRoom(id)).course?.();
  await course?.load(language());
  return course;
}

/** A room that is open; undefined for a game that isn't in the catalogue. */
export function findRoom(id: string): Room | undefined {
  const room = opened.get(id);
  if (!room && isGameId(id)) throw new Error(`the room of ${id} must be opened first`);
  return room;
}

export const findGame = (id: string): Game | undefined => findRoom(id)?.game;

export function roomOf(id: string): Room {
  const room = findRoom(id);
  if (!room) throw new Error(`no game ${id}`);
  return room;
}

/** What an open game says, in the language that is spoken here. */
export const wordsOf = (id: string): GameWords => roomOf(id).words();
