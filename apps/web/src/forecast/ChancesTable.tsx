import type { Chances, Estimate, Summary } from '@gruppetto/lab';
import { type RiderLook, useWords } from '@gruppetto/ui';
import { type Names, sayValue } from '@gruppetto/words';
import { useState } from 'react';

/** How many are listed at first. */
const first = 20;

export const bestFirst = <Row extends Chances>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.win.value - a.win.value || a.meanPlace.value - b.meanPlace.value);

interface ChancesTableProps {
  readonly summary: Summary;
  readonly names: Names;
  readonly looks: readonly RiderLook[];
}

/** Every rider's chances with their error bars, and every seat's where there are several. */
export function ChancesTable({ summary, names, looks }: ChancesTableProps) {
  const { forecast: words } = useWords();
  const [all, setAll] = useState(false);
  const riders = bestFirst(summary.riders);
  const listed = all ? riders : riders.slice(0, first);
  const topTen = riders.length > 10;
  const out = riders.some((rider) => rider.out.value > 0);
  const { finishes } = summary;
  return (
    <>
      {finishes && (
        <dl className="finishes">
          <div>
            <dt>{words.solo}</dt>
            <Reading estimate={finishes.solo} />
          </div>
          <div>
            <dt>{words.smallGroup}</dt>
            <Reading estimate={finishes.smallGroup} />
          </div>
          <div>
            <dt>{words.bunch}</dt>
            <Reading estimate={finishes.bunch} />
          </div>
        </dl>
      )}
      {summary.seats.length > 1 && (
        <div className="chances">
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{words.seat}</th>
                <th scope="col">{words.wins}</th>
                <th scope="col">{words.meanPlace}</th>
              </tr>
            </thead>
            <tbody>
              {bestFirst(summary.seats).map(({ seat, win, meanPlace }) => (
                <tr key={seat}>
                  <th scope="row">{names.seat(seat)}</th>
                  <Share estimate={win} />
                  <td>{words.figure(meanPlace.value, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="chances" aria-label={words.chancesOfRiders} tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{words.rider}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col">{words.podium}</th>
              {topTen && <th scope="col">{words.topTen}</th>}
              <th scope="col">{words.meanPlace}</th>
              {finishes && <th scope="col">{words.meanGap}</th>}
              {out && <th scope="col">{words.out}</th>}
            </tr>
          </thead>
          <tbody>
            {listed.map((rider) => (
              <tr key={rider.rider}>
                <th scope="row">
                  <span className="number" style={{ borderColor: looks[rider.rider]?.jersey.colour }}>
                    {looks[rider.rider]?.number}
                  </span>{' '}
                  {names.rider(rider.rider)}
                </th>
                <Share estimate={rider.win} />
                <Share estimate={rider.podium} />
                {topTen && <Share estimate={rider.topTen} />}
                <td>{words.figure(rider.meanPlace.value, 2)}</td>
                {finishes && <td>{rider.gap === undefined ? '' : sayValue('seconds', Math.round(rider.gap))}</td>}
                {out && <Share estimate={rider.out} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {riders.length > first && (
        <button type="button" className="quiet" onClick={() => setAll(!all)}>
          {all ? words.firstOnly(first) : words.allRiders(riders.length)}
        </button>
      )}
      <p className="soft">
        <small>{words.confidence}</small>
      </p>
    </>
  );
}

function Share({ estimate: { value, low, high } }: { estimate: Estimate }) {
  const { forecast: words } = useWords();
  return (
    <td>
      {words.percent(value, 1)}{' '}
      <small>
        {words.figure(100 * low, 1)}–{words.figure(100 * high, 1)}
      </small>
    </td>
  );
}

function Reading({ estimate: { value, low, high } }: { estimate: Estimate }) {
  const { forecast: words } = useWords();
  return (
    <dd>
      <b className="figures">{words.percent(value, 1)}</b>{' '}
      <small>
        {words.figure(100 * low, 1)}–{words.figure(100 * high, 1)}
      </small>
    </dd>
  );
}
