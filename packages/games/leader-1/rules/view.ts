import type { Viewer } from '@gruppetto/kernel';
import type { Course } from './course.ts';
import type { State, View } from './types.ts';

const nothing: number[] = [];

/** L1-2.5: feed tiles that are kept are secret to their player; so is what is left, or they could be counted. */
export function view({ seatOf }: Course, state: State, viewer: Viewer): View {
  const kept = state.kept.slice();
  const keeps = seatOf.slice();
  for (let rider = 0; rider < kept.length; rider++) {
    keeps[rider] = kept[rider].length;
    if (seatOf[rider] !== viewer) kept[rider] = nothing;
  }
  const [rouleurs, leaders, climbers] = state.piles;
  // Field by field: a bot asks for a view before every choice, and a spread takes longer than the choice itself.
  return {
    turn: state.turn,
    phase: state.phase,
    queue: state.queue,
    front: state.front,
    tokens: state.tokens,
    pursuits: state.pursuits,
    running: state.running,
    die: state.die,
    movement: state.movement,
    climbing: state.climbing,
    road: state.road,
    role: state.role,
    place: state.place,
    row: state.row,
    lane: state.lane,
    energy: state.energy,
    risks: state.risks,
    quality: state.quality,
    slipstream: state.slipstream,
    moved: state.moved,
    fallen: state.fallen,
    punctured: state.punctured,
    fed: state.fed,
    kept,
    keeps,
    left: [rouleurs.length, leaders.length, climbers.length],
    weather: state.weather,
    hot: state.hot,
    bonuses: state.bonuses,
    home: state.home,
  };
}
