import { type Risk as Danger, type Effect, type Outcome, type Preview, type RiderId, ScriptedDice } from '@gruppetto/kernel';
import { attackPoints, attacksWith, needOf, needOfCounter, needToCounter } from './breakaway.ts';
import { type Course, seatOf } from './course.ts';
import { chanceOf, everyThrow } from './die.ts';
import { gainOf } from './feed.ts';
import { firstRacers, terrainNow, terrainOf } from './groups.ts';
import { play } from './play.ts';
import { copy } from './position.ts';
import { pacePays, skills } from './racers.ts';
import type { Attempt, Choice, Points, Risk, SetPace, Skill, View } from './types.ts';

export function preview(course: Course, view: View, choice: Choice): Preview<Skill, Risk> {
  const rider = view.asked[0];
  switch (choice.do) {
    case 'give':
      return { rider, effects: gains(rider, choice) };
    case 'place':
      return { rider: choice.rider, to: choice.to };
    case 'chase':
      return { rider, to: comesTo(course, view, choice, rider) ?? standsOn(view, rider), ...pays(rider, 'stamina', choice.squares) };
    case 'break-away':
      return attempt(course, view, choice, choice.rider, needOf(view, choice.rider), 'PW-4.2');
    case 'spend':
      return spending(course, view, choice);
    case 'counter':
      return attempt(course, view, choice, rider, needOfCounter(view, rider), 'PW-4.4');
    case 'add':
      return {
        rider,
        to: comesTo(course, view, choice, rider) ?? standsOn(view, rider),
        ...pays(rider, attacksWith(view, rider), choice.points),
      };
    case 'shuffle':
      return { rider: choice.rider, ...soonOn(course, view, choice, choice.rider, choice.to) };
    case 'push-back':
      return { rider: choice.rider, ...soonOn(course, view, choice, choice.rider, standsOn(view, choice.rider) - 1) };
    case 'burn':
      return { rider, ...pays(rider, choice.skill, 1) };
    case 'set-pace':
      return setting(course, view, choice);
    case 'feed':
      return { rider, effects: [{ seat: seatOf(rider), rider, what: choice.skill, amount: gainOf(view, rider, choice.skill) }] };
    default:
      return {};
  }
}

/** PW-1.2. */
const gains = (rider: RiderId, points: Points): Effect<Skill>[] =>
  skills.filter((what) => points[what] > 0).map((what) => ({ seat: seatOf(rider), rider, what, amount: points[what] }));

const standsOn = (view: View, rider: RiderId): number => view.square[rider];

const pays = (rider: RiderId, what: Skill, amount: number): { effects?: readonly Effect<Skill>[] } =>
  amount === 0 ? {} : { effects: [{ seat: seatOf(rider), rider, what, amount: -amount }] };

/** Where a racer comes if this is chosen, these dice fall and no further point is spent; undefined if they do not move. */
function comesTo(course: Course, view: View, choice: Choice, rider: RiderId, faces: readonly number[] = []): number | undefined {
  const trial = copy(view);
  const dice = new ScriptedDice(faces);
  let to: number | undefined;
  const hear: Parameters<typeof play>[4] = (fact) => {
    if (fact.type === 'moved' && fact.rider === rider) to = fact.to;
  };
  play(course, trial, choice, dice, hear);
  if (choice.do === 'break-away' && trial.step === 'spend') play(course, trial, { do: 'spend', add: 0, further: 0 }, dice, hear);
  if (choice.do === 'counter' && trial.step === 'add') play(course, trial, { do: 'add', points: 0 }, dice, hear);
  return to;
}

/** Where a racer comes, also if others have to make room first. */
function soonOn(course: Course, view: View, choice: Choice, rider: RiderId, aim: number): Preview<Skill, Risk> {
  const to = comesTo(course, view, choice, rider);
  return to === undefined ? { spread: [{ to: aim, chance: 1 }] } : { to };
}

/** A breakaway or a counter: where it leads without a further point, and the chance that it fails with and without one. */
function attempt(course: Course, view: View, choice: Choice, rider: RiderId, need: number, rule: string): Preview<Skill, Risk> {
  const throws = everyThrow(course.options);
  const ways = new Map<number, number>();
  for (const faces of throws) {
    const to = comesTo(course, view, choice, rider, faces) ?? standsOn(view, rider);
    ways.set(to, (ways.get(to) ?? 0) + 1);
  }
  const spread = [...ways].sort(([a], [b]) => a - b).map(([to, count]): Outcome => ({ to, chance: count / throws.length }));
  const risks: Danger<Risk>[] = [{ what: 'fails', chance: 1 - chanceOf(course.options, need), rule }];
  if (attackPoints(view, rider) > 1) risks.push({ what: 'fails-with-a-point', chance: 1 - chanceOf(course.options, need - 1), rule });
  if (course.options.incidents && throws.length === 12) risks.push({ what: 'incident', chance: 1 / 12, rule: 'PW-5.2' });
  return { rider, spread, risks: risks.filter(({ chance }) => chance > 0), ...pays(rider, attacksWith(view, rider), 1) };
}

function spending(course: Course, view: View, choice: Choice & { do: 'spend' }): Preview<Skill, Risk> {
  const { rider, die } = view.attempt as Attempt;
  const to = comesTo(course, view, choice, rider) ?? standsOn(view, rider);
  const result = die + choice.add;
  const cost = pays(rider, attacksWith(view, rider), choice.add + choice.further);
  if (result < needOf(view, rider)) return { rider, to, ...cost, risks: [{ what: 'fails', chance: 1, rule: 'PW-4.2' }] };
  const countered = chanceOfCounter(course, view, rider, result);
  return {
    rider,
    to,
    ...cost,
    ...(countered > 0 && to > standsOn(view, rider) && { risks: [{ what: 'countered', chance: countered, rule: 'PW-4.4' }] }),
  };
}

/** PW-4.4: the chance that one of the opponents follows, if all of them try and spend what it takes. */
function chanceOfCounter(course: Course, view: View, rider: RiderId, result: number): number {
  const need = needToCounter(result, terrainOf(view, rider));
  let alone = 1;
  for (const other of firstRacers(view, view.group[rider])) {
    const points = seatOf(other) === seatOf(rider) ? 0 : attackPoints(view, other);
    if (points > 0) alone *= 1 - chanceOf(course.options, points > 1 ? need - 1 : need);
  }
  return 1 - alone;
}

/** PW-3.5: the point for accelerating; PW-3.4: then what the racers of the first square would burn in the next turn, stamina first. */
function setting(course: Course, view: View, { pace, burns }: SetPace): Preview<Skill, Risk> {
  const paid: Effect<Skill>[] = burns ? [{ seat: seatOf(burns.rider), rider: burns.rider, what: burns.skill, amount: -1 }] : [];
  if (pace !== 'fast') return burns ? { rider: burns.rider, effects: paid } : {};
  const terrain = terrainNow(course, view, view.current);
  const burning = firstRacers(view, view.current).flatMap((rider) => {
    const left = (what: Skill) => view.points[what][rider] - (burns?.rider === rider && burns.skill === what ? 1 : 0);
    const what = pacePays(view, rider, terrain).find((skill) => left(skill) > 0);
    return what === undefined ? [] : [{ seat: seatOf(rider), rider, what, amount: -1 }];
  });
  return { ...(burns && { rider: burns.rider }), effects: [...paid, ...burning] };
}
