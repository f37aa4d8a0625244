import { CyclistIcon, type PanelProps, useSaid } from '@gruppetto/ui';
import { roleOf } from '../rules/roles.ts';
import type { CyclingParty } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './panels.css';

/** What each team has left, and who its riders are. */
export function TeamsPanel({ options, view, board, names, looks, words }: PanelProps<CyclingParty>) {
  const { screens: say, roles } = useSaid(sentences);
  return (
    <section className="card side" aria-labelledby="teams-title">
      <h2 id="teams-title">{say.teamsTitle}</h2>
      {view.teams.map((_, seat) => {
        const holdings = (board.holdings ?? []).filter((holding) => holding.seat === seat && holding.amount > 0);
        return (
          <details key={names.seat(seat)} className="cp-team">
            <summary>
              <b>{names.seat(seat)}</b>
              <span className="soft">{holdings.map(({ what, amount }) => words.things[what](amount)).join(', ') || say.nothingLeft}</span>
            </summary>
            <ul>
              {looks.map((look, rider) => {
                if (look.seat !== seat) return undefined;
                const role = roleOf(options, rider);
                const place = board.riders.find((one) => one.rider === rider);
                return (
                  <li key={look.number}>
                    <CyclistIcon jersey={look.jersey} number={look.number} size={26} />
                    <span>{role ? roles[role].one : say.rider}</span>
                    <span className="value">{place ? place.square : say.notOnRoad}</span>
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
