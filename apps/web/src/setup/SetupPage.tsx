import { cardOf, type GameId, isGameId } from '@gruppetto/catalogue';
import type { Game } from '@gruppetto/kernel';
import { Alert, useLanguage, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { openTable } from '../local/local-source.ts';
import { useGame } from '../race/rooms.ts';
import { Page } from '../ui/Page.tsx';
import { sayPitch } from '../ui/say-card.ts';
import { BackRider, backedIn, YouBack } from './BackRider.tsx';
import { CourseCards } from './CourseCards.tsx';
import { Opponents } from './Opponents.tsx';
import { RaceFields } from './RaceFields.tsx';
import { SeatList } from './SeatList.tsx';
import { type SetupState, useSetup } from './use-setup.ts';
import './setup.css';

const NewHere = lazy(async () => ({ default: (await import('../learn/NewHere.tsx')).NewHere }));
const TogetherDialog = lazy(async () => ({ default: (await import('../shared/TogetherDialog.tsx')).TogetherDialog }));
const ForecastDialog = lazy(async () => ({ default: (await import('../forecast/ForecastDialog.tsx')).ForecastDialog }));

export function SetupPage({ id }: { id: string }) {
  const { setup: words } = useWords();
  if (isGameId(id)) return <SetupForm key={id} id={id} />;
  return (
    <Page>
      <main className="message" id="content">
        <h1>{words.unknownGame}</h1>
        <p>{words.unknownGameHint}</p>
        <Link to="/" className="button main">
          {words.toStart}
        </Link>
      </main>
    </Page>
  );
}

/** Two steps: which race, and who rides; everything else is folded away. */
function SetupForm({ id }: { id: GameId }) {
  const { setup: words } = useWords();
  const navigate = useNavigate();
  const language = useLanguage();
  const card = cardOf(id);
  const { title } = card;
  const { room, screens } = useGame(id);
  const setup = useSetup(id);
  const { coursePicture: Picture } = screens;
  const { parsed, seats, realDice, nameless } = setup;
  const text = JSON.stringify(parsed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the options do
  const raced = useMemo(() => (screens.backs && parsed.ok ? room.game.race(parsed.value) : undefined), [screens, room, text]);
  const backed = raced && backedIn(raced, setup.backed);
  const [fault, setFault] = useState<string>();
  const [dialog, setDialog] = useState<Way>();
  const begin = async () => {
    if (!parsed.ok || nameless) return;
    const trimmed = seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    try {
      const table = await openTable({ game: id, options: parsed.value, seats: trimmed, realDice, ...(backed !== undefined && { backed }) });
      await navigate({ to: '/table/$id', params: { id: table } });
    } catch (error) {
      setFault(words.notStored((error as Error).message));
    }
  };
  return (
    <Page title={title}>
      <main className="setup" id="content">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <header>
            <Link to="/" className="back">
              ‹ {words.allGames}
            </Link>
            <h1>{title}</h1>
            <p className="soft">{sayPitch(card, language)}</p>
          </header>
          <section className="card who" aria-labelledby="who-title">
            <h2 id="who-title" className={screens.backs && 'offstage'}>
              <i>2</i> {words.against}
            </h2>
            {raced ? (
              <YouBack race={raced} game={room.words()} setup={{ ...setup, backed }} />
            ) : (
              <Opponents setup={setup} decide={room.ruleOfThumb !== undefined} ladder={room.ladder} />
            )}
            <div className="go">
              <button type="submit" className="main" disabled={!parsed.ok || nameless}>
                {words.start}
              </button>
              {nameless && <span className="problem">{words.noName}</span>}
              {!parsed.ok && (
                <button type="button" className="quiet problem" onClick={showProblem}>
                  {words.whatIsWrong}
                </button>
              )}
            </div>
            <OtherWays setup={setup} onOpen={setDialog} />
            <Alert card>{fault}</Alert>
          </section>
          <section className="which" aria-labelledby="which-title">
            <h2 id="which-title">
              <i>1</i> {words.race}
            </h2>
            {Picture && parsed.ok && <Picture options={parsed.value} />}
            <CourseCards id={id} setup={setup} />
            {raced && <BackRider race={raced} game={room.words()} setup={{ ...setup, backed }} />}
          </section>
          <MoreOptions setup={setup} game={room.game} />
        </form>
        <Suspense>
          <NewHere game={id} />
        </Suspense>
        {/* Not inside: a browser does not let the submit of a form within a form pass. */}
        <OtherWay id={id} setup={setup} dialog={dialog} onClose={() => setDialog(undefined)} />
      </main>
    </Page>
  );
}

/** Seats one by one, the rules of the race, editors and real dice. */
function MoreOptions({ setup, game }: { setup: SetupState; game: Game }) {
  const { setup: words } = useWords();
  const { parsed, values, seats, limits, realDice, changed, resets, set, reset } = setup;
  // A mistake opens them; correcting it must not close them under the person who types.
  const [open, setOpen] = useState(false);
  return (
    <details className="card more-options" open={open || !parsed.ok} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{words.options}</b> <span className="soft">{words.optionsHint}</span>
      </summary>
      <fieldset className="fields">
        <legend>{words.seats}</legend>
        <SeatList seats={seats} limits={limits} onChange={(next) => set({ seats: next })} />
      </fieldset>
      <fieldset className="fields" key={resets}>
        <legend>{words.rules}</legend>
        <RaceFields
          game={game}
          values={values}
          seats={seats}
          problems={parsed.ok ? [] : parsed.problems}
          onSet={(more) => set({ values: { ...changed?.values, ...more } })}
        />
        <label className="option">
          <span>
            {words.realDice}
            <small>{words.realDiceHint}</small>
          </span>
          <input type="checkbox" checked={realDice} onChange={(event) => set({ realDice: event.target.checked })} />
        </label>
        {changed && (
          <div className="buttons">
            <button type="button" onClick={reset}>
              {words.reset}
            </button>
          </div>
        )}
      </fieldset>
    </details>
  );
}

type Way = 'together' | 'forecast';

/** A table on the server, and a forecast, of the same race. */
function OtherWays({ setup: { parsed, nameless }, onOpen }: { setup: SetupState; onOpen: (way: Way) => void }) {
  const { setup: words } = useWords();
  return (
    <div className="buttons other-ways">
      <button type="button" disabled={!parsed.ok || nameless} onClick={() => onOpen('together')}>
        {words.together}
      </button>
      <button type="button" className="quiet" disabled={!parsed.ok || nameless} onClick={() => onOpen('forecast')}>
        {words.forecast}
      </button>
    </div>
  );
}

interface OtherWayProps {
  readonly id: GameId;
  readonly setup: SetupState;
  readonly dialog: Way | undefined;
  readonly onClose: () => void;
}

function OtherWay({ id, setup: { parsed, seats, realDice }, dialog, onClose }: OtherWayProps) {
  const { room, screens } = useGame(id);
  if (!dialog || !parsed.ok) return undefined;
  return (
    <Suspense>
      {dialog === 'together' ? (
        <TogetherDialog game={room.game} options={parsed.value} seats={seats} realDice={realDice} onClose={onClose} />
      ) : (
        <ForecastDialog
          game={id}
          words={room.words()}
          options={parsed.value}
          seats={seats}
          name={screens.raceName?.(parsed.value)}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

/** Leads to the first field that keeps the race from starting, also where it is folded away. */
function showProblem(): void {
  const marked = document.querySelector<HTMLElement>('.setup [aria-invalid="true"], .setup .fields .problem');
  if (!marked) return;
  for (let folded = marked.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true;
  // A sentence takes no focus by itself.
  if (marked.tabIndex < 0) marked.tabIndex = -1;
  marked.focus({ preventScroll: true });
  marked.scrollIntoView({ block: 'center' });
}
