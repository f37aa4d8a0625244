import type { Words } from '../en/index.ts';
import { form, percent, plural } from './grammar.ts';

const rounded = (share: number): number => Math.round(share * 100);

/** What the pages for learners and the coach of a race say. The lessons themselves speak in their games' words. */
export const learn: Words['learn'] = {
  title: 'Impara correndo',
  pitch: 'Corse brevi con un coach. Decidi tu fin dal primo mezzo minuto, e il coach risponde a ogni scelta.',
  games: 'Giochi',
  loading: 'Apro le lezioni…',
  noCourseYet: 'Ancora nessuna lezione',
  noCourse: 'Per questo gioco nessuno ha ancora scritto lezioni.',
  lessonCount: (count: number) => plural(count, 'lezione', 'lezioni'),
  progress: (done: number, count: number) => `${done} di ${count}`,
  courseLine: (count: number, minutes: number) => `${plural(count, 'lezione', 'lezioni')}, circa ${plural(minutes, 'minuto', 'minuti')}.`,
  allDone: 'Finite tutte.',
  someDone: (done: number) => `${plural(done, 'già fatta', 'già fatte')}.`,
  ride: (number: number, title: string) => `Comincia la lezione ${number}: ${title}`,
  rideAgain: (title: string) => `Rifai: ${title}`,
  firstRace: 'La tua prima corsa',
  minutes: (minutes: number) => `${minutes} min`,
  lessons: 'Lezioni',
  done: 'Fatta',
  coachSays: 'Coach:',

  typeNumber: 'Scrivi il numero di una scelta, ? per sapere che cosa significa la domanda, q per uscire.',
  noMeaning: 'Questa domanda non l’ha ancora spiegata nessuno.',

  lessonOf: (number: number, count: number) => `Lezione ${number} di ${count}`,
  questionOf: (number: number, count: number) => `Domanda ${number} di ${count}`,
  toMap: 'Torna a tutte le lezioni',
  unknownLesson: 'Questa lezione non esiste',
  unknownLessonHint: 'Il link è incompleto, o la lezione ora ha un altro nome.',
  right: 'Bene',
  notYet: 'Stavolta no',
  lessonDone: 'Lezione finita',
  courseDone: 'Era l’ultima lezione. Ora sei in forma per correre.',
  goOn: 'Avanti',
  takeBack: 'Annulla',
  back: 'Indietro',
  again: 'Ricomincia',
  nextLesson: (title: string) => `Prossima lezione: ${title}`,
  toLessons: 'Alle lezioni',
  toRace: 'Corri la tua prima corsa',
  wait: 'Guarda la strada…',
  skip: 'Salta',
  quiz: 'Una domanda',

  minute: 'Le regole in un minuto',
  minuteOf: (title: string) => `${title} · cinque frasi, tre figure.`,
  ruleBook: 'Il regolamento completo',
  dotted: 'Tocca una parola sottolineata a puntini per vedere che cosa significa.',
  startRace: 'Comincia una corsa',
  search: 'Cerca nelle regole',
  foundNone: 'Nessuna regola contiene queste parole.',
  found: (count: number) => `${plural(count, 'regola trovata', 'regole trovate')}.`,
  rulings: (count: number) => form(count, 'Interpretazione', `${count} interpretazioni`),

  meaning: 'Che cosa significa?',

  coachOff: 'Basta avvisi',
  coachOn: 'Avvisami quando sto per perdere qualcosa',
  warning: 'Attenzione',
  gotIt: 'Ho capito',

  advice: 'Chiedi al coach',
  adviceKey: 'A',
  thinking: 'Il coach ci pensa…',
  best: (choice: string) => `Io sceglierei: ${choice}.`,
  chance: 'Le tue probabilità di vittoria',
  percent: (share: number) => percent(share),
  /** From the rounded figures that stand beside it. */
  less: (share: number, best: number) => `−${Math.max(0, rounded(best) - rounded(share))}%`,
  otherChoices: (count: number) => form(count, 'Un’altra scelta rende di meno.', `Altre ${count} scelte rendono di meno.`),
  even: 'Le scelte migliori più o meno si equivalgono.',
  reasons: {
    position: 'Così i tuoi corridori sono messi meglio in strada.',
    reserves: 'Così ti resta di più da spendere dopo.',
    shelter: 'Così i tuoi corridori restano dove si risparmiano energie.',
    safety: 'Così corri meno rischi.',
    finish: 'Così ti avvicini all’arrivo.',
  },
  adviceFailed: 'A questa domanda il coach non ha risposta.',
  hideAdvice: 'Nascondi il consiglio',
  adviceNote: (races: number) =>
    `Da ${plural(races, 'corsa immaginata', 'corse immaginate')} per la scelta migliore, con quello che vedi tu.`,
};
