import type { ShellWords } from '../en/shell.ts';
import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['Cero', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'];

export const shell: ShellWords = {
  colours,
  name: 'Gruppetto',
  menu: 'Menú',
  navigation: 'Principal',
  home: 'Inicio',
  play: 'Jugar',
  tables: 'Mesas',
  tours: 'Vueltas',
  learn: 'Aprender',
  account: 'Cuenta',
  theme: (theme) => ({ auto: 'Tema: automático', light: 'Tema: claro', dark: 'Tema: oscuro' })[theme],
  language: 'Idioma',
  close: 'Cerrar',

  lost: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección.',
    toStart: 'Ir al inicio',
    broken: 'Algo ha fallado',
    safe: 'Tus carreras están a salvo: cada paso se guarda mientras juegas.',
    reload: 'Recargar la página',
  },

  headline: (games) => `${numerals[games] ?? games} juegos de mesa de ciclismo, una sola mesa.`,
  pitch: 'Corre contra bots o con tus amigos, en la misma pantalla o en línea. Sin cuenta.',
  firstRace: 'Tu primera carrera',
  firstRaceOf: (title) => `Tu primera carrera de ${title}`,
  minutes: (minutes) => `${minutes} min`,
  continueRace: 'Seguir con tu carrera',
  watchRace: 'Ver una carrera',

  planTour: 'Organizar una vuelta',
  tourCard: 'Monta una vuelta',
  tourPoints: [
    'Corrida, simulada o apuntada desde una mesa real',
    'Maillots amarillo, verde y de lunares',
    'Se guarda en este navegador; sin cuenta',
  ],
  games: (count) => `${numerals[count] ?? count} juegos`,
  gamesHint: 'De dos dados a todo un pelotón.',
  playGame: 'Jugar',
  playTitle: (title) => `Jugar a ${title}`,
  players: (min, max) => `de ${min} a ${max} jugadores`,
  commentator: 'Tú comentas la carrera',
  watchGame: 'Ver',
  watchTitle: (title) => `Ver ${title}`,

  openFile: 'Abrir una carrera guardada',
  openFileHint: 'o suelta aquí su archivo',
  savedRace: 'Una carrera guardada',
  notArrived: 'El archivo no ha llegado: ábrelo aquí.',
  notOpened: (name, why) => `No se ha podido abrir ${name}. ${why}`,
  notStored: (detail) => `No se ha abierto nada: este navegador no ha podido guardarlo (${detail}).`,
  storageBlocked: (detail) =>
    `Este navegador bloquea el almacenamiento de este sitio (${detail}), así que no se puede guardar ninguna carrera. ¿Es una ventana privada?`,
  notDeleted: (detail) => `No se ha eliminado: este navegador bloquea el almacenamiento de este sitio (${detail}).`,
  version: (version) => `Gruppetto ${version}`,
};
