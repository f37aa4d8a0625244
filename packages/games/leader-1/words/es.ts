import type { Details, Names, RefusalWords } from '@gruppetto/words';
import { either, form, list, number, ordinal, plural } from '@gruppetto/words/grammar/es';
import type { Role } from '../rules/teams.ts';
import type { Face, Quality, WeatherToken } from '../rules/types.ts';
import type { At, PlainReason, Sentences } from './en.ts';
import { screens } from './es-screens.ts';
import { sheets } from './es-sheets.ts';

const energy = (amount: number): string => `${amount} de energía`;
const squares = (amount: number): string => plural(amount, 'casilla', 'casillas');
const riders = (amount: number): string => plural(amount, 'corredor', 'corredores');
const hexagons = (amount: number): string => plural(amount, 'hexágono', 'hexágonos');
const tiles = (amount: number): string => plural(amount, 'ficha de avituallamiento', 'fichas de avituallamiento');
const pursuits = (amount: number): string => plural(amount, 'persecución', 'persecuciones');
const spot = (row: number, lane: number): string => `la fila ${number(row, Number.isInteger(row) ? 0 : 1)}, carril ${lane}`;
const colours = { red: 'rojo', orange: 'naranja', blue: 'azul' } as const;
const face = ({ value, colour }: Face): string => (colour ? `un ${value} ${colours[colour]}` : `un ${value}`);

const riderIn = ({ rider }: Details, names: Names): string => names.rider(Number(rider));

const qualities: Readonly<Record<Quality, { readonly label: string; readonly means: string; readonly chosen: (rider: string) => string }>> =
  {
    descender: {
      label: 'Bajador',
      means: 'una casilla gratis más al partir de una bajada',
      chosen: (rider) => `${rider} es el bajador del equipo.`,
    },
    fighter: {
      label: 'Luchador',
      means: 'la primera casilla oscura de un movimiento es inofensiva',
      chosen: (rider) => `${rider} es el luchador del equipo.`,
    },
    sprinter: {
      label: 'Velocista',
      means: 'una casilla gratis más al partir de una zona de esprint',
      chosen: (rider) => `${rider} es el velocista del equipo.`,
    },
  };

const roles: Readonly<Record<Role, { readonly label: string; readonly means: string; readonly taken: (rider: string) => string }>> = {
  rouleur: {
    label: 'El rodador',
    means: 'casillas gratis: 3 en llano, 2 en colinas, 1 en montaña, 4 en bajada',
    taken: (rider) => `${rider} es el rodador.`,
  },
  leader: {
    label: 'El jefe de filas',
    means: 'casillas gratis: 2 en llano, en colinas y en montaña, 4 en bajada',
    taken: (rider) => `${rider} es el jefe de filas.`,
  },
  climber: {
    label: 'El escalador',
    means: 'casillas gratis: 1 en llano, 2 en colinas, 3 en montaña, 4 en bajada',
    taken: (rider) => `${rider} es el escalador.`,
  },
};

const roleNames: Readonly<Record<string, string>> = { rouleur: 'rodador', leader: 'jefe de filas', climber: 'escalador' };
const qualityNames: Readonly<Record<string, string>> = { descender: 'bajador', fighter: 'luchador', sprinter: 'velocista' };

const weather: Readonly<Record<WeatherToken, string>> = {
  rain: 'Lluvia: las casillas oscuras son peligrosas también en la parte gratis de un movimiento.',
  heat: 'Calor: quien avanza seis casillas o más descubre una ficha de avituallamiento y la suma.',
  'contrary-1': 'Viento en contra: un movimiento sin rebufo cuesta 1 de energía más.',
  'contrary-2': 'Viento en contra: un movimiento sin rebufo cuesta 2 de energía más.',
  'favourable-1': 'Viento a favor: un movimiento cuesta 1 de energía menos.',
  'favourable-2': 'Viento a favor: un movimiento cuesta 2 de energía menos.',
};

const refusals: Readonly<Record<PlainReason, RefusalWords>> = {
  'hexagon-count': ({ count, min, max }) => `Una carrera tiene de ${min} a ${max} hexágonos, no ${count}.`,
  'tile-twice': ({ tile, other }) => `${tile} y ${other} son las dos caras de una misma loseta.`,
  'marker-off-road': ({ row, max }) => `La fila ${row} no vale aquí: las marcas van antes de la meta, de la fila 1 a la ${max}.`,
  'rows-out-of-order': ({ row }) => `La fila ${row} tiene que ir después de la anterior.`,
  'sprint-twice': ({ row }) => `La zona de esprint tras la fila ${row} sobra para su línea.`,
  'sprint-too-far': ({ row, from, hexagon }) =>
    `La zona de esprint tras la fila ${row} empieza demasiado pronto: tiene que empezar en el hexágono ${from} o ${hexagon}.`,
  'sprint-to-mountain': ({ hexagon }) => `Una línea en montaña no tiene zona de esprint: quita la del hexágono ${hexagon}.`,
  'climb-without-token': ({ hexagon }) => `El puerto que empieza en el hexágono ${hexagon} necesita una categoría.`,
  'no-climb-begins': ({ hexagon }) => `En el hexágono ${hexagon} no empieza ningún puerto.`,
  'climbs-out-of-order': ({ hexagon }) => `El hexágono ${hexagon} tiene que ir después del puerto anterior.`,
  'weather-off-road': ({ hexagon, max }) => `El hexágono ${hexagon} no existe; esta carrera tiene ${max}.`,
  'weather-twice': ({ hexagon }) => `El hexágono ${hexagon} ya tiene una ficha meteorológica.`,
  'too-many-riders': ({ players, ridersEach, max }) =>
    `${plural(Number(players), 'jugador', 'jugadores')} con ${riders(Number(ridersEach))} cada uno son demasiados: ${max} corredores como mucho.`,
  'race-named-too': ({ race }) => `La carrera es «${race}»; para correr tu propio plan, ponla en «own».`,
  'too-few-hexagons': ({ weather: tokens, places }) =>
    `No caben ${plural(Number(tokens), 'ficha meteorológica', 'fichas meteorológicas')} en ${hexagons(Number(places))}.`,
  'team-twice': ({ team }, names) =>
    `${names.team?.(Number(team)) ?? `El equipo ${Number(team) + 1}`} está dos veces en la lista, o no está en esta carrera.`,
  'rider-twice': (details, names) => `${riderIn(details, names)} está dos veces en la lista, o no está en esta carrera.`,
  'no-such-rider': ({ rider }) => `El corredor ${rider} no existe.`,
  'nobody-rides': () => 'Tiene que quedar en carrera al menos un corredor.',
  'role-taken': ({ role }) => `En el equipo ya hay ${roleNames[`${role}`] ?? role}.`,
  'role-fixed': () => 'Con tres corredores cada uno, todos llevan un equipo entero: no hay nada que elegir.',
  'break-too-short': ({ min }) => `Una escapada tiene al menos ${squares(Number(min))}.`,
  'cannot-pay': (details, names) =>
    `${riderIn(details, names)} no puede pagarlo: cuesta ${details.need}, y tiene ${energy(Number(details.energy))}.`,
  'cannot-pay-double': (details, names) =>
    `A ${riderIn(details, names)} le puede dar ahí la pájara, así que necesita para el doble del precio: ${details.need}. Tiene ${energy(Number(details.energy))}.`,
  'square-taken': () => 'En esa casilla hay otro corredor.',
  'punctured-there': () => 'En esa casilla hay un corredor que ha pinchado: puedes pasar, pero no quedarte.',
  'peloton-ahead': ({ front }) => `Nadie adelanta al pelotón desde atrás; su cabeza está en la fila ${front}.`,
  'front-cannot-drop': (details, names) => `${riderIn(details, names)} va en cabeza; solo pueden descolgarse los de la cola.`,
  'quality-taken': ({ quality }) => `El equipo ya tiene ${qualityNames[`${quality}`] ?? quality}.`,
  'not-on-the-road': () => 'Eso solo lo tiene un corredor en la carretera.',
  'no-such-square': ({ row, lane }) => `Ninguna casilla del carril ${lane} tiene su frente en la fila ${row}.`,
  'inside-the-peloton': ({ row, front }) => `La fila ${row} es del pelotón, cuya cabeza está en la fila ${front}.`,
  'two-on-a-square': ({ row, lane }) => `En la fila ${row}, carril ${lane}, ya hay un corredor.`,
  'riders-missing': ({ missing }) => `Aquí ${form(Number(missing), 'falta', 'faltan')} ${riders(Number(missing))}.`,
  'road-out-of-order': () => 'Indica los corredores de la carretera del primero al último.',
  'not-home': (details, names) => `${riderIn(details, names)} no ha llegado.`,
  'home-out-of-order': () => 'Indica a los que han llegado por orden de turno.',
  'too-many-tiles': ({ tile, count, max }) => `${count} fichas de avituallamiento de ${tile} en un color; la caja trae ${max}.`,
  'token-twice': ({ token }) => `La ficha meteorológica «${token}» está en dos hexágonos.`,
  'nothing-to-choose': () => 'Con calor solo se pregunta si el corredor guarda fichas de avituallamiento distintas.',
  'race-not-begun': ({ turn }) => `No puede ser el turno ${turn}: los corredores aún se preparan.`,
  'race-has-begun': () => 'La carrera ha empezado: los turnos cuentan desde el 1.',
  'not-begun': () => 'Todavía no ha salido nadie.',
  'wrong-out': (details, names) => `${riderIn(details, names)}: están fuera los eliminados en una etapa anterior, y nadie más.`,
  'has-moved': () => 'Este corredor ya ha movido en este turno.',
  'nobody-leaves-now': () => 'En esta fase nadie se descuelga del pelotón.',
  'home-with-peloton': () => 'El pelotón ha llegado, y con él todos sus corredores.',
  'line-passed': ({ line }) => `Ya se ha pasado la línea de bonificación tras la fila ${line}, así que alguien se la ha llevado.`,
  'line-not-passed': ({ line }) => `La línea de bonificación tras la fila ${line} no puede ser de quien se indica: aún no la ha pasado.`,
  'turned-up': ({ hexagon }) => `La carrera ya está cerca del hexágono ${hexagon}, así que su ficha meteorológica está descubierta.`,
  'not-over': () => 'Aún hay corredores en camino, así que la carrera no ha acabado.',
  'peloton-is-home': () => 'El pelotón ha llegado, así que esta fase ha acabado.',
  'not-asked-now': ({ rider }) => `En esta fase no se pregunta por ${rider}.`,
  'nobody-decides': () => 'Aquí nadie tiene nada que decidir: primero van los dados.',
};

const planRefusals: Sentences['planRefusals'] = {
  classic: {
    'feed-count': ({ count, need, hexagons: length }) =>
      `Una clásica de ${hexagons(Number(length))} tiene ${plural(Number(need), 'avituallamiento', 'avituallamientos')}, no ${count}.`,
    'bonus-count': () => 'Una clásica no tiene líneas de bonificación.',
  },
  stage: {
    'feed-count': ({ count, need, hexagons: length }) =>
      `Una etapa de ${hexagons(Number(length))} tiene ${plural(Number(need), 'avituallamiento', 'avituallamientos')}, no ${count}.`,
    'bonus-count': ({ count }) => `Una etapa tiene una o dos líneas de bonificación, no ${count}.`,
  },
  'sprint-missing': ({ row }, hexagons) =>
    `La línea tras la fila ${row} necesita una zona de esprint que empiece en el hexágono ${either(hexagons)}.`,
};

/** A ride with what it cost, in the wind or behind a wheel. */
const rides = (ride: (at: At) => string) => ({
  costing: (at: At, amount: number) => `${ride(at)}, por ${energy(amount)}.`,
  towedCosting: (at: At, amount: number) => `${ride(at)}, al rebufo, por ${energy(amount)}.`,
  gettingBack: (at: At, amount: number) => `${ride(at)}, y recupera ${energy(amount)}.`,
  towedGettingBack: (at: At, amount: number) => `${ride(at)}, al rebufo, y recupera ${energy(amount)}.`,
  forNothing: (at: At) => `${ride(at)}.`,
  towedForNothing: (at: At) => `${ride(at)}, al rebufo.`,
});

/** What Leader 1 says in Spanish. */
export const es: Sentences = {
  square: { one: 'fila', many: 'filas', gender: 'f' },
  riderTypes: {
    rouleur: { one: 'rodador', many: 'rodadores' },
    leader: { one: 'jefe de filas', many: 'jefes de filas' },
    climber: { one: 'escalador', many: 'escaladores' },
  },
  beforeTheStart: 'Antes de la salida',
  turn: (turn) => `Turno ${turn}`,
  options: {
    players: { label: 'Jugadores', hint: 'con más de cuatro, los jugadores comparten equipos' },
    ridersEach: { label: 'Corredores por jugador', hint: 'doce en total como mucho; con uno o dos, eliges cuáles' },
    race: {
      label: 'Carrera',
      values: {
        'three-harbours': 'Tres Puertos de Mar: llana, 10 hexágonos',
        'vineyard-hills': 'Colinas de Viñedos: quebrada, 12 hexágonos',
        'heath-and-ridge': 'Brezal y Cresta: quebrada con una subida, 12 hexágonos',
        'long-way-north': 'El Largo Camino al Norte: quebrada, 14 hexágonos',
        'miners-road': 'La Ruta de los Mineros: cinco sectores de adoquines, 12 hexágonos',
        'farmers-sunday': 'Domingo de Labradores: cuatro sectores de adoquines, 10 hexágonos',
        'seven-sectors': 'Siete Sectores: todas las losetas de adoquines, 15 hexágonos',
        'two-passes': 'Dos Puertos: etapa de montaña, 12 hexágonos',
        'eagle-summit': 'Alto del Águila: etapa con final en alto, 14 hexágonos',
        'queen-stage': 'La Etapa Reina: tres puertos, 18 hexágonos',
        own: 'Tu propia carrera',
      },
    },
    own: { label: 'Tu carrera', hint: 'hexágonos y marcas' },
    qualities: { label: 'Cualidades', hint: 'un bajador, un luchador y un velocista en cada equipo' },
    weather: { label: 'Fichas meteorológicas', hint: 'boca abajo a lo largo de la carretera' },
    before: { label: 'Etapas anteriores', hint: 'lo que dejaron: orden, energía, persecuciones, corredores' },
  },
  groups: { breakaway: 'fuga', front: 'cabeza', back: 'cola', dropped: 'descolgados' },
  sections: {
    plain: 'llano',
    hill: 'colinas',
    mountain: 'montaña',
    climb: (category) => `montaña, categoría ${category}`,
    downhill: 'bajada',
    cobbles: 'adoquines',
    plainCobbles: 'adoquines en llano',
  },
  markers: {
    feed: 'avituallamiento',
    sprint: 'esprint',
    time: 'bonificación',
    weather: 'tiempo ?',
    rain: 'lluvia',
    heat: 'calor',
    'contrary-1': 'viento en contra 1',
    'contrary-2': 'viento en contra 2',
    'favourable-1': 'viento a favor 1',
    'favourable-2': 'viento a favor 2',
  },
  weather,
  risks: {
    crack: 'pájara',
    fall: 'caída (pierde un turno)',
    puncture: 'pinchazo (se mueve el último)',
    dropped: 'se descuelga',
  },
  things: {
    energy,
    pursuit: pursuits,
    risk: (amount) => plural(amount, 'riesgo corrido', 'riesgos corridos'),
    'feed-tile': tiles,
    price: energy,
    'free-square': (amount) => plural(amount, 'casilla gratis', 'casillas gratis'),
    'paying-square': (amount) => plural(amount, 'casilla de pago', 'casillas de pago'),
    towed: () => 'al rebufo',
    passed: (amount) => plural(amount, 'corredor adelantado', 'corredores adelantados'),
    wind: (amount) => `${amount} por el viento`,
    crack: (amount) => `${energy(amount)} más si le da la pájara`,
    slipstream: () => 'rebufo',
    wheel: () => 'una rueda que seguir',
    heat: () => 'una ficha de avituallamiento descubierta por el calor',
    draw: (amount) => `roba ${tiles(amount)}`,
    'bonus-line': () => 'primero en la línea de bonificación',
    peloton: () => 'de vuelta en el pelotón',
    home: (place) => `llega en el puesto ${place}`,
  },
  marks: 'En cada casilla: su precio en energía y el riesgo en %.',
  free: 'gratis',
  notes: {
    home: 'meta',
    peloton: 'se une',
    'bonus-line': 'bonif.',
    draw: 'avit.',
    wheel: 'rueda',
    tows: 'da rebufo',
    noTow: 'sin rebufo',
  },
  colours: { red: { letter: 'R', name: 'rojo' }, orange: { letter: 'N', name: 'naranja' }, blue: { letter: 'A', name: 'azul' } },

  whichRider: (seat) => `${seat}: ¿qué corredor coges?`,
  whichQuality: (rider) => `${rider}: ¿qué cualidad?`,
  whichArea: (rider) => `${rider}: ¿cabeza o cola del pelotón?`,
  breakAway: (seat) => `${seat}: ¿se escapa alguien?`,
  changePlaces: (seat) => `${seat}: ¿algún cambio dentro del pelotón?`,
  speedUp: (seat) => `${seat}: ¿aceleras el pelotón?`,
  payWithTile: (rider) => `${rider} no puede pagar para quedarse: ¿suma una ficha de avituallamiento?`,
  whichTile: (rider) => `${rider}, con calor: ¿qué ficha de avituallamiento descubre y suma?`,
  toMove: (rider) => `Le toca a ${rider}`,

  roles,
  qualities,
  lineUpFront: { label: 'En cabeza', detail: 'paga 1 o 2 por turno, puede escaparse' },
  lineUpBack: { label: 'En la cola', detail: 'paga 0 o 1 por turno' },
  rideTo: ({ rider, row, lane }) => `${rider} a ${spot(row, lane)}`,
  rideHome: (rider) => `${rider} cruza la meta`,
  rideIntoPeloton: (rider) => `${rider} vuelve al pelotón`,
  freeSquares: (free) => `${free} gratis`,
  freeWithSlipstream: (free) => `${free} gratis con el rebufo`,
  payingSquares: (paying) => `${paying} de pago`,
  ridersPassed: (passed) => `${plural(passed, 'adelantado', 'adelantados')} +${passed}`,
  headwind: (amount) => `viento en contra +${amount}`,
  tailwind: (amount) => `viento a favor −${amount}`,
  price: (parts, amount) => `${parts}: ${energy(amount)}`,
  energyBack: (parts, amount) => `${parts}: recupera ${amount}`,
  noPrice: (parts) => `${parts}: sin coste`,
  place: (place) => `puesto ${place}`,
  ifCracking: (amount) => `${energy(amount)} más si le da la pájara`,
  firstPastLine: 'primero en la línea de bonificación',
  draws: (amount) => `roba ${tiles(amount)}`,
  heatShows: 'descubre y suma una ficha de avituallamiento por el calor',
  givesSlipstream: (rider) => `da rebufo a ${rider}`,
  deniesSlipstream: (rider) => `${rider} pierde el rebufo`,
  wheelToFollow: 'una rueda que seguir',
  together: (parts) => parts.join('; '),
  addTile: (rider) => `Sumar la ficha de ${rider}`,
  addTileOf: (amount) => `${energy(amount)}, a la vista de todos; guardada, sigue en secreto y se puede sumar después`,
  hold: { label: 'No se escapa nadie', detail: 'todos siguen en el pelotón' },
  goToFront: (rider) => ({ label: `${rider} a la cabeza`, detail: 'paga 1 o 2 por turno, puede escaparse en el próximo' }),
  goToBack: (rider) => ({ label: `${rider} a la cola`, detail: 'paga 0 o 1 por turno' }),
  dropOff: (rider) => ({ label: `${rider} se descuelga`, detail: 'no paga nada, y rueda por detrás del pelotón' }),
  stay: { label: 'Sin cambios', detail: 'cada uno sigue en su sitio' },
  accelerate: {
    label: 'Acelerar',
    detail: 'cuesta una persecución: el pelotón avanza una fila más, y tu ficha pasa a ser la primera',
  },
  decline: { label: 'Renunciar', detail: 'ahorra la persecución; se pregunta al siguiente equipo' },
  letGo: { label: 'Dejar ir al pelotón', detail: 'guarda las fichas y rueda por detrás' },

  turnBegins: (turn) => `Empieza el turno ${turn}.`,
  ordered: (teams) => `Orden de los equipos en el pelotón: ${teams}.`,
  linedUpFront: (rider) => `${rider} se coloca en cabeza.`,
  linedUpBack: (rider) => `${rider} se coloca en la cola.`,
  wentToFront: (rider) => `${rider} pasa a la cabeza del pelotón.`,
  wentToBack: (rider) => `${rider} pasa a la cola del pelotón.`,
  droppedOff: (rider) => `${rider} se descuelga del pelotón.`,
  accelerated: (team, teams) => `${team} acelera el pelotón. El orden es ahora ${teams}.`,
  declined: (team) => `${team} renuncia.`,
  pelotonTookBonus: (line) => `El pelotón pasa primero la línea de bonificación tras la fila ${line}: nadie se la lleva.`,
  tookBonus: (rider, line) => `${rider} pasa primero la línea de bonificación tras la fila ${line}.`,
  rode: rides(({ rider, row, lane }) => `${rider} avanza a ${spot(row, lane)}`),
  rodeHome: rides(({ rider }) => `${rider} cruza la meta`),
  brokeAway: rides(({ rider, row, lane }) => `${rider} se escapa a ${spot(row, lane)}`),
  brokeAwayHome: rides(({ rider }) => `${rider} se escapa y cruza la meta`),
  sumOfSquares: (count, free) => `${squares(count)} = ${free} gratis`,
  sumOfPaying: (paying, price) => ` + ${paying} de pago (${price})`,
  sumOfPassed: (passed) => `${passed} por corredores adelantados`,
  sumOfWind: (amount) => `${amount} por el viento`,
  sumBack: (back) => `recupera ${back}`,
  stands: {
    'let-drop': ({ rider, row, lane }) => `${rider} se descuelga hasta ${spot(row, lane)}.`,
    punctured: ({ rider, row, lane }) => `${rider} se queda detrás del pelotón, en ${spot(row, lane)}.`,
  },
  cannotPay: ({ rider, row, lane }, price) => `${rider} no puede pagar ${energy(price)} y se descuelga hasta ${spot(row, lane)}.`,
  absorbed: {
    front: (rider) => `El pelotón caza a ${rider}, que queda en cabeza.`,
    back: (rider) => `El pelotón caza a ${rider}, que queda en la cola.`,
  },
  rejoined: (rider) => `${rider} vuelve al pelotón.`,
  crackCosts: (rider, amount) => `${rider} paga ${energy(amount)} más por la pájara.`,
  pelotonPays: (payers) => `Ir en el pelotón cuesta energía: ${payers}.`,
  payers: (who, amount, several) => `${who} (${amount}${several ? ' cada uno' : ''})`,
  list,
  sumOfPeloton: (rows, back) => `${plural(rows, 'fila', 'filas')}: ${back} en la cola, ${back + 1} en cabeza`,
  pelotonRides: (team, thrown, to) => `${team} saca ${face(thrown)}: el pelotón avanza hasta la fila ${to}.`,
  pelotonRidesOn: (to) => `El pelotón avanza hasta la fila ${to}.`,
  redFace: 'Rojo: cada corredor tira por si pincha.',
  forPursuit: '1 por la persecución',
  forEmptiness: '1 porque no lleva corredores',
  drew: (rider) => `${rider} roba una ficha de avituallamiento.`,
  drewTile: (rider, tile) => `${rider} roba una ficha de avituallamiento: ${tile}.`,
  addedTile: (rider, amount) => `${rider} suma una ficha de avituallamiento: ${energy(amount)}.`,
  heatTook: (rider, amount) => `El calor obliga a ${rider} a descubrir y sumar una ficha de avituallamiento: ${energy(amount)}.`,
  addedKept: (rider, amount) => `${rider} suma una ficha de avituallamiento que guardaba: ${energy(amount)}.`,
  needs: ['más de 3', 'más de 4', 'un 4 naranja o azul'],
  risked: {
    crack: (rider, need, thrown) => `${rider} se arriesga a una pájara, necesita ${need} y saca ${face(thrown)}:`,
    fall: (rider, need, thrown) => `${rider} se arriesga a una caída, necesita ${need} y saca ${face(thrown)}:`,
    cobbles: (rider, _need, thrown) => `${rider} se arriesga en los adoquines y saca ${face(thrown)}:`,
  },
  results: {
    held: 'no pasa nada.',
    cracked: 'pájara, al doble de precio.',
    fell: 'caída, y pierde el turno siguiente.',
    punctured: 'pinchazo.',
  },
  punctured: (rider, thrown) => `${rider} saca ${face(thrown)}: pinchazo.`,
  nobodyPunctures: (count) => `${form(count, 'Tira', 'Tiran')} ${riders(count)}: no pincha nadie.`,
  gotUp: (rider) => `${rider} se levanta tras la caída y pierde este turno.`,
  turnedUp: (hexagon, meaning) => `Hexágono ${hexagon}: ${meaning}`,
  won: (rider, turn) => `Gana ${rider}, en el turno ${turn}.`,
  finished: (rider, place, turn) => `${rider} llega ${ordinal(place)}, en el turno ${turn}.`,
  wentOut: (rider) => `${rider} queda fuera de la carrera.`,
  ended: 'La carrera ha terminado.',

  refusals,
  planRefusals,
  atlasNote:
    'Con más de cuatro jugadores, los asientos del 5 en adelante eligen a sus corredores los últimos: los cuatro primeros Gregarios toman el tipo que mejor va con el recorrido, ningún equipo tiene dos de un tipo (L1-2.2) y en casi todos los recorridos un tipo gana casi todas las carreras ([tipos de corredores](rider-types.md)).',
  screens,
  sheets,
  outs: { eliminated: 'fuera de control' },
  stageRace: {
    kinds: {
      classic: { label: 'Terreno quebrado', hint: 'llano y colinas, sin montaña' },
      cobbles: { label: 'Adoquines', hint: 'sectores de adoquines todos los días' },
      mountains: { label: 'Montaña', hint: 'subidas y bajadas todos los días' },
      mixed: { label: 'Un poco de todo', hint: 'terreno quebrado, adoquines y montaña por turnos' },
    },
    classifications: { general: 'Clasificación general' },
    jerseys: { yellow: 'el maillot amarillo de la general' },
    primes: { 'bonus-line': 'línea de bonificación' },
    firstPast: (who, count) => `${who} pasó en cabeza por ${plural(count, 'línea de bonificación', 'líneas de bonificación')}.`,
    days: { stage: 'etapa', classic: 'clásica' },
    arrival: {
      turns: { label: 'Turno', hint: 'el turno en que llegó; solo cuentan los turnos perdidos con el ganador' },
      energy: { label: 'Energía sobrante', hint: 'con las fichas guardadas; hasta 15 pasan a la etapa siguiente' },
    },
    outs: { abandoned: 'abandono' },
    advantages: { pursuit: pursuits },
  },
};
