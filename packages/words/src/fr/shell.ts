import type { ShellWords } from '../en/shell.ts';
import { colours } from './colours.ts';

/** How many games there are; they begin a sentence, and there are several. */
const numerals = ['Zéro', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

/** What the first page and the frame of every page say. Kept apart, so that the first page loads quickly. */
export const shell: ShellWords = {
  colours,
  name: 'Gruppetto',
  menu: 'Menu',
  navigation: 'Navigation',
  home: 'Accueil',
  play: 'Jouer',
  tables: 'Tables',
  tours: 'Tours',
  learn: 'Apprendre',
  account: 'Compte',
  theme: (theme) => ({ auto: 'Thème : automatique', light: 'Thème : clair', dark: 'Thème : sombre' })[theme],
  language: 'Langue',
  close: 'Fermer',

  lost: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse.',
    toStart: 'Aller à l’accueil',
    broken: 'Un problème est survenu',
    safe: 'Vos courses sont à l’abri : chaque coup est enregistré au fur et à mesure.',
    reload: 'Recharger la page',
  },

  headline: (games) => `${numerals[games] ?? games} jeux de cyclisme, une table.`,
  pitch: 'Courez contre des bots, autour d’un écran, ou en ligne entre amis. Sans compte.',
  firstRace: 'Première course',
  firstRaceOf: (title) => `Votre première course : ${title}`,
  minutes: (minutes) => `${minutes} min`,
  continueRace: 'Reprendre votre course',
  watchRace: 'Regarder une course',

  planTour: 'Préparer un tour',
  tourCard: 'Et si vous en faisiez un tour ?',
  tourPoints: [
    'Couru, simulé ou saisi d’après une vraie partie',
    'Maillots jaune, vert et à pois',
    'Gardé dans ce navigateur ; sans compte',
  ],
  games: (count) => `${numerals[count] ?? count} jeux`,
  gamesHint: 'De deux dés à tout un peloton.',
  playGame: 'Jouer',
  playTitle: (title) => `Jouer à ${title}`,
  players: (min, max) => `${min} à ${max} joueurs`,
  commentator: 'Vous êtes au micro',
  watchGame: 'Regarder',
  watchTitle: (title) => `Regarder ${title}`,

  openFile: 'Ouvrir une course enregistrée',
  openFileHint: 'ou déposez son fichier ici',
  savedRace: 'Une course enregistrée',
  notArrived: 'Le fichier n’est pas arrivé : ouvrez-le ici.',
  notOpened: (name, why) => `Impossible d’ouvrir ${name}. ${why}`,
  notStored: (detail) => `Rien n’a été ouvert : ce navigateur n’a pas pu l’enregistrer (${detail}).`,
  storageBlocked: (detail) =>
    `Ce navigateur bloque le stockage pour ce site (${detail}) : aucune course ne peut être gardée. Est-ce une fenêtre privée ?`,
  notDeleted: (detail) => `La suppression a échoué : ce navigateur bloque le stockage pour ce site (${detail}).`,
  version: (version) => `Gruppetto ${version}`,
};
