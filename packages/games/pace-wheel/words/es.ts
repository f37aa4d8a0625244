import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { form, list, ordinal, plural, ridersNamed } from '@gruppetto/words/grammar/es';
import type { Pace, Points, Reason, Skill, Terrain } from '../rules/types.ts';
import type { Sentences } from './en.ts';

const skills: Readonly<Record<Skill, string>> = { sprint: 'esprint', stamina: 'resistencia', climbing: 'montaña' };
const skillIn = ({ skill }: Details): string => skills[skill as Skill];
const paces: Readonly<Record<Pace, string>> = { slow: 'lento', steady: 'constante', fast: 'rápido' };
const paceOf = (pace: Details[string]): string => paces[pace as Pace];

const points = (skill: Skill) => (amount: number) => plural(amount, `punto de ${skills[skill]}`, `puntos de ${skills[skill]}`);
const squaresOf = (count: number): string => plural(count, 'casilla', 'casillas');
const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;
const profile = ({ sprint, stamina, climbing }: Points): string => `esprint ${sprint}, resistencia ${stamina}, montaña ${climbing}`;
const where: Readonly<Record<Terrain, string>> = { uphill: 'subiendo', flat: 'en llano', downhill: 'bajando' };

const rider = (details: Details, names: Names): string => names.rider(Number(details.rider));

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'wrong-run': ({ run, from }) =>
    `«${run}», en el carácter ${from}, no es una serie de casillas. Escribe una letra (u, f o d; mayúscula para avituallamientos) y un número, como f20.`,
  'wrong-course-length': ({ squares, min, max }) => `Un recorrido tiene de ${min} a ${max} casillas, no ${squares}.`,
  'wrong-profile': ({ sum, need }) => `Un corredor recibe ${need} puntos en total, no ${sum}.`,
  'profiles-not-given': () => 'Solo se pueden conservar puntos si los perfiles están fijados, no si se reparten en la mesa.',
  'never-gained': ({ gained, max }) =>
    `Este corredor tiene ${plural(Number(gained), 'punto', 'puntos')} más que al empezar; los avituallamientos pueden haberle dado ${max} como mucho.`,
  'above-profile': ({ value, max }) =>
    `A este corredor se le dieron ${max} de esta habilidad para toda la carrera, así que no puede tener ${value}.`,
  'below-left': ({ value, min }) => `A este corredor le quedan ${min} de esta habilidad, así que no puede empezar con ${value}.`,
  'recovers-too-much': ({ value, max }) => `Un corredor recupera ${max} puntos entre dos etapas, no ${value}.`,
  'winner-not-at-0': (details, names) => `${rider(details, names)} ganó, así que llegó 0 turnos después del ganador.`,
  'home-too-early': (details, names) =>
    `${rider(details, names)} está clasificado detrás de un corredor que llegó ${plural(Number(details.turns), 'turno', 'turnos')} después del ganador.`,
  'not-in-first-square': (details, names) => `${rider(details, names)} no puede escaparse: no está en la primera casilla de su grupo.`,
  'no-point-to-attack': (details, names) => `${rider(details, names)} no puede escaparse: no le quedan puntos de ${skillIn(details)}.`,
  'one-breakaway-a-turn': () => 'Ya has tenido tu ocasión de escaparte en este turno.',
  'left-behind': (details, names) => `${rider(details, names)} se ha quedado atrás y no se puede mover dentro del grupo.`,
  'more-than-one-step': ({ from, to }) => `El ritmo cambia un escalón por turno: de ${paceOf(from)} a ${paceOf(to)} es demasiado.`,
  'nobody-can-pay': () => 'Nadie en la primera casilla podría pagar un ritmo rápido.',
  'no-point-to-accelerate': ({ to }) =>
    `Ninguno de tus corredores de la primera casilla tiene un punto que quemar para un ritmo ${paceOf(to)}.`,
  'skill-full': (details, names) => `${rider(details, names)} ya tiene diez puntos de ${skillIn(details)}.`,
  'rider-twice': (details, names) => `${rider(details, names)} está en dos sitios.`,
  'road-out-of-order': () => 'Indica los corredores de la carretera del primero al último.',
  'square-too-full': ({ square }) => `En la casilla ${square} hay más de cuatro corredores.`,
  'riders-missing': ({ missing }) =>
    `${form(Number(missing), 'Falta', 'Faltan')} ${plural(Number(missing), 'corredor', 'corredores')} en esta carrera.`,
  'asked-out-of-turn': () => 'Los puntos se reparten por turnos, corredor a corredor.',
  'placed-out-of-turn': (details, names) => `${rider(details, names)} se ha colocado fuera de turno.`,
  'not-on-the-road': (details, names) => `${rider(details, names)} no está en la carretera.`,
  'not-past-it': (details, names) => `${rider(details, names)} aún no puede haber pasado esta cima: nadie ha llegado tan lejos.`,
  'not-left-behind': (details, names) => `A ${rider(details, names)} no le puede retener ahora una avería.`,
  'no-such-group': () => 'No existe ese grupo.',
  'nothing-to-ask': () => 'Aquí nadie tiene nada que decidir.',
  'not-over': () => 'La carrera aún no ha terminado.',
};

const groupList = (groups: readonly { readonly riders: string; readonly square: number }[]): string =>
  groups.map(({ riders, square }) => `${riders} en la ${square}`).join('; ');

const screens: Sentences['screens'] = {
  courses: {
    'river-road': 'La carretera del río',
    'vineyard-hills': 'Colinas de viñedos',
    'salt-flats': 'Las salinas',
    'goat-pass': 'El puerto de las Cabras',
    'old-quarry': 'Hasta la vieja cantera',
    'cloud-road': 'La carretera de las nubes',
    'lighthouse-coast': 'La costa de los faros',
    'long-descent': 'La larga bajada',
    'two-sisters': 'Las dos hermanas',
    'mill-circuit': 'Cuatro vueltas al molino',
  },
  ownCourse: 'Tu propio recorrido',
  kinds: { flat: 'Llano', hilly: 'Quebrado', mountains: 'Montaña' },
  brush: 'Qué pintas al tocar',
  brushes: { uphill: 'Subida', flat: 'Llano', downhill: 'Bajada', feed: 'Avituall.' },
  typeOrMake: 'Escríbelo, o deja que el programa lo haga',
  kindOfCourse: 'Tipo de recorrido',
  seed: 'Semilla',
  makeCourse: 'Generar un recorrido',
  squares: squaresOf,
  longer: '5 más',
  shorter: '5 menos',

  profiles: { sprinter: 'Velocista', rouleur: 'Rodador', climber: 'Escalador', 'all-rounder': 'Todoterreno' },
  ownProfile: 'A medida',
  kindOf: (named) => `Tipo de ${named}`,
  skills: { sprint: 'esprint', stamina: 'resistencia', climbing: 'montaña' },
  skillOf: ({ skill, rider: named }) => `${skills[skill]} de ${named}`,
  skillTyped: ({ skill, rider: named }) => `${skills[skill]} de ${named}, a mano`,

  givePoints: 'Repartir estos puntos',
  allGiven: (of) => `los ${of} repartidos`,
  stillToGive: ({ left, of }) => `${left} de ${of} por repartir`,
  tooMany: (count) => `sobran ${count}`,

  pointsLeft: 'Puntos restantes y quemados',
  racer: 'corredor',
  leftOf: ({ left, of }) => `quedan ${left} de ${of}`,

  turnOf: (seat) => `Turno de ${seat}`,
  steps: { move: 'Avance', break: 'Escapada', shuffle: 'Recolocar', burn: 'Quemar', pace: 'Ritmo' },

  wheel: 'La rueda de ritmo',
  paces: { slow: 'lento', steady: 'constante', fast: 'rápido' },
  group: (number) => `Grupo ${number}`,
  paceAt: ({ pace, square }) => `${paces[pace]}, casilla ${square}`,
  wheelShows: ({ group, pace, terrain, squares, need, more }) =>
    `${group}: ritmo ${paces[pace]} ${where[terrain]}, ${squaresOf(squares)} por turno. Una escapada necesita ${need}; una respuesta, ${more} más que el atacante.`,
};

/** What Pace Wheel says in Spanish. */
export const es: Sentences = {
  square: { one: 'casilla', many: 'casillas', gender: 'f' },
  start: 'Salida',
  turn: (turn) => `Turno ${turn}`,
  options: {
    teams: { label: 'Equipos', hint: 'tres corredores cada uno; doce corredores hacen la mejor carrera' },
    course: {
      label: 'Recorrido',
      hint: 'series de casillas: f llano, u subida, d bajada, mayúsculas para avituallamientos, como f20 u8 d6 F2 f90',
    },
    profiles: {
      label: 'Perfiles',
      hint: '15 puntos por corredor: esprint, resistencia y montaña, hasta 10 en cada uno',
      values: { 'at-the-table': 'Los jugadores reparten los puntos', given: 'Fijarlos aquí' },
    },
    given: { label: 'Puntos', hint: 'de cada corredor; un velocista, un rodador y un escalador si no los cambias' },
    carried: { label: 'Puntos restantes', hint: 'lo que le queda a cada corredor de la etapa anterior' },
    dice: { label: 'Dados', values: { 'one-twelve-sided': 'Un dado de doce caras', 'two-six-sided': 'Dos dados de seis caras' } },
    feed: { label: 'Avituallamientos', hint: 'quien acaba un turno en ellos gana dos puntos' },
    incidents: { label: 'Averías', hint: 'quien saca un 1 se pierde el próximo avance' },
    accelerating: {
      label: 'Acelerar',
      hint: 'subir un escalón el ritmo de un grupo',
      values: { 'costs-a-point': 'Cuesta un punto', free: 'Es gratis' },
    },
    groupSprint: {
      label: 'Esprint de grupo',
      hint: 'cuando corredores de un grupo cruzan juntos la meta',
      values: { 'by-points': 'Gana quien tiene más puntos de esprint', 'by-square': 'Gana quien llega más lejos tras la meta' },
    },
    race: {
      label: 'Carrera',
      values: { 'one-day': 'Un día: acaba con el turno del ganador', stage: 'Etapa: llegan todos, cuentan las subidas' },
    },
  },
  groups: { breakaway: 'Fuga', peloton: 'Pelotón', gruppetto: 'Gruppetto', dropped: 'Descolgado' },
  // The chance to fail is part of what a choice says of itself.
  risks: { fails: '', 'fails-with-a-point': '', incident: 'avería', countered: 'un rival responde' },
  things: { sprint: points('sprint'), stamina: points('stamina'), climbing: points('climbing') },

  askPoints: ({ seat, rider: named }) => `${seat}: reparte 15 puntos a ${named}`,
  askPlace: (seat) => `${seat}: coloca un corredor en la salida`,
  askRide: (seat) => `Turno de ${seat}: los grupos avanzan`,
  askChase: (named) => `${named} se ha quedado atrás: ¿quema resistencia para volver?`,
  askBreakaway: (seat) => `${seat}: ¿se escapa alguien?`,
  askSpend: (named) => `${named} ha tirado: ¿quema más puntos?`,
  askCounter: (named) => `${named}: ¿responde a la escapada?`,
  askAdd: (named) => `A ${named} le falta uno: ¿quema un punto?`,
  askShuffle: (seat) => `${seat}: ¿mueves a alguien dentro del grupo?`,
  askPush: (seat) => `${seat}: ¿quién hace sitio?`,
  askBurn: (named) => `${named} va rápido: ¿qué punto quema?`,
  askPace: ({ seat, rider: named }) => `${seat}: ¿qué ritmo para el grupo de ${named}?`,
  askFeed: (named) => `${named} se avitualla: ¿qué habilidad?`,

  profile,
  usualThree: 'Los tres habituales',
  usualThreeAre: 'un velocista, un rodador y un escalador',
  placeInRow: ({ rider: named, row }) => `Colocar a ${named} en la fila ${row} de la salida`,
  ride: 'Avanzar',
  rideHow: 'cada grupo a su ritmo',
  chaseNot: 'No quemar nada',
  chase: (squares) => `Quemar ${points('stamina')(squares)} por ${squaresOf(squares)}`,
  breakAway: (named) => `${named} se escapa`,
  stay: 'Nadie se escapa',
  odds: ({ to, further, chance }) =>
    further === undefined ? `a la ${to}: ${percent(chance)}` : `a la ${to} o la ${further}: ${percent(chance)}`,
  oddsWithPoint: (chance) => `${percent(chance)} con un punto más`,
  spendNothing: 'No quemar nada más',
  spendToAdd: 'Un punto para sumar 1',
  spendToGoFurther: 'Un punto por una casilla más',
  spendBoth: 'Dos puntos: sumar 1 y una casilla más',
  fails: 'el intento falla',
  to: (to) => `a la ${to}`,
  counter: 'Responder',
  letGo: 'Dejarlo ir',
  addNothing: 'Guardar el punto',
  add: 'Quemar un punto',
  shuffleTo: ({ rider: named, to }) => `${named} a la ${to}`,
  makesRoom: 'alguien tiene que hacer sitio',
  keep: 'No mover a nadie',
  pushBack: (named) => `${named} retrocede una casilla`,
  burn: (skill) => `Quemar ${skills[skill]}`,
  paces: { slow: 'Lento', steady: 'Constante', fast: 'Rápido' },
  accelerates: ({ rider: named, skill }) => `${named} quema ${points(skill)(1)}`,
  payNextTurn: (names) => `el próximo turno cuesta un punto a ${list(names)}`,
  together: (parts) => parts.join('; '),
  feed: (skill) => `Sumar a ${skills[skill]}`,
  feedGives: (amount) => `${amount} más`,

  began: (seat) => `Turno de ${seat}.`,
  profiled: ({ rider: named, points: given }) => `${named} recibe ${profile(given)}.`,
  placed: ({ rider: named, row }) => `${named} se coloca en la fila ${row} de la salida.`,
  threwToBegin: ({ seat, dice }) => `${seat} saca ${dice.join(' + ')} para ver quién empieza.`,
  threw: ({ rider: named, dice, need }) => `${named} saca ${dice.join(' + ')} y necesita ${need}.`,
  riders: ridersNamed,
  rode: ({ riders, size, pace, terrain, squares, to }) =>
    `${riders} ${form(size, 'rueda', 'ruedan')} a ritmo ${paces[pace]} ${where[terrain]}: ${squaresOf(squares)}${to === undefined ? '' : `, hasta la ${to}`}.`,
  blocked: ({ rider: named, to, aimed }) => `${named} solo llega a la ${to}: una casilla llena cierra el paso a la ${aimed}.`,
  fullAt: (aimed) => `Una casilla llena cierra el paso a la ${aimed}.`,
  atTheRoadside: (named) => `${named} se para por la avería mientras el grupo sigue.`,
  noRoom: (named) => `${named} no tiene sitio por delante y se queda.`,
  brokeAway: ({ rider: named, dice, to }) => `${named} saca ${dice.join(' + ')} y se escapa hasta la ${to}.`,
  brokeAwayWithPoint: ({ rider: named, result, to }) => `${named} quema un punto para llegar a ${result} y se escapa hasta la ${to}.`,
  brokeAwayWithout: ({ rider: named, result, to }) => `${named} se escapa hasta la ${to} con ${result}.`,
  followed: ({ rider: named, dice, to }) => `${named} saca ${dice.join(' + ')} y responde hasta la ${to}.`,
  followedWithPoint: ({ rider: named, result, to }) => `${named} quema un punto para llegar a ${result} y responde hasta la ${to}.`,
  failed: ({ rider: named, dice, need }) => `${named} saca ${dice.join(' + ')}, pero necesita ${need}: el intento falla.`,
  failedWith: ({ rider: named, result, need }) => `${named} se queda en ${result}, pero necesita ${need}: el intento falla.`,
  punctured: (named) => `${named} saca un 1: avería. El intento falla, y se pierde el próximo avance.`,
  movedUp: ({ rider: named, to }) => `${named} se adelanta a la ${to}.`,
  movedBack: ({ rider: named, to }) => `${named} se retrasa a la ${to}.`,
  madeRoom: ({ rider: named, to }) => `${named} hace sitio y retrocede a la ${to}.`,
  dropped: ({ rider: named, to }) => `${named} no puede pagar el ritmo rápido y se descuelga hasta la ${to}.`,
  chased: ({ rider: named, to, squares }) => `${named} quema ${points('stamina')(squares)} y llega a la ${to}.`,
  burnt: (all) =>
    `El ritmo rápido cuesta un punto${form(all.length, '', ' a cada uno')}: ${all.map(({ rider: named, skill }) => `${named} (${skills[skill]})`).join(', ')}.`,
  fed: ({ rider: named, amount, skill }) => `${named} se avitualla: ${amount} más de ${skills[skill]}.`,
  easedOff: ({ riders, size }) => `Delante nadie puede pagar un ritmo rápido: ${riders} ${form(size, 'baja', 'bajan')} a ritmo constante.`,
  paced: ({ seat, riders, pace }) => `${seat} marca el ritmo de ${riders}: ${paces[pace]}.`,
  accelerated: ({ seat, riders, pace, rider: named, skill }) =>
    `${seat} marca el ritmo de ${riders}: ${paces[pace]}, por ${points(skill)(1)} de ${named}.`,
  joined: (groups) => `Se juntan grupos: ${groupList(groups)}.`,
  parted: (groups) => `Se rompe un grupo: ${groupList(groups)}.`,
  regrouped: (groups) => `Cambian los grupos: ${groupList(groups)}.`,
  overTheTop: ({ rider: named, top, place, gets }) =>
    `${named} corona ${ordinal(place)} la cima de la ${top}${gets > 0 ? `: ${plural(gets, 'punto', 'puntos')}` : ''}.`,
  won: ({ rider: named, sprint }) => `Gana ${named}, con ${points('sprint')(sprint)} sin quemar.`,
  finished: ({ rider: named, place, sprint }) => `${named} llega ${ordinal(place)}, con ${points('sprint')(sprint)} sin quemar.`,
  ended: 'La carrera ha terminado.',

  refusals,
  screens,
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Gran vuelta', hint: 'llano, cotas y montaña por turnos' },
      flat: { label: 'Llana', hint: 'para velocistas' },
      hilly: { label: 'Cotas', hint: 'subidas cortas por todas partes' },
      mountains: { label: 'Montaña', hint: 'para escaladores' },
      'ready-made': { label: 'Recorridos con nombre', hint: 'los diez que trae el juego' },
    },
    classifications: { general: 'Clasificación general', climbers: 'Montaña' },
    jerseys: { yellow: 'el maillot amarillo de la general', 'polka-dot': 'el maillot de lunares de la montaña' },
    primes: { top: 'cima' },
    firstPast: (who, count) => `${who} coronó en cabeza ${plural(count, 'cima', 'cimas')}.`,
    days: { stage: 'etapa' },
    arrival: {
      turns: { label: 'Turnos', hint: 'después del turno del ganador; 0 si es el mismo' },
      group: { label: 'Grupo', hint: 'el mismo número para quienes iban en un grupo cuando llegó su primer corredor' },
    },
    prepare: {
      points: { label: 'Puntos en la salida', hint: 'hasta seis más de los que quedan, sin pasar de los del principio de la carrera' },
    },
  },
  sheets: {
    course: 'Recorrido',
    wheel: 'Rueda de ritmo',
    teams: 'Hojas de equipo',
    markers: { start: 'SALIDA', summit: 'CIMA', finish: 'META' },
    letters: { uphill: 'S', flat: 'L', downhill: 'B' },
    feed: 'R',
    sections: { climb: 'subida (S)', flat: 'llano (L)', descent: 'bajada (B)' },
    terrains: { uphill: 'subida', flat: 'llano', downhill: 'bajada' },
    needs: ({ more, need }) => `+${more} = ${need}`,
    more: (amount) => `+${amount}`,
    wheelHints: [
      'Recorta la rueda y las fichas; cada grupo tiene una ficha en el anillo exterior, en su ritmo y terreno.',
      'Anillo exterior: casillas por turno. Anillo central: lo que necesita de más una escapada y, por tanto, este resultado.',
      'Anillo interior: lo que necesita una respuesta por encima del atacante.',
      'El ritmo rápido cuesta un punto a cada corredor de la primera casilla: resistencia; subiendo también montaña, bajando también esprint.',
    ],
    team: (number) => `Equipo ${number}`,
    racer: (number) => `Corredor ${number}`,
    skills: { sprint: 'Esprint', stamina: 'Resistencia', climbing: 'Montaña' },
    crossOut: 'Una casilla de línea continua es un punto: táchala al quemarlo. Una de línea discontinua aún se puede llenar.',
    giveOut: (amount) => `Rodea ${amount} casillas para cada corredor; tacha un punto al quemarlo.`,
  },
};
