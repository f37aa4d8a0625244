import type { GameScreens } from '../screens.ts';
import { JerseyField } from './JerseyField.tsx';
import { RouteField } from './RouteField.tsx';
import { StartListField } from './StartListField.tsx';
import './wielersim.css';

export const wielersimScreens: GameScreens = {
  fields: { route: RouteField, riders: StartListField, jersey: JerseyField },
  // The race rides itself, unless somebody wants to say when the next turn goes.
  seats: [{ name: 'Commentator', colour: 'red', player: 'rule-of-thumb' }],
};
