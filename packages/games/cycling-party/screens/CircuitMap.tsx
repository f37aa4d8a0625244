import type { PanelProps } from '@gruppetto/ui';
import type { CyclingParty } from '../rules/types.ts';
import { Circuit } from './Circuit.tsx';

/** The whole circuit with everybody on it. */
export function CircuitMap({ options, board, names, looks }: PanelProps<CyclingParty>) {
  const riders = board.riders.map(({ rider, square }) => ({ square, colour: looks[rider].jersey.colour, name: names.rider(rider) }));
  return <Circuit options={options} riders={riders} />;
}
