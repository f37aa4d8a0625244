import { wordsOf } from '@gruppetto/catalogue';
import type { Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { CourseTable } from '../course/CourseTable.tsx';
import { Profile } from '../course/Profile.tsx';
import { StageFacts } from '../course/StageFacts.tsx';
import { arrivalFields, placeName } from '../entering/stage-places.ts';

/** A stage for the table: the profile, where the markers go, and lines to write on. */
export function StageSheet({ tour, index }: { tour: Tour; index: number }) {
  const { tour: tourWords, stage: words } = useWords();
  const stage = tour.stages[index];
  const labels = wordsOf(tour.game.id).stageRace?.arrival ?? {};
  const fields = arrivalFields(tour.stageRace.arrival.shape).map(({ name }) => name);
  return (
    <article className="sheet">
      <header>
        <h2>{stage.plan.name ? tourWords.named(index + 1, stage.plan.name) : tourWords.stage(index + 1)}</h2>
      </header>
      <StageFacts game={tour.game} options={stage.plan.options} primes={stage.places} />
      <Profile game={tour.game} options={stage.plan.options} primes={stage.places} />
      <div className="sheet-columns">
        <CourseTable tour={tour} stage={stage} />
        <div className="sheet-primes">
          {stage.places.map(({ id, places }, number) => (
            <section key={id}>
              <h3>
                {number + 1} · {placeName(tour, stage, id, words)}
              </h3>
              <ol>
                {Array.from({ length: places }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty lines to write on
                  <li key={place}>{place + 1}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      <section className="sheet-finish">
        <h3>{words.finish}</h3>
        <table className="finish-lines">
          <thead>
            <tr>
              <th scope="col">
                <span className="offstage">{words.place}</span>
              </th>
              <th scope="col">{words.rider}</th>
              {fields.map((name) => (
                <th key={name} scope="col">
                  {labels[name]?.label ?? name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tour.riders.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty lines to write on
              <tr key={place}>
                <td className="figures">{place + 1}</td>
                <td />
                {fields.map((name) => (
                  <td key={name} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  );
}
