import { featuresOf, type Insight, within } from '@gruppetto/bots';
import { type Dice, type RiderId, type Seat, shuffle, type Viewer } from '@gruppetto/kernel';
import { pile } from '../rules/feeding.ts';
import { type Course, courseOf, type Leader1, type Options, races, roles, type State, type View } from '../rules/index.ts';
import { copy } from '../rules/position.ts';
import { teamsOf } from '../rules/teams.ts';
import { network } from './network.ts';
import { prospectsOf } from './prospects.ts';

/** What a feed tile is worth to somebody who doesn't see it. */
const averageTile = 3.5;

const features = featuresOf({
  first: 'position',
  second: 'position',
  third: 'position',
  'first-turns': 'finish',
  'first-energy': 'reserves',
  'second-energy': 'reserves',
  energy: 'reserves',
  'first-ahead': 'position',
  'second-ahead': 'position',
  'in-front': 'position',
  sheltered: 'shelter',
  'first-moved': 'position',
  'first-to-go': 'finish',
  'most-advanced': 'position',
  pursuits: 'reserves',
  unlucky: 'safety',
  risks: 'safety',
  home: 'finish',
  'peloton-to-go': 'finish',
  'first-inside': 'shelter',
  riders: 'position',
});

const named = (race: keyof typeof races, others: Partial<Options> = {}): Partial<Options> => ({ race, ...others });

export const insight: Insight<Leader1> = {
  of: 'seats',
  features,
  round: ({ turn }) => turn,
  horizon: 2,
  isDecided: ({ home }) => home.length > 0,
  imagine: (race, view, viewer, dice) => imagine(courseOf(race.options), view, viewer, dice),
  trainedOn: [
    { players: 4 },
    ...Object.keys(races).map((race) => named(race as keyof typeof races)),
    { players: 4 },
    { players: 4, weather: 3 },
    { players: 2 },
    { players: 3, qualities: false },
    { players: 6, ridersEach: 2 },
    { players: 8, ridersEach: 1 },
  ],
  network,
  read: (race, view, into) => {
    const course = courseOf(race.options);
    const turns = course.riders.map((_, rider) => turnsHome(course, view, rider));
    const fewest = Math.min(...turns);
    for (let seat = 0; seat < race.seats; seat++) readSeat(course, view, seat, turns, fewest, into);
  },
};

/** With the tiles that the rider keeps, as far as they are known. */
function meansOf(view: View, rider: RiderId): number {
  const seen = view.kept[rider];
  return seen.length > 0
    ? seen.reduce((sum, tile) => sum + tile, view.energy[rider])
    : view.energy[rider] + averageTile * view.keeps[rider];
}

const lostTurn = 1;
const outOfRace = 99;

/** In how many turns a rider would be home, counting the turn that is ridden only if they have yet to move. */
function turnsHome(course: Course, view: View, rider: RiderId): number {
  const place = view.place[rider];
  if (place === 'home') return -view.turn;
  if (place === 'out') return outOfRace;
  const role = view.role[rider] < 0 ? course.usualRole[rider] : view.role[rider];
  const prospects = prospectsOf(course)[role];
  const means = Math.floor(meansOf(view, rider));
  const lost = (view.fallen[rider] > 0 ? lostTurn : 0) + (view.punctured[rider] > 0 ? lostTurn / 2 : 0);
  const moved = view.moved[rider] === view.turn ? 0 : -1;
  if (place !== 'road')
    return prospects.inside(view.front, means) + lost - 1 + (view.phase === 'dropped' || view.phase === 'punctured' ? 1 : 0);
  const row = view.row[rider];
  const alone = prospects.alone(row, means);
  const ahead = row > view.front && view.front <= course.length ? prospects.ahead(row - view.front, view.front, means, alone) : alone;
  return ahead + lost + moved;
}

function readSeat(course: Course, view: View, seat: Seat, turns: readonly number[], fewest: number, into: Float32Array): void {
  const own: RiderId[] = [];
  for (let rider = 0; rider < turns.length; rider++) if (course.seatOf[rider] === seat) own.push(rider);
  own.sort((a, b) => turns[a] - turns[b]);
  const [first, second, third] = own;
  const gap = (rider: RiderId | undefined) => (rider === undefined ? -2 : within((fewest - turns[rider]) / 2, -2, 0));
  const ahead = (rider: RiderId | undefined) =>
    rider === undefined || view.place[rider] !== 'road' ? 0 : within((view.row[rider] - view.front) / 12, -1.5, 1.5);
  const means = (rider: RiderId | undefined) => (rider === undefined ? 0 : within(meansOf(view, rider) / 20, 0, 2));
  const inside = own.filter((rider) => view.place[rider] === 'front' || view.place[rider] === 'back');
  const rowOf = (rider: RiderId) =>
    view.place[rider] === 'road' ? view.row[rider] : view.place[rider] === 'home' ? course.length + 1 : view.front;
  const furthest = Math.max(...course.riders.map((_, rider) => (view.place[rider] === 'out' ? 0 : rowOf(rider))));
  let at = seat * features.length;
  into[at++] = gap(first);
  into[at++] = gap(second);
  into[at++] = gap(third);
  into[at++] = within(turns[first] / 12, -0.5, 2);
  into[at++] = means(first);
  into[at++] = means(second);
  into[at++] = own.reduce((sum, rider) => sum + meansOf(view, rider), 0) / 50;
  into[at++] = ahead(first);
  into[at++] = ahead(second);
  into[at++] = own.filter((rider) => view.place[rider] === 'front').length / 3;
  into[at++] = inside.length / 3;
  into[at++] = view.moved[first] === view.turn ? 1 : 0;
  into[at++] = within((course.length + 1 - rowOf(first)) / 40, 0, 2);
  into[at++] = within((Math.max(...own.map(rowOf)) - furthest) / 12, -2, 0);
  into[at++] = view.pursuits[course.teamOf[first]] / 5;
  into[at++] = own.filter((rider) => view.fallen[rider] > 0 || view.punctured[rider] > 0).length / 2;
  into[at++] = view.risks[first] / 3;
  into[at++] = view.home.length > 0 && course.seatOf[view.home[0].rider] === seat ? 1 : 0;
  into[at++] = within((course.length + 1 - view.front) / 40, -0.5, 2);
  into[at++] = inside.includes(first) ? 1 : 0;
  into[at++] = own.filter((rider) => view.place[rider] !== 'out').length / 3;
}

/** L1-2.5, L1-6.1: the tiles that others keep are drawn anew from those that the viewer hasn't seen. */
function imagine(course: Course, view: View, viewer: Viewer, dice: Dice): State {
  const { seatOf } = course;
  const { keeps, left } = view;
  const unseen = roles.map((_, role) => {
    const tiles = [...pile];
    for (const [rider, kept] of view.kept.entries())
      if (view.role[rider] === role) for (const tile of kept) tiles.splice(tiles.indexOf(tile), 1);
    return shuffle(dice, tiles);
  });
  const kept = keeps.map((count, rider) =>
    seatOf[rider] === viewer ? [...view.kept[rider]] : (unseen[view.role[rider]]?.splice(0, count) ?? []),
  );
  const piles = unseen.map((tiles, role) => tiles.slice(0, left[role]));
  // A copy, so that V8 sees one kind of state in real and in imagined races: two kinds make every step slower.
  return copy({ ...view, teams: teamsOf(course, view.role), kept, piles });
}
