import type { Road } from '@gruppetto/kernel';
import { sectionAt } from '../geometry.ts';

/** What kind of land lies beside a square. */
export type Motif = 'plain' | 'coast' | 'hill' | 'mountain' | 'descent' | 'north' | 'town' | 'finish';

/** A climb of up to so many squares is a hill. */
const shortClimb = 3;
/** So many squares before the line the crowd begins. */
const crowded = 10;
/** A town reaches so far to either side of what it is named for. */
const townReach = 3;

export function motifAt(road: Road, square: number): Motif {
  if (square > road.length - crowded) return 'finish';
  if (
    road.markers.some(
      ({ kind, at, label }) => (kind === 'lap' || (kind === 'distance' && label !== undefined)) && Math.abs(at - square) <= townReach,
    )
  )
    return 'town';
  const section = sectionAt(road, square);
  switch (section?.terrain) {
    case 'climb':
      return section.to - section.from < shortClimb ? 'hill' : 'mountain';
    case 'descent':
      return 'descent';
    case 'cobbles':
      return 'north';
    default:
      return backdropOf(road) === 'coast' ? 'coast' : 'plain';
  }
}

export type BackdropKind = 'plain' | 'coast' | 'mountain' | 'north';

const known = new WeakMap<Road, BackdropKind>();

/** The land on the horizon: the same for the same course. */
export function backdropOf(road: Road): BackdropKind {
  const found = known.get(road) ?? findBackdrop(road);
  known.set(road, found);
  return found;
}

function findBackdrop(road: Road): BackdropKind {
  if (road.sections.some(({ terrain }) => terrain === 'cobbles')) return 'north';
  if (road.sections.some(({ terrain, from, to }) => terrain === 'climb' && to - from >= shortClimb)) return 'mountain';
  return seedOf(road) % 3 === 0 ? 'plain' : 'coast';
}

/** A number that belongs to this course. */
export function seedOf(road: Road): number {
  const text = JSON.stringify([road.length, road.sections, road.markers]);
  let hash = 7;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return Math.abs(hash);
}
