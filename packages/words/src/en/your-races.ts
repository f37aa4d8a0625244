import { plural } from './grammar.ts';

/** The list of one's own races on the first page. Apart from the shell: newcomers have none. */
export const yourRaces = {
  continueOne: 'Continue',
  title: 'Your races',
  inProgress: 'In progress',
  finished: 'Finished',
  replay: 'Replay',
  raceWith: (title: string, names: string) => `${title} with ${names}`,
  continueTitle: (title: string, names: string) => `Continue ${title} with ${names}`,
  deleteRace: (title: string, names: string) => `Delete ${title} with ${names}`,
  deleteSure: 'Delete?',
  steps: (steps: number) => plural(steps, 'step'),
  unknownGame: 'This version doesn’t know the game.',
  showAll: (count: number) => `Show all ${count}`,
};
