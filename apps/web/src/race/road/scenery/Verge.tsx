import type { Road } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { memo } from 'react';
import { type Geometry, kerb, leftOf, liftAt } from '../geometry.ts';
import { type Motif, motifAt, seedOf } from './motifs.ts';
import { bale, bush, fir, house, oak, panes, poplar, roof, seeded, trunk, tuft } from './shapes.ts';

interface VergeProps {
  readonly road: Road;
  readonly geometry: Geometry;
}

/** Squares that are drawn as one: the same course always looks the same. */
const panel = 16;

/** What stands beside the road, square by square: grass, trees, houses, crowds; and the ground before it. */
export const Verge = memo(function Verge({ road, geometry: g }: VergeProps) {
  const panels = Math.ceil((g.last - g.first + 1) / panel);
  return (
    <g className="verge-land">
      <Meadow road={road} geometry={g} />
      {Array.from({ length: panels }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place along the road
        <Panel key={index} road={road} geometry={g} from={g.first + index * panel} />
      ))}
      <Crowd road={road} geometry={g} />
    </g>
  );
});

/** Grass behind the road and ground before it, along its whole length. */
function Meadow({ road, geometry: g }: VergeProps) {
  const xs = Array.from({ length: Math.ceil(g.width / 40) + 3 }, (_, index) => index * 40 - 40);
  const edge = (up: number, wave: number) =>
    xs.map((x, index) => `L${x} ${(g.top - liftAt(g, x) - up - wave * Math.sin(index * 1.3)).toFixed(1)}`).join('');
  const foot = g.top + g.height + kerb;
  const under = xs.map((x) => `L${x} ${(foot - liftAt(g, x) - 2).toFixed(1)}`).join('');
  const bottom = g.total + 400;
  const behind = `V${bottom}H-40Z`;
  const muddy = road.sections.filter(({ terrain }) => terrain === 'cobbles');
  return (
    <>
      <path d={`M-40 ${bottom}${edge(26, 7)}${behind}`} className="land-meadow-2" />
      <path d={`M-40 ${bottom}${edge(10, 3)}${behind}`} className="land-meadow" />
      {muddy.map(({ from, to }) => {
        const [x, y] = [leftOf(g, from) - 14, g.top - liftAt(g, leftOf(g, from))];
        const width = (to - from + 1) * g.cell + 28;
        return <path key={from} d={`M${x} ${y + 2}q14 -12 34 -9H${x + width - 34}q20 -3 34 9z`} className="land-mud" />;
      })}
      <path d={`M-40 ${bottom}${under}${behind}`} className="land-front" />
    </>
  );
}

interface Drawing {
  firs: string;
  leaves: string;
  leaves2: string;
  trunks: string;
  walls: string;
  roofs: string;
  windows: string;
  straw: string;
  grass: string;
  stones: string;
}

const empty = (): Drawing => ({
  firs: '',
  leaves: '',
  leaves2: '',
  trunks: '',
  walls: '',
  roofs: '',
  windows: '',
  straw: '',
  grass: '',
  stones: '',
});

const Panel = memo(function Panel({ road, geometry: g, from }: VergeProps & { from: number }) {
  const random = seeded(seedOf(road) + from * 97);
  const drawing = empty();
  const size = g.narrow ? 0.62 : 1;
  for (let square = from; square < from + panel && square <= g.last; square++) {
    const motif = motifAt(road, square);
    for (let part = 0; part < 2; part++) {
      const x = leftOf(g, square) + (part + random()) * (g.cell / 2);
      const y = g.top - liftAt(g, x) - 6 * size - random() * 12 * size;
      plant(drawing, motif, x, y, size, random, heightShare(road, square));
    }
    const front = g.top + g.height + kerb + 14 + random() * 30;
    const x = leftOf(g, square) + random() * g.cell;
    drawing.grass += tuft(x, front - liftAt(g, x), 5);
  }
  return (
    <g>
      <path d={drawing.trunks} className="land-trunk" />
      <path d={drawing.firs} className="land-fir" />
      <path d={drawing.leaves} className="land-leaf" />
      <path d={drawing.leaves2} className="land-leaf-2" />
      <path d={drawing.walls} className="land-wall" />
      <path d={drawing.roofs} className="land-roof" />
      <path d={drawing.windows} className="land-window" />
      <path d={drawing.straw} className="land-straw" />
      <path d={drawing.stones} className="land-stone" />
      <path d={drawing.grass} className="land-tufts" />
    </g>
  );
});

/** How far up the highest climb of the course a square is. */
function heightShare(road: Road, square: number): number {
  const climb = road.sections.find(({ terrain, from, to }) => terrain === 'climb' && from <= square && square <= to);
  return climb ? (square - climb.from) / Math.max(1, climb.to - climb.from) : 0;
}

/** One thing beside the road, or nothing: what grows there depends on the land. */
function plant(d: Drawing, motif: Motif, x: number, y: number, size: number, random: () => number, share: number): void {
  const chance = random();
  const tall = (30 + random() * 22) * size;
  switch (motif) {
    case 'mountain':
      // Firs thin out above half of the climb; stones take their place.
      if (chance < 0.75 - share * 0.7) d.firs += fir(x, y, tall * 1.15);
      else if (chance > 0.9) d.stones += bush(x, y + 2, 14 * size);
      return;
    case 'descent':
      if (chance < 0.5) d.firs += fir(x, y, tall);
      else d.grass += tuft(x, y + 6, 6 * size);
      return;
    case 'hill':
      if (chance < 0.3) d.leaves += poplar(x, y, tall * 1.2, 0);
      else if (chance < 0.5) d.leaves2 += bush(x, y + 3, 24 * size);
      return;
    case 'north':
      if (chance < 0.35) {
        d.trunks += trunk(x, y, tall * 0.25);
        d.leaves += poplar(x, y - 6 * size, tall * 1.3, -4 * size);
      } else if (chance < 0.45) farm(d, x, y, size);
      else if (chance < 0.55) d.straw += bale(x, y, 7 * size);
      return;
    case 'town':
      if (chance < 0.35) farm(d, x, y, size * 1.2);
      return;
    case 'finish':
      return;
    default:
      if (chance < 0.22) {
        d.trunks += trunk(x, y, tall * 0.5, 3);
        if (random() < 0.5) d.leaves += oak(x, y, tall * 1.2);
        else d.leaves2 += oak(x, y, tall * 1.1);
      } else if (chance < 0.34) d.leaves2 += bush(x, y + 3, 26 * size);
      else if (chance < 0.37) farm(d, x, y, size);
      else if (chance < 0.42 && motif === 'plain') d.straw += bale(x, y, 7 * size);
      else d.grass += tuft(x, y + 8 * size, 5 * size);
  }
}

function farm(d: Drawing, x: number, y: number, size: number): void {
  const [w, h] = [34 * size, 24 * size];
  d.walls += house(x, y, w, h);
  d.roofs += roof(x, y, w, h);
  d.windows += panes(x, y, w, h);
}

const crowdSquares = 8;

/** People behind fences, from some way before the line to the end of the road. */
function Crowd({ road, geometry: g }: VergeProps) {
  const from = leftOf(g, Math.max(g.first, road.length - crowdSquares + 1));
  const width = Math.max(0, g.width - from);
  const y = g.top - liftAt(g, leftOf(g, road.length));
  const tall = g.narrow ? 0.7 : 1;
  return (
    <g transform={`translate(${from} ${y})`}>
      <Bunting width={width} top={g.narrow ? -52 : -80} />
      <g transform={`translate(0 ${-50 * tall}) scale(${tall})`} className="crowd">
        <rect width={width / tall} height="46" fill="url(#crowd)" />
      </g>
      <g transform={`translate(0 ${-17 * tall}) scale(${tall})`}>
        <rect width={width / tall} height="17" fill="url(#fence)" />
      </g>
    </g>
  );
}

function Bunting({ width, top }: { width: number; top: number }) {
  const reach = 130;
  const count = Math.max(1, Math.floor(width / reach));
  const masts = Array.from({ length: count + 1 }, (_, index) => index * reach);
  const flags = ['', '', '', ''];
  for (const mast of masts.slice(0, -1))
    for (let flag = 0; flag < 10; flag++) {
      const part = (flag + 0.5) / 10;
      flags[flag % 4] += `M${mast + part * reach - 4} ${top + 48 * part * (1 - part)}h8l-4 9z`;
    }
  return (
    <>
      <path d={masts.map((x) => `M${x} 0V${top - 2}`).join('')} className="mast" />
      {flags.map((flag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place in the row
        <path key={index} d={flag} className={`flag-${index + 1}`} />
      ))}
    </>
  );
}

/** The arch above the line. */
export function FinishArch({ road, geometry: g }: VergeProps) {
  const { race } = useWords();
  const x = leftOf(g, road.length + 1);
  const size = g.narrow ? 0.62 : 1;
  const text = race.finishFlag;
  return (
    <g transform={`translate(${x} ${g.top - liftAt(g, x) - 2}) scale(${size})`} className="arch">
      <path d="M-74 0V-82q0 -22 22 -22h104q22 0 22 22V0h-17V-60q0 -10 -10 -10h-94q-10 0 -10 10V0Z" />
      <path d="M-74 -58h17v20h-17zM57 -58h17v20h-17z" fill="url(#chequers)" />
      <rect x="-47" y="-99" width="94" height="25" rx="4" className="arch-board" />
      <text y="-80" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
