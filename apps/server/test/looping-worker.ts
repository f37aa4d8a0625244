import { findBot, findGame } from '@gruppetto/catalogue/all';
import type { Game } from '@gruppetto/kernel';
import { serveJobs } from '../src/tables/engine/engine-thread.ts';

const began = Date.now();

const forever = (): never => {
  for (;;);
};

/** Los Ciclistas on a road of 65 never comes to an end of playing; on one of 70 it breaks; its bot loops on 75 and breaks on 80; on 85 it is ill for seven seconds, so that the first look after the start doesn't help. */
function broken(game: Game): Game {
  return {
    ...game,
    race(options) {
      const race = game.race(options);
      const { length } = options as { length: number };
      return {
        ...race,
        play(state, choice, dice, tell) {
          if (length === 65) forever();
          if (length === 70) throw new Error('the chain came off');
          if (length === 85 && Date.now() < began + 7_000) throw new Error('the chain jams');
          race.play(state, choice, dice, tell);
        },
      };
    },
  };
}

serveJobs(
  (id) => {
    const game = findGame(id);
    return game && id === 'los-ciclistas' ? broken(game) : game;
  },
  (game, name) => {
    const bot = findBot(game, name);
    return (
      bot &&
      ((race, view, turn, dice) => {
        const { length } = race.options as { length: number };
        if (length === 75) return forever();
        if (length === 80 && name === 'rule-of-thumb') throw new Error('the bot has no legs');
        return bot(race, view, turn, dice);
      })
    );
  },
);
