/** Shapes of the landscape, each as path data, so that many of a kind are one node. They stand on (x, y). */

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

/** A series of numbers from 0 to 1 that is the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const fir = (x: number, y: number, h: number): string =>
  `M${short(x)} ${short(y - h)}l${short(h * 0.2)} ${short(h * 0.42)}h${short(-h * 0.07)}l${short(h * 0.18)} ${short(h * 0.46)}h${short(-h * 0.62)}l${short(h * 0.18)} ${short(-h * 0.46)}h${short(-h * 0.07)}z`;

export const trunk = (x: number, y: number, h: number, width = 2.6): string =>
  `M${short(x - width / 2)} ${short(y)}v${short(-h)}h${width}v${short(h)}z`;

export const oak = (x: number, y: number, h: number): string =>
  `M${short(x - h * 0.32)} ${short(y - h * 0.42)}a${short(h * 0.22)} ${short(h * 0.22)} 0 0 1 ${short(h * 0.12)} ${short(-h * 0.34)}a${short(h * 0.24)} ${short(h * 0.24)} 0 0 1 ${short(h * 0.42)} ${short(h * 0.04)}a${short(h * 0.2)} ${short(h * 0.2)} 0 0 1 ${short(h * 0.1)} ${short(h * 0.34)}z`;

/** Poplars lean with the wind. */
export const poplar = (x: number, y: number, h: number, lean: number): string =>
  `M${short(x)} ${short(y)}C${short(x - h * 0.17)} ${short(y - h * 0.2)} ${short(x - h * 0.12 + lean)} ${short(y - h * 0.75)} ${short(x + lean * 1.6)} ${short(y - h)}C${short(x + h * 0.12 + lean)} ${short(y - h * 0.75)} ${short(x + h * 0.17)} ${short(y - h * 0.2)} ${short(x)} ${short(y)}z`;

export const bush = (x: number, y: number, w: number): string =>
  `M${short(x - w / 2)} ${short(y)}a${short(w * 0.2)} ${short(w * 0.2)} 0 0 1 ${short(w * 0.14)} ${short(-w * 0.28)}a${short(w * 0.27)} ${short(w * 0.27)} 0 0 1 ${short(w * 0.5)} ${short(-w * 0.04)}a${short(w * 0.2)} ${short(w * 0.2)} 0 0 1 ${short(w * 0.36)} ${short(w * 0.32)}z`;

export const cloud = (x: number, y: number, w: number): string =>
  `M${short(x)} ${short(y)}a${short(w * 0.1)} ${short(w * 0.1)} 0 0 1 ${short(w * 0.14)} ${short(-w * 0.1)}a${short(w * 0.17)} ${short(w * 0.17)} 0 0 1 ${short(w * 0.32)} ${short(-w * 0.05)}a${short(w * 0.13)} ${short(w * 0.13)} 0 0 1 ${short(w * 0.26)} ${short(w * 0.03)}a${short(w * 0.1)} ${short(w * 0.1)} 0 0 1 ${short(w * 0.16)} ${short(w * 0.12)}z`;

export const house = (x: number, y: number, w: number, h: number): string =>
  `M${short(x)} ${short(y)}v${short(-h)}h${short(w)}v${short(h)}z`;

export const roof = (x: number, y: number, w: number, h: number): string =>
  `M${short(x - 3)} ${short(y - h)}l${short(w / 2 + 3)} ${short(-w * 0.34)}l${short(w / 2 + 3)} ${short(w * 0.34)}z`;

export function panes(x: number, y: number, w: number, h: number): string {
  const columns = Math.max(1, Math.floor(w / 13));
  const rows = Math.max(1, Math.floor(h / 18));
  let path = '';
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) path += `M${short(x + 5 + column * ((w - 4) / columns))} ${short(y - h + 6 + row * 16)}h5v7h-5z`;
  return path;
}

export const bale = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y - r)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const sail = (x: number, y: number, size: number): string =>
  `M${short(x)} ${short(y)}V${short(y - 19 * size)}L${short(x + 11 * size)} ${short(y)}ZM${short(x - 2 * size)} ${short(y)}V${short(y - 14 * size)}L${short(x - 10 * size)} ${short(y)}Z`;

export const tuft = (x: number, y: number, h: number): string =>
  `M${short(x)} ${short(y)}l-2 ${short(-h)}M${short(x)} ${short(y)}l.6 ${short(-h * 1.2)}M${short(x)} ${short(y)}l2.6 ${short(-h * 0.8)}`;

/** A soft line of hills through points, filled down to the base. */
export function hills(points: readonly (readonly [number, number])[], base: number): string {
  let path = `M${short(points[0][0])} ${short(points[0][1])}`;
  for (let index = 1; index < points.length; index++) {
    const [[x0, y0], [x1, y1]] = [points[index - 1], points[index]];
    const middle = short((x0 + x1) / 2);
    path += `C${middle} ${short(y0)} ${middle} ${short(y1)} ${short(x1)} ${short(y1)}`;
  }
  return `${path}V${base}H${short(points[0][0])}Z`;
}

/** The same with sharp edges. */
export const ridge = (points: readonly (readonly [number, number])[], base: number): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}V${base}H${short(points[0][0])}Z`;

/** Caps of snow on the peaks of a ridge. */
export const snow = (points: readonly (readonly [number, number])[], above: number): string =>
  points
    .map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before || !after || y >= before[1] || y >= after[1] || y > above) return '';
      const [l, r] = [0.4, 0.4];
      return `M${short(x)} ${short(y)}L${short(x + (before[0] - x) * l)} ${short(y + (before[1] - y) * l)}l8 -3l6 6l7 -6l${short(Math.max(2, (after[0] - x) * r - 4))} 5z`;
    })
    .join('');
