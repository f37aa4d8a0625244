import type { Dice } from '@gruppetto/kernel';

/** PW-1.4: ten ready-made roads. Their names are in the words. */
export const courses = [
  { id: 'river-road', course: 'f30 u4 d4 f24 F2 f14 u3 d4 f18 u2 F2 d3 f22' },
  { id: 'vineyard-hills', course: 'f16 u5 d4 f8 u6 d6 f9 F2 f7 u4 d5 f10 u7 d6 F2 f8 u5 d4 f12' },
  { id: 'salt-flats', course: 'f62 F3 f55 F3 f15' },
  { id: 'goat-pass', course: 'f18 u10 d8 f10 F2 f6 u14 d12 f12 F2 f8 u9 d8 f10' },
  { id: 'old-quarry', course: 'f24 u3 d2 f12 u4 d3 f14 F2 f10 u3 d3 f16 u5 d4 f12 u6 F2 f4' },
  { id: 'cloud-road', course: 'f22 u8 d6 f18 F2 f8 u12 d10 f14 F2 f6 u20' },
  { id: 'lighthouse-coast', course: 'f12 u3 d3 f6 u2 d3 f10 u4 d4 f8 F2 f6 u3 d2 f9 u5 d5 f12 F2 u3 d3 f8 u2 d2 f7' },
  { id: 'long-descent', course: 'f14 u16 f8 d6 f10 F2 f6 u12 d24 f10 F2 f6 d8 f8' },
  { id: 'two-sisters', course: 'f26 u13 d11 f12 F2 f10 u13 d11 F2 f32' },
  { id: 'mill-circuit', course: 'f9 u5 d4 f14 F2 f9 u5 d4 f14 F2 f9 u5 d4 f14 F2 f9 u5 d4 f4' },
] as const;

export type CourseId = (typeof courses)[number]['id'];

/** What a made-up road consists of, and how often. */
const stretches = {
  flat: ['plain', 'plain', 'plain', 'hill'],
  hilly: ['plain', 'hill', 'hill'],
  mountains: ['plain', 'hill', 'mountain', 'mountain'],
} as const;

export type CourseKind = keyof typeof stretches;

/** PW-1.4: the default length. */
const shortest = 120;
const longest = 140;
const zone = 2;

/** A road of this kind: the same dice make the same road. */
export function makeCourse(kind: CourseKind, dice: Dice): string {
  const between = (min: number, max: number) => min + dice.draw(max - min + 1);
  const length = between(shortest, longest);
  let squares = 'f'.repeat(between(8, 16));
  while (squares.length < length - 12) squares += stretch(stretches[kind][dice.draw(stretches[kind].length)], between);
  // What is too much is cut off; the rest to the line is flat.
  squares = squares.slice(0, length - 4).padEnd(length, 'f');
  for (const part of [1, 2]) squares = withFeed(squares, Math.floor((length * part) / 3) + between(-6, 6));
  return runsOf(squares);
}

type Stretch = 'plain' | 'hill' | 'mountain';

function stretch(kind: Stretch, between: (min: number, max: number) => number): string {
  if (kind === 'plain') return 'f'.repeat(between(8, 16));
  const [up, down, flat] =
    kind === 'hill' ? [between(3, 6), between(2, 6), between(3, 8)] : [between(9, 14), between(7, 12), between(4, 8)];
  return 'u'.repeat(up) + 'd'.repeat(down) + 'f'.repeat(flat);
}

const withFeed = (squares: string, at: number): string =>
  squares.slice(0, at) + squares.slice(at, at + zone).toUpperCase() + squares.slice(at + zone);

const runsOf = (squares: string): string => Array.from(squares.matchAll(/(.)\1*/g), ({ 0: run }) => `${run[0]}${run.length}`).join(' ');
