import type { OpenTour, TourClient } from '../client/open-tour.ts';

/** Those that the tour's own menu leads to. */
export const views = ['stage', 'classifications', 'points', 'stages', 'riders', 'advantages', 'almanac', 'share'] as const;
export type View = (typeof views)[number] | 'ceremony' | 'sheet' | 'report';

/** Stages that bots ride now, one after the other. */
export interface RideProgress {
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
  /** The button that takes the latest entry back; a page may show it where the thumb is. */
  readonly undo: React.ReactNode;
  /** Lets bots ride this many stages from the open one on. */
  readonly simulate: (count: number) => void;
  readonly riding: RideProgress | undefined;
  readonly go: (view: View, stage?: number) => void;
}
