import { type Options, roleOf, type View } from '@gruppetto/cycling-party';
import { CyclistIcon } from '@gruppetto/ui';
import { cyclingPartyReady, wordsOf } from '@gruppetto/words';
import type { PanelProps } from '../screens.ts';

/** What each team has left, and who its riders are. */
export function TeamsPanel({ state, shown, entrants }: PanelProps) {
  const view = shown.after.view as View;
  const options = state.options as Options;
  const words = wordsOf('cycling-party');
  return (
    <section className="card side" aria-labelledby="teams-title">
      <h2 id="teams-title">The teams</h2>
      {view.teams.map((_, seat) => {
        const holdings = (shown.board.holdings ?? []).filter((holding) => holding.seat === seat && holding.amount > 0);
        return (
          <details key={state.names.seat(seat)} className="cp-team">
            <summary>
              <b>{state.names.seat(seat)}</b>
              <span className="soft">
                {holdings.map(({ what, amount }) => words.things[what]?.(amount) ?? `${amount} ${what}`).join(', ') || 'nothing left'}
              </span>
            </summary>
            <ul>
              {entrants.map((entrant, rider) => {
                if (entrant.seat !== seat) return undefined;
                const role = roleOf(options, rider);
                const place = shown.board.riders.find((one) => one.rider === rider);
                return (
                  <li key={entrant.number}>
                    <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={26} />
                    <span>{role ? cyclingPartyReady.roles[role] : 'rider'}</span>
                    <span className="value">{place ? place.square : '–'}</span>
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
