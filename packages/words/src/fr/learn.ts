import type { learn as english } from '../en/learn.ts';
import { form, plural } from './grammar.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)} %`;

/** What the pages for learners and the coach of a race say. */
export const learn: typeof english = {
  title: 'Apprendre en roulant',
  pitch: 'De courtes courses avec un coach. Vous décidez dès la première demi-minute, et chaque choix reçoit une réponse.',
  games: 'Jeux',
  loading: 'Ouverture des leçons…',
  noCourseYet: 'Pas encore de leçons',
  noCourse: 'Personne n’a encore écrit de leçons pour ce jeu.',
  lessonCount: (count) => plural(count, 'leçon'),
  progress: (done, count) => `${done} sur ${count}`,
  courseLine: (count, minutes) => `${plural(count, 'leçon')}, environ ${plural(minutes, 'minute')}.`,
  allDone: 'Tout est fait.',
  someDone: (done) => form(done, 'Une est faite.', `${done} sont faites.`),
  ride: (number, title) => `Commencer la leçon ${number} : ${title}`,
  rideAgain: (title) => `Refaire : ${title}`,
  firstRace: 'Votre première course',
  minutes: (minutes) => `${minutes} min`,
  lessons: 'Leçons',
  done: 'Faite',
  coachSays: 'Coach :',

  typeNumber: 'Tapez le numéro d’un choix, ? pour le sens de la question, ou q pour quitter.',
  noMeaning: 'Personne n’a encore expliqué cette question.',

  lessonOf: (number, count) => `Leçon ${number} sur ${count}`,
  questionOf: (number, count) => `Question ${number} sur ${count}`,
  toMap: 'Retour à toutes les leçons',
  unknownLesson: 'Cette leçon n’existe pas',
  unknownLessonHint: 'Le lien est incomplet, ou la leçon a changé de nom.',
  right: 'Bien vu',
  notYet: 'Pas cette fois',
  lessonDone: 'Leçon terminée',
  courseDone: 'C’était la dernière leçon. Place à la course.',
  goOn: 'Suite',
  takeBack: 'Rejouer',
  back: 'Retour',
  again: 'Recommencer',
  nextLesson: (title) => `Leçon suivante : ${title}`,
  toLessons: 'Retour aux leçons',
  toRace: 'Courir votre première course',
  wait: 'Regardez la route…',
  skip: 'Passer',
  quiz: 'Une question',

  minute: 'Les règles en une minute',
  minuteOf: (title) => `${title} · cinq phrases, trois images.`,
  ruleBook: 'Toutes les règles',
  dotted: 'Touchez un mot souligné en pointillé pour savoir ce qu’il veut dire.',
  startRace: 'Lancer une course',
  search: 'Chercher dans les règles',
  foundNone: 'Aucune règle ne contient ces mots.',
  found: (count) => `${plural(count, 'règle trouvée', 'règles trouvées')}.`,
  rulings: (count) => form(count, 'Arbitrage', `${count} arbitrages`),

  meaning: 'De quoi s’agit-il ?',

  coachOff: 'Plus d’avertissements',
  coachOn: 'Me prévenir quand je vais perdre quelque chose',
  warning: 'Attention',
  gotIt: 'Compris',

  advice: 'Demander au coach',
  adviceKey: 'A',
  thinking: 'Le coach réfléchit…',
  best: (choice) => `Je choisirais : ${choice}.`,
  chance: 'Vos chances de gagner',
  percent,
  /** From the rounded figures that stand beside it. */
  less: (share, best) => `−${Math.max(0, rounded(best) - rounded(share))} %`,
  otherChoices: (count) => `${plural(count, 'autre choix fait moins bien', 'autres choix font moins bien')}.`,
  even: 'Les meilleurs choix se valent à peu près.',
  reasons: {
    position: 'Vos coureurs sont mieux placés sur la route.',
    reserves: 'Il vous en reste plus pour la suite.',
    shelter: 'Vos coureurs restent à l’abri et gardent des forces.',
    safety: 'Le risque est moindre.',
    finish: 'L’arrivée se rapproche.',
  },
  adviceFailed: 'Le coach n’a pas de réponse à cette question.',
  hideAdvice: 'Masquer le conseil',
  adviceNote: (races) => `D’après ${plural(races, 'course simulée', 'courses simulées')} pour le meilleur choix, avec ce que vous voyez.`,
};
