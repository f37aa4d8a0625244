import { type MarkerKind, type Race, SeededDice } from '@gruppetto/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, courseOf, courses, type Fact, makeCourse, type PaceWheel, squaresATurn, type Terrain } from '../rules/index.ts';
import { raceOf, red1, red2, red3, ride } from './racers.ts';

const generated = Array.from({ length: 1000 }, (_, nth) =>
  makeCourse((['flat', 'hilly', 'mountains'] as const)[nth % 3], new SeededDice(`course ${nth}`)),
);
const all = [...courses.map(({ course }) => course), ...generated];

const races = all.map((course) => raceOf({ course, teams: 1, race: 'stage', feed: true, incidents: true }));
const noDice = { roll: () => 1, draw: () => 0 };
const points = Array(3).fill({ sprint: 5, stamina: 5, climbing: 5 });

/** Whether the engine tells this when a racer comes to stand on this square: with the last step of a chase, or before the turn ends. */
function tells(race: Race<PaceWheel>, square: number, type: Fact['type']): boolean {
  const state = race.place({
    turn: 9,
    seat: 0,
    road: [
      { rider: red1, square: square - 1 },
      { rider: red2, square: -20 },
      { rider: red3, square: -20 },
    ],
    points,
    groups: [
      { pace: 'steady', terrain: 'flat', riders: [red1] },
      { pace: 'steady', terrain: 'flat', riders: [red2, red3] },
    ],
    now: { step: 'chase', asked: [red1] },
    mishaps: [{ rider: red1, mishap: 'behind' }],
    tops: courseOf(race.options).tops.map((top) => (top < square ? [red1] : [])),
  });
  let found = false;
  const play = (choice: Choice) =>
    race.play(state, choice, noDice, (fact) => {
      found ||= fact.type === type;
    });
  play({ do: 'chase', squares: 1 });
  while (state.turn === 9) play(race.turn(state)?.choices[0] as Choice);
  return found;
}

const squaresOf = (race: Race<PaceWheel>, kind: MarkerKind): readonly number[] =>
  race.road().markers.flatMap((marker) => (marker.kind === kind ? [marker.at] : []));

/** Every square of every course where the engine does otherwise than the markers say. */
const wrong = (faults: (race: Race<PaceWheel>) => readonly number[]): readonly string[] =>
  races.flatMap((race) => faults(race).map((square) => `${square} of ${race.options.course}`));

describe('every marker stands where the engine counts', () => {
  test('PW-1.4 a course of 140 squares is 140 squares long, and its last one is the finish', () => {
    const road = raceOf({ course: 'f140' }).road();
    expect(road.finish).toBe(140);
    expect(road.sections.at(-1)).toMatchObject({ to: 140 });
  });

  test('PW-1.4, PW-6.1 on the finish square a racer is home, on the one before not: the line lies between them', () => {
    const faults = wrong((race) => {
      const { finish = 0, length } = race.road();
      const isRight = tells(race, finish, 'finished') && !tells(race, finish - 1, 'finished') && length === finish - 1;
      return isRight && squaresOf(race, 'finish').join() === `${length}` ? [] : [finish];
    });
    expect(faults).toEqual([]);
  });

  test('PW-7.2 on the square of a summit a racer passes the top, on the one before not', () => {
    const faults = wrong((race) => squaresOf(race, 'summit').filter((at) => !tells(race, at, 'passed') || tells(race, at - 1, 'passed')));
    expect(faults).toEqual([]);
    for (const race of races) expect(squaresOf(race, 'summit')).toEqual(courseOf(race.options).tops);
  });

  test('PW-5.1 on every feed square a racer feeds, and not beside it', () => {
    const faults = wrong((race) => {
      const feeds = squaresOf(race, 'feed');
      const beside = new Set(feeds.flatMap((at) => [at - 1, at, at + 1]).filter((at) => at <= race.road().length));
      return [...beside].filter((at) => tells(race, at, 'gained') !== feeds.includes(at));
    });
    expect(faults).toEqual([]);
  });

  test('PW-2.3 in every section, from its first square to its last, a group rides as its terrain says', () => {
    const terrains: Readonly<Record<string, Terrain>> = { climb: 'uphill', flat: 'flat', descent: 'downhill' };
    const faults = wrong((race) => {
      const { sections, length } = race.road();
      return sections.flatMap(({ from, to, terrain }) =>
        [from, to].filter((square) => {
          if (square > length) return false;
          const road = [red1, red2, red3].map((rider) => ({ rider, square }));
          const state = race.place({ turn: 9, seat: 0, road, points, groups: [{ pace: 'slow' }] });
          let squares = 0;
          race.play(state, ride, noDice, (fact) => {
            if (fact.type === 'rode') squares = fact.squares;
          });
          return squares !== squaresATurn[terrains[terrain]].slow;
        }),
      );
    });
    expect(faults).toEqual([]);
  });

  test('PW-1.4 distance markers say the number of their square', () => {
    const faults = wrong((race) =>
      race.road().markers.flatMap(({ kind, at, label }) => (kind === 'distance' && label !== `${at}` ? [at] : [])),
    );
    expect(faults).toEqual([]);
  });
});
