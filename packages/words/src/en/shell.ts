import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell = {
  colours,
  name: 'Gruppetto',
  menu: 'Menu',
  navigation: 'Main',
  home: 'Home',
  play: 'Play',
  tables: 'Tables',
  tours: 'Tours',
  learn: 'Learn',
  account: 'Account',
  theme: (theme: 'auto' | 'light' | 'dark') => ({ auto: 'Theme: automatic', light: 'Theme: light', dark: 'Theme: dark' })[theme],
  language: 'Language',
  close: 'Close',

  lost: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    toStart: 'Go to the start page',
    broken: 'Something went wrong',
    safe: 'Your races are safe: every step is stored as you play.',
    reload: 'Reload the page',
  },

  headline: (games: number) => `${numerals[games] ?? games} cycling board games, one table.`,
  pitch: 'Race against bots, around one screen, or online with friends. No account needed.',
  firstRace: 'Your first race',
  firstRaceOf: (title: string) => `Your first race of ${title}`,
  minutes: (minutes: number) => `${minutes} min`,
  continueRace: 'Continue your race',
  watchRace: 'Watch a race',

  planTour: 'Plan a tour',
  tourCard: 'Make it a tour',
  tourPoints: [
    'Raced, simulated or typed in from a real table',
    'Yellow, green and polka-dot jerseys',
    'Kept in this browser; no account needed',
  ],
  games: (count: number) => `${numerals[count] ?? count} games`,
  gamesHint: 'From two dice to a whole peloton.',
  playGame: 'Play',
  playTitle: (title: string) => `Play ${title}`,
  players: (min: number, max: number) => `${min}–${max} players`,
  commentator: 'You are the commentator',
  watchGame: 'Watch',
  watchTitle: (title: string) => `Watch ${title}`,

  openFile: 'Open a saved race',
  openFileHint: 'or drop its file here',
  savedRace: 'A saved race',
  notArrived: 'The file did not arrive: open it here.',
  notOpened: (name: string, why: string) => `${name} couldn’t be opened. ${why}`,
  notStored: (detail: string) => `Nothing was opened: this browser couldn’t store it (${detail}).`,
  storageBlocked: (detail: string) =>
    `This browser blocks storage for this site (${detail}), so no race can be kept. Is this a private window?`,
  notDeleted: (detail: string) => `It wasn’t deleted: this browser blocks storage for this site (${detail}).`,
  version: (version: string) => `Gruppetto ${version}`,
};

export type ShellWords = typeof shell;
