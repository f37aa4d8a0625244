import {
  flag,
  inside,
  integer,
  list,
  object,
  oneOf,
  type Problem,
  type Refusal,
  type RuleId,
  refine,
  type Schema,
} from '@gruppetto/kernel';
import { mostEnergyKept, mostPursuitsKept } from './carried-over.ts';
import { planOf } from './course.ts';
import { racePlan } from './race-plan.ts';
import { races } from './races.ts';
import { mostTeams, rosterOf } from './teams.ts';
import type { Options } from './types.ts';
import { weatherTokens } from './weather.ts';

/** L1-2.2. */
const mostRiders = 12;
const mostRidersEach = 3;

const rider = integer({ min: 0, max: mostRiders - 1 });

export const options: Schema<Options> = refine(
  object(
    {
      players: integer({ min: 2, max: 10, default: 4 }),
      ridersEach: integer({ min: 1, max: mostRidersEach, default: mostRidersEach }),
      race: oneOf([...Object.keys(races), 'own'], 'miners-road'),
      qualities: flag(true),
      weather: integer({ min: 0, max: weatherTokens.length, default: 0 }),
    },
    {
      own: racePlan,
      before: object(
        {
          order: list(integer({ min: 0, max: mostTeams - 1 }), { max: mostTeams }),
          energy: list(integer({ min: 0, max: mostEnergyKept }), { max: mostRiders }),
          pursuits: list(integer({ min: 0, max: mostPursuitsKept }), { max: mostTeams }),
          out: list(rider, { max: mostRiders }),
        },
        { leader: rider },
      ),
    },
  ),
  problems,
);

type Fault = (where: string, reason: string, rule?: RuleId, details?: Refusal['with']) => readonly Problem[];

function problems(value: Options, at: string): readonly Problem[] {
  const { players, ridersEach, race, own, weather } = value;
  const fault: Fault = (where, reason, rule, details) => [
    { at: inside(at, where), need: { reason, ...(rule && { rule }), ...(details && { with: details }) } },
  ];
  if (players * ridersEach > mostRiders) return fault('ridersEach', 'too-many-riders', 'L1-2.2', { players, ridersEach, max: mostRiders });
  if (race === 'own' && !own) return fault('own', 'missing');
  if (race !== 'own' && own) return fault('own', 'race-named-too', undefined, { race });
  const plan = planOf(value);
  const places = (plan.weather ?? plan.hexagons).length;
  if (weather > places) return fault('weather', 'too-few-hexagons', 'L1-5.7', { weather, places });
  return beforeProblems(value, fault);
}

function beforeProblems({ players, ridersEach, before }: Options, fault: Fault): readonly Problem[] {
  if (!before) return [];
  const { riders, byRole } = rosterOf(players, ridersEach);
  const count = (where: string, list: readonly unknown[], need: number) =>
    list.length === need ? [] : fault(`before.${where}`, 'wrong-count', undefined, { count: list.length, min: need, max: need });
  const twice = before.order.findIndex((team, index) => before.order.indexOf(team) < index || team >= byRole.length);
  const { leader = 0 } = before;
  const stranger = before.out.findIndex((rider, index) => before.out.indexOf(rider) < index || rider >= riders.length);
  return [
    ...count('order', before.order, byRole.length),
    ...(twice < 0 ? [] : fault(`before.order[${twice}]`, 'team-twice', 'L1-2.7', { team: before.order[twice] })),
    ...count('energy', before.energy, riders.length),
    ...count('pursuits', before.pursuits, byRole.length),
    ...(stranger < 0 ? [] : fault(`before.out[${stranger}]`, 'rider-twice', 'L1-7.2', { rider: before.out[stranger] })),
    ...(leader < riders.length ? [] : fault('before.leader', 'no-such-rider', undefined, { rider: leader })),
    ...(before.out.length < riders.length ? [] : fault('before.out', 'nobody-rides', 'L1-7.2')),
  ];
}
