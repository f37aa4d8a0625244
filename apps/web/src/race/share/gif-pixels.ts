/** Colours as red, green and blue. */
export type Palette = readonly (readonly number[])[];

/** Pixels as numbers of colours; those that are as they were in the picture before are left clear, which costs a file nothing. */
export function indexed(now: Uint32Array, before: Uint32Array | undefined, colourOf: (pixel: number) => number, clear: number): Uint8Array {
  const numbers = new Uint8Array(now.length);
  for (let at = 0; at < now.length; at++) {
    const pixel = now[at];
    numbers[at] = before !== undefined && before[at] === pixel ? clear : colourOf(pixel);
  }
  return numbers;
}

const unknown = 255;

/** The nearest colour of a palette. Colours that differ by less than an eye sees are looked up once. */
export function nearestIn(palette: Palette): (pixel: number) => number {
  const known = new Uint8Array(65_536).fill(unknown);
  return (pixel) => {
    const red = pixel & 255;
    const green = (pixel >> 8) & 255;
    const blue = (pixel >> 16) & 255;
    const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    if (known[key] === unknown) known[key] = nearest(palette, red, green, blue);
    return known[key];
  };
}

function nearest(palette: Palette, red: number, green: number, blue: number): number {
  let best = 0;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const [index, [r = 0, g = 0, b = 0]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < minDistance) [best, minDistance] = [index, distance];
  }
  return best;
}
