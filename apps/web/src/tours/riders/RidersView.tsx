import { wordsOf } from '@gruppetto/catalogue';
import { CyclistIcon, useWords } from '@gruppetto/ui';
import { roleIn } from '@gruppetto/words';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourLooks } from './RiderMark.tsx';
import { tourNames } from './tour-names.ts';

/** The teams, who rides in them and in which role. */
export function RidersView({ open: { tour } }: TourViewProps) {
  const { classification: words } = useWords();
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  const last = tour.after.at(-1);
  const game = wordsOf(tour.game.id);
  const { stageRace } = game;
  const teams = [...new Set(tour.riders.map(({ team }) => team))];
  return (
    <div className="roster">
      {teams.map((team) => (
        <section key={team} className="card padded" aria-label={names.team?.(team)}>
          <h2>{names.team?.(team)}</h2>
          <ul>
            {[...tour.riders.entries()]
              .filter(([, rider]) => rider.team === team)
              .map(([rider, { number, role }]) => {
                const worn = last?.jerseys.find((one) => one.rider === rider);
                const gone = last?.gone.some((one) => one.rider === rider);
                const about = tour.plan.about?.[rider];
                const look = looks[rider];
                return (
                  <li key={rider} className={gone ? 'gone' : undefined}>
                    {look && <CyclistIcon jersey={look.jersey} number={number} size={38} worn={worn?.jersey} />}
                    <span>
                      <b>{names.rider(rider)}</b>
                      {role && <small className="soft">{roleIn(game, role)}</small>}
                      {(about?.age !== undefined || about?.note) && (
                        <small className="soft">
                          {[about.age !== undefined && words.aged(about.age), about.note].filter(Boolean).join(', ')}
                        </small>
                      )}
                      {worn && <small>{stageRace?.jerseys[worn.jersey] ?? worn.jersey}</small>}
                      {gone && <small className="problem">{words.gone}</small>}
                    </span>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
