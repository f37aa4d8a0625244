import type { learn as english } from '../en/learn.ts';
import { plural } from './platform.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)}\u00a0%`;
const lessons = (count: number): string => plural(count, 'les', 'lessen');

export const learn: typeof english = {
  title: 'Leren door te rijden',
  pitch: 'Korte koersen met een coach. Binnen een halve minuut beslis jij, en op elke keuze komt een antwoord.',
  games: 'Spellen',
  loading: 'De lessen openen …',
  noCourseYet: 'Nog geen lessen',
  noCourse: 'Voor dit spel heeft nog niemand lessen geschreven.',
  lessonCount: lessons,
  progress: (done, count) => `${done} van ${count}`,
  courseLine: (count, minutes, done) => {
    const whole = `${lessons(count)}, ongeveer ${plural(minutes, 'minuut', 'minuten')}.`;
    if (done === 0) return whole;
    return `${whole} ${done === count ? 'Alle lessen zijn klaar.' : `Klaar: ${done}.`}`;
  },
  ride: (number, title) => `Rijd les ${number}: ${title}`,
  rideAgain: (title) => `Opnieuw rijden: ${title}`,
  firstRace: 'Je eerste koers',
  minutes: (minutes) => `${minutes} min`,
  lessons: 'Lessen',
  done: 'Klaar',
  coachSays: 'Coach:',

  typeNumber: 'Typ het nummer van een keuze, ? voor wat de vraag betekent, of q om te stoppen.',
  noMeaning: 'Deze vraag heeft nog niemand uitgelegd.',

  lessonOf: (number, count) => `Les ${number} van ${count}`,
  questionOf: (number, count) => `Vraag ${number} van ${count}`,
  toMap: 'Terug naar alle lessen',
  unknownLesson: 'Deze les bestaat niet',
  unknownLessonHint: 'De link is onvolledig, of de les heet nu anders.',
  right: 'Goed',
  notYet: 'Deze keer niet',
  lessonDone: 'Les klaar',
  courseDone: 'Dat was de laatste les. Je bent klaar om te koersen.',
  goOn: 'Verder',
  takeBack: 'Terugnemen',
  back: 'Terug',
  again: 'Opnieuw beginnen',
  nextLesson: (title) => `Volgende les: ${title}`,
  toLessons: 'Naar de lessen',
  toRace: 'Rijd je eerste koers',
  wait: 'Kijk naar de weg …',
  skip: 'Overslaan',
  quiz: 'Een vraag',

  minute: 'De regels in één minuut',
  minuteOf: (title) => `${title}: vijf zinnen, drie plaatjes.`,
  ruleBook: 'Het hele reglement',
  dotted: 'Tik op een gestippeld woord om te zien wat het betekent.',
  startRace: 'Start een koers',
  search: 'Zoek in het reglement',
  found: (count) => (count === 0 ? 'Geen regel met deze woorden.' : `${plural(count, 'regel', 'regels')} gevonden.`),
  rulings: (count) => (count === 1 ? 'Eigen beslissing' : `${count} eigen beslissingen`),

  meaning: 'Wat betekent dit?',

  coachOff: 'Geen waarschuwingen meer',
  coachOn: 'Waarschuw me als ik iets dreig te verliezen',
  warning: 'Let op',
  gotIt: 'Begrepen',

  advice: 'Vraag de coach',
  adviceKey: 'A',
  thinking: 'De coach denkt na …',
  best: (choice) => `Ik zou kiezen: ${choice}.`,
  chance: 'Je kans op de zege',
  percent,
  less: (share, best) => `−${Math.max(0, rounded(best) - rounded(share))}\u00a0%`,
  otherChoices: (count) => (count === 1 ? 'Eén andere keuze is slechter.' : `${count} andere keuzes zijn slechter.`),
  even: 'De beste keuzes zijn ongeveer even goed.',
  reasons: {
    position: 'Zo zitten je renners beter geplaatst op de weg.',
    reserves: 'Zo houd je meer over voor later.',
    shelter: 'Zo blijven je renners waar ze krachten sparen.',
    safety: 'Zo neem je minder risico.',
    finish: 'Zo kom je dichter bij de finish.',
  },
  adviceFailed: 'De coach heeft geen antwoord op deze vraag.',
  hideAdvice: 'Advies verbergen',
  adviceNote: (races) => `Uit ${plural(races, 'koers', 'koersen')}, in gedachten gereden voor de beste keuze, met wat jij kunt zien.`,
};
