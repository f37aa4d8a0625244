import type { PanelProps } from '@gruppetto/ui';
import { useSaid } from '@gruppetto/ui';
import { useState } from 'react';
import { needToBreakAway, ring } from '../rules/breakaway.ts';
import { firstSquare, squaresATurn } from '../rules/groups.ts';
import type { Pace, PaceWheel, Terrain } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './terrain.css';
import './WheelPanel.css';

const terrains: readonly Terrain[] = ['uphill', 'flat', 'downhill'];
const paces: readonly Pace[] = ['slow', 'steady', 'fast'];
/** Longer words are written smaller, to stay on their ring. */
const fitting = (name: string): number => Math.min(13, 110 / name.length);
const sectors = terrains.flatMap((terrain) => paces.map((pace) => ({ terrain, pace })));

const turn = (2 * Math.PI) / sectors.length;
const at = (radius: number, angle: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

function ringPart(inner: number, outer: number, index: number, count = 1): string {
  const from = index * turn;
  const to = from + count * turn;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The wheel: from the rim inwards the pace, the squares a turn, what a breakaway needs, and what a counter needs on top of it. */
export function WheelPanel({ view, board, words }: PanelProps<PaceWheel>) {
  const { screens: say } = useSaid(sentences);
  const groups = view.groups.flatMap((group, index) => {
    const square = firstSquare(view, index);
    return square === undefined ? [] : [{ ...group, index, square }];
  });
  const [chosen, setChosen] = useState<number>();
  // The group that is being asked about, until somebody looks at another.
  const asked = view.asked[0] === undefined ? view.current : view.group[view.asked[0]];
  const group = groups.find(({ index }) => index === (chosen ?? asked)) ?? groups[0];
  if (!group) return undefined;
  const { pace, terrain } = group;
  const nameOf = (place: number) => words.groups[board.groups[place]?.kind ?? ''] ?? say.group(place + 1);
  const shows = say.wheelShows({
    group: nameOf(groups.indexOf(group)),
    pace,
    terrain,
    squares: squaresATurn[terrain][pace],
    need: needToBreakAway(pace, terrain),
    more: ring[terrain],
  });
  return (
    <section className="card side" aria-labelledby="wheel-title">
      <h2 id="wheel-title">{say.wheel}</h2>
      {groups.length > 1 && (
        <div className="wheel-groups">
          {groups.map((one, place) => (
            <button type="button" key={one.index} aria-pressed={group.index === one.index} onClick={() => setChosen(one.index)}>
              {nameOf(place)} <small>{say.paceAt(one)}</small>
            </button>
          ))}
        </div>
      )}
      <Wheel terrain={terrain} pace={pace} shows={shows} />
      <p className="wheel-words">{shows}</p>
    </section>
  );
}

function Wheel({ terrain, pace, shows }: { terrain: Terrain; pace: Pace; shows: string }) {
  const { screens: say } = useSaid(sentences);
  const lit = sectors.findIndex((sector) => sector.terrain === terrain && sector.pace === pace);
  return (
    <svg viewBox="-110 -110 220 220" className="wheel" role="img" aria-label={shows}>
      {sectors.map((sector, index) => {
        const middle = (index + 0.5) * turn;
        const [x, y] = at(64, middle).split(' ');
        const [bx, by] = at(40, middle).split(' ');
        const [px, py] = at(88, middle).split(' ');
        return (
          <g
            key={`${sector.terrain}.${sector.pace}`}
            className={index === lit ? `sector ${sector.terrain} lit` : `sector ${sector.terrain}`}
          >
            <path d={ringPart(76, 104, index)} className="rim" />
            <path d={ringPart(52, 76, index)} />
            <path d={ringPart(28, 52, index)} className="middle-ring" />
            <text x={px} y={py} dy="4" textAnchor="middle" className="pace-name" style={{ fontSize: fitting(say.paces[sector.pace]) }}>
              {say.paces[sector.pace]}
            </text>
            <text x={x} y={y} dy="6" textAnchor="middle" className="squares">
              {squaresATurn[sector.terrain][sector.pace]}
            </text>
            <text x={bx} y={by} dy="5" textAnchor="middle" className="need">
              {needToBreakAway(sector.pace, sector.terrain)}
            </text>
          </g>
        );
      })}
      {terrains.map((one, index) => {
        const [x, y] = at(17, (index * 3 + 1.5) * turn).split(' ');
        return (
          <g key={one} className={one === terrain ? `sector ${one} lit` : `sector ${one}`}>
            <path d={ringPart(0, 28, index * 3, 3)} />
            <text x={x} y={y} dy="4" textAnchor="middle" className="need">
              +{ring[one]}
            </text>
          </g>
        );
      })}
      <path d={ringPart(28, 104, lit)} className="pointer" />
    </svg>
  );
}
