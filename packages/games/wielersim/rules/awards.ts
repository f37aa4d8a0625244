import type { Course } from './course.ts';
import type { Category } from './types.ts';

/** WS-7.2: bonus seconds. */
export const finishBonus = [10, 6, 4, 2, 1] as const;
export const sprintBonus = [6, 4, 2] as const;

/** WS-7.4. */
export const finishPoints = [15, 12, 10, 8, 6, 5, 4, 3, 2, 1] as const;
export const sprintPoints = [10, 8, 6, 5, 4, 3, 2, 1] as const;

/** WS-7.5. */
export const topPoints: Readonly<Record<Category, readonly number[]>> = {
  HC: [15, 12, 10, 8, 6, 4, 2, 1],
  C1: [12, 10, 8, 6, 4, 2, 1],
  C2: [8, 6, 4, 2, 1],
  C3: [6, 4, 2, 1],
};

/** WS-7.3: places of an intermediate sprint. */
export const sprintPlaces = sprintPoints.length;
/** WS-7.5: places at a top. */
export const topPlaces = (category: Category): number => topPoints[category].length;

/** What a place wins. */
interface Award {
  readonly bonus: number;
  readonly points: number;
}

/** WS-7.2, WS-7.4. */
export const finishAward = ({ mountainStage, options: { bonusSeconds, mountainPoints } }: Course, place: number): Award => ({
  bonus: bonusSeconds && !mountainStage ? (finishBonus[place - 1] ?? 0) : 0,
  points: !mountainStage || mountainPoints ? (finishPoints[place - 1] ?? 0) : 0,
});

/** WS-7.2, WS-7.4. */
export const sprintAward = ({ options: { bonusSeconds } }: Course, place: number): Award => ({
  bonus: bonusSeconds ? (sprintBonus[place - 1] ?? 0) : 0,
  points: sprintPoints[place - 1] ?? 0,
});

/** WS-7.5. */
export const topAward = (category: Category, place: number): number => topPoints[category][place - 1] ?? 0;
