import { gameIds, openRoom } from './index.ts';

/** Every room, open from here on: for servers, terminals and workers, which play whatever comes. */
export const rooms = await Promise.all(gameIds.map(openRoom));

export type { BotName, GameId } from './index.ts';
export {
  botNames,
  cardOf,
  findBot,
  findGame,
  findRoom,
  gameIds,
  gameOfRule,
  isBotName,
  isGameId,
  openCourse,
  openSheets,
  roomOf,
  wordsOf,
} from './index.ts';
