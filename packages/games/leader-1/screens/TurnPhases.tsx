import { type PanelProps, StepsCard, useSaid } from '@gruppetto/ui';
import { choosesRiders } from '../rules/index.ts';
import type { Leader1, Phase } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';

interface Step {
  readonly name: keyof Sentences['screens']['phases'];
  readonly of: readonly Phase[];
}

/** L1-4.1 to L1-4.9. */
const phases: readonly Step[] = [
  { name: 'ahead', of: ['away'] },
  { name: 'attacks', of: ['breaking'] },
  { name: 'inside', of: ['inside'] },
  { name: 'peloton', of: ['pursuit', 'payment'] },
  { name: 'behind', of: ['dropped', 'punctured'] },
];

/** The phases of a turn, and the one in progress. */
export function TurnPhases({ view: { phase, turn }, options, words }: PanelProps<Leader1>) {
  const { screens: say } = useSaid(sentences);
  if (phase === 'over') return undefined;
  const beforeTheStart: readonly Step[] = [
    ...(choosesRiders(options) ? [{ name: 'riders' as const, of: ['riders'] as const }] : []),
    ...(options.qualities ? [{ name: 'qualities' as const, of: ['qualities'] as const }] : []),
    { name: 'lineUp', of: ['line-up'] },
  ];
  const list = turn === 0 ? beforeTheStart : phases;
  return (
    <StepsCard
      title={words.round(turn)}
      steps={list.map(({ name }) => say.phases[name])}
      now={list.findIndex(({ of }) => of.includes(phase))}
      line
    />
  );
}
