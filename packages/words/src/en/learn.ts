import { plural } from './platform.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)}\u00a0%`;

/** What the pages for learners and the coach of a race say. The lessons themselves speak in their games' words. */
export const learn = {
  title: 'Learn by riding',
  pitch: 'Short races with a coach. You decide within the first half minute, and every choice gets an answer.',
  games: 'Games',
  loading: 'Opening the lessons …',
  noCourseYet: 'No lessons yet',
  noCourse: 'Nobody has written lessons for this game yet.',
  lessonCount: (count: number) => plural(count, 'lesson'),
  progress: (done: number, count: number) => `${done} of ${count}`,
  courseLine: (count: number, minutes: number, done: number) => {
    const whole = `${plural(count, 'lesson')}, about ${plural(minutes, 'minute')}.`;
    if (done === 0) return whole;
    return `${whole} ${done === count ? 'All are done.' : `${done === 1 ? 'One is' : `${done} are`} done.`}`;
  },
  ride: (number: number, title: string) => `Ride lesson ${number}: ${title}`,
  rideAgain: (title: string) => `Ride again: ${title}`,
  firstRace: 'Your first race',
  minutes: (minutes: number) => `${minutes} min`,
  lessons: 'Lessons',
  done: 'Done',
  coachSays: 'Coach:',

  typeNumber: 'Type the number of a choice, ? for what the question means, or q to leave.',
  noMeaning: 'Nobody has explained this question yet.',

  lessonOf: (number: number, count: number) => `Lesson ${number} of ${count}`,
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  toMap: 'Back to all lessons',
  unknownLesson: 'This lesson doesn’t exist',
  unknownLessonHint: 'The link is incomplete, or the lesson has another name now.',
  right: 'Good',
  notYet: 'Not this time',
  lessonDone: 'Lesson done',
  courseDone: 'That was the last lesson. You’re ready to race.',
  goOn: 'Next',
  takeBack: 'Take it back',
  back: 'Back',
  again: 'Start again',
  nextLesson: (title: string) => `Next lesson: ${title}`,
  toLessons: 'To the lessons',
  toRace: 'Ride your first race',
  wait: 'Watch the road …',
  skip: 'Skip',
  quiz: 'A question',

  minute: 'Rules in one minute',
  minuteOf: (title: string) => `${title}: five sentences, three pictures.`,
  ruleBook: 'The whole rule book',
  dotted: 'Tap a dotted word to see what it means.',
  startRace: 'Start a race',
  search: 'Search the rules',
  found: (count: number) => (count === 0 ? 'No rule has these words.' : `${plural(count, 'rule')} found.`),
  rulings: (count: number) => (count === 1 ? 'Ruling' : `${count} rulings`),

  meaning: 'What does this mean?',

  coachOff: 'No more warnings',
  coachOn: 'Warn me when I’m about to lose something',
  warning: 'Careful',
  gotIt: 'Got it',

  advice: 'Ask the coach',
  adviceKey: 'A',
  thinking: 'The coach is thinking …',
  best: (choice: string) => `I’d choose: ${choice}.`,
  chance: 'Your chance of winning',
  percent,
  /** From the rounded figures that stand beside it. */
  less: (share: number, best: number) => `−${Math.max(0, rounded(best) - rounded(share))}\u00a0%`,
  otherChoices: (count: number) => (count === 1 ? 'One more choice does worse.' : `${count} more choices do worse.`),
  even: 'The best choices are about equally good.',
  reasons: {
    position: 'It leaves your riders better placed on the road.',
    reserves: 'It leaves you more to spend later.',
    shelter: 'It keeps your riders where they save strength.',
    safety: 'It takes fewer risks.',
    finish: 'It brings you nearer to the finish.',
  },
  adviceFailed: 'The coach has no answer to this question.',
  hideAdvice: 'Hide the advice',
  adviceNote: (races: number) => `From ${plural(races, 'race')} imagined for the best choice, with what you can see.`,
};
