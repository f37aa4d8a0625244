export type { BotName } from './bots.ts';
// Apart from the rooms: the first page needs no bots.
export { botNames, findBot, isBotName } from './bots.ts';
export type { GameId } from './rooms.ts';
export {
  cardOf,
  findGame,
  findRoom,
  gameIds,
  gameOfRule,
  isGameId,
  openCourse,
  openRoom,
  openScreens,
  openSheets,
  roomOf,
  wordsOf,
} from './rooms.ts';
