import type { StageResult } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { RiderMark } from '../riders/RiderMark.tsx';
import { placeName, sayOut } from './stage-places.ts';
import '../tour-table.css';
import './stage-result.css';

/** The result of a stage that is closed, or will be again: everybody's place, and who was first on the way. */
export function StageResultCard({ tour, index }: { tour: Tour; index: number }) {
  const { stage: words } = useWords();
  const stage = tour.stages[index];
  const { riders, primes } = (stage.result ?? stage.raced) as StageResult;
  const measure = tour.rules.classifications[0]?.measure ?? 'points';
  const orderOf = (prime: string) => primes.find(({ id }) => id === prime)?.order ?? [];
  return (
    <div className="result-grid">
      <div className="card padded">
        <h3>{words.result}</h3>
        <table className="tour-table stage-result">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.rider}</th>
              <th scope="col" className="number">
                <span className="offstage">{words.comesTo}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {riders.map(({ rider, place, value, out }) => (
              <tr key={rider}>
                <td className="place">{out === undefined ? place : '–'}</td>
                <td>
                  <RiderMark tour={tour} rider={rider} />
                </td>
                <td className="number value">{value === undefined ? sayOut(tour, out ?? '') : sayValue(measure, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {primes.length > 0 && (
        <div className="card padded">
          <h3>{words.primes}</h3>
          {stage.places.map(({ id }, number) => (
            <div key={id} className="prime-result">
              <h4>
                <span className="prime-number figures">{number + 1}</span> {placeName(tour, stage, id, words)}
              </h4>
              {orderOf(id).length === 0 && <p className="soft">{words.nobodyWon}</p>}
              <ol>
                {orderOf(id).map((rider) => (
                  <li key={rider}>
                    <RiderMark tour={tour} rider={rider} size={26} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
