import { type PanelProps, StepsCard } from '@gruppetto/ui';
import { choosesRiders } from '../rules/index.ts';
import type { Leader1, Phase } from '../rules/types.ts';
import { screenWords as say } from '../words/screens.ts';

interface Step {
  readonly name: string;
  readonly of: readonly Phase[];
}

/** L1-4.1 to L1-4.9. */
const phases: readonly Step[] = [
  { name: say.phases.ahead, of: ['away'] },
  { name: say.phases.attacks, of: ['breaking'] },
  { name: say.phases.inside, of: ['inside'] },
  { name: say.phases.peloton, of: ['pursuit', 'payment'] },
  { name: say.phases.behind, of: ['dropped', 'punctured'] },
];

/** The phases of a turn, and the one in progress. */
export function TurnPhases({ view: { phase, turn }, options, words }: PanelProps<Leader1>) {
  if (phase === 'over') return undefined;
  const beforeTheStart: readonly Step[] = [
    ...(choosesRiders(options) ? [{ name: say.phases.riders, of: ['riders'] as const }] : []),
    ...(options.qualities ? [{ name: say.phases.qualities, of: ['qualities'] as const }] : []),
    { name: say.phases.lineUp, of: ['line-up'] },
  ];
  const list = turn === 0 ? beforeTheStart : phases;
  return (
    <StepsCard title={words.round(turn)} steps={list.map(({ name }) => name)} now={list.findIndex(({ of }) => of.includes(phase))} line />
  );
}
