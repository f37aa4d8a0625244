import type { Board, Measure, RiderId, Road, Seat, Standings } from '@gruppetto/kernel';
import { Counters, CyclistIcon, JerseyPatch, jerseyOf, type RiderLook, useWords } from '@gruppetto/ui';
import { distanceIn, type GameWords, type Noun, sayValue, type Words } from '@gruppetto/words';
import { memo, type ReactNode, useState } from 'react';
import type { RaceState } from './race-state.ts';
import { lengthOf } from './road/geometry.ts';
import './standings.css';

interface StandingsCardProps {
  readonly state: RaceState;
  readonly standings: Standings;
  readonly looks: readonly RiderLook[];
  readonly own: ReadonlySet<RiderId>;
  readonly active: number | undefined;
}

export function StandingsCard({ state, standings, looks, own, active }: StandingsCardProps) {
  const { race: say } = useWords();
  const { words, names } = state;
  return (
    <section className="card side" aria-labelledby="standings-title">
      <h2 id="standings-title">
        {standings.over ? say.result : say.standings}
        {!standings.over && <small>{words.square.one}</small>}
      </h2>
      <ol className="standings">
        {standings.riders.map((standing) => {
          const { rider, place, square } = standing;
          return (
            <StandingsRow
              key={rider}
              look={looks[rider]}
              name={names.rider(rider)}
              place={square === 0 ? undefined : place}
              value={readingOf(standing, standings, words, say)}
              own={own.has(rider)}
              active={rider === active}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface StandingsRowProps {
  readonly look: RiderLook;
  readonly name: string;
  readonly place: number | undefined;
  readonly value: string;
  readonly own: boolean;
  readonly active: boolean;
}

/** Standings are drawn at every beat; of a large field, few rows are new. */
const StandingsRow = memo(function StandingsRow({ look, name, place, value, own, active }: StandingsRowProps) {
  const { race: say } = useWords();
  return (
    <li className={active ? 'active' : undefined}>
      <span className="place">{place}</span>
      <CyclistIcon jersey={look.jersey} number={look.number} size={28} own={own} />
      <span className="name">
        {name}
        {active && <small> {say.toMove}</small>}
      </span>
      <span className="value">{value}</span>
    </li>
  );
});

/** How a rider stands: why they are out, their result, or the square as the road calls it. */
export function readingOf(
  standing: Standings['riders'][number],
  { measure, over }: Standings,
  { outs, square }: Pick<GameWords, 'outs' | 'square'>,
  say: Words['race'],
): string {
  const reasons: Readonly<Record<string, string>> = outs;
  if (standing.out !== undefined) return reasons[standing.out] ?? standing.out;
  if (standing.value !== undefined) return sayResult(measure, standing.value, standing.place, square, say);
  if (!standing.square) return say.unplaced;
  const at = say.squareNumber(standing.square);
  return over ? say.squareNamed(square, at) : at;
}

function sayResult(measure: Measure, value: number, place: number, square: Noun, say: Words['race']): string {
  if (measure === 'squares') return say.pastLine(value, square);
  // With bonuses for the time, a rider of a stage may have less than none.
  if (measure !== 'turns' || value < 0) return sayValue(measure, value);
  if (value > 0) return say.turnsBehind(value);
  return place === 1 ? say.winner : say.sameTurn;
}

interface SeatsCardProps {
  readonly state: RaceState;
  readonly board: Board;
  readonly active: Seat | undefined;
  /** What a shared table adds to a seat. */
  readonly more: ((seat: Seat) => ReactNode) | undefined;
}

/** What lies open before each seat. */
export function SeatsCard({ state, board, active, more }: SeatsCardProps) {
  const { race: say } = useWords();
  const { names, words, seats } = state;
  return (
    <section className="card side" aria-labelledby="seats-title">
      <h2 id="seats-title">{say.seats}</h2>
      <ul className="seats">
        {seats.map(({ colour, player }, seat) => {
          const jersey = jerseyOf(colour);
          const holdings = (board.holdings ?? []).filter((holding) => holding.seat === seat && holding.rider === undefined);
          return (
            <li key={jersey.id} className={active === seat ? 'active' : undefined}>
              <JerseyPatch jersey={jersey} />
              <span className="name">
                {names.seat(seat)}
                {player !== 'person' && <small> {say.bot}</small>}
                {more?.(seat)}
              </span>
              {holdings.map(({ what, amount, max }) => (
                <span
                  key={what}
                  className="holding"
                  role="img"
                  aria-label={words.things[what]?.(amount) ?? `${amount} ${what}`}
                  title={words.things[what]?.(amount)}
                >
                  {max !== undefined && max <= 6 ? <Counters amount={amount} max={max} /> : amount}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TextBoardProps {
  readonly state: RaceState;
  readonly road: Road;
  readonly board: Board;
  readonly active: number | undefined;
  readonly over: boolean;
}

/** The board in words: for screen readers, and for anybody who likes it. */
export function TextBoard(props: TextBoardProps) {
  const { race: say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="card side text-board" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.board}</summary>
      {open && <BoardInWords {...props} />}
    </details>
  );
}

function BoardInWords({ state, road, board, active, over }: TextBoardProps) {
  const { race: say } = useWords();
  const { names, words } = state;
  const squares = [...new Set(board.riders.map(({ square }) => square))];
  const marked = (mark: string | undefined) => (mark && mark in say.marks ? ` (${say.marks[mark as keyof typeof say.marks]})` : '');
  return (
    <>
      <p>
        {[
          say.boardLength(lengthOf(road), distanceIn(words)),
          over ? say.isOver : say.boardRiders(board.riders.length),
          active === undefined ? '' : say.isToMove(names.rider(active)),
        ].join(' ')}
      </p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say.boardSquare(words.square)}</th>
            <th scope="col">{say.boardOrder}</th>
          </tr>
        </thead>
        <tbody>
          {squares.map((square) => (
            <tr key={square}>
              <th scope="row">{square > road.length ? say.beyondLine(square - road.length) : say.squareNumber(square)}</th>
              <td>
                {board.riders
                  .filter((rider) => rider.square === square)
                  .map(({ rider, mark }) => `${names.rider(rider)}${marked(mark)}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {board.blocks?.map(({ kind, from, to, riders }) => (
        <p key={kind}>{say.blockAt(words.groups[kind] ?? kind, words.square, from, to, riders.map(names.rider).join(', '))}</p>
      ))}
      <p>{say.allCounted(board.groups.map(({ kind, riders }) => say.counted(words.groups[kind] ?? kind, riders.length)))}</p>
    </>
  );
}
