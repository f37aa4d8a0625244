import type { Road } from '@gruppetto/kernel';
import { smoothElevations } from './geometry.ts';
import { backdropOf, seedOf } from './scenery/motifs.ts';
import { bush, cloud, fir, house, oak, roof, sail, seeded } from './scenery/shapes.ts';
import './course-picture.css';

const width = 320;
const height = 120;
const ground = 84;
/** A course that climbs fewer squares than this is drawn lower than the others: a flat one looks flat. */
const flattest = 12;

/** A course as a small landscape: where it climbs, where the cobbles lie, and what is contested. */
export function CoursePicture({ road }: { road: Road }) {
  const heights = smoothElevations(road);
  const low = Math.min(...heights);
  const range = Math.max(flattest, Math.max(...heights) - low);
  const x = (index: number) => 8 + (index / Math.max(1, heights.length - 1)) * (width - 30);
  const y = (index: number) => ground - ((heights[Math.max(0, Math.min(index, heights.length - 1))] - low) / range) * 52;
  const roadFrom = (from: number, to: number) =>
    `M${Array.from({ length: to - from + 1 }, (_, nth) => `${x(from + nth).toFixed(1)} ${y(from + nth).toFixed(1)}`).join('L')}`;
  const line = roadFrom(0, heights.length - 1);
  const land = backdropOf(road);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`course-picture ${land}`} aria-hidden="true" focusable="false">
      <rect width={width} height={height} className="picture-sky" />
      {land === 'mountain' ? (
        <path d="M-10 84L50 44L90 68L150 30L210 66L262 40L330 78V120H-10Z" className="picture-far" />
      ) : (
        <path d="M-10 70C40 54 90 66 140 58S250 52 330 66V120H-10Z" className="picture-far" />
      )}
      {land === 'coast' && <rect y="62" width={width} height="30" className="picture-sea" />}
      <Planted road={road} heightAt={(at) => y(Math.round(((at - 8) / (width - 30)) * (heights.length - 1)))} />
      <path d={`M0 ${height}V${y(0)}H${x(0)}${line.replace('M', 'L')}H${width}V${height}Z`} className="picture-land" />
      <path d={`M0 ${y(0)}H${x(0)}${line.replace('M', 'L')}H${width}`} className="picture-road" />
      {road.sections
        .filter(({ terrain }) => terrain === 'cobbles')
        .map(({ from, to }) => (
          <path key={from} d={roadFrom(from - road.first, to - road.first + 1)} className="picture-cobbles" />
        ))}
      {road.markers
        .filter(({ kind }) => kind === 'summit' || kind === 'sprint')
        .map(({ at, kind }) => (
          <circle key={`${kind}${at}`} cx={x(at - road.first + 1)} cy={y(at - road.first + 1) - 12} r="5.5" className={`picture-${kind}`} />
        ))}
      <path d={`M${x(heights.length - 1)} ${y(heights.length - 1)}v-26`} className="picture-pole" />
      <rect x={x(heights.length - 1)} y={y(heights.length - 1) - 26} width="18" height="11" fill="url(#chequers)" />
    </svg>
  );
}

/** Higher than this, only firs grow. */
const treeLine = ground - 14;
/** The distance between places where something may stand. */
const plot = 22;

/** What stands beside the road: houses and trees below, firs on the mountains, sails on the sea. The same course looks the same. */
function Planted({ road, heightAt }: { road: Road; heightAt: (x: number) => number }) {
  const random = seeded(seedOf(road));
  const land = backdropOf(road);
  const paths = { cloud: '', sail: '', fir: '', leaf: '', wall: '', roof: '' };
  for (let nth = 0; nth < 2; nth++) paths.cloud += cloud(20 + nth * 150 + random() * 60, 24 + random() * 12, 34 + random() * 22);
  if (land === 'coast') for (let nth = 0; nth < 3; nth++) paths.sail += sail(30 + nth * 80 + random() * 50, 68 + random() * 6, 0.55);
  for (let at = 16 + random() * plot; at < width - 44; at += plot * (0.7 + random())) {
    const foot = Math.max(heightAt(at - 5), heightAt(at + 5)) + 1;
    const kind = random();
    if (foot < treeLine || (land === 'mountain' && kind < 0.45)) {
      for (const [shift, tall] of [
        [0, 17],
        [7, 13],
      ])
        paths.fir += fir(at + shift, heightAt(at + shift) + 2, tall);
    } else if (kind < 0.25) {
      paths.wall += house(at, foot, 12, 9);
      paths.roof += roof(at, foot, 12, 9);
    } else if (kind < 0.7) paths.leaf += oak(at, foot + 2, 17);
    else paths.leaf += bush(at, foot, 15);
  }
  return Object.entries(paths).map(([kind, path]) => <path key={kind} d={path} className={`picture-${kind}`} />);
}
