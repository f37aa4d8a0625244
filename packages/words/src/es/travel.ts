import { plural } from './grammar.ts';

export const travel = {
  back: 'Un paso atrás',
  on: 'Un paso adelante',
  play: 'Reproducir',
  step: 'Paso de la carrera',
  open: 'Abrir en Gruppetto',
  stages: (closed: number, stages: number) => `${closed} de ${plural(stages, 'etapa corrida', 'etapas corridas')}`,
  won: (name: string) => `Victoria de ${name}`,
  share: 'Compartir',
  title: 'Comparte esta carrera',
  link: 'Enlace a este momento',
  embed: 'Para incrustarla en tu propia página',
  notShared: 'Esta carrera está solo en este navegador: compártela como archivo, imagen o vídeo.',
  saveGif: 'Vídeo (GIF)',
  saveMp4: 'Vídeo (MP4)',
  savePng: 'Imagen (PNG)',
  saveSvg: 'Imagen (SVG)',
  copyStory: 'Copiar la crónica',
  working: (percent: number) => `Dibujando… ${percent}\u00a0%`,
  failed: 'Este navegador no ha podido hacerlo.',
};
