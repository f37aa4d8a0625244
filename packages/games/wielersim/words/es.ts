import type { Details, Names, Noun, RefusalWords } from '@gruppetto/words';
import { form, list, measures, ordinal, plural } from '@gruppetto/words/grammar/es';
import type { Reason } from '../rules/reasons.ts';
import type { GroupKind, RiderType } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { screens } from './es-screens.ts';
import { sheets } from './es-sheets.ts';

const squares = (count: number): string => plural(count, 'casilla', 'casillas');
const riders = (count: number): string => plural(count, 'corredor', 'corredores');
const rows = (count: number): string => plural(count, 'fila', 'filas');
const sum = (dice: readonly number[]): string => dice.join(' + ');
const time = (seconds: number): string => measures.seconds(seconds);
const on = (sector: string | undefined): string => (sector === undefined ? '' : ` en ${sector}`);
const less = (malus: number): string => (malus === 0 ? '' : ` menos ${malus}`);
const won = (prizes: readonly string[]): string => (prizes.length === 0 ? '' : ` (${prizes.join(', ')})`);

const roles: Readonly<Record<RiderType, Noun>> = {
  leader: { one: 'jefe de filas', many: 'jefes de filas' },
  climber: { one: 'escalador', many: 'escaladores' },
  sprinter: { one: 'velocista', many: 'velocistas' },
  helper: { one: 'gregario', many: 'gregarios' },
};

const groups: Readonly<Record<GroupKind, string>> = {
  leaders: 'Cabeza',
  chasers: 'Perseguidores',
  peloton: 'Pelotón',
  dropped: 'Descolgados',
  gruppetto: 'Gruppetto',
};

/** The same in the middle of a sentence. */
const theGroup: Readonly<Record<GroupKind, string>> = {
  leaders: 'la cabeza',
  chasers: 'los perseguidores',
  peloton: 'el pelotón',
  dropped: 'los siguientes',
  gruppetto: 'el gruppetto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'not-utf-8': () => 'Hay letras estropeadas. Guarda el texto como UTF-8 e inténtalo de nuevo.',
  'name-missing': () => 'La primera línea debería ser el nombre de la carrera, pero ya es una fila de la tabla.',
  'no-table-row': () => 'Esto no es una fila de la tabla. Separa con | lugar, km, suceso, casillas que faltan y color.',
  'too-many-columns': ({ count, max }) =>
    `Esta fila tiene ${count} columnas; la tabla tiene ${max}: lugar, km, suceso, casillas que faltan, color.`,
  twice: () => 'Esta línea está dos veces.',
  'no-strict-order': ({ types }) => `Nombra cada uno de los cuatro tipos una vez, de mayor a menor: ${types}.`,
  'hierarchy-missing': ({ types }) => `Añade una línea «hierarchy: ${types}», en el orden de esta carrera.`,
  'need-number': ({ value }) => `«${value}» no es un número de kilómetros.`,
  'unknown-event': ({ event, values }) => `No existe el suceso «${event}». Los sucesos son: ${values}.`,
  'malus-out-of-range': ({ value, min, max }) => `La penalización más alta de un puerto está entre ${min} y ${max}, no es ${value}.`,
  'unknown-colour': ({ value, values }) => `No existe el color «${value}». Los colores son: ${values}.`,
  'unknown-prologue': ({ value, values }) => `«${value}» no puede repetir dados en un prólogo. Es uno de estos: ${values}.`,
  'km-falls': ({ km, before }) => `${km} km va después de ${before} km. Los kilómetros no pueden retroceder.`,
  'finish-missing': () => 'Falta la meta: la última fila tiene el suceso «finish», o le faltan 0 casillas.',
  'two-finishes': ({ line }) => `Ya hay una meta en la línea ${line}.`,
  'after-the-finish': () => 'Después de la meta no viene nada.',
  'finish-not-at-0': ({ value }) => `En la meta faltan 0 casillas, no ${value}.`,
  'colour-at-finish': () => 'En la meta no empieza ningún tramo, así que no tiene color.',
  'not-in-a-prologue': () => 'Un prólogo es contrarreloj: sin casillas, colores, giros ni más sucesos que la meta.',
  'route-length': ({ value, min, max }) => `Una carrera tiene de ${min} a ${max} casillas, no ${value}.`,
  'first-colour': ({ values }) => `El primer tramo necesita un color: ${values}.`,
  'before-the-start': () => 'Antes de la salida lanzada, la primera fila con casillas que faltan, no pasa nada.',
  'squares-rise': ({ value, before }) =>
    `${plural(Number(value), 'casilla que falta', 'casillas que faltan')} va después de ${before}. Las casillas que faltan no pueden aumentar.`,
  'climb-not-ended': ({ line }) => `El puerto que empieza en la línea ${line} aún no tiene cima.`,
  'cobbles-not-ended': ({ line }) => `Los adoquines que empiezan en la línea ${line} aún no tienen final.`,
  'no-climb-here': () => 'Este puerto tiene cima pero no pie. Llama al pie como a la cima, o dale el suceso «climb start».',
  'no-cobbles-here': () =>
    'Estos adoquines tienen final pero no principio. Llama al principio como al final, o dale el suceso «cobbles start».',
  'climb-too-short': ({ count, min }) => `Un puerto tiene al menos ${min} casillas; este tiene ${count}.`,
  'cobbles-too-short': () => 'Los adoquines tienen al menos una casilla.',
  'quote-not-closed': () => 'Hay una comilla sin cerrar.',
  'wrong-columns': ({ count, need }) => `Esta línea tiene ${plural(Number(count), 'columna', 'columnas')}; necesita tres: ${need}.`,
  'unknown-type': ({ value, values }) => `«${value}» no es un tipo de corredor. Los tipos son: ${values}.`,
  'type-twice': ({ team, type, line }) => `${team} ya tiene ${roles[type as RiderType]?.one ?? type}, en la línea ${line}.`,
  'name-twice': ({ team, name, line }) => `${name}, de ${team}, ya está en la línea ${line}.`,
  'too-many-riders': ({ max }) => `Demasiados corredores: pueden salir ${max} como mucho.`,
  'nobody-starts': () => 'La lista de salida está vacía. Escribe una línea por corredor.',
  'no-such-number': ({ value, max }) => `No existe el dorsal ${value}; la lista tiene ${riders(Number(max))}.`,
  'absent-twice': ({ number }) => `El dorsal ${number} está dos veces en la lista.`,
  'all-absent': ({ riders: all }) =>
    `No está ${form(Number(all), 'el único corredor', `ninguno de los ${all} corredores`)}. Tiene que salir al menos uno.`,
  'winner-not-at-0': (details, names) => `${riderIn(details, names)} ganó, así que su tiempo es 0 segundos.`,
  'home-too-early': (details, names) =>
    `${riderIn(details, names)} va detrás de quien llegó a ${time(Number(details.seconds))} del ganador, así que no puede ser más rápido.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} está dos veces en la lista.`,
  'square-taken': ({ rider, other, row, lane }, names) =>
    `${names.rider(Number(rider))} y ${names.rider(Number(other))} están en la misma casilla, fila ${row}, carril ${lane}.`,
  'riders-missing': ({ missing }) =>
    `${form(Number(missing), 'Falta', 'Faltan')} ${riders(Number(missing))}: ni en la carretera ni en la meta.`,
  'home-out-of-order': () => 'Indica a los que han llegado en el orden en que llegaron.',
  'mark-not-reached': ({ name }) => `Nadie ha pasado aún por ${name}, así que nadie tiene puesto ahí.`,
  'place-missing': (details, names) => `${riderIn(details, names)} ha pasado por ${details.name} y tiene que tener un puesto ahí.`,
  'not-past-the-top': (details, names) => `${riderIn(details, names)} tiene un puesto en ${details.name}, pero no ha pasado por ahí.`,
  'not-in-the-group': (details, names) =>
    `${riderIn(details, names)} tiene un puesto en ${details.name}, pero ningún grupo puede haber llegado de ahí tan atrás.`,
};

/** What WielerSIM says in Spanish. Where a sentence is a list, each of them says the same thing. */
export const es: Sentences = {
  square: { one: 'fila', many: 'filas', gender: 'f' },
  distance: { one: 'casilla', many: 'casillas', gender: 'f' },
  start: 'La salida',
  turn: (turn) => `Turno ${turn}`,
  options: {
    route: {
      label: 'Rutómetro',
      hint: 'un nombre, luego una fila por lugar: lugar | km | suceso | casillas que faltan | color; la jerarquía va al final',
    },
    riders: {
      label: 'Lista de salida',
      hint: 'una línea por corredor: equipo, corredor, tipo (leader, climber, sprinter o helper)',
    },
    startDice: {
      label: 'Dados de la salida',
      hint: 'para los puestos en la parrilla',
      values: { d10: 'Dos dados de diez caras', d6: 'Cuatro dados de seis caras' },
    },
    jersey: { label: 'Maillot de líder', hint: 'dorsal de quien lo lleva, su línea en la lista de salida; 0 si nadie' },
    absent: { label: 'No salen', hint: 'dorsales de quienes han dejado la vuelta' },
    bonusSeconds: { label: 'Bonificaciones', hint: 'en la meta y en las metas volantes' },
    mountainPoints: { label: 'Puntos en etapas de montaña', hint: 'también en la meta de una etapa con un puerto C1 o HC' },
  },
  groups,
  rain: 'Lluvia: más caídas',
  roles,
  things: {
    points: (amount) => plural(amount, 'punto', 'puntos'),
    'mountain-points': (amount) => plural(amount, 'punto de montaña', 'puntos de montaña'),
    'bonus-seconds': (amount) => plural(amount, 'segundo de bonificación', 'segundos de bonificación'),
  },
  question: 'La carrera está en marcha',
  ride: { label: 'Que rueden', detail: 'un turno' },

  people: (names, others) => list(others > 0 ? [...names, `${others} más`] : names),

  prologueBegins: ({ race, count }) => `${race}: ${riders(count)} contra el reloj, uno tras otro.`,
  startBegins: ({ race, count, toGo }) => `${race}: salida lanzada para ${riders(count)}, a ${squares(toGo)} de meta.`,
  turnBehindHome: ({ turn, count, toGo }) =>
    count === 1
      ? `Turno ${turn}: queda un corredor, a ${squares(toGo)} de meta.`
      : `Turno ${turn}: quedan ${riders(count)}, el primero a ${squares(toGo)} de meta.`,
  turnOn: ({ turn, toGo, sector }) => [
    `Turno ${turn}: la cabeza de carrera está en ${sector}, a ${squares(toGo)} de meta.`,
    `Turno ${turn}. A ${squares(toGo)} de meta, en ${sector}.`,
  ],
  turnPast: ({ turn, toGo, location }) => [
    `Turno ${turn}: la cabeza de carrera ha pasado ${location}, a ${squares(toGo)} de meta.`,
    `Turno ${turn}. A ${squares(toGo)} de meta, pasado ${location}.`,
  ],
  turnBegins: ({ turn, toGo }) => [
    `Turno ${turn}: la cabeza de carrera está a ${squares(toGo)} de meta.`,
    `Turno ${turn}. A ${squares(toGo)} de meta.`,
  ],

  placed: ({ rider, dice, to, lane }) => `${rider} saca ${sum(dice)} y sale de la fila ${to}, carril ${lane}.`,
  placedBestTwo: ({ rider, dice, to, lane }) =>
    `${rider} saca ${sum(dice)}, cuenta los dos mejores y sale de la fila ${to}, carril ${lane}.`,
  placedAgain: ({ rider, dice, was, now, to, lane }) =>
    `${rider} saca ${sum(dice)}, repite ${list(was.map((die) => `el ${die}`))}, saca ${list(now.map(String))} y sale de la fila ${to}, carril ${lane}.`,
  rowFull: (row) => `La fila ${row} está llena.`,

  weather: {
    wetStart: ['Llueve en la salida.', 'Salida pasada por agua.', 'Cielo gris y lluvia en la salida.'],
    dryStart: ['La carretera está seca en la salida.', 'Salida en seco.', 'No llueve en la salida.'],
    rainBegins: [
      'A mitad de carrera rompe a llover.',
      'Empieza a llover a mitad de carrera.',
      'Nubes negras a mitad de carrera: ya llueve.',
    ],
    rainGoesOn: ['Mitad de carrera, y sigue lloviendo.', 'A mitad de carrera la lluvia no da tregua.'],
    rainEnds: ['A mitad de carrera deja de llover.', 'Se abre el cielo a mitad de carrera: se acabó la lluvia.'],
    staysDry: ['Mitad de carrera, y sigue seco.', 'A mitad de carrera aguanta sin llover.'],
  },

  rode: ({ rider, dice, malus, to }) => [
    `${rider} saca ${sum(dice)}${less(malus)} y avanza hasta la ${to}.`,
    `${rider}: ${sum(dice)}${less(malus)}, hasta la ${to}.`,
  ],
  rodeBestTwo: ({ rider, dice, malus, to }) => [
    `${rider} saca ${sum(dice)}, cuenta los dos mejores${less(malus)} y avanza hasta la ${to}.`,
    `${rider}: los dos mejores de ${sum(dice)}${less(malus)}, hasta la ${to}.`,
  ],
  rodeBy: ({ rider, by, malus, to }) => [
    `${rider} avanza ${by}${less(malus)}, hasta la ${to}.`,
    `${rider}: ${by}${less(malus)}, hasta la ${to}.`,
  ],
  stoppedThere: 'Ahí le frena una fila llena.',
  sped: ({ role, rider, dice, equivalent, malus, to }) => [
    `Aquí viene ${rider}, ${roles[role].one}: ${sum(dice)} supera el ${equivalent} de la rueda. Hasta la ${to}${less(malus) && `, con ${malus} menos por la carretera`}.`,
    `${rider} no espera a la rueda: ${sum(dice)}${less(malus)}, más que su ${equivalent}, y se va hasta la ${to}.`,
    `Esta carretera le va a ${rider}, ${roles[role].one}: ${sum(dice)}${less(malus)}, más que el ${equivalent} de la rueda, hasta la ${to}.`,
  ],
  notFaster: ({ rider, dice, equivalent }) => [
    `${rider} intenta acelerar, pero ${sum(dice)} no supera el ${equivalent} de la rueda.`,
    `${rider} quiere más de lo que da la rueda: ${sum(dice)}, no basta.`,
  ],
  follows: ({ rider, wheel, to }) => [
    `${rider} sigue a ${wheel} hasta la ${to}.`,
    `${rider} coge la rueda de ${wheel}, hasta la ${to}.`,
    `${rider} se va con ${wheel}, hasta la ${to}.`,
  ],
  follow: ({ riders: who, wheel }) => [`${who} siguen a ${wheel}.`, `${who} aguantan la rueda de ${wheel}.`, `${who} se van con ${wheel}.`],
  countered: ({ rider, wheel, die, to }) => [
    `${rider} saca un ${die} y se va con ${wheel}, hasta la ${to}.`,
    `Un ${die}: ${rider} tiene respuesta y se engancha a ${wheel}, en la ${to}.`,
    `${rider} responde con un ${die} y está a rueda de ${wheel}, en la ${to}.`,
  ],
  notCountered: ({ rider, attacker, die }) => [
    `${rider} quiere irse con ${attacker}, pero saca un ${die}.`,
    `${rider} no tiene respuesta: un ${die}.`,
    `Un ${die} para ${rider}, que tiene que dejar ir el ataque.`,
  ],
  attacked: ({ rider, role, toGo, sector }) => [
    `¡${rider} ataca${on(sector)}, a ${squares(toGo)} de meta!`,
    `¡Ataque! Se va ${rider}, ${roles[role].one},${on(sector)}${sector === undefined ? '' : ','} a ${squares(toGo)} de meta.`,
    `¡Salta ${rider}${on(sector)} a ${squares(toGo)} de meta!`,
    `¡Y ahí se va ${rider}${on(sector)}! A ${squares(toGo)} de meta.`,
  ],
  escaped: ({ rider, die, to }) => [
    `${rider} saca un ${die}, esquiva y sigue hasta la ${to}.`,
    `Un ${die}: ${rider} evita la caída y avanza hasta la ${to}.`,
  ],
  events: {
    crash: (rider) => [`¡Caída! ${rider}, al suelo.`, `¡${rider} se va al suelo!`, `¡Se tocan las ruedas y ${rider} se cae!`],
    'flat-tyre': (rider) => [`Pinchazo de ${rider}.`, `${rider} levanta la mano: pinchazo.`, `${rider} ha pinchado.`],
    'steering-error': (rider, die) => [
      `${rider} se pasa en una curva y avanza solo ${die}.`,
      `Error de trazada: ${rider} avanza ${die}.`,
      `${rider} tiene que frenar en seco y avanza solo ${die}.`,
    ],
    nothing: (rider) => [
      `Un siete para ${rider}, pero no pasa nada.`,
      `${rider} saca un siete y se libra.`,
      `Un siete; todo va bien para ${rider}.`,
    ],
    surge: (rider) => [`${rider} mete una marcha más: el siete vale por un diez.`, `Arreón de ${rider}: el siete cuenta como un diez.`],
    attack: (rider) => [`${rider} convierte el siete en un doce.`, `De la nada, ${rider} hace del siete un doce.`],
  },
  stayed: {
    blocked: (rider) => [`${rider} se queda sin hueco tras una fila llena.`, `No hay paso para ${rider}: la carretera está llena.`],
    crash: (rider) => [`${rider} pierde el turno.`, `${rider} vuelve a la bici, pero ha perdido el turno.`],
    'taken-down': (rider, by, die) => [
      `${rider} saca un ${die} y se va al suelo con ${by}.`,
      `Un ${die}: ${rider} no puede evitar a ${by} y también se cae.`,
    ],
    'flat-tyre': (rider) => [`${rider} espera una rueda y pierde el turno.`, `${rider} pasa este turno en la cuneta.`],
  },

  clear: ({ ahead, behind, alone, sector }) => [
    `${ahead} ${alone ? 'se distancia' : 'se distancian'} de ${behind}${on(sector)}.`,
    `Se abre un hueco tras ${ahead}${on(sector)}, sin respuesta de ${behind}.`,
  ],
  dropped: ({ riders: who, alone, sector }) => [
    `${who} ${alone ? 'se descuelga' : 'se descuelgan'}${on(sector)}.`,
    `${who} ${alone ? 'no aguanta' : 'no aguantan'} las ruedas${on(sector)}.`,
  ],
  split: ({ ahead, behind, sector }) => [
    `El grupo se rompe${on(sector)}: ${ahead} delante, ${behind} detrás.`,
    `Corte${on(sector)}: ${riders(ahead)} delante, ${behind} detrás.`,
  ],
  riders,
  caught: ({ ahead, behind, alone, sector }) => [
    `${behind} ${alone ? 'enlaza' : 'enlazan'} con ${ahead}${on(sector)}.`,
    `${behind} ${alone ? 'cierra' : 'cierran'} el hueco con ${ahead}${on(sector)}.`,
    `Juntos de nuevo${on(sector)}: ${behind} ${alone ? 'ha' : 'han'} cazado a ${ahead}.`,
  ],
  gap: ({ riders: who, seconds }) => `${who} a ${time(seconds)}`,
  gapOfGroup: ({ kind, count, seconds }) => `${theGroup[kind]} (${count}) a ${time(seconds)}`,
  gaps: ({ head, gaps, more, home }) =>
    `${home ? 'Siguen en carrera' : 'En cabeza'}: ${head}; luego ${gaps.join(', ')}${more ? '; otros más atrás' : ''}.`,
  rowsInSeconds: (count, seconds) => `${rows(count)} = ${seconds} s`,
  together: (parts) => parts.join('; '),

  intermediateAlone: (name) => [`La meta volante de ${name}: pasa un corredor en solitario.`],
  intermediate: (name, count) => [
    `${riders(count)} esprintan en la meta volante de ${name}.`,
    `La meta volante de ${name}: la disputan ${riders(count)}.`,
  ],
  sprintToWin: (count) => [
    `¡${riders(count)} esprintan por la victoria!`,
    `Se lanza el esprint: ${riders(count)}, un solo ganador.`,
    `¡Ahí vienen: ${riders(count)} al esprint!`,
  ],
  sprintFor: (place, count) => [
    `${riders(count)} esprintan por el puesto ${place}.`,
    `El grupo siguiente: ${riders(count)} esprintan por el puesto ${place}.`,
  ],
  sprinted: ({ rider, dice, to }) => [`${rider} saca ${sum(dice)} y llega a la ${to}.`, `${rider}: ${sum(dice)}, hasta la ${to}.`],
  sprintedPast: ({ rider, dice, rows: passed, to }) => [
    `${rider} saca ${sum(dice)}, adelanta ${rows(passed)} y llega a la ${to}.`,
    `${rider}: ${sum(dice)}, adelanta ${rows(passed)}, hasta la ${to}.`,
  ],
  theSprinter: (rider) => `El velocista ${rider}`,
  firstOver: ({ rider, name, category, prizes }) => [
    `${rider} corona en cabeza ${name}, ${category}${won(prizes)}.`,
    `${rider} pasa primero por la cima de ${name}, ${category}${won(prizes)}.`,
  ],
  over: ({ rider, name, place, prizes }) => [
    `${ordinal(place)} en ${name}: ${rider}${won(prizes)}.`,
    `${rider} corona ${ordinal(place)} ${name}${won(prizes)}.`,
  ],
  wonIntermediate: ({ rider, name, prizes }) => [
    `${rider} gana la meta volante de ${name}${won(prizes)}.`,
    `La meta volante de ${name} es para ${rider}${won(prizes)}.`,
  ],
  placedIntermediate: ({ rider, name, place, prizes }) => [
    `${ordinal(place)} en ${name}: ${rider}${won(prizes)}.`,
    `${rider} pasa ${ordinal(place)} por ${name}${won(prizes)}.`,
  ],

  timed: ({ rider, dice }) => `${rider} saca ${sum(dice)}.`,
  timedAgain: ({ rider, dice, again }) =>
    `${rider} saca ${sum(dice)}, repite ${plural(again.length, 'dado', 'dados')} y saca ${sum(again)}.`,
  bestTime: (pips) => `${plural(pips, 'punto', 'puntos')}: el mejor tiempo hasta ahora.`,
  timeSoFar: ({ pips, place, seconds }) => `${plural(pips, 'punto', 'puntos')}: ${ordinal(place)} hasta ahora, a ${time(seconds)}.`,
  lowestAgain: (dice, pips) => `${sum(dice)}, repetidos los más bajos: ${pips}`,
  pips: (dice, pips) => `${sum(dice)} = ${pips}`,

  wins: ({ rider, role, prizes }) => [
    `¡Gana ${rider}${won(prizes)}!`,
    `¡Victoria de ${rider}, ${roles[role].one}${won(prizes)}!`,
    `¡${rider} se lleva la victoria${won(prizes)}!`,
  ],
  sharesTheWin: ({ rider, prizes }) => [`¡${rider} comparte la victoria${won(prizes)}!`],
  sameTime: ({ rider, place, prizes }) => [
    `${ordinal(place)}: ${rider}, mismo tiempo${won(prizes)}.`,
    `${rider} es ${ordinal(place)}, con el mismo tiempo${won(prizes)}.`,
    `${rider} entra en el puesto ${place}, con el mismo tiempo${won(prizes)}.`,
  ],
  finished: ({ rider, place, seconds, prizes }) => [
    `${ordinal(place)}: ${rider}, a ${time(seconds)}${won(prizes)}.`,
    `${rider} es ${ordinal(place)}, a ${time(seconds)}${won(prizes)}.`,
    `${rider} entra en el puesto ${place}, a ${time(seconds)}${won(prizes)}.`,
  ],
  ended: ['Han llegado todos.', 'Ha llegado el último: la carrera ha terminado.'],

  notes: { atLeastOne: 'al menos 1', rain: 'lluvia', cobbles: 'adoquines', worth: (thrown) => `vale ${thrown}` },

  fields: { squares: 'casillas que faltan' },
  atLine: (line, what) => `Línea ${line}: ${what}`,
  atField: (line, field, what) => `Línea ${line}, ${field}: ${what}`,

  refusals,
  screens,
  sheets,
  outs: { 'did-not-start': 'no tomó la salida' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Gran vuelta', hint: 'un prólogo, y luego algo para todos' },
      flat: { label: 'Para velocistas', hint: 'etapas llanas, con alguna cota' },
      classics: { label: 'Cotas y adoquines', hint: 'para jefes de filas' },
      mountains: { label: 'Montaña', hint: 'puertos y finales en alto, para escaladores' },
      'ready-made': { label: 'Recorridos del juego', hint: 'los que trae el juego' },
    },
    classifications: { general: 'Clasificación general', points: 'Puntos', mountain: 'Rey de la montaña' },
    jerseys: {
      yellow: 'el maillot amarillo de la general',
      green: 'el maillot verde de los puntos',
      'polka-dot': 'el maillot de lunares del rey de la montaña',
    },
    primes: {
      sprint: 'meta volante',
      HC: 'cima de categoría especial',
      C1: 'cima de primera',
      C2: 'cima de segunda',
      C3: 'cima de tercera',
    },
    days: { prologue: 'prólogo', flat: 'etapa llana o quebrada', mountain: 'etapa de montaña' },
    arrival: { seconds: { label: 'Segundos', hint: 'perdidos con el ganador' } },
    outs: { abandoned: 'abandono', 'did-not-start': 'no tomó la salida' },
  },
};
