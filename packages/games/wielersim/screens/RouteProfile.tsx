import { useSaid, useWidth } from '@gruppetto/ui';
import { useId, useRef } from 'react';
import type { Route } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { routeName } from '../words/route-name.ts';
import { ProfileHandles } from './ProfileHandles.tsx';
import { favoured, kmOf, profileOf } from './profile.ts';
import './route-profile.css';

const edge = 10;
const sky = 58;
/** Where the land stands: a route that doesn't climb needs no room for it. */
const grounds = { flat: 96, hilly: 150 };
const band = 22;

interface RouteProfileProps {
  readonly route: Route;
  /** The text has a mistake: this is the route as it was before. */
  readonly stale: boolean;
  /** A row was moved along the road; absent where that isn't possible now. */
  readonly onMove?: ((row: number, squares: number) => void) | undefined;
}

/** A route as its road book would draw it: climbs, cobbles, sprints, and below them the type that each section favours. */
export function RouteProfile({ route, stale, onMove }: RouteProfileProps) {
  const spoken = useSaid(sentences);
  const { screens: say } = spoken;
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const clip = useId();
  const { length, climbs, cobbles, sections, sprints, heights } = profileOf(route);
  const highest = Math.max(12, ...heights);
  const ground = grounds[climbs.length > 0 ? 'hilly' : 'flat'];
  const axis = ground + band + (onMove ? 40 : 20);
  const x = (square: number) => edge + (square / Math.max(1, length)) * (width - 2 * edge);
  const y = (square: number) => ground - ((heights[Math.min(square, length)] ?? 0) / highest) * (ground - sky - 14) - 14;
  const outline = heights.map((_, square) => `${x(square).toFixed(1)} ${y(square).toFixed(1)}`).join('L');
  const said = [
    route.prologue ? say.aPrologue : say.squares(length),
    ...climbs.map(({ name, category, malus, to }) => say.climb({ name, category, malus, toGo: length - to })),
    ...cobbles.map(({ name, from, to }) => say.cobbles({ name, count: to - from, toGo: length - from })),
    ...sprints.map(({ name, at }) => say.sprint({ name, toGo: length - at })),
  ];
  return (
    <figure ref={box} className={stale ? 'route-profile stale' : 'route-profile'}>
      <figcaption>
        <b>{routeName(spoken, route.name)}</b> · {sizeOf(route, length)}
        {stale && <small> · {say.stale}</small>}
      </figcaption>
      {!route.prologue && width > 0 && (
        <svg width="100%" height={axis + 4} role={onMove ? 'group' : 'img'} aria-label={say.profile(said)}>
          <clipPath id={clip}>
            <path d={`M${x(0)} ${ground}L${outline}L${x(length)} ${ground}Z`} />
          </clipPath>
          <rect x={x(0)} width={x(length) - x(0)} height={ground} fill="url(#sky)" />
          <path d={`M${x(0)} ${ground}L${outline}L${x(length)} ${ground}Z`} className="land" />
          <g clipPath={`url(#${clip})`}>
            {climbs.map(({ from, to }) => (
              <rect key={from} x={x(from)} y="0" width={x(to) - x(from)} height={ground} className="climb" />
            ))}
            {cobbles.map(({ from, to }) => (
              <g key={from}>
                <rect x={x(from)} y="0" width={x(to) - x(from)} height={ground} className="sett-ground" />
                <rect x={x(from)} y="0" width={x(to) - x(from)} height={ground} fill="url(#terrain-cobbles)" />
              </g>
            ))}
          </g>
          <path d={`M${outline}`} className="skyline" />
          {climbs.map(({ to, category, malus, name }, index) => (
            <Flag key={to} x={x(to)} y={y(to)} width={width} row={index % 2} text={`${category} −${malus}`} title={name} />
          ))}
          {sprints.map(({ at, name }) => (
            <g key={at} transform={`translate(${x(at)} ${y(at)})`} className="sprint-mark">
              <title>{name}</title>
              <path d="M0 0V-20" />
              <circle cy="-26" r="8" />
              <text y="-22" textAnchor="middle">
                {say.sprintLetter}
              </text>
            </g>
          ))}
          {sections.map(({ from, to, colour }) => (
            <g key={from}>
              <rect x={x(from)} y={ground + 4} width={Math.max(1, x(to) - x(from) - 1)} height={band} className={`favours ${colour}`} />
              {x(to) - x(from) > 12 && (
                <text x={(x(from) + x(to)) / 2} y={ground + 20} textAnchor="middle" className={`favours-letter ${colour}`}>
                  {(x(to) - x(from) > 64 ? say.types : say.letters)[favoured[colour]]}
                </text>
              )}
            </g>
          ))}
          {[0.25, 0.5, 0.75].map((share) => {
            const at = Math.round((length * share) / 10) * 10;
            return (
              <text key={share} x={x(length - at)} y={axis} textAnchor="middle" className="axis">
                {say.toGo(at)}
              </text>
            );
          })}
          {onMove && (
            <ProfileHandles
              route={route}
              x={(toGo) => x(length - toGo)}
              toGoAt={(at) => Math.round(length - ((at - edge) / (width - 2 * edge)) * length)}
              y={ground + band + 16}
              onMove={onMove}
            />
          )}
        </svg>
      )}
      {onMove && <p className="soft">{say.schedule.dragHint}</p>}
      <p className="hierarchy">
        <small>{say.hierarchy(route.hierarchy.map((type) => say.types[type]))}</small>
      </p>
    </figure>
  );
}

function sizeOf(route: Route, length: number): string {
  const { screens: say } = sentences();
  const km = kmOf(route);
  if (route.prologue) return say.prologueOf(km);
  return route.laps ? say.lapsOf({ laps: route.laps, length, km }) : say.routeOf(length, km);
}

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly row: number;
  readonly text: string;
  readonly title: string;
}

/** The category of a climb above its top; neighbours stand at two heights. */
function Flag({ x, y, width, row, text, title }: FlagProps) {
  const at = Math.min(width - 26, Math.max(26, x));
  return (
    <g className="top-flag">
      <title>{title}</title>
      <path d={`M${x} ${y}V${22 + row * 20}`} />
      <rect x={at - 25} y={4 + row * 20} width="50" height="18" rx="4" />
      <text x={at} y={17 + row * 20} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
