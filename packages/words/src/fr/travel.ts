import type { travel as english } from '../en/travel.ts';
import { plural } from './grammar.ts';

/** What is said where a race is shown elsewhere, and where it is taken along. */
export const travel: typeof english = {
  back: 'Un coup en arrière',
  on: 'Un coup en avant',
  play: 'Lecture',
  step: 'Coup de la course',
  open: 'Ouvrir dans Gruppetto',
  stages: (closed, stages) => `${plural(closed, 'étape courue', 'étapes courues')} sur ${stages}`,
  won: (name) => `Victoire : ${name}`,
  share: 'Partager',
  title: 'Partager cette course',
  link: 'Lien vers ce moment',
  embed: 'Pour l’intégrer à votre propre page',
  notShared: 'Cette course n’est que dans ce navigateur : partagez-la comme fichier, image ou film.',
  saveGif: 'Film (GIF)',
  saveMp4: 'Film (MP4)',
  savePng: 'Image (PNG)',
  saveSvg: 'Image (SVG)',
  copyStory: 'Copier le récit',
  working: (percent) => `Dessin en cours… ${percent} %`,
  failed: 'Ce navigateur n’y est pas arrivé.',
};
