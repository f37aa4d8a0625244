import type { travel as english } from '../en/travel.ts';
import { plural } from './grammar.ts';

export const travel: typeof english = {
  back: 'Eén stap terug',
  on: 'Eén stap vooruit',
  play: 'Afspelen',
  step: 'Stap in de koers',
  open: 'Openen in Gruppetto',
  stages: (closed, stages) => `${closed} van ${plural(stages, 'etappe', 'etappes')} gereden`,
  won: (name) => `Gewonnen door ${name}`,
  share: 'Delen',
  title: 'Deze koers delen',
  link: 'Link naar dit moment',
  embed: 'Insluitcode voor je eigen site',
  notShared: 'Deze koers staat alleen in deze browser: deel hem als bestand, afbeelding of video.',
  saveGif: 'Animatie (GIF)',
  saveMp4: 'Video (MP4)',
  savePng: 'Afbeelding (PNG)',
  saveSvg: 'Afbeelding (SVG)',
  copyStory: 'Verhaal kopiëren',
  working: (percent) => `Tekenen … ${percent}%`,
  failed: 'Deze browser kon het niet maken.',
};
