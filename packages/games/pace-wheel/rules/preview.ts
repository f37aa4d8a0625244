import { type Effect, type Outcome, type Preview, type RiderId, type Risk, ScriptedDice } from '@gruppetto/kernel';
import { attackPoints, attacksWith, needOf, needOfCounter, needToCounter } from './breakaway.ts';
import { courseOf, seatOf, squareHolds, terrainAt } from './course.ts';
import { chanceOf, everyThrow } from './die.ts';
import { gainOf } from './feed.ts';
import { firstRacers, firstSquare, terrainOf } from './groups.ts';
import { play } from './play.ts';
import { copy } from './position.ts';
import { pacePays } from './racers.ts';
import type { Attempt, Choice, Skill, View } from './types.ts';

export function preview(view: View, choice: Choice): Preview {
  const rider = view.asked[0];
  switch (choice.do) {
    case 'place':
      return { rider: choice.rider, to: -Math.floor(view.road.length / squareHolds) };
    case 'chase':
      return { rider, to: comesTo(view, choice, rider) ?? standsOn(view, rider), ...pays(rider, 'stamina', choice.squares) };
    case 'break-away':
      return attempt(view, choice, choice.rider, needOf(view, choice.rider), 'PW-4.2');
    case 'spend':
      return spending(view, choice);
    case 'counter':
      return attempt(view, choice, rider, needOfCounter(view, rider), 'PW-4.4');
    case 'add':
      return { rider, to: comesTo(view, choice, rider) ?? standsOn(view, rider), ...pays(rider, attacksWith(view, rider), choice.points) };
    case 'shuffle':
      return { rider: choice.rider, ...soonOn(view, choice, choice.rider, choice.to) };
    case 'push-back':
      return { rider: choice.rider, ...soonOn(view, choice, choice.rider, standsOn(view, choice.rider) - 1) };
    case 'burn':
      return { rider, ...pays(rider, choice.skill, 1) };
    case 'set-pace':
      return choice.pace === 'fast' ? { effects: burning(view) } : {};
    case 'feed':
      return { rider, effects: [{ seat: seatOf(rider), rider, what: choice.skill, amount: gainOf(view, rider, choice.skill) }] };
    default:
      return {};
  }
}

const standsOn = (view: View, rider: RiderId): number => view.square[rider];

const pays = (rider: RiderId, what: Skill, amount: number): { effects?: readonly Effect[] } =>
  amount === 0 ? {} : { effects: [{ seat: seatOf(rider), rider, what, amount: -amount }] };

/** Where a racer comes if this is chosen, these dice fall and no further point is spent; undefined if he does not move. */
function comesTo(view: View, choice: Choice, rider: RiderId, faces: readonly number[] = []): number | undefined {
  const trial = copy(view);
  const dice = new ScriptedDice(faces);
  let to: number | undefined;
  const hear: Parameters<typeof play>[3] = (fact) => {
    if (fact.type === 'moved' && fact.rider === rider) to = fact.to;
  };
  play(trial, choice, dice, hear);
  if (choice.do === 'break-away' && trial.step === 'spend') play(trial, { do: 'spend', add: 0, further: 0 }, dice, hear);
  if (choice.do === 'counter' && trial.step === 'add') play(trial, { do: 'add', points: 0 }, dice, hear);
  return to;
}

/** Where he comes, also if others have to make room first. */
function soonOn(view: View, choice: Choice, rider: RiderId, aim: number): Preview {
  const to = comesTo(view, choice, rider);
  return to === undefined ? { spread: [{ to: aim, chance: 1 }] } : { to };
}

/** A breakaway or a counter: where it takes him without a further point, and the chance that it fails with and without one. */
function attempt(view: View, choice: Choice, rider: RiderId, need: number, rule: string): Preview {
  const throws = everyThrow(view.options);
  const ways = new Map<number, number>();
  for (const faces of throws) {
    const to = comesTo(view, choice, rider, faces) ?? standsOn(view, rider);
    ways.set(to, (ways.get(to) ?? 0) + 1);
  }
  const spread = [...ways].sort(([a], [b]) => a - b).map(([to, count]): Outcome => ({ to, chance: count / throws.length }));
  const risks: Risk[] = [{ what: 'fails', chance: 1 - chanceOf(view.options, need), rule }];
  if (attackPoints(view, rider) > 1) risks.push({ what: 'fails-with-a-point', chance: 1 - chanceOf(view.options, need - 1), rule });
  if (view.options.incidents && throws.length === 12) risks.push({ what: 'incident', chance: 1 / 12, rule: 'PW-5.2' });
  return { rider, spread, risks: risks.filter(({ chance }) => chance > 0), ...pays(rider, attacksWith(view, rider), 1) };
}

function spending(view: View, choice: Choice & { do: 'spend' }): Preview {
  const { rider, die } = view.attempt as Attempt;
  const to = comesTo(view, choice, rider) ?? standsOn(view, rider);
  const result = die + choice.add;
  const cost = pays(rider, attacksWith(view, rider), choice.add + choice.further);
  if (result < needOf(view, rider)) return { rider, to, ...cost, risks: [{ what: 'fails', chance: 1, rule: 'PW-4.2' }] };
  const countered = chanceOfCounter(view, rider, result);
  return {
    rider,
    to,
    ...cost,
    ...(countered > 0 && to > standsOn(view, rider) && { risks: [{ what: 'countered', chance: countered, rule: 'PW-4.4' }] }),
  };
}

/** PW-4.4: the chance that one of the opponents follows, if all of them try and spend what it takes. */
function chanceOfCounter(view: View, rider: RiderId, result: number): number {
  const need = needToCounter(result, terrainOf(view, rider));
  let alone = 1;
  for (const other of firstRacers(view, view.group[rider])) {
    const points = seatOf(other) === seatOf(rider) ? 0 : attackPoints(view, other);
    if (points > 0) alone *= 1 - chanceOf(view.options, points > 1 ? need - 1 : need);
  }
  return 1 - alone;
}

/** PW-3.4: what the racers of the first square would burn in the next turn, stamina first. */
function burning(view: View): readonly Effect[] {
  const group = view.current;
  const terrain = terrainAt(courseOf(view.options), firstSquare(view, group) as number);
  return firstRacers(view, group).flatMap((rider) =>
    pacePays(view, rider, terrain)
      .slice(0, 1)
      .map((what) => ({ seat: seatOf(rider), rider, what, amount: -1 })),
  );
}
