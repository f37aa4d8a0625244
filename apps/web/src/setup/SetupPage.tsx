import { findGame } from '@gruppetto/catalogue';
import type { Game, SeatEntry } from '@gruppetto/kernel';
import { Alert, Icon, JerseyPatch, jerseyOf, jerseys } from '@gruppetto/ui';
import { sharedTables, shelf } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { openTable } from '../local/local-source.ts';
import { useScreens } from '../race/use-screens.ts';
import { Page } from '../ui/Page.tsx';
import { useKept } from '../ui/use-kept.ts';
import { defaultSeats, freshSeat } from './default-seats.ts';
import { players } from './players.ts';
import { RaceFields, standards } from './RaceFields.tsx';

const TogetherDialog = lazy(async () => ({ default: (await import('../shared/TogetherDialog.tsx')).TogetherDialog }));
const ForecastDialog = lazy(async () => ({ default: (await import('../forecast/ForecastDialog.tsx')).ForecastDialog }));

export function SetupPage({ id }: { id: string }) {
  const game = findGame(id);
  if (!game)
    return (
      <Page>
        <main className="message">
          <h1>There is no such game</h1>
          <p>The address names none of the five.</p>
          <Link to="/" className="button main">
            To the start
          </Link>
        </main>
      </Page>
    );
  return <SetupForm key={game.id} game={game} />;
}

/** What somebody has set otherwise than it comes out of the box. */
interface Changed {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatEntry[];
  readonly realDice?: boolean;
}

function SetupForm({ game }: { game: Game }) {
  const navigate = useNavigate();
  const { title, pitch } = shelf[game.id];
  const screens = useScreens(game.id);
  const {
    seatOption = '',
    options: { shape },
  } = game;
  const [changed, keep] = useKept<Changed>(`set-up ${game.id}`);
  const [emptied, setEmptied] = useState(0);
  const set = (more: Changed) => keep({ ...changed, ...more });
  const setSeats = (next: readonly SeatEntry[]) => set({ seats: next });
  const values = { ...standards(shape), ...changed?.values };
  const seats = changed?.seats ?? screens?.seats ?? defaultSeats(Number(values[seatOption] ?? 1), 1);
  const realDice = changed?.realDice ?? false;
  const [fault, setFault] = useState<string>();
  const counted = seatOption in values ? { ...values, [seatOption]: seats.length } : values;
  const parsed = game.options.parse(counted);
  const problems = parsed.ok ? [] : parsed.problems;
  const nameless = seats.some(({ name }) => name.trim() === '');
  const seatShape = shape.kind === 'object' ? shape.fields[seatOption] : undefined;
  const limits = seatShape?.kind === 'integer' ? seatShape : { min: seats.length, max: seats.length };

  const [forecasting, setForecasting] = useState(false);
  const [together, setTogether] = useState(false);

  const begin = async () => {
    if (!parsed.ok || nameless) return;
    const trimmed = seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    try {
      const id = await openTable({ game: game.id, options: parsed.value, seats: trimmed, realDice });
      await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      setFault(`The race was not begun: this browser could not store it (${(error as Error).message}).`);
    }
  };
  // A game's own screens say who sits there and what can be set: it is not started without them.
  if (!screens)
    return (
      <Page title={title}>
        <main className="message">
          <p className="soft">Getting the game …</p>
        </main>
      </Page>
    );
  return (
    <Page title={title}>
      <main className="setup">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <header>
            <h1>{title}</h1>
            <p className="soft">{pitch}</p>
          </header>
          <fieldset className="card fields">
            <legend>Seats</legend>
            <ul className="seat-list">
              {seats.map((seat, index) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table, whatever it wears
                  key={index}
                  seat={seat}
                  index={index}
                  taken={seats}
                  removable={seats.length > limits.min}
                  onChange={(next) => setSeats(seats.with(index, next))}
                  onRemove={() => setSeats(seats.toSpliced(index, 1))}
                />
              ))}
            </ul>
            {seats.length < limits.max && (
              <div className="buttons">
                <button type="button" onClick={() => setSeats([...seats, freshSeat(seats, 'person')])}>
                  Add a person
                </button>
                <button type="button" onClick={() => setSeats([...seats, freshSeat(seats, 'rule-of-thumb')])}>
                  Add a bot
                </button>
              </div>
            )}
          </fieldset>
          <fieldset className="card fields" key={emptied}>
            <legend>The race</legend>
            <RaceFields
              game={game}
              values={counted}
              seats={seats}
              problems={problems}
              onSet={(more) => set({ values: { ...changed?.values, ...more } })}
            />
            <label className="option">
              <span>
                Our own dice
                <small>people throw real dice and tap what they show; bots throw the program's</small>
              </span>
              <input type="checkbox" checked={realDice} onChange={(event) => set({ realDice: event.target.checked })} />
            </label>
            {changed && (
              <div className="buttons">
                <button
                  type="button"
                  onClick={() => {
                    keep(undefined);
                    setEmptied(emptied + 1);
                  }}
                >
                  As out of the box
                </button>
              </div>
            )}
          </fieldset>
          <Alert card>{fault}</Alert>
          <div className="buttons go">
            <button type="submit" className="main" disabled={!parsed.ok || nameless}>
              Start the race
            </button>
            <button type="button" disabled={!parsed.ok || nameless} onClick={() => setTogether(true)}>
              {sharedTables.together}
            </button>
            <button type="button" disabled={!parsed.ok || nameless} onClick={() => setForecasting(true)}>
              Forecast
            </button>
            {nameless && <span className="problem">Every seat needs a name.</span>}
            {!parsed.ok && (
              <button type="button" className="quiet problem" onClick={showProblem}>
                What is wrong?
              </button>
            )}
          </div>
        </form>
        {together && parsed.ok && (
          <Suspense>
            <TogetherDialog game={game} options={parsed.value} seats={seats} realDice={realDice} onClose={() => setTogether(false)} />
          </Suspense>
        )}
        {forecasting && parsed.ok && (
          <Suspense>
            <ForecastDialog
              game={game}
              options={parsed.value}
              seats={seats}
              name={screens?.raceName?.(parsed.value)}
              onClose={() => setForecasting(false)}
            />
          </Suspense>
        )}
      </main>
    </Page>
  );
}

/** Leads to the first field that keeps the race from starting, be it folded away. */
function showProblem(): void {
  const marked = document.querySelector<HTMLElement>('.setup [aria-invalid="true"], .setup .fields .problem');
  if (!marked) return;
  const folded = marked.closest('details');
  if (folded) folded.open = true;
  // A sentence takes no focus by itself.
  if (marked.tabIndex < 0) marked.tabIndex = -1;
  marked.focus({ preventScroll: true });
  marked.scrollIntoView({ block: 'center' });
}

interface SeatRowProps {
  readonly seat: SeatEntry;
  readonly index: number;
  readonly taken: readonly SeatEntry[];
  readonly removable: boolean;
  readonly onChange: (seat: SeatEntry) => void;
  readonly onRemove: () => void;
}

function SeatRow({ seat, index, taken, removable, onChange, onRemove }: SeatRowProps) {
  const which = `seat ${index + 1}`;
  const renamed = (colour: string) => (seat.name === jerseyOf(seat.colour).name ? jerseyOf(colour).name : seat.name);
  return (
    <li>
      <JerseyPatch jersey={jerseyOf(seat.colour)} size={30} />
      <input
        aria-label={`Name, ${which}`}
        value={seat.name}
        maxLength={24}
        required
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        aria-label={`Colour, ${which}`}
        value={seat.colour}
        onChange={(event) => onChange({ ...seat, colour: event.target.value, name: renamed(event.target.value) })}
      >
        {jerseys
          .filter(({ id }) => id === seat.colour || !taken.some(({ colour }) => colour === id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <select
        aria-label={`Who plays, ${which}`}
        value={seat.player}
        onChange={(event) => onChange({ ...seat, player: event.target.value })}
      >
        {players.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="quiet icon" aria-label={`Remove ${which}`} disabled={!removable} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
