import {
  type CommonReason,
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
import { maxEnergyKept, maxPursuitsKept } from './carried-over.ts';
import { planOf } from './course.ts';
import { racePlan } from './race-plan.ts';
import { races } from './races.ts';
import { choosesRiders, maxRiders, maxTeams, type Roster, roles, rosterOf } from './teams.ts';
import type { Before, Options, Reason } from './types.ts';
import { weatherTokens } from './weather.ts';

/** L1-2.2. */
const maxRidersEach = 3;

const rider = integer({ min: 0, max: maxRiders - 1 });

export const options: Schema<Options> = refine(
  object(
    {
      players: integer({ min: 2, max: 10, default: 4 }),
      ridersEach: integer({ min: 1, max: maxRidersEach, default: maxRidersEach }),
      race: oneOf([...Object.keys(races), 'own'], 'miners-road'),
      qualities: flag(true),
      weather: integer({ min: 0, max: weatherTokens.length, default: 0 }),
    },
    {
      own: racePlan,
      before: object(
        {
          order: list(integer({ min: 0, max: maxTeams - 1 }), { max: maxTeams }),
          energy: list(integer({ min: 0, max: maxEnergyKept }), { max: maxRiders }),
          pursuits: list(integer({ min: 0, max: maxPursuitsKept }), { max: maxTeams }),
          out: list(rider, { max: maxRiders }),
        },
        { leader: rider, roles: list(oneOf(roles), { max: maxRiders }) },
      ),
    },
  ),
  problems,
);

type Fault = (where: string, reason: Reason | CommonReason, rule?: RuleId, details?: Refusal['with']) => readonly Problem[];

function problems(value: Options, at: string): readonly Problem[] {
  const { players, ridersEach, race, own, weather } = value;
  const fault: Fault = (where, reason, rule, details) => [
    { at: inside(at, where), need: { reason, ...(rule && { rule }), ...(details && { with: details }) } },
  ];
  if (players * ridersEach > maxRiders) return fault('ridersEach', 'too-many-riders', 'L1-2.2', { players, ridersEach, max: maxRiders });
  if (race === 'own' && !own) return fault('own', 'missing');
  if (race !== 'own' && own) return fault('own', 'race-named-too', undefined, { race });
  const plan = planOf(value);
  const places = (plan.weather ?? plan.hexagons).length;
  if (weather > places) return fault('weather', 'too-few-hexagons', 'L1-5.7', { weather, places });
  return beforeProblems(value, fault);
}

function beforeProblems({ players, ridersEach, before }: Options, fault: Fault): readonly Problem[] {
  if (!before) return [];
  const roster = rosterOf(players, ridersEach);
  const { riders, ofTeam } = roster;
  const count = (where: string, list: readonly unknown[], need: number) =>
    list.length === need ? [] : fault(`before.${where}`, 'wrong-count', undefined, { count: list.length, min: need, max: need });
  const twice = before.order.findIndex((team, index) => before.order.indexOf(team) < index || team >= ofTeam.length);
  const { leader = 0 } = before;
  const stranger = before.out.findIndex((rider, index) => before.out.indexOf(rider) < index || rider >= riders.length);
  return [
    ...count('order', before.order, ofTeam.length),
    ...(twice < 0 ? [] : fault(`before.order[${twice}]`, 'team-twice', 'L1-2.7', { team: before.order[twice] })),
    ...count('energy', before.energy, riders.length),
    ...roleProblems(ridersEach, roster, before, fault),
    ...count('pursuits', before.pursuits, ofTeam.length),
    ...(stranger < 0 ? [] : fault(`before.out[${stranger}]`, 'rider-twice', 'L1-7.2', { rider: before.out[stranger] })),
    ...(leader < riders.length ? [] : fault('before.leader', 'no-such-rider', undefined, { rider: leader })),
    ...(before.out.length < riders.length ? [] : fault('before.out', 'nobody-rides', 'L1-7.2')),
  ];
}

/** L1-2.2: where players choose their riders, nobody is taken twice in a team. */
function roleProblems(ridersEach: number, { riders, ofTeam, teamOf }: Roster, { roles: chosen }: Before, fault: Fault): readonly Problem[] {
  if (!chosen) return [];
  if (!choosesRiders({ ridersEach })) return fault('before.roles', 'role-fixed', 'L1-2.2');
  if (chosen.length !== riders.length)
    return fault('before.roles', 'wrong-count', undefined, { count: chosen.length, min: riders.length, max: riders.length });
  const twice = chosen.findIndex((role, rider) => ofTeam[teamOf[rider]].some((mate) => mate < rider && chosen[mate] === role));
  return twice < 0 ? [] : fault(`before.roles[${twice}]`, 'role-taken', 'L1-2.2', { role: chosen[twice] });
}
