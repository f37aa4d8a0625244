import type { TourEntry } from '@gruppetto/tour';
import { SureButton, useWords } from '@gruppetto/ui';
import type { Words } from '@gruppetto/words';
import type { OpenTour, TourClient } from '../client/open-tour.ts';
import { placeName } from '../entering/stage-places.ts';
import { tourNames } from '../riders/tour-names.ts';

interface UndoButtonProps {
  readonly open: OpenTour;
  readonly enter: TourClient['enter'];
  /** The account at the screen. */
  readonly me: string | undefined;
}

/** Takes the latest entry back; where another director made it, only after saying whose it is and what. */
export function UndoButton({ open, enter, me }: UndoButtonProps) {
  const words = useWords();
  const { latest } = open;
  const undo = () => void enter({ do: 'undo' });
  if (latest?.by !== undefined && latest.by !== me)
    return (
      <span className="undo">
        <SureButton
          label={words.tour.undoOf(latest.by)}
          sure={words.tour.undoSure(latest.by, sayEntry(open, latest.entry, words))}
          onSure={undo}
        />
      </span>
    );
  return (
    <button type="button" className="undo" disabled={!latest} onClick={undo}>
      {words.tour.undo}
    </button>
  );
}

/** An entry, in a few words. */
function sayEntry({ tour }: OpenTour, entry: TourEntry, { tour: { entries: words }, stage }: Words): string {
  const names = tourNames(tour);
  switch (entry.do) {
    case 'pass':
    case 'move':
    case 'remove':
      return words[entry.do](names.rider(entry.rider), placeName(tour, tour.stages[entry.stage], entry.at, stage));
    case 'time':
    case 'leave':
    case 'rejoin':
      return words[entry.do](names.rider(entry.rider));
    case 'use':
      return words.use(names.seat(entry.seat));
    case 'undo':
      return '';
    default:
      return words[entry.do](entry.stage + 1);
  }
}
