import { number } from './grammar.ts';

const points = (share: number): string => `${share <= -0.0005 ? '−' : '+'}${number(Math.abs(100 * share), 1)}`;
const percent = (share: number): string => `${number(100 * share, 1)}\u00a0%`;

export const verdict = {
  open: '¿Suerte o acierto?',
  title: 'Veredicto',
  working: (done: number) => `Analizando la carrera: ${done}\u00a0%…`,
  stop: 'Parar aquí',
  failed: (detail: string) => `No se ha podido calcular el veredicto (${detail}).`,
  withheld: 'No hay veredicto: el registro de esta carrera no se publica.',
  points,
  percent,
  headlines: {
    luckWon: 'Los dados te sonrieron, y ganaste.',
    choicesWon: 'Tus decisiones ganaron la carrera.',
    onlyChoicesLost: 'Tenías los dados a favor. Tus decisiones te costaron la carrera.',
    choicesLost: 'Tus decisiones te costaron más que los dados.',
    onlyDiceLost: 'Elegiste bien. Los dados, no tanto.',
    diceLost: 'Los dados te costaron más que tus decisiones.',
  },
  summary: (start: number, luck: number, choices: number, others: number) =>
    `Empezaste con un ${percent(start)} de opciones. Tu suerte las movió ${points(luck)} puntos, tus decisiones ${points(choices)}, y lo que tiraron y eligieron los demás ${points(others)}.`,
  bridges: 'De la salida al resultado',
  bridgesHint:
    'Qué movió las opciones de ganar de cada jugador, en puntos. Las decisiones se comparan con lo que habría hecho un Gregario.',
  start: 'Salida',
  ownLuck: 'Suerte propia',
  ownChoices: 'Decisiones propias',
  othersLuck: 'Suerte ajena',
  othersChoices: 'Decisiones ajenas',
  result: 'Resultado',
  error: (share: number) => `± ${number(100 * share, 1)}`,
  errorHint:
    'Las cifras tras ± tienen una confianza del 95 %: cubren los dados de las carreras simuladas, no los errores de la propia valoración.',
  curve: 'Cómo se movieron las opciones',
  curveAlt: 'Las opciones de ganar de cada jugador, después de cada paso.',
  turningPoint: (nth: number, step: number) => `${nth}. Paso ${step}`,
  watch: 'Ver este momento',
  dearest: (name: string) => `Las decisiones más caras de ${name}`,
  noErrors: 'Ningún error claro: en ningún caso había con seguridad una opción mejor.',
  played: 'Jugado',
  better: 'Mejor',
  because: {
    position: 'Llega más adelante.',
    reserves: 'Ahorra fuerzas para después.',
    shelter: 'Mantiene a más corredores en grupo.',
    safety: 'Arriesga menos.',
    finish: 'Queda mejor situado para la llegada.',
  },
  lost: (share: number, error: number) => `${points(-share)} ± ${number(100 * error, 1)} puntos`,
  throws: 'Las tiradas que contaron',
  luckiest: 'Más suerte',
  unluckiest: 'Menos suerte',
  throwLine: (name: string, from: number, to: number) => `${name}: del ${percent(from)} al ${percent(to)}`,
  puzzle: '¿Qué habrías hecho tú?',
  puzzleOf: (nth: number, all: number) => `Problema ${nth} de ${all}, de esta carrera`,
  puzzleRight: 'Sí, es la mejor opción.',
  puzzleNearly: 'Tan buena como la mejor, que sepamos.',
  puzzleWrong: (lost: string) => `Esa cuesta ${lost} puntos.`,
  next: 'Siguiente problema',
  player: 'Decisiones de',
};
