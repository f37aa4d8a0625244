import { type PanelProps, StepsCard } from '@gruppetto/ui';
import type { PaceWheel, Step } from '../rules/types.ts';
import { screenWords as words } from '../words/en.ts';

/** PW-3.1 to PW-3.5. */
const steps: readonly { readonly name: string; readonly asks: readonly Step[] }[] = [
  { name: words.steps.move, asks: ['ride', 'chase'] },
  { name: words.steps.break, asks: ['break-away', 'spend', 'counter', 'add'] },
  { name: words.steps.shuffle, asks: ['shuffle', 'push-back'] },
  { name: words.steps.burn, asks: ['burn'] },
  { name: words.steps.pace, asks: ['set-pace', 'feed'] },
];

/** The five steps of a player's turn, and the one in progress. */
export function TurnSteps({ names, view: { seat, step } }: PanelProps<PaceWheel>) {
  const now = steps.findIndex(({ asks }) => asks.includes(step));
  if (now < 0) return undefined;
  return <StepsCard title={words.turnOf(names.seat(seat))} steps={steps.map(({ name }) => name)} now={now} />;
}
