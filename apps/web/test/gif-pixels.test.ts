import { expect, test } from 'vitest';
import { indexed, nearestIn } from '../src/race/share/gif-pixels.ts';

const pixel = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
const palette = [
  [255, 255, 255],
  [200, 30, 40],
  [0, 0, 0],
];

test('a pixel gets the nearest colour, and none where nothing has changed', () => {
  const colourOf = nearestIn(palette);
  const first = Uint32Array.of(pixel(250, 250, 250), pixel(190, 40, 40), pixel(10, 0, 0));
  expect([...indexed(first, undefined, colourOf, 3)]).toEqual([0, 1, 2]);
  const second = Uint32Array.of(pixel(250, 250, 250), pixel(10, 0, 0), pixel(10, 0, 0));
  expect([...indexed(second, first, colourOf, 3)]).toEqual([3, 2, 3]);
});
