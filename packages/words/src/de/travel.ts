import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

/** What is said where a race is shown elsewhere, and where it is taken along. */
export const travel: Words['travel'] = {
  back: 'Einen Schritt zurück',
  on: 'Einen Schritt weiter',
  play: 'Abspielen',
  step: 'Schritt des Rennens',
  open: 'In Gruppetto öffnen',
  stages: (closed, stages) => `${closed} von ${plural(stages, 'Etappe', 'Etappen')} gefahren`,
  won: (name) => `Sieg für ${name}`,
  share: 'Teilen',
  title: 'Dieses Rennen teilen',
  link: 'Link zu diesem Moment',
  embed: 'Code zum Einbetten in deine eigene Seite',
  notShared: 'Dieses Rennen ist nur in diesem Browser: Teile es als Datei, Bild oder Film.',
  saveGif: 'Film (GIF)',
  saveMp4: 'Film (MP4)',
  savePng: 'Bild (PNG)',
  saveSvg: 'Bild (SVG)',
  copyStory: 'Bericht kopieren',
  working: (percent) => `Zeichne … ${percent}\u00a0%`,
  failed: 'Das hat dieser Browser nicht geschafft.',
};
