import type { PanelProps } from '@gruppetto/ui';
import type { CyclingParty } from '../rules/types.ts';
import { screenWords as say } from '../words/en.ts';
import { Circuit } from './Circuit.tsx';

/** The whole circuit with everybody on it, one tap away. */
export function CircuitPanel({ options, board, names, looks }: PanelProps<CyclingParty>) {
  const riders = board.riders.map(({ rider, square }) => ({ square, colour: looks[rider].jersey.colour, name: names.rider(rider) }));
  return (
    <details className="card side">
      <summary>{say.circuit}</summary>
      <Circuit options={options} riders={riders} />
    </details>
  );
}
