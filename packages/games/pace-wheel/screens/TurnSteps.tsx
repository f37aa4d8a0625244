import { type PanelProps, StepsCard, useSaid } from '@gruppetto/ui';
import type { PaceWheel, Step } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';

/** PW-3.1 to PW-3.5. */
const steps: readonly { readonly name: keyof Sentences['screens']['steps']; readonly asks: readonly Step[] }[] = [
  { name: 'move', asks: ['ride', 'chase'] },
  { name: 'break', asks: ['break-away', 'spend', 'counter', 'add'] },
  { name: 'shuffle', asks: ['shuffle', 'push-back'] },
  { name: 'burn', asks: ['burn'] },
  { name: 'pace', asks: ['set-pace', 'feed'] },
];

/** The five steps of a player's turn, and the one in progress. */
export function TurnSteps({ names, view: { seat, step } }: PanelProps<PaceWheel>) {
  const { screens: words } = useSaid(sentences);
  const now = steps.findIndex(({ asks }) => asks.includes(step));
  if (now < 0) return undefined;
  return <StepsCard title={words.turnOf(names.seat(seat))} steps={steps.map(({ name }) => words.steps[name])} now={now} />;
}
