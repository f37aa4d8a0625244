import type { RiderId } from '@gruppetto/kernel';
import { type Course, courseOf } from './course.ts';
import { prologueResult } from './prologue.ts';
import type { Category, Options, View } from './types.ts';

/** WS-7.2: bonus seconds. */
const finishBonus = [10, 6, 4, 2, 1];
const sprintBonus = [6, 4, 2];

/** WS-7.4. */
const finishPoints = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1];
const sprintPoints = [10, 8, 6, 5, 4, 3, 2, 1];

/** WS-7.5. */
const topPoints: Readonly<Record<Category, readonly number[]>> = {
  HC: [15, 12, 10, 8, 6, 4, 2, 1],
  C1: [12, 10, 8, 6, 4, 2, 1],
  C2: [8, 6, 4, 2, 1],
  C3: [6, 4, 2, 1],
};

/** WS-7.3: places of an intermediate sprint. */
export const sprintPlaces = sprintPoints.length;
/** WS-7.5: places at a top. */
export const topPlaces = (category: Category): number => topPoints[category].length;

/** What a place is worth. */
export interface Award {
  readonly bonus: number;
  readonly points: number;
}

/** WS-7.2, WS-7.4. */
export const finishAward = ({ mountainStage }: Course, { bonusSeconds, mountainPoints }: Options, place: number): Award => ({
  bonus: bonusSeconds && !mountainStage ? (finishBonus[place - 1] ?? 0) : 0,
  points: !mountainStage || mountainPoints ? (finishPoints[place - 1] ?? 0) : 0,
});

/** WS-7.2, WS-7.4. */
export const sprintAward = ({ bonusSeconds }: Options, place: number): Award => ({
  bonus: bonusSeconds ? (sprintBonus[place - 1] ?? 0) : 0,
  points: sprintPoints[place - 1] ?? 0,
});

/** WS-7.5. */
export const topAward = (category: Category, place: number): number => topPoints[category][place - 1] ?? 0;

/** What a stage gave a rider. */
export interface StageSum extends Award {
  readonly rider: RiderId;
  readonly place: number;
  /** Behind the winner, without bonuses. */
  readonly seconds: number;
  readonly mountain: number;
}

/** WS-7.1 to WS-7.5: what the race gave those who are home, in the order of places. */
export function stageSums(view: View): readonly StageSum[] {
  const course = courseOf(view.options);
  if (course.route.prologue) return prologueResult(view).map((one) => ({ ...one, bonus: 0, points: 0, mountain: 0 }));
  return view.home.map(({ rider, seconds }, index) => {
    const awards = [finishAward(course, view.options, index + 1)];
    for (const places of view.sprints) if (places.includes(rider)) awards.push(sprintAward(view.options, places.indexOf(rider) + 1));
    const mountain = course.tops.map(({ category }, top) => topAward(category, (view.tops[top] as RiderId[]).indexOf(rider) + 1));
    return {
      rider,
      place: index + 1,
      seconds,
      bonus: sum(awards.map(({ bonus }) => bonus)),
      points: sum(awards.map(({ points }) => points)),
      mountain: sum(mountain),
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A line of a classification; the value is in seconds behind the leader, or in points. */
export interface Classified {
  readonly rider: RiderId;
  readonly place: number;
  readonly value: number;
}

/** WS-7.4 to WS-7.6: a table after these stages, of the riders who rode them all. */
export function classification(stages: readonly (readonly StageSum[])[], by: 'time' | 'points' | 'mountain'): readonly Classified[] {
  const lines = (stages.at(-1) ?? []).flatMap(({ rider }) => {
    const ridden = stages.flatMap((stage) => stage.filter((one) => one.rider === rider));
    if (ridden.length < stages.length) return [];
    const value = sum(ridden.map((one) => (by === 'time' ? one.seconds - one.bonus : one[by])));
    return [{ rider, value, places: placesOf(ridden) }];
  });
  lines.sort((a, b) => (by === 'time' ? a.value - b.value : b.value - a.value) || compare(a.places, b.places));
  // WS-7.6: the leader is at 0′00″.
  const least = by === 'time' ? (lines[0]?.value ?? 0) : 0;
  return lines.map(({ rider, value, places }) => {
    const place = lines.findIndex((other) => other.value === value && compare(other.places, places) === 0) + 1;
    return { rider, place, value: value - least };
  });
}

/** WS-7.6: what breaks a tie: the best stage place, the next best and so on, then the latest. */
const placesOf = (ridden: readonly StageSum[]): readonly number[] => {
  const places = ridden.map(({ place }) => place);
  return [...places.toSorted((a, b) => a - b), places.at(-1) as number];
};

function compare(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((place, index) => place !== b[index]);
  return first < 0 ? 0 : (a[first] as number) - (b[first] as number);
}
