import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, ordinal, plural } from '@gruppetto/words/grammar/es';
import type { Reason } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const bonuses = (amount: number): string => plural(amount, 'bonus', 'bonus');
const riders = (count: number): string => plural(count, 'corredor', 'corredores');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const wheelIn = ({ wheel }: Details, names: Names): string => names.rider(Number(wheel));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-circuit': ({ length }) => `Un circuito de eliminación tiene 50 o 60 casillas, no ${length}.`,
  'course-too-short': ({ length, min }) => `Un recorrido tiene al menos ${min} casillas, no ${length}.`,
  'no-draft-at-start': () => 'En la ronda de salida nadie va a rueda.',
  'nobody-ahead': (details, names) => `${riderIn(details, names)} no puede ir a rueda: nadie se mueve antes.`,
  'not-stuck': (details, names) =>
    `${riderIn(details, names)} no puede ir a rueda: la casilla ${details.empty} estaba vacía al empezar la ronda.`,
  'wheel-did-not-move': (details, names) =>
    `${riderIn(details, names)} no puede ir a rueda: ${wheelIn(details, names)} no se ha movido en esta ronda.`,
  'cannot-match-bonuses': (details, names) =>
    `${riderIn(details, names)} no puede ir a rueda: ${wheelIn(details, names)} usó ${bonuses(Number(details.price))}, y tienes ${details.owned}.`,
  'draft-gains-nothing': (details, names) => `${riderIn(details, names)} no puede ir a rueda: no avanzaría ni una casilla.`,
  'not-enough-bonuses': ({ bonuses: wanted, owned }) => `No puedes añadir ${wanted}: tienes ${bonuses(Number(owned))}.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} está en dos sitios.`,
  'road-out-of-order': () => 'Indica los corredores de la carretera del primero al último.',
  'riders-missing': ({ missing }) => `${form(Number(missing), 'Falta', 'Faltan')} ${riders(Number(missing))} en esta carrera.`,
  'wrong-starters': ({ seat, count, need }, names) =>
    `${names.seat(Number(seat))} ha dado la salida a ${riders(Number(count))}; deberían ser ${need}.`,
  'nobody-home': () => 'Tiene que haber llegado al menos un corredor: solo entonces se detiene una carrera.',
  'first-not-in-round-1': (details, names) => `${riderIn(details, names)} llegó primero, así que su ronda es la 1.`,
  'home-after-the-stop': (details, names) =>
    `${riderIn(details, names)} llegó en una ronda posterior, pero la carrera se detuvo tras la primera.`,
  'home-out-of-order': () => 'Indica a los que han llegado por orden de resultado.',
  'too-many-cards': ({ card, count, max }) => `El mazo tiene ${count} veces la carta «${card}»; solo hay ${max}.`,
  'not-on-the-road': (details, names) => `A ${riderIn(details, names)} le falta moverse, pero no está en la carretera.`,
  'not-taken-down': (details, names) =>
    `${riderIn(details, names)} se ha movido en esta ronda o no está en la carretera, así que nadie le ha hecho caer.`,
  'lap-not-passed': (details, names) =>
    `${riderIn(details, names)} no ha pasado la línea tras la casilla ${details.line}, así que ese giro no está decidido.`,
};

/** What Los Ciclistas says in Spanish. */
export const es: Sentences = {
  square: { one: 'casilla', many: 'casillas', gender: 'f' },
  start: 'Salida',
  round: (round) => `Ronda ${round}`,
  options: {
    players: { label: 'Jugadores' },
    length: { label: 'Longitud', hint: 'casillas; en una carrera de eliminación, casillas por giro' },
    events: { label: 'Cartas de suceso', hint: 'pinchazos, caídas, viento lateral y lluvia' },
    elimination: { label: 'Eliminación', hint: 'tres giros; en los dos primeros quedan fuera los últimos' },
    end: {
      label: 'La carrera acaba',
      values: { 'all-home': 'cuando han llegado todos', 'first-finish': 'tras la primera ronda de llegada' },
    },
  },
  groups: { front: 'Cabeza', pack: 'Pelotón', chasers: 'Perseguidores', gruppetto: 'Gruppetto' },
  cards: {
    puncture: 'Pinchazo: quien saca un doble no se mueve.',
    fall: 'Caída: quien saca un doble no se mueve; un doble par arrastra además a los que están detrás en su casilla.',
    'side-wind': 'Viento lateral: como mucho cinco corredores por casilla.',
    rain: 'Lluvia: sin bonus en esta ronda.',
    blank: 'Carta en blanco: en esta ronda no pasa nada.',
  },
  risks: { puncture: 'pinchazo', fall: 'caída' },
  bonuses,

  whoStarts: (seat) => `${seat}: ¿qué corredor sale?`,
  addBonuses: (rider) => `${rider}: ¿añades bonus?`,
  throwOrDraft: (rider) => `${rider}: ¿tirar o ir a rueda?`,
  toMove: (rider) => `Le toca a ${rider}`,

  throwFor: (rider) => `Tirar por ${rider}`,
  twoDice: 'dos dados',
  throwDice: 'Tirar dos dados',
  range: ({ from, to, likeliest }) => `a la ${from}–${to}; lo más probable, la ${likeliest}`,
  draft: (wheel) => `A rueda de ${wheel}`,
  draftTo: (to) => `a la ${to}, sin dados`,
  draftAndEarn: (to) => `a la ${to}, sin dados, +1 bonus`,
  draftFor: ({ to, price }) => `a la ${to}, sin dados, cuesta ${bonuses(price)}`,
  addNothing: 'No añadir nada',
  add: (amount) => `Añadir ${bonuses(amount)}`,
  to: (to) => `a la ${to}`,

  startBegins: 'Los corredores toman la salida.',
  roundBegins: (round) => `Empieza la ronda ${round}.`,
  rainIsVoid: 'Lluvia, pero no cuenta: hay corredores en las diez últimas casillas.',
  threw: ({ rider, dice }) => `${rider} saca ${sum(dice)}.`,
  started: ({ rider, dice, to }) => `${rider} saca ${sum(dice)} y sale de la ${to}.`,
  rode: ({ rider, dice, to }) => `${rider} saca ${sum(dice)} y avanza hasta la ${to}.`,
  added: ({ rider, used, to }) => `${rider} añade ${bonuses(used)} y avanza hasta la ${to}.`,
  addedNothing: ({ rider, to }) => `${rider} no añade nada y avanza hasta la ${to}.`,
  noDraft: (empty) => `No había rueda: la casilla ${empty} estaba vacía.`,
  windAt: (aimed) => `El viento lateral no deja sitio en la ${aimed}.`,
  drafted: ({ rider, wheel, to }) => `${rider} coge la rueda de ${wheel} hasta la ${to}.`,
  draftedAndEarned: ({ rider, wheel, to }) => `${rider} coge la rueda de ${wheel} hasta la ${to} y gana un bonus.`,
  draftedFor: ({ rider, wheel, to, price }) => `${rider} coge la rueda de ${wheel} hasta la ${to}, por ${bonuses(price)}.`,
  punctured: ({ rider, dice }) => `${rider} saca ${sum(dice)}: pinchazo. No se mueve en esta ronda.`,
  fell: ({ rider, dice }) => `${rider} saca ${sum(dice)} y se cae. No se mueve en esta ronda.`,
  takenDown: ({ rider, by }) => `${by} arrastra a ${rider} en la caída. No se mueve en esta ronda.`,
  noRoom: ({ rider, dice }) => `${rider} saca ${sum(dice)}, pero el viento lateral no deja sitio por delante.`,
  won: ({ rider, round, label }) => `Gana ${rider}, en la ronda de llegada ${round}, marca ${label}.`,
  finished: ({ rider, place, round, label }) => `${rider} llega ${ordinal(place)}, en la ronda de llegada ${round}, marca ${label}.`,
  wentOut: (rider) => `${rider} queda fuera.`,
  ended: 'La carrera ha terminado.',

  refusals,
  sheets: {
    track: 'Recorrido',
    bonuses: 'Bonus',
    scores: 'Hoja de resultados',
    player: (number) => `Jugador ${number}`,
    rider: (player, number) => `Jugador ${player}, corredor ${number}`,
    columns: ['Corredor', 'Ronda', 'Marca', 'Resultado', 'Notas'],
    scoreHint: (count) =>
      `Resultado = 10 × ronda de llegada + marca; gana el más bajo. Cada jugador tiene ${count} corredores; cuenta el mejor.`,
    start: 'SALIDA',
    finish: 'META',
    lap: (lap) => `giro ${lap}`,
  },
  courses: { seafront: 'El paseo marítimo', causeway: 'El largo dique', squalls: 'Día de chubascos', harbour: 'La vuelta al muelle' },
  outs: { eliminated: 'eliminado' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Gran vuelta', hint: 'carreras en línea, algunas con cartas de suceso, y circuitos de eliminación' },
      road: { label: 'En línea', hint: 'cortas y largas, con cartas de suceso si quieres' },
      events: { label: 'Viento y lluvia', hint: 'carreras en línea con cartas de suceso' },
      circuits: { label: 'Circuitos', hint: 'carreras de eliminación, algunas con cartas de suceso' },
    },
    classifications: {
      general: 'Clasificación general',
      teams: 'Equipos',
      'day-points': 'Puntos del día',
      'team-day-points': 'Puntos del día por equipos',
    },
    jerseys: { yellow: 'el maillot amarillo de la general', green: 'el maillot verde de los puntos del día' },
    days: { road: 'carrera en línea', circuit: 'circuito de eliminación' },
    arrival: {
      round: { label: 'Ronda', hint: '1 es la ronda en que llegó el primero' },
      label: { label: 'Casilla', hint: 'la marca de su casilla tras la meta: el 9 es la más cercana, el 0 la más lejana' },
    },
    outs: { eliminated: 'eliminado', 'on-the-road': 'en la carretera al detenerse la carrera' },
  },
};
