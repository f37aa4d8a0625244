import type { RiderId } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import type { ReactNode } from 'react';

/** Shows a moment of the race; whoever comes back from it finds the button again. */
export type Watch = (button: string, moment: number, rider?: RiderId) => void;

interface WatchButtonProps {
  readonly id: string;
  readonly moment: number;
  /** Whose throw it is about, where others throw in the same moment. */
  readonly rider?: RiderId | undefined;
  readonly onWatch: Watch;
  /** What it shows beside its name, which then is only heard. */
  readonly children?: ReactNode;
}

export function WatchButton({ id, moment, rider, onWatch, children }: WatchButtonProps) {
  const { verdict: say } = useWords();
  return (
    <button
      type="button"
      id={id}
      className={children ? 'quiet watch figures' : 'quiet watch'}
      title={children ? say.watch : undefined}
      onClick={() => onWatch(id, moment, rider)}
    >
      {children} <span className={children ? 'offstage' : undefined}>{say.watch}</span>
    </button>
  );
}
