import type { Game, GameId } from '@gruppetto/kernel';
import { type Bot, type BotName, botNames } from './bot.ts';
import { cyclingPartyRuleOfThumb } from './cycling-party.ts';
import { leader1RuleOfThumb } from './leader-1.ts';
import { losCiclistasRuleOfThumb } from './los-ciclistas.ts';
import { paceWheelRuleOfThumb } from './pace-wheel.ts';
import { random } from './random.ts';

const rulesOfThumb: Partial<Record<GameId, Bot>> = {
  'cycling-party': cyclingPartyRuleOfThumb as Bot,
  'leader-1': leader1RuleOfThumb as Bot,
  'los-ciclistas': losCiclistasRuleOfThumb as Bot,
  'pace-wheel': paceWheelRuleOfThumb as Bot,
  // WielerSIM asks for nothing but to go on.
  wielersim: random,
};

/** The bot of this name that plays this game. */
export function findBot(game: Game, name: string): Bot | undefined {
  if (name === 'random') return random;
  return name === 'rule-of-thumb' ? rulesOfThumb[game.id] : undefined;
}

export const isBotName = (name: string): name is BotName => (botNames as readonly string[]).includes(name);

export type { Bot, BotName } from './bot.ts';
export { botNames, rideOut } from './bot.ts';
