import type { Words } from '../en/index.ts';
import { form, plural } from './grammar.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)}\u00a0%`;
const lessons = (count: number): string => plural(count, 'Lektion', 'Lektionen');

/** What the pages for learners and the coach of a race say. The lessons themselves speak in their games' words. */
export const learn: Words['learn'] = {
  title: 'Lernen im Sattel',
  pitch: 'Kurze Rennen mit einem Coach. Schon in der ersten halben Minute entscheidest du, und auf jede Wahl gibt es eine Antwort.',
  games: 'Spiele',
  loading: 'Öffne die Lektionen …',
  noCourseYet: 'Noch keine Lektionen',
  noCourse: 'Für dieses Spiel hat noch niemand Lektionen geschrieben.',
  lessonCount: lessons,
  progress: (done, count) => `${done} von ${count}`,
  courseLine: (count, minutes) => `${lessons(count)}, etwa ${plural(minutes, 'Minute', 'Minuten')}.`,
  allDone: 'Alle geschafft.',
  someDone: (done) => `${done} geschafft.`,
  ride: (number, title) => `Lektion ${number} fahren: ${title}`,
  rideAgain: (title) => `Noch einmal fahren: ${title}`,
  firstRace: 'Dein erstes Rennen',
  minutes: (minutes) => `${minutes} min`,
  lessons: 'Lektionen',
  done: 'Geschafft',
  coachSays: 'Coach:',

  typeNumber: 'Gib die Nummer einer Antwort ein, ? für die Bedeutung der Frage oder q zum Verlassen.',
  noMeaning: 'Zu dieser Frage gibt es noch keine Erklärung.',

  lessonOf: (number, count) => `Lektion ${number} von ${count}`,
  questionOf: (number, count) => `Frage ${number} von ${count}`,
  toMap: 'Zurück zu allen Lektionen',
  unknownLesson: 'Diese Lektion gibt es nicht',
  unknownLessonHint: 'Der Link ist unvollständig, oder die Lektion heißt jetzt anders.',
  right: 'Gut',
  notYet: 'Diesmal nicht',
  lessonDone: 'Lektion geschafft',
  courseDone: 'Das war die letzte Lektion. Du bist bereit fürs Rennen.',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  back: 'Zurück',
  again: 'Von vorn',
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  toLessons: 'Zu den Lektionen',
  toRace: 'Fahr dein erstes Rennen',
  wait: 'Schau auf die Straße …',
  skip: 'Überspringen',
  quiz: 'Eine Frage',

  minute: 'Die Regeln in einer Minute',
  minuteOf: (title) => `${title} · fünf Sätze, drei Bilder.`,
  ruleBook: 'Das ganze Regelbuch',
  dotted: 'Tippe auf ein gepunktetes Wort, um zu sehen, was es bedeutet.',
  startRace: 'Rennen starten',
  search: 'Regeln durchsuchen',
  foundNone: 'Keine Regel enthält diese Wörter.',
  found: (count) => `${plural(count, 'Regel', 'Regeln')} gefunden.`,
  rulings: (count) => form(count, 'Auslegung', `${count} Auslegungen`),

  meaning: 'Was heißt das?',

  coachOff: 'Keine Warnungen mehr',
  coachOn: 'Warn mich, wenn mir etwas entgeht',
  warning: 'Vorsicht',
  gotIt: 'Verstanden',

  advice: 'Coach fragen',
  adviceKey: 'A',
  thinking: 'Der Coach überlegt …',
  best: (choice) => `Ich würde wählen: ${choice}.`,
  chance: 'Deine Siegchance',
  percent,
  /** From the rounded figures that stand beside it. */
  less: (share, best) => `−${Math.max(0, rounded(best) - rounded(share))}\u00a0%`,
  otherChoices: (count) => form(count, 'Eine weitere Möglichkeit ist schlechter.', `${count} weitere sind schlechter.`),
  even: 'Die besten sind etwa gleich gut.',
  reasons: {
    position: 'So stehen deine Fahrer auf der Straße besser.',
    reserves: 'So bleibt dir mehr für später.',
    shelter: 'So bleiben deine Fahrer dort, wo sie Kraft sparen.',
    safety: 'Das ist weniger riskant.',
    finish: 'Das bringt dich näher ans Ziel.',
  },
  adviceFailed: 'Auf diese Frage hat der Coach keine Antwort.',
  hideAdvice: 'Tipp ausblenden',
  adviceNote: (races) =>
    `Aus ${plural(races, 'simulierten Rennen', 'simulierten Rennen')} für die beste Wahl, nur mit dem, was du sehen kannst.`,
};
