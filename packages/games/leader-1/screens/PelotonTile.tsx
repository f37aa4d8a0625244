import type { RiderId } from '@gruppetto/kernel';
import { Counters, CyclistIcon, JerseyPatch, type PanelProps, type RiderLook, RidersTable, useSaid } from '@gruppetto/ui';
import { courseOf, deciderOf, maxPursuits, mustRest, rowsEach } from '../rules/index.ts';
import type { Leader1, Place, View } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './PelotonTile.css';

const areas: readonly { readonly id: 'backArea' | 'frontArea'; readonly of: readonly Place[] }[] = [
  { id: 'backArea', of: ['back', 'leaving'] },
  { id: 'frontArea', of: ['front'] },
];

/** L1-2.6: the tile beside the road: who rides in front and at the back, and the support tokens in their order. */
export function PelotonTile({ options, view, names, looks }: PanelProps<Leader1>) {
  const { screens: say } = useSaid(sentences);
  const { front, place, tokens, pursuits } = view;
  const course = courseOf(options);
  if (view.phase === 'over' || front > course.length) return undefined;
  const jerseyOfTeam = (team: number) => looks.find((look) => look.team === team)?.jersey;
  return (
    <section className="card side peloton-card" aria-labelledby="peloton-title">
      <h2 id="peloton-title">{say.pelotonOn(front - 1, front)}</h2>
      <div className="peloton-tile">
        {areas.map(({ id, of }) => (
          <div key={id}>
            <h3>
              {say[id].name} <small>{say[id].pays}</small>
            </h3>
            <Area riders={[...looks.keys()].filter((rider) => of.includes(place[rider]))} {...{ looks, names, place }} />
          </div>
        ))}
      </div>
      <RidersTable name="tokens">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say.support}
            </th>
            <th scope="col">{say.pursuitsLeft}</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((team, index) => {
            const jersey = jerseyOfTeam(team);
            const decider = deciderOf(course, view, team);
            const name = names.team(team);
            const notes = [
              ...(index === 0 ? [say.throwsTheDie] : []),
              ...(decider !== undefined && names.seat(decider) !== name ? [say.decides(names.seat(decider))] : []),
              ...(mustRest(view, team) ? [say.mustRest] : []),
              ...(decider === undefined ? [say.allHome] : []),
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
      </RidersTable>
      <Weather view={view} />
    </section>
  );
}

/** L1-5.7: what the tokens mean that lie face up on the road still to be ridden. */
function Weather({ view }: { view: View }) {
  const { screens: say, weather: meanings } = useSaid(sentences);
  const last = Math.min(view.front, ...view.road.map((rider) => view.row[rider]));
  const tokens = view.weather.flatMap((token, index) =>
    token === 'none' || token === 'hidden' || (index + 1) * rowsEach <= last ? [] : [{ token, from: index * rowsEach + 1 }],
  );
  if (tokens.length === 0) return undefined;
  return (
    <ul className="weather-ahead" aria-label={say.weatherAhead}>
      {tokens.map(({ token, from }) => (
        <li key={token}>
          <b className="figures">{say.rows(from, from + rowsEach - 1)}</b> {meanings[token]}
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
        <Counters amount={left} max={maxPursuits} />
      </span>
    </span>
  );
}

interface AreaProps {
  readonly riders: readonly RiderId[];
  readonly looks: readonly RiderLook[];
  readonly names: PanelProps['names'];
  readonly place: readonly Place[];
}

function Area({ riders, looks, names, place }: AreaProps) {
  const { screens: say } = useSaid(sentences);
  if (riders.length === 0) return <p className="soft">{say.nobody}</p>;
  return (
    <ul className="area">
      {riders.map((rider) => {
        const { jersey, number, worn } = looks[rider];
        const leaving = place[rider] === 'leaving';
        return (
          <li key={rider} className={leaving ? 'leaving' : undefined}>
            <CyclistIcon jersey={jersey} number={number} worn={worn} size={36} />
            <span className="offstage">{leaving ? say.dropsOff(names.rider(rider)) : names.rider(rider)}</span>
          </li>
        );
      })}
    </ul>
  );
}
