import type { Step, View } from '@gruppetto/pace-wheel';
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
  const { seat, step } = state.game.view(shown.table.state, 'spectator') as View;
  if (step === 'place' || step === 'over') return undefined;
  return (
    <section className="card side" aria-labelledby="steps-title">
      <h2 id="steps-title">{state.names.seat(seat)}’s turn</h2>
      <ol className="turn-steps">
        {steps.map(({ name, asks }, index) => (
          <li key={name} aria-current={asks.includes(step) ? 'step' : undefined}>
            <b>{index + 1}</b> {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
