import type { Words } from '../en/index.ts';
import { plural } from './grammar.ts';

/** What is said where a race is shown elsewhere, and where it is taken along. */
export const travel: Words['travel'] = {
  back: 'Un passo indietro',
  on: 'Un passo avanti',
  play: 'Riproduci',
  step: 'Passo della corsa',
  open: 'Apri in Gruppetto',
  stages: (closed: number, stages: number) => `${plural(closed, 'tappa corsa', 'tappe corse')} su ${stages}`,
  won: (name: string) => `Vince ${name}`,
  share: 'Condividi',
  title: 'Condividi questa corsa',
  link: 'Link a questo momento',
  embed: 'Incorpora in una tua pagina',
  notShared: 'Questa corsa è solo in questo browser: condividila come file, immagine o filmato.',
  saveGif: 'Filmato (GIF)',
  saveMp4: 'Filmato (MP4)',
  savePng: 'Immagine (PNG)',
  saveSvg: 'Immagine (SVG)',
  copyStory: 'Copia il racconto',
  working: (percent: number) => `Disegno in corso… ${percent}%`,
  failed: 'Questo browser non ci è riuscito.',
};
