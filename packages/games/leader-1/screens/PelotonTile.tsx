import type { RiderId } from '@gruppetto/kernel';
import { courseOf, deciderOf, mostPursuits, mustRest, type Place, rowsEach, type View } from '@gruppetto/leader-1';
import { CyclistIcon, JerseyPatch } from '@gruppetto/ui';
import { leader1Ready } from '@gruppetto/words';
import type { Entrant } from '../../road/Road.tsx';
import type { PanelProps } from '../screens.ts';

const areas: readonly { readonly name: string; readonly of: readonly Place[]; readonly pays: string }[] = [
  { name: 'Back', of: ['back', 'leaving'], pays: 'pays 0 or 1' },
  { name: 'Front', of: ['front'], pays: 'pays 1 or 2, may break away' },
];

/** L1-2.6: the tile beside the road: who rides in front and at the back, and the support tokens in their order. */
export function PelotonTile({ state, shown, entrants }: PanelProps) {
  const view = shown.after.view as View;
  const { front, place, tokens, pursuits } = view;
  const course = courseOf(view.options);
  const { names } = state;
  if (view.phase === 'over' || front > course.length) return undefined;
  const jerseyOfTeam = (team: number) => entrants.find((entrant) => entrant.team === team)?.jersey;
  return (
    <section className="card side peloton-card" aria-labelledby="peloton-title">
      <h2 id="peloton-title">
        The peloton, on rows {front - 1} and {front}
      </h2>
      <div className="peloton-tile">
        {areas.map(({ name, of, pays }) => (
          <div key={name}>
            <h3>
              {name} <small>{pays}</small>
            </h3>
            <Area riders={[...entrants.keys()].filter((rider) => of.includes(place[rider]))} {...{ entrants, names, place }} />
          </div>
        ))}
      </div>
      <table className="riders-table tokens">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              support, first to last
            </th>
            <th scope="col">pursuits left</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((team, index) => {
            const jersey = jerseyOfTeam(team);
            const decider = deciderOf(view, course, team);
            const name = names.team?.(team) ?? `Team ${team + 1}`;
            const notes = [
              ...(index === 0 ? ['throws the die'] : []),
              ...(decider !== undefined && names.seat(decider) !== name ? [`${names.seat(decider)} decides`] : []),
              ...(mustRest(view, team) ? ['must rest'] : []),
              ...(decider === undefined ? ['all home'] : []),
            ];
            return (
              <tr key={team} className={view.phase === 'pursuit' && view.queue[0] === team ? 'active' : undefined}>
                <td className="figures">{index + 1}</td>
                <th scope="row">
                  {jersey && <JerseyPatch jersey={jersey} size={20} />}
                  <span>
                    {name}
                    {notes.length > 0 && <small> {notes.join(' · ')}</small>}
                  </span>
                </th>
                <td>
                  <Pursuits left={pursuits[team]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Weather view={view} />
    </section>
  );
}

/** L1-5.7: what the tokens mean that lie face up where somebody is still to come. */
function Weather({ view }: { view: View }) {
  const last = Math.min(view.front, ...view.road.map((rider) => view.row[rider]));
  const tokens = view.weather.flatMap((token, index) =>
    token === 'none' || token === 'hidden' || (index + 1) * rowsEach <= last ? [] : [{ token, from: index * rowsEach + 1 }],
  );
  if (tokens.length === 0) return undefined;
  return (
    <ul className="weather-ahead" aria-label="Weather">
      {tokens.map(({ token, from }) => (
        <li key={token}>
          <b className="figures">
            rows {from} to {from + rowsEach - 1}
          </b>{' '}
          {leader1Ready.weather[token]}
        </li>
      ))}
    </ul>
  );
}

/** A counter for each pursuit that is left, and how many they are. */
function Pursuits({ left }: { left: number }) {
  return (
    <span className="pursuits">
      <b className="figures">{left}</b>
      <span aria-hidden="true">
        {Array.from({ length: mostPursuits }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters are all alike
          <i key={index} className={index < left ? 'counter full' : 'counter'} />
        ))}
      </span>
    </span>
  );
}

interface AreaProps {
  readonly riders: readonly RiderId[];
  readonly entrants: readonly Entrant[];
  readonly names: PanelProps['state']['names'];
  readonly place: readonly Place[];
}

function Area({ riders, entrants, names, place }: AreaProps) {
  if (riders.length === 0) return <p className="soft">nobody</p>;
  return (
    <ul className="area">
      {riders.map((rider) => {
        const { jersey, number, worn } = entrants[rider];
        const leaving = place[rider] === 'leaving';
        return (
          <li key={rider} className={leaving ? 'leaving' : undefined}>
            <CyclistIcon jersey={jersey} number={number} worn={worn} size={36} />
            <span className="offstage">
              {names.rider(rider)}
              {leaving && ', drops off'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
