import { firstSquare, needToBreakAway, type Pace, ring, squaresATurn, type Terrain, type View } from '@gruppetto/pace-wheel';
import { wordsOf } from '@gruppetto/words';
import { useState } from 'react';
import type { PanelProps } from '../screens.ts';

const terrains: readonly Terrain[] = ['uphill', 'flat', 'downhill'];
const paces: readonly Pace[] = ['slow', 'steady', 'fast'];
const sectors = terrains.flatMap((terrain) => paces.map((pace) => ({ terrain, pace })));

const turn = (2 * Math.PI) / sectors.length;
const at = (radius: number, angle: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

function ringPart(inner: number, outer: number, index: number, count = 1): string {
  const from = index * turn;
  const to = from + count * turn;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The wheel: from the rim inwards the pace, the squares a turn, what a breakaway needs, and what a counter needs on top of it. */
export function WheelPanel({ shown }: PanelProps) {
  const view = shown.after.view as View;
  const groups = view.groups.flatMap((group, index) => {
    const square = firstSquare(view, index);
    return square === undefined ? [] : [{ ...group, index, square }];
  });
  const drawn = shown.board.groups;
  const [chosen, setChosen] = useState<number>();
  // The group that is being asked about, until somebody looks at another.
  const asked = view.asked[0] === undefined ? view.current : view.group[view.asked[0]];
  const group = groups.find(({ index }) => index === (chosen ?? asked)) ?? groups[0];
  if (!group) return undefined;
  const lit = sectors.findIndex(({ terrain, pace }) => terrain === group.terrain && pace === group.pace);
  const needs = needToBreakAway(group.pace, group.terrain);
  const words = wordsOf('pace-wheel');
  const nameOf = (index: number) => words.groups[drawn[index]?.kind ?? ''] ?? `group ${index + 1}`;
  return (
    <section className="card side" aria-labelledby="wheel-title">
      <h2 id="wheel-title">The wheel</h2>
      {groups.length > 1 && (
        <div className="wheel-groups">
          {groups.map(({ index, pace, square }, place) => (
            <button type="button" key={index} aria-pressed={group.index === index} onClick={() => setChosen(index)}>
              {nameOf(place)} <small>{`${pace}, ${square}`}</small>
            </button>
          ))}
        </div>
      )}
      <svg
        viewBox="-110 -110 220 220"
        className="wheel"
        role="img"
        aria-label={`${nameOf(groups.indexOf(group))}: ${group.pace}, ${group.terrain}, ${squaresATurn[group.terrain][group.pace]} squares a turn; a breakaway needs ${needs}, a counter ${ring[group.terrain]} more than the attacker`}
      >
        {sectors.map(({ terrain, pace }, index) => {
          const middle = (index + 0.5) * turn;
          const [x, y] = at(64, middle).split(' ');
          const [bx, by] = at(40, middle).split(' ');
          const [px, py] = at(88, middle).split(' ');
          return (
            <g key={`${terrain}.${pace}`} className={index === lit ? `sector ${terrain} lit` : `sector ${terrain}`}>
              <path d={ringPart(76, 104, index)} className="rim" />
              <path d={ringPart(52, 76, index)} />
              <path d={ringPart(28, 52, index)} className="middle-ring" />
              <text x={px} y={py} dy="4" textAnchor="middle" className="pace-name">
                {pace}
              </text>
              <text x={x} y={y} dy="6" textAnchor="middle" className="squares">
                {squaresATurn[terrain][pace]}
              </text>
              <text x={bx} y={by} dy="5" textAnchor="middle" className="need">
                {needToBreakAway(pace, terrain)}
              </text>
            </g>
          );
        })}
        {terrains.map((terrain, index) => {
          const [x, y] = at(17, (index * 3 + 1.5) * turn).split(' ');
          return (
            <g key={terrain} className={terrain === group.terrain ? `sector ${terrain} lit` : `sector ${terrain}`}>
              <path d={ringPart(0, 28, index * 3, 3)} />
              <text x={x} y={y} dy="4" textAnchor="middle" className="need">
                +{ring[terrain]}
              </text>
            </g>
          );
        })}
        <path d={ringPart(28, 104, lit)} className="pointer" />
      </svg>
      <p className="wheel-words">
        {nameOf(groups.indexOf(group))}: {group.pace} {group.terrain === 'flat' ? 'on the flat' : group.terrain},{' '}
        <b>{squaresATurn[group.terrain][group.pace]}</b> squares a turn. A breakaway needs <b>{needs}</b>, a counter{' '}
        <b>{ring[group.terrain]}</b> more than the attacker has.
      </p>
    </section>
  );
}
