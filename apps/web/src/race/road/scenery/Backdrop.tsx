import type { Road, Sky } from '@gruppetto/kernel';
import { memo, type Ref, useMemo } from 'react';
import type { Geometry } from '../geometry.ts';
import { type BackdropKind, backdropOf, seedOf } from './motifs.ts';
import { cloud, fir, hills, house, panes, ridge, roof, sail, seeded, snow } from './shapes.ts';

interface BackdropProps {
  readonly road: Road;
  readonly geometry: Geometry;
  readonly width: number;
  readonly sky: Sky | undefined;
  readonly ref: Ref<SVGSVGElement>;
}

/** How far the nearest layer moves when the road moves by one; the style sheet has the same figure. */
const middleShare = 0.2;

/** Sky, horizon and hills: they stand behind the road, and move less the farther away they are. */
export const Backdrop = memo(function Backdrop({ road, geometry: g, width, sky, ref }: BackdropProps) {
  const kind = backdropOf(road);
  const seed = seedOf(road);
  const layers = useMemo(() => drawLayers(kind, seed, g.top, width + g.width * middleShare), [kind, seed, g.top, g.width, width]);
  const sun = { x: width * 0.28, y: g.top * 0.5, r: g.top * 0.15 };
  return (
    <svg ref={ref} className={`backdrop ${sky ?? ''}`} width="100%" height={g.total} aria-hidden="true" focusable="false">
      <rect width="100%" height={g.total} fill="url(#sky)" />
      <path d={layers.stars} className="stars" />
      {sky !== 'rain' && <circle cx={sun.x} cy={sun.y} r={sun.r} className="sun" />}
      <path d={layers.clouds} className="clouds" />
      <g className="far">
        <path d={layers.far} className="land-far" />
        <path d={layers.snow} className="land-snow" />
      </g>
      <g className="middle">
        <path d={layers.middle} className="land-middle" />
        {kind === 'coast' && <path d={layers.sea} fill="url(#sea)" />}
        <path d={layers.glints} className="glints" />
        <path d={layers.sails} className="land-board" />
        <path d={layers.walls} className="land-wall" />
        <path d={layers.roofs} className="land-roof" />
        <path d={layers.windows} className="land-window" />
        <path d={layers.firs} className="land-fir-2" />
        <path d={layers.near} className="land-near" />
      </g>
      {sky === 'rain' && <path d={layers.rain} className="rain" />}
      {sky === 'wind' && <path d={layers.wind} className="wind" />}
    </svg>
  );
});

interface Layers {
  readonly stars: string;
  readonly clouds: string;
  readonly far: string;
  readonly snow: string;
  readonly middle: string;
  readonly sea: string;
  readonly glints: string;
  readonly sails: string;
  readonly walls: string;
  readonly roofs: string;
  readonly windows: string;
  readonly firs: string;
  readonly near: string;
  readonly rain: string;
  readonly wind: string;
}

function drawLayers(kind: BackdropKind, seed: number, top: number, width: number): Layers {
  const random = seeded(seed);
  const points = (gap: number, low: number, high: number) => {
    const list: [number, number][] = [];
    for (let x = -30; x < width + gap; x += gap * (0.6 + random() * 0.8)) list.push([x, top * (1 - low - random() * (high - low))]);
    return list;
  };
  const many = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('');
  const base = top + 120;
  const peaks = points(kind === 'mountain' ? 64 : 190, kind === 'mountain' ? 0.5 : 0.44, kind === 'mountain' ? 0.92 : 0.58);
  const village = drawVillage(random, top, width);
  const forest = kind === 'mountain' ? points(11, 0.3, 0.48) : [];
  return {
    stars: many(40, () => `M${random() * Math.min(width, 1400)} ${random() * top * 0.5}h1.4v1.4h-1.4z`),
    clouds: many(5, () => cloud(random() * Math.min(width, 1400), top * (0.16 + random() * 0.24), top * (0.5 + random() * 0.4))),
    far: kind === 'mountain' ? ridge(peaks, base) : hills(peaks, base),
    snow: kind === 'mountain' ? snow(peaks, top * 0.42) : '',
    middle: hills(points(210, 0.3, kind === 'mountain' ? 0.5 : 0.42), base),
    sea: kind === 'coast' ? `M-30 ${top * 0.64}H${width + 60}V${base}H-30Z` : '',
    glints: kind === 'coast' ? many(60, () => `M${random() * width} ${top * (0.66 + random() * 0.18)}h${6 + random() * 16}`) : '',
    sails:
      kind === 'coast'
        ? many(Math.ceil(width / 260), () => sail(random() * width, top * (0.72 + random() * 0.08), 0.6 + random() * 0.5))
        : '',
    ...(kind === 'coast' ? { walls: '', roofs: '', windows: '' } : village),
    firs: forest.map(([x, y]) => fir(x, y + 14, 18 + random() * 12)).join(''),
    near: hills(points(160, 0.1, 0.22), base),
    rain: many(90, () => `M${random() * 1400} ${random() * top * 1.2}l-4 13`),
    wind: many(9, () => `M${random() * 1300} ${top * (0.1 + random() * 0.6)}h${50 + random() * 70}q10 0 10 -7`),
  };
}

/** Here and there a village with its church. */
function drawVillage(random: () => number, top: number, width: number): Pick<Layers, 'walls' | 'roofs' | 'windows'> {
  let [walls, roofs, windows] = ['', '', ''];
  for (let x = 120; x < width; x += 420 + random() * 380) {
    const y = top * 0.84;
    for (let number = 0; number < 4; number++) {
      const [w, h, at] = [16 + random() * 12, 12 + random() * 10, x + number * 26];
      walls += house(at, y, w, h);
      roofs += roof(at, y, w, h);
      windows += panes(at, y, w, h);
    }
    walls += house(x + 44, y, 11, 40);
    roofs += `M${x + 42} ${y - 40}l7.5 -20l7.5 20z`;
  }
  return { walls, roofs, windows };
}
