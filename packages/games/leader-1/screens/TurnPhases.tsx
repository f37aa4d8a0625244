import type { Phase, View } from '@gruppetto/leader-1';
import { StepsCard } from '@gruppetto/ui';
import type { PanelProps } from '../screens.ts';

/** L1-4.1 to L1-4.9. */
const phases: readonly { readonly name: string; readonly of: readonly Phase[] }[] = [
  { name: 'Ahead', of: ['away'] },
  { name: 'Attacks', of: ['breaking'] },
  { name: 'Inside', of: ['inside'] },
  { name: 'Peloton', of: ['pursuit', 'payment'] },
  { name: 'Behind', of: ['dropped', 'punctured'] },
];

const beforeTheStart: readonly { readonly name: string; readonly of: readonly Phase[] }[] = [
  { name: 'Qualities', of: ['qualities'] },
  { name: 'Line-up', of: ['line-up'] },
];

/** The phases of a turn, and the one in progress. */
export function TurnPhases({ shown }: PanelProps) {
  const { phase, turn } = shown.after.view as View;
  if (phase === 'over') return undefined;
  const list = turn === 0 ? beforeTheStart : phases;
  const title = turn === 0 ? 'Before the start' : `Turn ${turn}`;
  return <StepsCard title={title} steps={list.map(({ name }) => name)} now={list.findIndex(({ of }) => of.includes(phase))} line />;
}
