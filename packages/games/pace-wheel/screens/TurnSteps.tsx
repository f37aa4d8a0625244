import type { Step, View } from '@gruppetto/pace-wheel';
import { StepsCard } from '@gruppetto/ui';
import type { PanelProps } from '../screens.ts';

/** PW-3.1 to PW-3.5. */
const steps: readonly { readonly name: string; readonly asks: readonly Step[] }[] = [
  { name: 'Move', asks: ['ride', 'chase'] },
  { name: 'Break', asks: ['break-away', 'spend', 'counter', 'add'] },
  { name: 'Shuffle', asks: ['shuffle', 'push-back'] },
  { name: 'Burn', asks: ['burn'] },
  { name: 'Pace', asks: ['set-pace', 'feed'] },
];

/** The five steps of a player's turn, and the one in progress. */
export function TurnSteps({ state, shown }: PanelProps) {
  const { seat, step } = shown.after.view as View;
  if (step === 'place' || step === 'over') return undefined;
  const title = `${state.names.seat(seat)}’s turn`;
  return <StepsCard title={title} steps={steps.map(({ name }) => name)} now={steps.findIndex(({ asks }) => asks.includes(step))} />;
}
