import type { Road } from '@gruppetto/kernel';
import { stillOf, stillSize } from '@gruppetto/paper';
import { GIFEncoder, quantize } from 'gifenc';
import type { RaceState } from '../race-state.ts';
import { indexed, nearestIn } from './gif-pixels.ts';

/** One moment as an SVG, as a server would draw it. */
export function stillAt({ race, seats, names, moments, linesOf }: RaceState, road: Road, title: string, at: number): string {
  const moment = moments[at];
  if (!moment) throw new Error(`no moment ${at}`);
  const caption = linesOf(moment).at(-1)?.text ?? '';
  const board = race.board(moment.view);
  return stillOf({ title, caption, road, board, riders: race.riders, seats, standings: moment.standings, name: names.rider });
}

/** More nobody watches to the end, and the file stays small enough to be sent. */
const maxFrames = 72;
const small = { width: 600, height: 315 };
const frameMs = 300;
const lastFrameMs = 3000;
const colours = 47;
/** Of so many pixels one is looked at for the palette: also a jersey has hundreds. */
const sampled = 7;
/** Stands for "as before". */
const unused = [0, 0, 0];
/** GIF's word for: the next picture is drawn over this one. */
const keep = 1;

/** The moments that a film shows: all of a short race, evenly picked ones of a long one, and always the last. */
function framesOf(moments: number, max = maxFrames): readonly number[] {
  const count = Math.min(moments, max);
  if (count <= 1) return moments > 0 ? [0] : [];
  return Array.from({ length: count }, (_, index) => Math.round((index * (moments - 1)) / (count - 1)));
}

async function draw(svg: string, context: CanvasRenderingContext2D): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
}

function canvasOf({ width, height }: { readonly width: number; readonly height: number }): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

type Still = (at: number) => string;
type Progress = (share: number) => void;

export async function pngOf(svg: string): Promise<Blob> {
  const context = canvasOf(stillSize);
  await draw(svg, context);
  return await new Promise((resolve, reject) =>
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export async function gifOf(still: Still, moments: number, onProgress: Progress): Promise<Blob> {
  const { width, height } = small;
  const context = canvasOf(small);
  const pixels = () => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const gif = GIFEncoder();
  const frames = framesOf(moments);
  // The same colours all the way: those of the picture with most riders on the road.
  await draw(still(frames[Math.floor(frames.length / 2)] ?? 0), context);
  const sample = pixels().filter((_, index) => index % sampled === 0);
  const palette = quantize(new Uint8Array(sample.buffer), colours);
  const colourOf = nearestIn(palette);
  const clear = palette.length;
  let before: Uint32Array | undefined;
  for (const [index, at] of frames.entries()) {
    await draw(still(at), context);
    const now = pixels();
    const delay = index === frames.length - 1 ? lastFrameMs : frameMs;
    const options = before ? { transparent: true, transparentIndex: clear, dispose: keep } : { palette: [...palette, unused] };
    gif.writeFrame(indexed(now, before, colourOf, clear), width, height, { ...options, delay });
    before = now;
    onProgress((index + 1) / frames.length);
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}

const mp4 = 'video/mp4';

export const canMp4 = (): boolean => typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(mp4);

/** Filmed as it is shown: it takes as long as the film. */
export async function mp4Of(still: Still, moments: number, onProgress: Progress): Promise<Blob> {
  const context = canvasOf(stillSize);
  const recorder = new MediaRecorder(context.canvas.captureStream(30), { mimeType: mp4 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done();
  });
  recorder.start();
  const frames = framesOf(moments);
  for (const [index, at] of frames.entries()) {
    await draw(still(at), context);
    await new Promise((shown) => setTimeout(shown, index === frames.length - 1 ? lastFrameMs / 2 : frameMs / 2));
    onProgress((index + 1) / frames.length);
  }
  recorder.stop();
  await ended;
  return new Blob(parts, { type: mp4 });
}
