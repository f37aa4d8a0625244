import type { Screens } from '@gruppetto/ui';
import type { LosCiclistas } from '../rules/types.ts';
import { sentences } from '../words/index.ts';

/** The pages draw all of this game by themselves. */
export const screens: Screens<LosCiclistas> = {
  get courses() {
    const { courses: names, options: say, stageRace } = sentences();
    const road = { events: false, elimination: false };
    return [
      { name: names.seafront, hint: stageRace.days.road, options: { ...road, length: 60 } },
      { name: names.causeway, hint: stageRace.days.road, options: { ...road, length: 100 } },
      { name: names.squalls, hint: say.events.hint, options: { ...road, events: true, length: 80 } },
      { name: names.harbour, hint: say.elimination.hint, options: { ...road, elimination: true, length: 50 } },
    ];
  },
};
