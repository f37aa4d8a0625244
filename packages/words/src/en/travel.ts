import { plural } from './grammar.ts';

/** What embedded races and shared links say. */
export const travel = {
  back: 'One step back',
  on: 'One step forward',
  play: 'Play',
  step: 'Step of the race',
  open: 'Open in Gruppetto',
  stages: (closed: number, stages: number) => `${closed} of ${plural(stages, 'stage')} finished`,
  won: (name: string) => `Won by ${name}`,
  share: 'Share',
  title: 'Share this race',
  link: 'Link to this moment',
  embed: 'Code to embed it in your own page',
  notShared: 'This race is only in this browser: share it as a file, a picture or a video.',
  saveGif: 'Animation (GIF)',
  saveMp4: 'Video (MP4)',
  savePng: 'Picture (PNG)',
  saveSvg: 'Picture (SVG)',
  copyStory: 'Copy the story',
  working: (percent: number) => `Drawing … ${percent} %`,
  failed: 'This browser couldn’t create it.',
};
