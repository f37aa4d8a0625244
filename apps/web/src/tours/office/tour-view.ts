import { tourWords } from '@gruppetto/words';
import type { OpenTour, TourClient } from '../client/open-tour.ts';

export const views = Object.keys(tourWords.views) as readonly View[];
export type View = keyof typeof tourWords.views | 'sheet' | 'report';

/** Stages that bots ride now, one after the other. */
export interface Riding {
  readonly done: number;
  readonly all: number;
}

/** What every page of a tour is given. */
export interface TourViewProps {
  readonly open: OpenTour;
  /** From 0. */
  readonly stage: number;
  /** Whether the person may change anything. */
  readonly may: boolean;
  readonly enter: TourClient['enter'];
  /** Lets bots ride so many stages from the open one on. */
  readonly simulate: (count: number) => void;
  readonly riding: Riding | undefined;
  readonly go: (view: View, stage?: number) => void;
}
