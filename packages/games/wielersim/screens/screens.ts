import type { Screens } from '@gruppetto/ui';
import { routes } from '../rules/routes.ts';
import type { Fact, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { GapsPanel } from './GapsPanel.tsx';
import { JerseyField } from './JerseyField.tsx';
import { LowerThird } from './LowerThird.tsx';
import { RouteField } from './RouteField.tsx';
import { RoutePicture } from './RoutePicture.tsx';
import { courseLength, raceName } from './race-name.ts';
import { ScheduleView } from './ScheduleView.tsx';
import { StartListField } from './StartListField.tsx';

const incidents: readonly Fact['type'][] = ['attacked', 'split', 'caught', 'sprint-began', 'finished', 'timed'];

/** Attacks, falls, splits, catches and sprints; not every seven is one. */
const isIncident = (fact: Fact): boolean =>
  fact.type === 'happened' ? fact.event === 'crash' || fact.event === 'flat-tyre' : incidents.includes(fact.type);

const readyMade = () =>
  routes.map(({ id, text, kind }) => ({
    name: sentences().screens.routeNames[id],
    hint: sentences().screens.readyRoutes[kind],
    options: { route: text },
  }));

export const screens: Screens<WielerSim> = {
  fields: { route: RouteField, riders: StartListField, jersey: JerseyField },
  course: 'route',
  get courses() {
    return readyMade();
  },
  coursePicture: RoutePicture,
  courseTable: ScheduleView,
  courseLength,
  backs: true,
  hidden: ['absent'],
  // The race rides itself, unless somebody wants to say when the next turn goes.
  get seats() {
    return [{ name: sentences().screens.commentator, colour: 'red', player: 'rule-of-thumb' }];
  },
  panels: [GapsPanel],
  lowerThird: LowerThird,
  raceName,
  isIncident: (fact) => isIncident(fact as Fact),
};
