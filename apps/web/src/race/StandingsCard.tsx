import type { Board, Seat, Standings } from '@gruppetto/kernel';
import { CyclistIcon, JerseyPatch, jerseyOf } from '@gruppetto/ui';
import { plural, sayValue, wordsOf } from '@gruppetto/words';
import type { ReactNode } from 'react';
import type { Ready } from './race-controller.ts';
import { lengthOf } from './road/geometry.ts';
import type { Entrant } from './road/RoadView.tsx';

interface StandingsCardProps {
  readonly state: Ready;
  readonly standings: Standings;
  readonly entrants: readonly Entrant[];
  readonly active: number | undefined;
}

export function StandingsCard({ state, standings, entrants, active }: StandingsCardProps) {
  const { game, names } = state;
  return (
    <section className="card side" aria-labelledby="standings-title">
      <h2 id="standings-title">{standings.over ? 'Result' : 'On the road now'}</h2>
      <ol className="standings">
        {standings.riders.map((standing) => {
          const { rider, place } = standing;
          const entrant = entrants[rider];
          return (
            <li key={rider} className={rider === active ? 'active' : undefined}>
              <span className="place">{standing.square === 0 ? '' : place}</span>
              <CyclistIcon jersey={entrant.jersey} number={entrant.number} size={28} />
              <span className="name">{names.rider(rider)}</span>
              <span className="value">{readingOf(standing, standings, wordsOf(game.id).outs)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function readingOf(standing: Standings['riders'][number], standings: Standings, outs: Readonly<Record<string, string>>): string {
  if (standing.out !== undefined) return outs[standing.out] ?? standing.out;
  if (standing.value !== undefined) return sayValue(standings.measure, standing.value);
  return standing.square ? `${standing.square}` : '–';
}

interface SeatsCardProps {
  readonly state: Ready;
  readonly board: Board;
  readonly active: Seat | undefined;
  /** What a shared table tells of a seat besides. */
  readonly more: ((seat: Seat) => ReactNode) | undefined;
}

/** What lies open before each seat. */
export function SeatsCard({ state, board, active, more }: SeatsCardProps) {
  const { names, game, seats } = state;
  const words = wordsOf(game.id);
  return (
    <section className="card side" aria-labelledby="seats-title">
      <h2 id="seats-title">At the table</h2>
      <ul className="seats">
        {seats.map(({ colour, player }, seat) => {
          const jersey = jerseyOf(colour);
          const holdings = (board.holdings ?? []).filter((holding) => holding.seat === seat && holding.rider === undefined);
          return (
            <li key={jersey.id} className={active === seat ? 'active' : undefined}>
              <JerseyPatch jersey={jersey} />
              <span className="name">
                {names.seat(seat)}
                {player !== 'person' && <small> · bot</small>}
                {more?.(seat)}
              </span>
              {holdings.map(({ what, amount, most }) => (
                <span
                  key={what}
                  className="holding"
                  role="img"
                  aria-label={words.things[what]?.(amount) ?? `${amount} ${what}`}
                  title={words.things[what]?.(amount)}
                >
                  {most !== undefined && most <= 6 ? <Counters amount={amount} most={most} /> : amount}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Counters = ({ amount, most }: { amount: number; most: number }) => (
  <>
    {Array.from({ length: most }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: counters are all alike
      <i key={index} className={index < amount ? 'counter full' : 'counter'} />
    ))}
  </>
);

/** The board in words: for screen readers, and for whoever likes it. */
export function TextBoard({ state, board, active, over }: { state: Ready; board: Board; active: number | undefined; over: boolean }) {
  const { names } = state;
  const words = wordsOf(state.game.id);
  const squares = [...new Set(board.riders.map(({ square }) => square))];
  return (
    <details className="card side text-board">
      <summary>The board in words</summary>
      <p>
        {lengthOf(board)} {words.square}s. {over ? 'The race is over.' : `${plural(board.riders.length, 'rider')} on the road.`}
        {active !== undefined && ` ${names.rider(active)} is to move.`}
      </p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{words.square}</th>
            <th scope="col">riders, in their order</th>
          </tr>
        </thead>
        <tbody>
          {squares.map((square) => (
            <tr key={square}>
              <th scope="row">{square > board.length ? `${square - board.length} beyond the line` : square}</th>
              <td>
                {board.riders
                  .filter((rider) => rider.square === square)
                  .map(({ rider, mark }) => `${names.rider(rider)}${mark && mark !== 'moved' ? ` (${mark})` : ''}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {board.blocks?.map(({ kind, from, to, riders }) => (
        <p key={kind}>
          {words.groups[kind] ?? kind}, {words.square} {from === to ? to : `${from} to ${to}`}:{' '}
          {riders.map(names.rider).join(', ') || 'nobody'}.
        </p>
      ))}
      <p>{board.groups.map(({ kind, riders }) => `${words.groups[kind] ?? kind}: ${riders.length}`).join('; ')}</p>
    </details>
  );
}
