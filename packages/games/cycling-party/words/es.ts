import { type Details, type Names, plural, type RefusalWords, sayValue } from '@gruppetto/words';
import type { Role } from '../rules/roles.ts';
import type { StageId } from '../rules/stages.ts';
import type { Category, PrimeKind, Reason, Risk, StageType } from '../rules/types.ts';
import type { screenWords as english, Sentences } from './en.ts';

const bottles = (amount: number): string => plural(amount, 'bidón', 'bidones');
const squares = (amount: number): string => plural(amount, 'casilla', 'casillas');
const points = (amount: number): string => plural(amount, 'punto', 'puntos');
const doubles = (amount: number): string => plural(amount, 'tirada doble', 'tiradas dobles');
const sum = (dice: readonly number[]): string => dice.join(' + ');

const categories: Readonly<Record<Category, string>> = {
  hill: 'cota',
  third: 'tercera categoría',
  second: 'segunda categoría',
  first: 'primera categoría',
  hors: 'categoría especial',
};

const types: Readonly<Record<StageType, string>> = {
  flat: 'llana',
  low: 'baja montaña',
  medium: 'media montaña',
  high: 'alta montaña',
};

/** "Una etapa llana", "una etapa de alta montaña". */
const stageOf: Readonly<Record<StageType, string>> = {
  flat: 'etapa llana',
  low: 'etapa de baja montaña',
  medium: 'etapa de media montaña',
  high: 'etapa de alta montaña',
};

const stages: Readonly<Record<StageId, string>> = {
  'canal-run': 'Por el canal',
  'wind-farms': 'Entre molinos de viento',
  'coast-road': 'La carretera de la costa',
  'vineyard-loop': 'La vuelta de los viñedos',
  'two-valleys': 'Dos valles',
  'border-hills': 'Las cotas de la frontera',
  'old-toll-road': 'El viejo camino real',
  'forest-climbs': 'Los puertos del bosque',
  'monastery-hill': 'Hasta el monasterio',
  'glacier-road': 'La carretera del glaciar',
  'queen-stage': 'La etapa reina',
  'eagle-summit': 'El alto del Águila',
};

const primes: Readonly<Record<PrimeKind, string>> = {
  hors: 'puerto de categoría especial',
  first: 'puerto de primera',
  second: 'puerto de segunda',
  third: 'puerto de tercera',
  sprint: 'meta volante',
};

const roles: Readonly<Record<Role, string>> = {
  leader: 'jefe de filas',
  climber: 'escalador',
  sprinter: 'velocista',
  rouleur: 'rodador',
  'flat-domestique': 'gregario de llano',
  'mountain-domestique': 'gregario de montaña',
  'lanterne-rouge': 'farolillo rojo',
};

const things = {
  bottle: bottles,
  sprint: (amount: number) => plural(amount, 'esprint', 'esprints'),
  attack: (amount: number) => plural(amount, 'ataque', 'ataques'),
  'double-throw': doubles,
  'mountain-attack': (amount: number) => plural(amount, 'ataque de montaña', 'ataques de montaña'),
};

const risks: Readonly<Record<Risk, string>> = {
  'sets-pace': 'más rápido',
  escape: 'escapada',
  puncture: 'pinchazo',
  fall: 'caída',
  'broken-chain': 'cadena rota',
  crash: 'caída y abandono',
  'past-sprint': 'pasa la meta volante',
  'past-pass': 'corona el puerto',
};

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));
const categoryIn = ({ category }: Details): string => categories[category as Category];
const typeIn = ({ type }: Details): string => stageOf[type as StageType];

const refusals: Readonly<Record<Reason, RefusalWords>> = {
  'stage-length': ({ length, min, max }) => `Una etapa tiene de ${min} a ${max} km, no ${length}.`,
  'pass-too-early': ({ from }) => `Un puerto empieza en el km 1 o después, no en el ${from}.`,
  'pass-too-long': ({ from, to, length }) => `Este puerto va del ${from} al ${to}, pero la etapa acaba en el ${length}.`,
  'passes-overlap': ({ from, to, other }) => `Este puerto, del ${from} al ${to}, se solapa con el puerto ${other}.`,
  'pass-length-missing': () => 'Dale al puerto una longitud, o una categoría que la fije.',
  'category-missing': () => 'En la versión senior cada puerto tiene una categoría.',
  'length-by-category': () => 'La longitud de un puerto la fija su categoría: no la pongas.',
  'number-of-passes': ({ count, min, max }) => `Una etapa senior tiene ${min} o ${max} puertos, no ${count}.`,
  'pass-too-hard': (details) => `Un puerto así (${categoryIn(details)}) es demasiado duro para una ${typeIn(details)}.`,
  'pass-missing': (details) => `Una ${typeIn(details)} necesita un puerto de este tipo: ${categoryIn(details)}.`,
  'number-of-sprints': (details) =>
    `Una ${typeIn(details)} tiene ${plural(Number(details.need), 'meta volante', 'metas volantes')}, no ${details.count}.`,
  'sprint-off-the-road': ({ square, last }) => `Una meta volante está entre el km 1 y el ${last}, no en el ${square}.`,
  'sprint-on-a-pass': ({ square, pass }) => `Las metas volantes están en llano; el km ${square} es del puerto ${pass}.`,
  'sprints-on-one-square': ({ square }) => `Ya hay una meta volante en el km ${square}.`,
  'master-only': () => 'Las etapas anteriores a esta son de la versión master.',
  'no-such-rider': ({ rider }) => `Aquí no hay corredor ${rider}, o está dos veces en la lista.`,
  'nobody-starts': () => 'Alguien tiene que salir.',
  'wrong-absent': (details, names) => `${riderIn(details, names)} no está en la salida; la posición tiene que decirlo.`,
  'no-withdrawals': () => 'En la versión master llegan todos los corredores.',
  'no-mountain-attacks': () => 'Al equipo no le quedan ataques de montaña.',
  'not-on-hors': (details, names) => `${riderIn(details, names)} no está en un puerto de categoría especial.`,
  'sprint-too-late': (details, names) =>
    `Demasiado tarde para este esprint: ${riderIn(details, names)} ha pasado el km ${details.last}, a ${details.ends} km de meta.`,
  'first-after-a-minute': (details, names) => `${riderIn(details, names)} llegó primero, así que su minuto es 0.`,
  'home-in-an-earlier-turn': (details, names) => `${riderIn(details, names)} tiene un minuto anterior al de quien va delante.`,
  'home-further-than-ahead': (details, names) => `${riderIn(details, names)} está más allá de la meta que quien va delante.`,
  'home-with-a-higher-die': (details, names) =>
    `${riderIn(details, names)} está en la misma casilla que quien va delante y sacó un dado más alto.`,
  'front-behind-rider': (details, names) => `La cabeza del pelotón no puede ir por detrás de ${riderIn(details, names)}.`,
  'stage-named-too': ({ stage }) => `La etapa es «${stage}»: quita tu propia etapa, o elige «own».`,
  'last-rider': (details, names) => `${riderIn(details, names)} es el último del equipo y no se puede retirar.`,
  'all-throw-at-start': () => 'En la salida tiran todos los corredores de un equipo, uno tras otro.',
  'bottle-beyond-line': (details, names) => `${riderIn(details, names)} ha llegado: no más bidones.`,
  'bottle-after-fall': (details, names) => `A ${riderIn(details, names)} le retuvo una caída: sin bidón en este turno.`,
  'bottle-broken-chain': (details, names) => `${riderIn(details, names)} tiene la cadena rota: sin bidón antes de su tirada.`,
  'bottle-not-now': (details, names) =>
    `${riderIn(details, names)} puede recibir un bidón antes de que se mueva su grupo, o al final del turno.`,
  'bottle-gains-nothing': (details, names) =>
    `Un bidón para ${riderIn(details, names)} no cambiaría ahora nada: ni grupo, ni puesto, ni punto.`,
  'rider-has-drunk': (details, names) => `${riderIn(details, names)} puede recibir ${bottles(Number(details.max))} por turno como mucho.`,
  'team-has-given': ({ max }) => `Un equipo puede dar ${bottles(Number(max))} por turno como mucho.`,
  'too-few-bottles': (details, names) =>
    `${riderIn(details, names)} necesita ${bottles(Number(details.price))} para avanzar una casilla, y puedes dar ${details.owned}.`,
  'has-thrown': (details, names) => `${riderIn(details, names)} ya ha tirado.`,
  'lost-move': (details, names) => `${riderIn(details, names)} perdió su movimiento en una caída.`,
  'not-in-group': (details, names) => `${riderIn(details, names)} no está en el grupo que se mueve ahora.`,
  'no-sprints': (details, names) => `A ${riderIn(details, names)} no le quedan esprints.`,
  'sprint-on-mountain': (details, names) => `${riderIn(details, names)} no puede esprintar en un puerto.`,
  'attack-used': () => 'El equipo ya ha usado su ataque.',
  'attack-on-mountain': (details, names) => `${riderIn(details, names)} no puede atacar en un puerto.`,
  'attack-too-late': (details, names) =>
    `Demasiado tarde para un ataque: ${riderIn(details, names)} ha pasado el km ${details.last}, a 50 km de meta.`,
  'nobody-behind': (details, names) => `${riderIn(details, names)} no puede descolgarse: no tiene compañeros por detrás.`,
  'senior-only': () => 'Para eso hace falta la versión senior.',
  'rider-twice': (details, names) => `${riderIn(details, names)} está dos veces en la lista.`,
  'road-out-of-order': () => 'Indica los corredores de la carretera del primero al último.',
  'home-out-of-order': () => 'Indica a los que han llegado por orden de puesto.',
  'riders-missing': ({ missing }) => `A esta carrera le falta gente: ${plural(Number(missing), 'corredor', 'corredores')}.`,
  'not-on-the-road': (details, names) => `${riderIn(details, names)} no está en la carretera.`,
  'not-past-it': (details, names) => `${riderIn(details, names)} tiene ahí puntos, pero aún no puede haber pasado.`,
  'points-missing': (details, names) => `${riderIn(details, names)} ha pasado y falta aquí.`,
  'nobody-has-moved': (details, names) =>
    `Entre dos turnos ${riderIn(details, names)} no puede haberse movido ni estar más allá de la meta.`,
  'wrong-chains': () => 'Los corredores con la cadena rota no coinciden.',
  'wrong-starters': () => 'Se sale asiento por asiento.',
  'wrong-group': () => 'Este no es el grupo que se mueve ahora.',
  'wrong-throws': () => 'Estas tiradas no encajan con el grupo.',
  'not-their-rider': (details, names) => `${riderIn(details, names)} no es corredor de ${names.seat(Number(details.seat))}.`,
  'turn-not-over': () => 'El turno no ha acabado: a alguien le falta moverse.',
  'nothing-to-ask': () => 'Aquí nadie tiene nada que decidir.',
  'not-over': () => 'La carrera aún no ha terminado.',
};

/** What Cycling Party says in Spanish. */
export const es: Sentences = {
  square: 'km',
  start: 'Salida',
  turn: (turn) => `Turno ${turn}`,
  options: {
    version: {
      label: 'Versión',
      values: {
        junior: 'Junior: un esprint, cinco bidones',
        senior: 'Senior: funciones, ataques, caídas y descensos',
        master: 'Master: tiempos, puntos, ataques de montaña',
      },
    },
    teams: { label: 'Equipos' },
    riders: { label: 'Corredores por equipo', hint: 'cinco, o seis con un farolillo rojo' },
    stage: { label: 'Etapa', values: { ...stages, own: 'Tu propia etapa' } },
    own: { label: 'Tu propia etapa', hint: 'longitud, tipo, puertos y metas volantes' },
    before: { label: 'Etapas anteriores', hint: 'quién ha dejado la vuelta, ataques de montaña, maillots' },
  },
  groups: {
    none: 'Nadie',
    peloton: 'Pelotón',
    paceline: 'Grupo de relevos',
    breakaway: 'Escapado',
    mountain: 'En el puerto',
    alone: 'En solitario',
  },
  markers: { sprint: 'meta volante' },
  things,
  risks,
  stages,
  types,
  categories,
  roles,
  primes,

  throwsForStart: (seat) => `${seat} tira para la salida`,
  rideOnNow: (seat) => `${seat}: ¿pasamos al turno siguiente?`,
  whoLeaves: (seat) => `${seat}: ¿qué corredor deja la carrera?`,
  anythingSpecial: (seat) => `${seat}: ¿algo especial antes de que se mueva este grupo?`,
  bottleAtEnd: (seat) => `${seat}: ¿das un bidón antes de que acabe el turno?`,
  whoDrinks: (seat) => `${seat}: ¿para quién es el bidón?`,
  howToSprint: (seat) => `${seat}: ¿con qué dados esprintas?`,
  whoAttacks: (seat) => `${seat}: ¿quién ataca?`,
  whoFallsBack: (seat) => `${seat}: ¿quién se descuelga?`,
  howFar: (rider) => `${rider} se descuelga: ¿cuánto avanza?`,
  throwOrAgree: ({ seat, pace }) => `${seat}: el ritmo es ${pace}. ¿Tiras o aceptas?`,
  whoThrowsFirst: (seat) => `${seat}: ¿quién tira primero?`,
  chainMended: (rider) => `Cadena arreglada: le toca tirar a ${rider}`,
  escapeOrPace: (rider) => `${rider}: ¿se escapa o marca el ritmo?`,
  linkOver: (rider) => `${rider}: ¿enlaza con una diferencia de cuatro?`,
  doubleThrow: (rider) => `${rider}: ¿usa una tirada doble?`,
  whichDie: (rider) => `¿Qué dado para ${rider}?`,
  pull: (rider) => `¿Remolcar a ${rider}?`,

  throwDice: 'Tirar',
  twoDiceEach: 'dos dados por corredor',
  rideOn: 'Adelante',
  rideOnUntil: (km) => `Seguir hasta el km ${km}`,
  askOnlyIf: 'hasta entonces, pregúntame solo si voy a perder algo',
  withdrawSomebody: 'Retirar a un corredor…',
  withdraw: (rider) => `Retirar a ${rider}`,
  askAgain: 'Volver a preguntarme por cada ritmo',
  nothing: 'Nada especial',
  noBottle: 'Sin bidón',
  nothingThisTurn: 'Nada en este turno',
  nothingUntil: (km) => `Nada hasta el km ${km}`,
  bottle: 'Bidón…',
  give: ({ rider, to }) => `Bidón para ${rider} → ${to}`,
  costs: bottles,
  sprint: 'Esprint…',
  sprintThreeDice: 'Esprint con tres dados',
  sprintTwentySided: 'Esprint con el dado de veinte caras',
  attack: 'Ataque…',
  attacks: (rider) => `Ataca ${rider}`,
  fourDice: 'cuatro dados',
  fallBack: 'Descolgarse…',
  fallsBack: (rider) => `${rider} se descuelga`,
  descends: (rider) => `${rider} baja a tumba abierta`,
  threeDice: (range) => `tres dados: ${range}`,
  attacksOnPass: (rider) => `${rider} ataca en el puerto`,
  tenSided: (range) => `el dado de diez caras: ${range}`,
  squares,
  throwWith: (rider) => `Tirar con ${rider}`,
  agree: 'Aceptar',
  agreeFrom: (pace) => `Aceptar, y cualquier ritmo desde ${pace}`,
  escape: 'Escaparse',
  setPace: 'Poner el ritmo en 9',
  linkBoth: 'Enlazar arriba y abajo',
  linkUp: 'Enlazar hacia arriba',
  linkDown: 'Enlazar hacia abajo',
  linkNone: 'No enlazar',
  singleThrow: 'Tirada normal',
  doubleThrowIt: 'Tirada doble',
  oneDieMore: 'un dado más; descarta uno',
  magicFive: 'Cinco mágico: cuenta como 6',
  die: (die) => `${die}`,
  pullRider: 'Remolcar',
  leaveRider: 'Dejar atrás',
  to: (to) => `al km ${to}`,
  range: ({ from, to }) => `km ${from}–${to}`,
  chance: ({ what, percent }) => `${what} ${percent} %`,
  with: (parts) => parts.join('; '),
  and: (parts) => parts.join(', '),

  startBegins: 'Los corredores toman la salida.',
  turnBegins: (turn) => `Empieza el turno ${turn}.`,
  magicFiveCounts: (rider) => `El cinco mágico de ${rider} cuenta como 6.`,
  rouleurCounts: ({ rider, thrown, as }) => `${rider}, rodador, cuenta ${thrown} como ${as}.`,
  linkedBoth: (rider) => `${rider} coge la rueda de delante y espera al de atrás.`,
  linkedUp: (rider) => `${rider} coge la rueda que va cuatro por delante.`,
  linkedDown: (rider) => `${rider} espera al que va cuatro por detrás.`,
  linkedNone: (rider) => `${rider} no enlaza con diferencias de cuatro.`,
  fell: ({ rider, dice }) => `${rider} saca ${dice.join(' y ')} y se cae.`,
  heldUp: ({ rider, by }) => `La caída de ${by} retiene a ${rider}, que pierde el movimiento.`,
  brokeChain: ({ rider, dice }) => `${rider} ataca con ${dice.join(', ')}: dos parejas, y se rompe la cadena.`,
  gainedDoubles: ({ rider, amount }) => `${rider} empieza el puerto con ${doubles(amount)}.`,
  lapsedDoubles: ({ rider, amount }) => `${rider} deja sin usar ${doubles(amount)}.`,
  finished: ({ rider, place, overrun }) => `${rider} llega ${place}, ${squares(overrun)} tras la meta.`,
  finishedIn: ({ rider, place, overrun, seconds }) =>
    `${rider} llega ${place} a ${sayValue('seconds', seconds)}, ${squares(overrun)} tras la meta.`,
  passedSprint: ({ rider, place, square, points: won }) => `${rider} pasa ${place} por la meta volante del km ${square}: ${points(won)}.`,
  passedPass: ({ rider, place, kind, square, points: won }) => `${rider} corona ${place} el ${kind} del km ${square}: ${points(won)}.`,
  withdrawn: (rider) => `${rider} se retira de la carrera.`,
  crashed: (rider) => `Tres seises: ${rider} se cae y deja la carrera.`,
  ended: 'La etapa ha terminado.',
  allHome: 'Han llegado todos: la etapa ha terminado.',

  threwSeconds: ({ rider, dice }) => `${rider} saca ${sum(dice)} para los segundos.`,
  threwSecondsFor: ({ rider, dice, riders }) => `${rider} saca ${sum(dice)} para los segundos de los ${riders} que llegan juntos.`,
  threwOnPass: ({ riders, dice }) => `En el puerto, ${riders} sacan ${dice.join(', ')}.`,
  threwForPlace: ({ rider, dice }) => `${rider} saca ${sum(dice)} para el puesto.`,
  threwSum: ({ rider, dice, total }) => `${rider} saca ${sum(dice)} = ${total}.`,
  keptBalance: ({ rider, dice }) => `${rider} se tambalea, saca ${sum(dice)} y sigue en pie.`,
  threw: ({ rider, dice }) => `${rider} saca ${sum(dice)}.`,

  withDice: ({ rider, dice }) => `${rider} saca ${sum(dice)}`,
  withPoints: ({ rider, points: given }) => `${rider} tiene ${given}`,
  rode: ({ rider, points: given, to }) => `${rider} avanza ${given} hasta el ${to}.`,
  started: ({ how, to }) => `${how} y sale del ${to}.`,
  rodeWith: ({ how, to }) => `${how} y avanza hasta el ${to}.`,
  punctured: ({ how, to }) => `${how}, pincha y llega al ${to}.`,
  escaped: ({ how, to }) => `${how} y se escapa hasta el ${to}.`,
  sprinted: ({ how, to }) => `Esprint: ${how} y vuela hasta el ${to}.`,
  attacked: ({ how, to }) => `Ataque: ${how} y se planta en el ${to}.`,
  attackedOnPass: ({ how, to }) => `Ataque de montaña: ${how} y sube hasta el ${to}.`,
  descended: ({ how, to }) => `Descenso a tumba abierta: ${how} y se lanza hasta el ${to}.`,
  fellBack: ({ how, to }) => `${how} y se descuelga, hasta el ${to}.`,
  pulled: ({ rider, to }) => `${rider} va a remolque hasta el ${to}.`,
  slidBack: ({ rider, to }) => `${rider} retrocede hasta el ${to}.`,
  dropped: ({ rider, to }) => `${rider} cae hasta el último, en el ${to}.`,
  drankOne: ({ rider, to }) => `${rider} recibe un bidón y pasa al ${to}.`,
  drankTwo: ({ rider, to }) => `${rider} recibe dos bidones y pasa al ${to}.`,
  formedOn: ({ kind, count, to, riders }) => `${kind} de ${count} en el ${to}: ${riders}.`,
  formedFromTo: ({ kind, count, from, to, riders }) => `${kind} de ${count} del ${from} al ${to}: ${riders}.`,
  staysIn: (how) => `${how} y, como gregario, sigue en el pelotón.`,
  offers: ({ how, pace }) => `${how} y propone un ritmo de ${pace}.`,
  offersLess: ({ how, pace, highest }) => `${how} y propone ${pace}; el ritmo sigue en ${highest}.`,
  domestiqueOffers: ({ rider, pace }) => `${rider} pone el ritmo en ${pace}.`,
  pelotonRides: ({ pace, where }) => `El pelotón avanza ${pace}${where}.`,
  pelotonRidesSet: ({ pace, where, setter }) => `El pelotón avanza ${pace}${where}; marca el ritmo ${setter}.`,
  pacelineRides: ({ riders, pace, where, setter }) => `${riders} avanzan ${pace}${where}; marca el ritmo ${setter}.`,
  toSquare: (to) => ` hasta el ${to}`,
  toSquares: ({ from, to }) => `, entre el ${from} y el ${to}`,
  asksAgain: (seat) => `${seat} quiere que se le vuelva a preguntar por cada ritmo.`,
  agreesFrom: ({ seat, pace }) => `${seat} acepta cualquier ritmo desde ${pace}.`,
  wantsNothing: (seat) => `${seat} no quiere nada especial en este turno.`,
  ridesOn: ({ seat, km }) => `${seat} sigue hasta el km ${km}.`,

  refusals,
  sheets: {
    circuit: 'Recorrido',
    indicators: 'Dónde van los indicadores',
    teams: 'Equipos',
    columns: ['Casilla', 'Indicador', 'Notas'],
    km: (square) => `km ${square}`,
    pastLine: (count) => `${count} tras la meta`,
    indicator: ({ square, mark }) => (mark === '' || mark === `${square}` ? mark : `${mark} · ${square}`),
    marker: (kind, label, isTime) => {
      if (isTime) return `tiempo ${label}`;
      if (kind === 'to-go') return `a ${label} km de meta`;
      if (kind === 'sprint') return 'meta volante';
      const category = categories[label as Category];
      if (kind === 'summit') return category ? `final del puerto: ${category}` : 'final del puerto';
      return /^\d+$/.test(label) ? `${label} km` : category ? `pie del puerto: ${category}` : 'pie del puerto';
    },
    bottles: 'Bidones',
    sprints: 'Esprints',
    attacks: 'Ataque',
    mountainAttacks: 'Ataques de montaña',
    team: (number) => `Equipo ${number}`,
    rider: ({ number, role }) => `${number}  ${role}`,
  },
  outs: { withdrew: 'retirado', crashed: 'caída', absent: 'no está en la salida' },
  stageRace: {
    kinds: {
      flat: { label: 'Llana', hint: 'para velocistas, con algunas cotas' },
      'medium-mountain': { label: 'Media montaña', hint: 'puertos de primera casi todos los días' },
      'high-mountain': { label: 'Alta montaña', hint: 'puertos especiales casi un día de cada dos' },
      classic: { label: 'Clásica', hint: 'días largos y quebrados, sin alta montaña' },
      'long-tour': { label: 'Gran vuelta', hint: 'un poco de todo, y un último día llano' },
    },
    classifications: {
      individual: 'Individual',
      mountain: 'Montaña',
      sprints: 'Metas volantes',
      regularity: 'Regularidad',
      teams: 'Equipos',
    },
    jerseys: {
      yellow: 'el maillot amarillo de la individual',
      'polka-dot': 'el maillot de lunares rojos de la montaña',
      purple: 'el maillot morado de las metas volantes',
      green: 'el maillot verde de la regularidad',
    },
    primes,
    days: types,
    arrival: {
      minutes: { label: 'Minutos', hint: 'turnos posteriores al turno en que llegó el primero' },
      square: { label: 'Casilla', hint: 'casillas tras la meta' },
      die: { label: 'Dado', hint: 'el dado de los segundos: el del corredor, el de su grupo de relevos o el de su pelotón' },
      front: { label: 'Cabeza del pelotón', hint: 'casillas tras la meta de su primer corredor, si llegó con un pelotón' },
    },
    outs: { crashed: 'caída', 'did-not-finish': 'no llegó' },
    advantages: things,
  },
};

const short: Readonly<Record<string, string>> = { hill: 'cota', third: '3', second: '2', first: '1', hors: 'HC' };

/** What the screens of this game say. */
export const screenWords: typeof english = {
  stages,
  types,
  categories,
  roles,
  primes,
  stage: 'Etapa',
  ownStage: 'Tu propia etapa',
  hexagonsOfBox: ({ hexagons, box }) =>
    hexagons === box ? `Usa los ${box} hexágonos de la caja` : `Usa ${hexagons} de los ${box} hexágonos de la caja`,
  hexagonsOverBox: ({ hexagons, box }) => `Necesita ${hexagons} hexágonos; la caja trae ${box}`,
  length: 'Longitud (km)',
  type: 'Tipo',
  addPass: 'Añadir un puerto',
  sprints: 'Metas volantes',
  sprintOn: (nth) => `Meta volante ${nth} en el km`,
  removeSprint: (nth) => `Quitar la meta volante ${nth}`,
  addSprint: 'Añadir una meta volante',
  placeSprints: 'Colocarlas por mí',
  seed: 'Semilla',
  makeStage: 'Generar una etapa de este tipo',
  saveStage: 'Guardar etapa',
  openStage: 'Abrir etapa',
  notJson: (file) => `${file} no es JSON válido.`,
  fileFault: ({ file, fault }) => `${file}: ${fault}`,
  passFrom: (nth) => `Puerto ${nth} desde el km`,
  category: 'Categoría',
  anyLength: 'cualquier longitud',
  passSquares: 'Casillas',
  removePass: (nth) => `Quitar el puerto ${nth}`,
  profile: 'Perfil de la etapa',
  pass: (nth) => `Puerto ${nth}`,
  sprint: (nth) => `Meta volante ${nth}`,
  sprintMark: 'MV',
  firstStage: 'Tu primera etapa',
  firstStageHint: 'la versión junior: un esprint, cinco bidones, sin funciones que aprender',
  circuit: 'Recorrido',
  indicator: (kind, label = '') =>
    kind === 'to-go'
      ? `−${label}`
      : kind === 'sprint'
        ? 'MV'
        : kind === 'summit'
          ? '▲'
          : label.endsWith('″')
            ? ''
            : (short[label] ?? label),
  pointsTitle: 'Puntos por el camino',
  km: (square) => `km ${square}`,
  points: (all) => `${all.join(', ')} puntos`,
  teamsTitle: 'Los equipos',
  nothingLeft: 'no queda nada',
  rider: 'corredor',
  notOnRoad: '–',
};
