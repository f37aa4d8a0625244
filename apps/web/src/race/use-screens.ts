import type { GameId } from '@gruppetto/kernel';
import { useEffect, useState } from 'react';
import type { GameScreens } from '../games/screens.ts';

/** Each game's own screens, fetched when the game is opened. */
const screens: Partial<Record<GameId, () => Promise<GameScreens>>> = {
  'leader-1': async () => (await import('../games/leader-1/screens.ts')).leader1Screens,
  'cycling-party': async () => (await import('../games/cycling-party/screens.ts')).cyclingPartyScreens,
  'pace-wheel': async () => (await import('../games/pace-wheel/screens.ts')).paceWheelScreens,
  wielersim: async () => (await import('../games/wielersim/screens.ts')).wielersimScreens,
};

const none: GameScreens = {};

/** The screens of a game; undefined while they are being fetched. */
export function useScreens(game: GameId): GameScreens | undefined {
  const fetch = screens[game];
  const [found, setFound] = useState<GameScreens | undefined>(fetch ? undefined : none);
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    if (!fetch) return;
    let wanted = true;
    fetch().then(
      (loaded) => {
        if (wanted) setFound(loaded);
      },
      (error: Error) => {
        if (wanted) setFault(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [fetch]);
  // A game without its own fields and panels would be another game.
  if (fault) throw fault;
  return found;
}
