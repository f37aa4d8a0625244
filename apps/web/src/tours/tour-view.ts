import type { TourEntry } from '@gruppetto/tour';
import { tourWords } from '@gruppetto/words';
import type { OpenTour } from './tour-session.ts';

export const views = Object.keys(tourWords.views) as readonly View[];
export type View = keyof typeof tourWords.views | 'sheet' | 'report';

/** What every page of a tour is given. */
export interface TourViewProps {
  readonly open: OpenTour;
  /** From 0. */
  readonly stage: number;
  /** Whether the person may change anything. */
  readonly may: boolean;
  readonly enter: (...entries: readonly TourEntry[]) => Promise<boolean>;
  readonly go: (view: View, stage?: number) => void;
}
