import { plural } from './platform.ts';

const rounded = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${rounded(share)}\u00a0%`;

export const learn = {
  title: 'Aprende corriendo',
  pitch: 'Carreras cortas con entrenador. En medio minuto ya estás decidiendo, y cada decisión tiene su respuesta.',
  games: 'Juegos',
  loading: 'Abriendo las lecciones…',
  noCourseYet: 'Aún sin lecciones',
  noCourse: 'Nadie ha escrito todavía lecciones para este juego.',
  lessonCount: (count: number) => plural(count, 'lección', 'lecciones'),
  progress: (done: number, count: number) => `${done} de ${count}`,
  courseLine: (count: number, minutes: number, done: number) => {
    const whole = `${plural(count, 'lección', 'lecciones')}, unos ${plural(minutes, 'minuto')}.`;
    if (done === 0) return whole;
    return `${whole} ${done === count ? 'Todas hechas.' : `${done} ${done === 1 ? 'hecha' : 'hechas'}.`}`;
  },
  ride: (number: number, title: string) => `Lección ${number}: ${title}`,
  rideAgain: (title: string) => `Repetir: ${title}`,
  firstRace: 'Tu primera carrera',
  minutes: (minutes: number) => `${minutes} min`,
  lessons: 'Lecciones',
  done: 'Hecha',
  coachSays: 'Entrenador:',

  typeNumber: 'Escribe el número de una opción, ? para saber qué significa la pregunta, o q para salir.',
  noMeaning: 'Nadie ha explicado todavía esta pregunta.',

  lessonOf: (number: number, count: number) => `Lección ${number} de ${count}`,
  questionOf: (number: number, count: number) => `Pregunta ${number} de ${count}`,
  toMap: 'Volver a las lecciones',
  unknownLesson: 'Esta lección no existe',
  unknownLessonHint: 'El enlace está incompleto, o la lección se llama ahora de otra manera.',
  right: 'Bien',
  notYet: 'Esta vez no',
  lessonDone: 'Lección hecha',
  courseDone: 'Era la última lección. Ya puedes correr.',
  goOn: 'Siguiente',
  takeBack: 'Deshacer',
  back: 'Atrás',
  again: 'Empezar de nuevo',
  nextLesson: (title: string) => `Siguiente lección: ${title}`,
  toLessons: 'A las lecciones',
  toRace: 'Corre tu primera carrera',
  wait: 'Mira la carretera…',
  skip: 'Saltar',
  quiz: 'Una pregunta',

  minute: 'Las reglas en un minuto',
  minuteOf: (title: string) => `${title}: cinco frases, tres imágenes.`,
  ruleBook: 'El reglamento completo',
  dotted: 'Toca una palabra punteada para ver qué significa.',
  startRace: 'Empezar una carrera',
  search: 'Buscar en las reglas',
  found: (count: number) => (count === 0 ? 'Ninguna regla tiene esas palabras.' : `${plural(count, 'regla')}.`),
  rulings: (count: number) => (count === 1 ? 'Resolución' : plural(count, 'resolución', 'resoluciones')),

  meaning: '¿Qué significa esto?',

  coachOff: 'Sin más avisos',
  coachOn: 'Avísame cuando vaya a perder algo',
  warning: 'Cuidado',
  gotIt: 'Entendido',

  advice: 'Preguntar al entrenador',
  adviceKey: 'A',
  thinking: 'El entrenador está pensando…',
  best: (choice: string) => `Yo elegiría: ${choice}.`,
  chance: 'Tus opciones de ganar',
  percent,
  less: (share: number, best: number) => `−${Math.max(0, rounded(best) - rounded(share))}\u00a0%`,
  otherChoices: (count: number) => (count === 1 ? 'Otra opción es peor.' : `Otras ${count} opciones son peores.`),
  even: 'Las mejores opciones son más o menos igual de buenas.',
  reasons: {
    position: 'Deja a tus corredores mejor situados en la carretera.',
    reserves: 'Te deja más para gastar después.',
    shelter: 'Mantiene a tus corredores donde ahorran fuerzas.',
    safety: 'Corre menos riesgos.',
    finish: 'Te acerca a la meta.',
  },
  adviceFailed: 'El entrenador no tiene respuesta para esta pregunta.',
  hideAdvice: 'Ocultar el consejo',
  adviceNote: (races: number) =>
    `A partir de ${plural(races, 'carrera imaginada', 'carreras imaginadas')} para la mejor opción, con lo que tú puedes ver.`,
};
