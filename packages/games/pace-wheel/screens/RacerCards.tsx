import { CyclistIcon, type PanelProps, type RiderLook, RidersTable, useSaid } from '@gruppetto/ui';
import type { CSSProperties } from 'react';
import { maxPoints, skills } from '../rules/racers.ts';
import type { PaceWheel, View } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './RacerCards.css';

/** Every racer's card: points left and points burnt. */
export function RacerCards({ names, looks, view }: PanelProps<PaceWheel>) {
  const { screens: words } = useSaid(sentences);
  return (
    <section className="card side" aria-labelledby="cards-title">
      <h2 id="cards-title">{words.pointsLeft}</h2>
      <RidersTable name="racer-cards">
        <thead>
          <tr>
            <th scope="col">
              <span className="offstage">{words.racer}</span>
            </th>
            {skills.map((skill) => (
              <th key={skill} scope="col">
                {words.skills[skill]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.map((look, rider) => (
            <Card key={names.rider(rider)} look={look} name={names.rider(rider)} view={view} rider={rider} />
          ))}
        </tbody>
      </RidersTable>
    </section>
  );
}

const share = (points: number): string => `${(100 * points) / maxPoints}%`;

function Card({ look, name, view, rider }: { look: RiderLook; name: string; view: View; rider: number }) {
  const { screens: words } = useSaid(sentences);
  const profile = view.profiles[rider];
  return (
    <tr>
      <th scope="row">
        <CyclistIcon jersey={look.jersey} number={look.number} size={26} />
        <span className="offstage">{name}</span>
      </th>
      {skills.map((skill) => {
        const left = view.points[skill][rider];
        const bar = { '--left': share(left), '--given': share(Math.max(left, profile[skill])) } as CSSProperties;
        return (
          <td key={skill}>
            <span role="img" aria-label={words.leftOf({ left, of: profile[skill] })} className="pips">
              <b>{left}</b>
              <i style={bar} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
