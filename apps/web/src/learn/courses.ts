import { type GameId, openCourse } from '@gruppetto/catalogue';
import type { Course } from '@gruppetto/learn';
import { useLanguage } from '@gruppetto/ui';
import type { Spoken } from '@gruppetto/words';
import { use } from 'react';
import { type GameRoom, openGame } from '../race/rooms.ts';

const opening = new Map<GameId, Promise<Spoken<Course> | undefined>>();

/** Loads a game's course once. If that fails, the next call tries again. */
export function fetchCourse(id: GameId): Promise<Spoken<Course> | undefined> {
  const known = opening.get(id);
  if (known) return known;
  const fetched = openCourse(id);
  opening.set(id, fetched);
  fetched.catch(() => opening.delete(id));
  return fetched;
}

export interface TaughtGame extends GameRoom {
  readonly course: Course | undefined;
}

/** A game and its course; the page is drawn once both are there. */
export function useLearned(id: GameId): TaughtGame {
  const language = useLanguage();
  return { ...use(openGame(id)), course: use(fetchCourse(id))?.(language) };
}

/** Reading speed of somebody who also looks at the road, and time for each decision, in minutes. */
const wordsPerMinute = 160;
const perDecision = 0.15;

/** How long a course takes, roughly. */
export function minutesOf({ lessons }: Course): number {
  const read = lessons.flatMap(({ steps, done }) => [...steps.map(({ say }) => say), done]).join(' ');
  const decisions = lessons.reduce((sum, { steps }) => sum + steps.length, 0);
  return Math.max(1, Math.round(read.split(/\s+/).length / wordsPerMinute + decisions * perDecision));
}
