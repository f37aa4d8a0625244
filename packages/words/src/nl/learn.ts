import type { learn as english } from '../en/learn.ts';
import { form, plural } from './grammar.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)}%`;
const lessons = (count: number): string => plural(count, 'les', 'lessen');

export const learn: typeof english = {
  title: 'Leren door te rijden',
  pitch: 'Korte koersen met een coach. Binnen een halve minuut maak je je eerste keuze, en op elke keuze krijg je antwoord.',
  games: 'Spellen',
  loading: 'De lessen openen …',
  noCourseYet: 'Nog geen lessen',
  noCourse: 'Voor dit spel heeft nog niemand lessen geschreven.',
  lessonCount: lessons,
  progress: (done, count) => `${done} van ${count}`,
  courseLine: (count, minutes) => `${lessons(count)}, ongeveer ${plural(minutes, 'minuut', 'minuten')}.`,
  allDone: 'Alle lessen gedaan.',
  someDone: (done) => form(done, 'Eén les gedaan.', `${done} lessen gedaan.`),
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
  minuteOf: (title) => `${title} · vijf zinnen, drie plaatjes.`,
  ruleBook: 'Het hele reglement',
  dotted: 'Tik op een gestippeld woord om te zien wat het betekent.',
  startRace: 'Start een koers',
  search: 'Zoek in het reglement',
  foundNone: 'Geen regel met deze woorden.',
  found: (count) => `${plural(count, 'regel', 'regels')} gevonden.`,
  rulings: (count) => form(count, 'Eigen beslissing', `${count} eigen beslissingen`),

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
  less: (share, best) => `−${Math.max(0, rounded(best) - rounded(share))}%`,
  otherChoices: (count) => form(count, 'Eén andere keuze is slechter.', `${count} andere keuzes zijn slechter.`),
  even: 'De beste keuzes zijn ongeveer even goed.',
  reasons: {
    position: 'Zo zitten je renners beter geplaatst.',
    reserves: 'Zo houd je meer over voor later.',
    shelter: 'Zo blijven je renners waar ze krachten sparen.',
    safety: 'Zo neem je minder risico.',
    finish: 'Zo kom je dichter bij de finish.',
  },
  adviceFailed: 'De coach heeft geen antwoord op deze vraag.',
  hideAdvice: 'Advies verbergen',
  adviceNote: (races) =>
    `Op basis van ${plural(races, 'koers', 'koersen')} die de coach voor de beste keuze in gedachten reed, met wat jij kunt zien.`,
};
