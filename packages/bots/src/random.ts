import type { Bot } from './bot.ts';

/** Any choice is as good as another. */
export const random: Bot = (_race, _view, { choices }, dice) => {
  const choice = choices[choices.length > 1 ? dice.draw(choices.length) : 0];
  if (!choice) throw new Error('a turn without choices');
  return choice;
};
