import { plural } from '@gruppetto/words';
import type { Bend } from '../rules/tiles.ts';
import { weather } from './es.ts';
import type { screenWords as english } from './screens.ts';

const tileAt = (after: number | undefined): string => (after === undefined ? 'al final' : `tras el hexágono ${after}`);
const bends: Readonly<Record<Bend, string>> = { straight: 'recta', left: 'curva a la izquierda', right: 'curva a la derecha' };

/** What the screens of Leader 1 say in Spanish. */
export const screenWords: typeof english = {
  courses: {
    'three-harbours': { name: 'Tres Puertos de Mar', hint: 'llana, 10 hexágonos' },
    'vineyard-hills': { name: 'Colinas de Viñedos', hint: 'quebrada, 12 hexágonos' },
    'heath-and-ridge': { name: 'Brezal y Cresta', hint: 'quebrada con una subida, 12 hexágonos' },
    'long-way-north': { name: 'El Largo Camino al Norte', hint: 'quebrada, 14 hexágonos' },
    'miners-road': { name: 'La Ruta de los Mineros', hint: 'cinco sectores de adoquines, 12 hexágonos' },
    'farmers-sunday': { name: 'Domingo de Labradores', hint: 'cuatro sectores de adoquines, 10 hexágonos' },
    'seven-sectors': { name: 'Siete Sectores', hint: 'todas las losetas de adoquines, 15 hexágonos' },
    'two-passes': { name: 'Dos Puertos', hint: 'etapa de montaña, 12 hexágonos' },
    'eagle-summit': { name: 'Alto del Águila', hint: 'etapa con final en alto, 14 hexágonos' },
    'queen-stage': { name: 'La Etapa Reina', hint: 'tres puertos, 18 hexágonos' },
  },

  weather,
  qualities: { descender: 'bajador', fighter: 'luchador', sprinter: 'velocista' },
  roles: { rouleur: 'rodador', leader: 'jefe de filas', climber: 'escalador' },

  phases: {
    riders: 'Corredores',
    qualities: 'Cualidades',
    lineUp: 'Formación',
    ahead: 'Delante',
    attacks: 'Ataques',
    inside: 'Dentro',
    peloton: 'Pelotón',
    behind: 'Detrás',
  },

  energyTitle: 'Energía, riesgos y avituallamiento',
  rider: 'corredor',
  energy: 'energía',
  risks: 'riesgos',
  feed: 'fichas',
  needs: ['más de 3', 'más de 4', '4 naranja o azul'],
  risksTaken: (risks, fails) => `${plural(risks, 'riesgo corrido', 'riesgos corridos')}; el próximo falla el ${fails} % de las veces`,
  nextRisk: (need, fails) => `El próximo riesgo necesita ${need}; falla el ${fails} % de las veces`,
  finished: (place) => `puesto ${place} en meta`,
  eliminated: 'fuera de control',
  slipstream: 'rebufo: 1 gratis',
  faceDown: 'boca abajo',

  backArea: { name: 'Cola', pays: 'paga 0 o 1' },
  frontArea: { name: 'Cabeza', pays: 'paga 1 o 2, puede escaparse' },
  pelotonOn: (from, to) => `El pelotón, en las filas ${from} y ${to}`,
  support: 'equipos, del primero al último',
  pursuitsLeft: 'persecuciones',
  throwsTheDie: 'tira el dado',
  decides: (seat) => `decide ${seat}`,
  mustRest: 'tiene que descansar',
  allHome: 'han llegado todos',
  nobody: 'nadie',
  dropsOff: (rider) => `${rider}, se descuelga`,
  weatherAhead: 'Tiempo',
  rows: (from, to) => `filas ${from} a ${to}`,

  map: 'Mapa de la carrera',
  roadOf: (hexagons) => `Una carretera de ${plural(hexagons, 'hexágono', 'hexágonos')}`,
  letters: { feeds: 'A', sprints: 'E', bonusLines: 'B' },
  legend:
    'En los círculos: energía. Casillas oscuras: peligro de caída. A avituallamiento, E zona de esprint, B línea de bonificación, ▲ puerto con su categoría.',
  raceSum: ({ hexagons, rows, energy }) =>
    `${plural(hexagons, 'hexágono', 'hexágonos')}, ${plural(rows, 'fila', 'filas')}. Cada corredor empieza con ${energy} de energía.`,

  emptyRoad: 'Una carretera vacía. Añade la primera loseta de la caja de abajo.',
  notAPlan: (file) => `${file} no es un plan de carrera.`,
  openPlan: 'Abrir un plan',
  undo: 'Deshacer',
  placeMarkers: 'Colocar las marcas por mí',
  clearRoad: 'Vaciar la carretera',
  savePlan: 'Guardar el plan',
  changeRace: 'Editar esta carrera',
  newRace: 'Construir otra carrera',
  raceIsFine: 'Esta carrera está lista.',
  hexagon: (hexagon) => `Hexágono ${hexagon}`,
  makeRace: 'Generar una carrera',
  makeIt: 'Generar',
  character: 'Carácter de la carrera',
  characters: { classic: 'Quebrada', cobbles: 'Adoquines', mountains: 'Montaña' },
  classicOrStage: 'Clásica o etapa',
  kind: 'Tipo de carrera',
  kinds: { classic: 'Clásica', stage: 'Etapa' },
  hexagons: 'hexágonos',
  seed: 'semilla',
  sizes: (min, max) => `De ${min} a ${max} hexágonos.`,

  grounds: { plain: 'llano', hill: 'colinas', mountain: 'montaña', downhill: 'bajada' },
  cobbled: {
    plain: 'llano, adoquines',
    hill: 'colinas, adoquines',
    mountain: 'montaña, adoquines',
    downhill: 'bajada, adoquines',
  },
  hexagonList: 'Hexágonos',
  hexagonButton: ({ hexagon, id, ground, energy, faulty }) =>
    `Hexágono ${hexagon}: loseta ${id}, ${ground}, ${energy} de energía${faulty ? ', hay que corregirlo' : ''}`,
  chooseHexagon: 'Elige un hexágono, en el mapa o en la lista, para moverlo, darle la vuelta, quitarlo o poner sus marcas.',
  hexagonIs: (hexagon, ground) => `Hexágono ${hexagon}: ${ground}`,
  tileIs: (id, lanes, energy) => `loseta ${id}, ${lanes} carriles, ${energy} de energía`,
  earlier: 'Antes',
  later: 'Después',
  turnOver: 'Dar la vuelta',
  turnsTo: (ground) => `a ${ground}`,
  remove: 'Quitar',
  afterRow: 'tras la fila',
  lane: (lane) => `carril ${lane}`,
  markers: { feeds: 'Avituallamiento', sprints: 'Zona de esprint', bonusLines: 'Línea de bonificación' },
  markerAfter: (marker, row) => `${marker} tras la fila ${row}`,
  climbBegins: 'Aquí empieza un puerto; su categoría, 1 es la más dura',
  category: 'Categoría del puerto',
  noCategory: 'aún ninguna',
  weatherHere: 'Aquí puede haber una ficha de tiempo',
  boxIsEmpty: (tiles) => `Las ${tiles} losetas de la caja están en la carretera.`,
  addTile: (after) => `Añadir una loseta ${tileAt(after)}`,
  leftInBox: (pieces) => `En la caja: ${plural(pieces, 'loseta', 'losetas')}, con dos caras cada una`,
  addThis: (id, after, tile) => `Añadir la loseta ${id} ${tileAt(after)}: ${tile}`,
  tile: ({ ground, bend, energy, dark }) =>
    `${ground}, ${bends[bend]}, ${energy} de energía, ${plural(dark, 'casilla oscura', 'casillas oscuras')}`,
};
