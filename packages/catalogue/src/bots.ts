import { type Bot, levels, opponent, random } from '@gruppetto/bots';
import { roomOf } from './rooms.ts';

/** Weakest first. */
export const botNames = ['random', ...levels] as const;

export type BotName = (typeof botNames)[number];

export const isBotName = (name: string): name is BotName => (botNames as readonly string[]).includes(name);

/** The bot of this name that plays this game. Where there is nothing to decide, any choice is as good as another. */
export function findBot(game: string, name: string): Bot | undefined {
  if (!isBotName(name)) return undefined;
  return name === 'random' ? random : opponent(roomOf(game), name);
}
