import { profileOf, type Skill, type View } from '@gruppetto/pace-wheel';
import { CyclistIcon } from '@gruppetto/ui';
import type { Entrant } from '../../road/Road.tsx';
import type { PanelProps } from '../screens.ts';

const skills: readonly Skill[] = ['sprint', 'stamina', 'climbing'];

/** Every racer's card: points left and points burnt. */
export function RacerCards({ state, shown, entrants }: PanelProps) {
  const view = shown.after.view as View;
  return (
    <section className="card side" aria-labelledby="cards-title">
      <h2 id="cards-title">Points left and burnt</h2>
      <table className="riders-table racer-cards">
        <thead>
          <tr>
            <th scope="col">
              <span className="offstage">racer</span>
            </th>
            {skills.map((skill) => (
              <th key={skill} scope="col">
                {skill}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entrants.map((entrant, rider) => (
            <Card key={state.names.rider(rider)} entrant={entrant} name={state.names.rider(rider)} view={view} rider={rider} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Card({ entrant, name, view, rider }: { entrant: Entrant; name: string; view: View; rider: number }) {
  const given = profileOf(view.options, rider);
  return (
    <tr>
      <th scope="row">
        <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={26} />
        <span className="offstage">{name}</span>
      </th>
      {skills.map((skill) => {
        const left = view.points[skill][rider];
        return (
          <td key={skill}>
            <span role="img" aria-label={`${left} left of ${given[skill]}`} className="pips">
              <b>{left}</b>
              <i style={{ '--left': `${left * 10}%`, '--given': `${Math.max(left, given[skill]) * 10}%` } as React.CSSProperties} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
