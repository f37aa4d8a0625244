import type { Game, GameId, Problem } from '@gruppetto/kernel';
import { type ComponentType, useEffect, useState } from 'react';
import type { Entrant } from '../road/Road.tsx';
import type { Ready } from '../table/session.ts';
import type { Shown } from '../table/shown.ts';

/** An option that the plain form cannot draw: a course, a list of riders. */
export interface FieldProps {
  readonly game: Game;
  readonly value: unknown;
  /** What is wrong inside this field; places start with the field's name. */
  readonly problems: readonly Problem[];
  /** All options as they stand, for fields that look at others. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
}

/** Something that a game shows beside the road: a wheel, an energy table. */
export interface PanelProps {
  readonly state: Ready;
  readonly shown: Shown;
  readonly entrants: readonly Entrant[];
}

/** All that a game adds to the pages, which play every game by themselves. */
export interface GameScreens {
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>;
  readonly panels?: readonly ComponentType<PanelProps>[];
}

/** Each game's own screens, fetched when the game is opened. */
const screens: Partial<Record<GameId, () => Promise<GameScreens>>> = {};

const none: GameScreens = {};

/** The screens of a game; undefined while they are being fetched. */
export function useScreens(game: GameId): GameScreens | undefined {
  const fetch = screens[game];
  const [found, setFound] = useState<GameScreens | undefined>(fetch ? undefined : none);
  useEffect(() => {
    if (!fetch) return;
    let wanted = true;
    void fetch().then((loaded) => {
      if (wanted) setFound(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [fetch]);
  return found;
}
