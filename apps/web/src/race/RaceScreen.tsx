import type { Choice, Fact, Preview, RiderId, Seat, Threw } from '@gruppetto/kernel';
import {
  Alert,
  DiceRow,
  DieFaces,
  download,
  Icon,
  type Jersey,
  JerseyPatterns,
  jerseys,
  useReducedMotion,
  useThumbWidth,
  useTwoColumns,
} from '@gruppetto/ui';
import { type GameWords, sharedTables, shelf, wordsOf } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Forecasted } from '../forecast/ForecastDialog.tsx';
import { localReferee, openTable } from '../local/local-source.ts';
import { Page } from '../ui/Page.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Log } from './Log.tsx';
import { offerOf } from './offer.ts';
import { RealDice } from './RealDice.tsx';
import { ResultCard } from './ResultCard.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { isLive, lastMoment, type Moment, personToMove, type Ready, Session, type SessionState } from './race-controller.ts';
import { entrantsOf } from './rider-looks.ts';
import { lengthOf } from './road/geometry.ts';
import { type Entrant, Road, type RoadHandle, type Window } from './road/RoadView.tsx';
import { Strip } from './road/Strip.tsx';
import { nextSpeed, Scrubber } from './Scrubber.tsx';
import { StageDone, StageLink } from './StageLink.tsx';
import { SeatsCard, StandingsCard, TextBoard } from './StandingsCard.tsx';
import { type Shown, shownOf } from './shown.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { useScreens } from './use-screens.ts';

const ForecastDialog = lazy(async () => ({ default: (await import('../forecast/ForecastDialog.tsx')).ForecastDialog }));
const OddsCurve = lazy(async () => ({ default: (await import('../forecast/OddsCurve.tsx')).OddsCurve }));

export function TablePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(localReferee(id)), [id]);
  useEffect(() => session.open(), [session]);
  const state = useStore(session.store);
  if (state.status === 'ready')
    return (
      <DieFaces value={wordsOf(state.game.id).face}>
        <TableScreen state={state} session={session} />
      </DieFaces>
    );
  return <NoTable state={state} />;
}

/** Why there is no table to be seen. */
export function NoTable({ state }: { state: Exclude<SessionState, Ready> }) {
  return (
    <Page>
      <main className="message">
        {state.status === 'loading' && <p className="soft">Getting the table …</p>}
        {state.status === 'missing' && (
          <>
            <h1>This table is not here</h1>
            <p>It was removed, or it is kept in another browser.</p>
          </>
        )}
        {state.status === 'spoilt' && (
          <>
            <h1>This table cannot be opened</h1>
            <p>{state.reason}</p>
          </>
        )}
        {state.status !== 'loading' && (
          <Link to="/" className="button main">
            To the start
          </Link>
        )}
      </main>
    </Page>
  );
}

function useEntrants({ game, options, seats, tour }: Ready): readonly Entrant[] {
  return useMemo(() => entrantsOf(game, options, seats, tour), [game, options, seats, tour]);
}

/** Shows beat after beat, and lets bots play when all is shown. */
function usePlayback(state: Ready, session: Session, still: boolean): void {
  const { moments, playhead, running, speed, busy, wanting, drives } = state;
  const live = isLive(state);
  useEffect(() => {
    if (!running || wanting || (live && (busy || !drives))) return;
    const beat = playhead.settled ? undefined : moments[playhead.moment]?.beats[playhead.beat - 1];
    const pause = live ? (still ? 500 : 120) : still ? 0 : (beat?.lasts ?? 0);
    const timer = setTimeout(() => (live ? void session.playBot() : session.advance()), pause / speed);
    return () => clearTimeout(timer);
  }, [session, moments, playhead, running, speed, busy, wanting, drives, live, still]);
}

/** A slider is no text: figures and letters typed there are still choices and commands. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea');

/** What a shared table puts around the race. */
export interface Around {
  readonly title: string;
  readonly actions: ReactNode;
  /** Above the question: how things stand between us and the others. */
  readonly above: ReactNode;
  readonly aside: ReactNode;
  /** Beside the name of a seat. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Below the result. */
  readonly after: ReactNode;
}

export function TableScreen({ state, session, around }: { state: Ready; session: Session; around?: Around }) {
  const { game, names, options, playhead, moments, notice, closed, speed } = state;
  const navigate = useNavigate();
  const still = useReducedMotion();
  const twoColumns = useTwoColumns();
  const byThumb = useThumbWidth();
  usePlayback(state, session, still);
  const entrants = useEntrants(state);
  const shown = useMemo(() => shownOf(state), [state]);
  const road = useRef<RoadHandle>(null);
  const textBoard = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLDivElement>(null);
  const roadCard = useRef<HTMLElement>(null);
  const refocus = useRef(false);
  const [window, setWindow] = useState<Window>();
  const [lit, setLit] = useState<number>();
  const [looked, setLooked] = useState<RiderId>();
  const [dialog, setDialog] = useState<'help' | 'rules'>();
  const [odds, setOdds] = useState(false);
  const [forecasted, setForecasted] = useState<Forecasted>();
  const words = wordsOf(game.id);
  const { title } = shelf[game.id];
  const screens = useScreens(game.id);

  const live = isLive(state);
  const { view } = lastMoment(state);
  const turn = live ? state.turn : undefined;
  const mine = live ? personToMove(state) : undefined;
  const atEnd = live && !state.turn;
  const previews = useMemo<readonly Preview[]>(
    () => (mine ? mine.choices.map((choice) => game.preview(view, choice)) : []),
    [mine, game, view],
  );
  const offer = useMemo(() => offerOf(previews, looked), [previews, looked]);
  const drawn = useMemo(() => previews.map((preview, index) => (offer.listed.includes(index) ? preview : {})), [previews, offer]);
  const marks = useMemo(() => mine?.choices.map((choice, index) => words.mark?.(choice, previews[index])) ?? [], [mine, words, previews]);

  const latest = latestAct(shown.facts);
  const active: RiderId | undefined = atEnd ? undefined : turn ? (turn.rider ?? offer.rider) : latest.rider;
  const round = roundAt(moments, shown);
  const activeSquare =
    shown.board.riders.find(({ rider }) => rider === active)?.square ??
    shown.board.blocks?.find(({ riders }) => active !== undefined && riders.includes(active))?.from ??
    // Where no rider is asked for by himself, it is about the piece that carries them.
    (active === undefined && !atEnd ? shown.board.blocks?.at(-1)?.from : undefined);
  const waitsAtStart = active !== undefined && activeSquare === undefined && round <= 1;
  const focus = waitsAtStart
    ? shown.board.first
    : (activeSquare ?? shown.board.riders[0]?.square ?? shown.board.blocks?.[0]?.to ?? shown.board.first);
  const leader = Math.max(shown.board.riders[0]?.square ?? 0, ...(shown.board.blocks ?? []).map(({ to }) => to));
  const line =
    shown.moment.lines.findLast(({ fact }) => fact < shown.facts.length) ??
    moments
      .slice(0, playhead.moment)
      .findLast(({ lines }) => lines.length > 0)
      ?.lines.at(-1);
  const undo = live ? state.undo : undefined;

  const choose = useCallback(
    (choice: Choice) => {
      setLit(undefined);
      refocus.current = now.current?.contains(document.activeElement) ?? false;
      void session.choose(choice);
    },
    [session],
  );
  // Who has just chosen with the keyboard finds the next question under his fingers.
  useEffect(() => {
    if (!mine || !refocus.current) return;
    refocus.current = false;
    const offered = [...(now.current?.querySelectorAll<HTMLElement>('.choice, .riskier summary') ?? [])];
    offered.find((element) => element.checkVisibility())?.focus({ preventScroll: true });
  }, [mine]);
  // Who is to tap a square must see it: the question lies over the lower part of a small screen.
  const squares = byThumb && previews.some(({ lane }) => lane !== undefined);
  useEffect(() => {
    if (!squares || !mine) return;
    const [race, question] = [roadCard.current?.getBoundingClientRect(), now.current?.getBoundingClientRect()];
    if (race && question && (race.bottom > question.top || race.top < 0)) roadCard.current?.scrollIntoView({ block: 'start' });
  }, [squares, mine]);
  const openNext = async (next: Promise<string | undefined>) => {
    try {
      const id = await next;
      if (id) await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      session.tell(`No table was opened: this browser could not store it (${(error as Error).message}).`);
    }
  };
  const again = (turned: boolean) => {
    const seats = turned ? [...state.seats.slice(1), ...state.seats.slice(0, 1)] : state.seats;
    return openNext(openTable({ game: game.id, options, seats, realDice: state.realDice }));
  };
  const branch = () => openNext(session.branch());
  const exportRace = async () => {
    const record = await session.record();
    if (record) download(`${game.id}-${record.steps.length}.race.json`, JSON.stringify(record));
  };

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || document.querySelector('dialog[open]')) return;
      const done = () => event.preventDefault();
      const choice = /^[1-9]$/.test(event.key) && !event.repeat ? mine?.choices[offer.listed[Number(event.key) - 1] ?? -1] : undefined;
      const dice = state.wanting ?? (state.busy && state.realDice ? { sides: 9 } : undefined);
      const face = dice && !event.repeat && /^[1-9]$/.test(event.key) ? faceTyped(event.key, dice.sides, words.face) : undefined;
      if (face !== undefined) return void session.typeDie(face);
      if (choice) return choose(choice);
      const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
      switch (event.key) {
        case ' ':
          if (onButton) return;
          done();
          if (live || !state.running) session.setRunning(!state.running);
          else session.skip();
          return;
        case 'f':
          return void session.rush();
        case 'ArrowLeft':
          done();
          return session.seek(playhead.moment - 1);
        case 'ArrowRight':
          done();
          return void session.step();
        case 'i':
          if (screens?.isIncident) void session.seekFact(screens.isIncident);
          return;
        case 'Home':
          done();
          return session.seek(0);
        case 'End':
          done();
          return session.skip();
        case 's':
          return session.setSpeed(nextSpeed(speed));
        case 'u':
          return void session.undo();
        case 'b': {
          const details = textBoard.current?.querySelector('details');
          if (details) details.open = !details.open;
          details?.querySelector('summary')?.focus();
          return;
        }
        case 'r':
          return setDialog('rules');
        case '?':
          return setDialog('help');
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [state, session, screens?.isIncident, words, mine, offer, choose, live, playhead, speed]);

  // The moment on show now: the race may go on while it is forecast.
  const openForecast = async () => {
    const { version: step, standings } = shown.after;
    const position = await session.position(step);
    const moment = position && { step, over: standings.over, position };
    if (moment) setForecasted({ game, options, seats: state.seats, moment, name: screens?.raceName?.(options) });
  };
  const LowerThird = screens?.lowerThird;
  const Steps = screens?.steps;
  const Beneath = screens?.beneath;
  const beneath = Beneath && <Beneath state={state} shown={shown} entrants={entrants} />;
  const waiting = turn && !mine ? names.seat(turn.seat) : undefined;
  return (
    <Page
      title={around?.title ?? title}
      middle={
        <>
          {state.tour ? <StageLink tour={state.tour} /> : <span className="chip">{title}</span>}
          <span className="chip figures">
            {words.round(round)}
            {!atEnd && leader > 0 && leader < lengthOf(shown.board) && ` · ${lengthOf(shown.board) - leader} to go`}
          </span>
          {shown.board.inForce?.map((what) => (
            <span key={what} className="chip in-force">
              {words.inForce?.[what] ?? what}
            </span>
          ))}
        </>
      }
      actions={
        <>
          {undo !== undefined && (
            <button type="button" className="quiet" onClick={() => void session.undo()}>
              {undo === state.viewer ? 'Undo' : `Undo ${names.seat(undo)}’s choice`}
            </button>
          )}
          {!closed && (
            <button type="button" className="quiet" onClick={() => void openForecast()}>
              Forecast
            </button>
          )}
          {around?.actions}
          <button type="button" className="quiet" onClick={() => setDialog('rules')}>
            Rules
          </button>
          <button type="button" className="quiet icon for-keys" aria-label="Keys" onClick={() => setDialog('help')}>
            ?
          </button>
        </>
      }
    >
      <JerseyPatterns worn={moreJerseys(entrants)} />
      <main className="table">
        <h1 className="offstage">
          {title}: {words.round(round)}
        </h1>
        <div className="stage">
          <section className="card strip-card" aria-label="The whole road">
            <Strip
              board={shown.board}
              entrants={entrants}
              window={atEnd ? undefined : window}
              onShow={(square) => road.current?.show(square)}
            />
          </section>
          {atEnd && state.tour && <StageDone tour={state.tour} />}
          {atEnd && (
            <ResultCard
              state={state}
              entrants={entrants}
              onAgain={around ? undefined : (turned) => void again(turned)}
              onExport={() => void exportRace()}
            />
          )}
          {atEnd && around?.after}
          <section className="card road-card" ref={roadCard} aria-label="The race" hidden={atEnd && shown.board.riders.length === 0}>
            <div className="caption">
              <span>{line?.text ?? (latest.rider === undefined ? title : names.rider(latest.rider))}</span>
              {latest.dice && (
                <span key={`${playhead.moment}`} className="fallen">
                  <DiceRow faces={latest.dice} sides={latest.sides ?? 6} tumble={!still && !playhead.settled} />
                </span>
              )}
            </div>
            <Road
              ref={road}
              board={shown.board}
              entrants={entrants}
              words={words}
              active={active}
              focus={focus}
              lookBack={activeSquare === undefined && !waitsAtStart}
              previews={drawn}
              lit={lit}
              marks={marks}
              moveMs={still ? 0 : 480 / speed}
              onLight={setLit}
              onPick={(index) => {
                const picked = mine?.choices[index];
                if (picked && !state.wanting && !state.busy) choose(picked);
              }}
              onWindow={setWindow}
            />
            {LowerThird && <LowerThird state={state} shown={shown} entrants={entrants} />}
          </section>
          {twoColumns && beneath}
        </div>
        <div className="now" ref={now}>
          {Steps && <Steps state={state} shown={shown} entrants={entrants} />}
          {around?.above}
          {notice && (
            <Alert card>
              {notice}
              <button type="button" className="quiet icon" aria-label="Close" onClick={() => session.tell(undefined)}>
                <Icon name="close" />
              </button>
            </Alert>
          )}
          {mine && state.wanting && (
            <RealDice
              key={state.wanting.faces.length}
              wanting={state.wanting}
              who={names.seat(mine.seat)}
              onType={(face) => void session.typeDie(face)}
              onBack={() => session.takeDiceBack()}
            />
          )}
          {mine && !state.wanting && (
            <TurnPanel
              state={state}
              turn={mine}
              previews={previews}
              offer={offer}
              entrants={entrants}
              lit={lit}
              onLight={setLit}
              onLook={setLooked}
              onChoose={choose}
              disabled={state.busy}
            />
          )}
          {!mine && !atEnd && !(around && live) && <Waiting state={state} session={session} live={live} waiting={waiting} />}
        </div>
        <div className="below">
          {!twoColumns && beneath}
          <Scrubber
            state={state}
            session={session}
            isIncident={screens?.isIncident}
            onBranch={() => void branch()}
            onSave={() => void exportRace()}
          />
          <Log state={state} entrants={entrants} onSeek={(moment) => session.seek(moment)} />
        </div>
        <div className="aside">
          {screens?.panels?.map((Panel) => (
            <Panel key={Panel.name} state={state} shown={shown} entrants={entrants} />
          ))}
          {!closed && (
            <details className="card side" onToggle={(event) => setOdds(event.currentTarget.open)}>
              <summary>The odds as they moved</summary>
              {odds && (
                <Suspense>
                  <OddsCurve state={state} session={session} step={shown.after.version} entrants={entrants} />
                </Suspense>
              )}
            </details>
          )}
          <SeatsCard
            state={state}
            board={shown.board}
            active={turn ? turn.seat : active === undefined ? undefined : entrants[active]?.seat}
            more={around?.seat}
          />
          {around?.aside}
          <StandingsCard state={state} standings={shown.after.standings} entrants={entrants} active={active} />
          <div ref={textBoard}>
            <TextBoard state={state} board={shown.board} active={active} over={atEnd} />
          </div>
        </div>
      </main>
      <p className="offstage" aria-live="polite">
        {mine ? words.question(mine, names) : atEnd ? 'The race is over.' : ''}
      </p>
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
      {forecasted && (
        <Suspense>
          <ForecastDialog {...forecasted} onClose={() => setForecasted(undefined)} />
        </Suspense>
      )}
      {dialog === 'rules' && <RulesDialog game={game.id} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

interface WaitingProps {
  readonly state: Ready;
  readonly session: Session;
  readonly live: boolean;
  /** Whose choice is awaited, where nobody here makes it. */
  readonly waiting: string | undefined;
}

/** While nobody here is asked: what is going on, and how to come to the next question. */
function Waiting({ state, session, live, waiting }: WaitingProps) {
  const { running, since } = state;
  const watching = state.seats.every(({ player }) => player !== 'person');
  return (
    <section className="card turn waiting">
      <p>
        {live
          ? running
            ? `${waiting} is thinking.`
            : 'Paused.'
          : running
            ? since === undefined
              ? 'Riding …'
              : sharedTables.since
            : 'You are looking back.'}
      </p>
      <div className="buttons">
        {running || live ? (
          <button type="button" className="main" onClick={() => void session.rush()}>
            {watching ? 'On to the finish' : 'On to my turn'} <kbd>F</kbd>
          </button>
        ) : (
          <button type="button" className="main" onClick={() => session.skip()}>
            Back to the race <kbd>End</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

/** Those that are not on every page already, each once. */
const moreJerseys = (entrants: readonly Entrant[]): readonly Jersey[] => [
  ...new Map(entrants.filter(({ jersey }) => !jerseys.includes(jersey)).map(({ jersey }) => [jersey.id, jersey])).values(),
];

/** The face of a die that somebody means with a key: the one that shows it. */
function faceTyped(key: string, sides: number, shows: GameWords['face']): number | undefined {
  for (let face = 1; face <= sides; face++) if ((shows?.(face, sides)?.text ?? `${face}`) === key) return face;
  return undefined;
}

/** Who acted last among these facts, and what he threw. */
function latestAct(facts: readonly Fact[]): { rider?: RiderId; dice?: readonly number[]; sides?: number } {
  const act = facts.findLast((fact) => 'rider' in fact && fact.type !== 'finished') as (Fact & { rider?: RiderId }) | undefined;
  const threw = facts.findLast((fact): fact is Threw => 'dice' in fact);
  return { ...(act?.rider !== undefined && { rider: act.rider }), ...(threw && { dice: threw.dice, sides: threw.sides }) };
}

function roundAt(moments: readonly Moment[], { moment: current, facts }: Shown): number {
  const earlier = moments.slice(0, moments.indexOf(current)).map((moment) => moment.facts);
  const began = [...earlier, facts].flat().findLast(({ type }) => type === 'began');
  return began ? (began as typeof began & { round: number }).round : 1;
}
