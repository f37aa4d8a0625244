import { cardOf, type GameId, roomOf } from '@gruppetto/catalogue';
import type { RiderId, Road, Seat } from '@gruppetto/kernel';
import {
  Dialog,
  DieFaces,
  download,
  Icon,
  type Jersey,
  JerseyPatterns,
  jerseys,
  type RiderLook,
  useReducedMotion,
  useThumbWidth,
  useTwoColumns,
  useWords,
} from '@gruppetto/ui';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Forecasted } from '../forecast/ForecastDialog.tsx';
import type { Odds } from '../forecast/use-odds.ts';
import { CoachWarning } from '../learn/CoachWarning.tsx';
import { WithCourse } from '../learn/WithCourse.tsx';
import { openTable } from '../local/local-source.ts';
import { useVerdictSession, type VerdictSession } from '../verdict/verdict-session.ts';
import { FinishCard } from './finish/FinishCard.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Log } from './Log.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { type LiveOdds, OddsCard } from './OddsCard.tsx';
import { panelProps } from './panel-props.ts';
import { type Question, useQuestion } from './question.ts';
import { RaceHeader } from './RaceHeader.tsx';
import { RealDice } from './RealDice.tsx';
import { RoadCard } from './RoadCard.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import type { RaceController } from './race-controller.ts';
import { finishNow, isLive, type RaceState, turnOf } from './race-state.ts';
import type { Frame } from './road/camera.ts';
import type { RoadHandle } from './road/RoadView.tsx';
import { Strip, type StripHandle } from './road/Strip.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StageDone } from './StageLink.tsx';
import { SeatsCard, StandingsCard, TextBoard } from './StandingsCard.tsx';
import { type Scene, useScene } from './scene.ts';
import { onlyLowerPlaces } from './stakes.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { useKeys } from './use-keys.ts';
import { usePaced } from './use-paced.ts';
import { usePlayback } from './use-playback.ts';
import { Waiting } from './Waiting.tsx';
import './race.css';

const ForecastDialog = lazy(async () => ({ default: (await import('../forecast/ForecastDialog.tsx')).ForecastDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share/ShareDialog.tsx')).ShareDialog }));

/** What a shared table puts around the race. */
interface Around {
  readonly title: string;
  readonly actions: ReactNode;
  /** Above the question: the connection to the others. */
  readonly above: ReactNode;
  readonly aside: ReactNode;
  /** Beside the name of a seat. */
  readonly seat: (seat: Seat) => ReactNode;
  /** Whether the coach may be asked for advice, and warns; absent: yes. */
  readonly advice?: boolean;
  /** Whether the chances of winning may be seen; absent: yes. */
  readonly odds?: boolean;
  /** Below the result. */
  readonly after: ReactNode;
}

interface RaceScreenProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  readonly around?: Around;
}

export function RaceScreen({ state, controller, around }: RaceScreenProps) {
  const { race: say } = useWords();
  const { game, race, names, words } = state;
  const [looked, setLooked] = useState<RiderId>();
  const scene = useScene(state, controller, looked);
  const still = useReducedMotion();
  usePlayback(state, controller, scene.ownSeats, still);
  const calm = usePaced(scene, state.running && !state.playhead.settled && !still);
  const { mine, atEnd } = scene;
  const road = useMemo(() => race.road(), [race]);
  const textBoard = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'help' | 'rules' | 'share'>();
  const question = useQuestion(scene);
  useKeys(state, controller, { mine, offer: scene.offer, choose: question.choose, textBoard, onDialog: setDialog });
  const actions = useRaceActions(scene);
  const verdict = useVerdictSession(controller, turnOf(state) === undefined);
  const id = game.id as GameId;
  const { title } = cardOf(id);
  const live = useLiveOdds(state);
  const worn = useMemo(() => moreJerseys(scene.looks), [scene.looks]);
  const parts = { scene, road, question, actions, verdict, around, onShare: () => setDialog('share') };
  return (
    <WithCourse game={id}>
      <DieFaces value={words.face}>
        <RaceHeader
          scene={scene}
          road={road}
          title={around?.title ?? title}
          odds={live.known}
          actions={around?.actions}
          onForecast={() => void actions.openForecast()}
          onDialog={setDialog}
        >
          <JerseyPatterns worn={worn} />
          <main className={atEnd ? 'table at-end' : 'table'} id="content">
            <h1 className="offstage">{say.ofRound(title, words.round(scene.round))}</h1>
            <Stage {...parts} />
            <div className="beside">
              <Now {...parts} onLook={setLooked} />
              <Aside {...parts} scene={calm} live={live} textBoard={textBoard} />
            </div>
            <Below {...parts} calm={calm} />
          </main>
        </RaceHeader>
        <p className="offstage" aria-live="polite">
          {mine ? words.question(mine, names) : atEnd ? say.isOver : ''}
        </p>
        {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
        {actions.forecasted && (
          <Suspense>
            <ForecastDialog {...actions.forecasted} onClose={actions.closeForecast} />
          </Suspense>
        )}
        {dialog === 'share' && (
          <Suspense>
            <ShareDialog scene={scene} road={road} onClose={() => setDialog(undefined)} />
          </Suspense>
        )}
        {dialog === 'rules' && <RulesDialog game={id} onClose={() => setDialog(undefined)} />}
      </DieFaces>
    </WithCourse>
  );
}

/** Props of every part of the screen. */
interface Parts {
  readonly scene: Scene;
  readonly road: Road;
  readonly question: Question;
  readonly actions: RaceActions;
  readonly verdict: VerdictSession;
  readonly around: Around | undefined;
  readonly onShare: () => void;
}

/** The race itself: the course, the road, and after the finish what became of it. */
function Stage({ scene, road, question, actions, verdict, around, onShare }: Parts) {
  const { race: say } = useWords();
  const { state, controller, looks, shown, atEnd } = scene;
  const still = useReducedMotion();
  const twoColumns = useTwoColumns();
  const handle = useRef<RoadHandle>(null);
  const strip = useRef<StripHandle>(null);
  const frame = useCallback((window: Frame) => strip.current?.frame(window), []);
  const panel = panelProps(scene);
  const { lowerThird: LowerThird, beneath: Beneath, map: CourseMap } = state.screens;
  const [mapped, setMapped] = useState(false);
  return (
    <div className="stage">
      {!atEnd && (
        <section className="card strip-card" aria-label={say.course}>
          <Strip ref={strip} road={road} board={shown.board} looks={looks} onShow={(square) => handle.current?.show(square)} />
          {CourseMap && (
            <button type="button" className="map-button" onClick={() => setMapped(true)}>
              <Icon name="map" /> {say.map}
            </button>
          )}
        </section>
      )}
      {atEnd && state.tour && <StageDone tour={state.tour} />}
      {atEnd && (
        <FinishCard
          scene={scene}
          road={road}
          verdict={verdict}
          onAgain={around ? undefined : (turned) => void actions.again(turned)}
          onSave={() => void actions.save()}
          onShare={onShare}
          onSeek={(moment, rider) => (rider === undefined ? controller.seek(moment) : controller.seekRider(moment, rider))}
        />
      )}
      {atEnd && around?.after}
      {!(atEnd && shown.board.riders.length === 0) && (
        <RoadCard scene={scene} road={road} question={question} still={still} handle={handle} onWindow={frame}>
          {LowerThird && <LowerThird {...panel} />}
        </RoadCard>
      )}
      {twoColumns && Beneath && <Beneath {...panel} />}
      {CourseMap && mapped && (
        <Dialog title={say.map} onClose={() => setMapped(false)}>
          <div className="map-body">
            <CourseMap {...panel} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The question, or what is going on while there is none. */
function Now({ scene, road, question, actions, verdict, around, onLook }: Parts & { readonly onLook: (rider: RiderId) => void }) {
  const { state, controller, shown, mine, atEnd } = scene;
  const { diceNeeded, names, screens } = state;
  const { steps: Steps } = screens;
  const byThumb = useThumbWidth();
  const advises = around?.advice ?? true;
  const lower = mine !== undefined && state.ridesIn && onlyLowerPlaces(finishNow(state), mine.seat);
  return (
    <div className="now" ref={question.now}>
      {Steps && !atEnd && <Steps {...panelProps(scene)} />}
      {around?.above}
      <NoticeCard state={state} onClose={() => controller.setNotice(undefined)} />
      {mine && diceNeeded && (
        <RealDice
          key={diceNeeded.faces.length}
          needed={diceNeeded}
          seat={names.seat(mine.seat)}
          onType={(face) => void controller.typeDie(face)}
          onBack={() => controller.untypeDie()}
        />
      )}
      {mine && !diceNeeded && advises && <CoachWarning scene={scene} />}
      {mine && !diceNeeded && (
        <TurnPanel
          {...scene}
          road={road}
          board={shown.board}
          turn={mine}
          lit={question.lit}
          tapped={question.tapped}
          onLight={question.light}
          onLook={onLook}
          onChoose={question.choose}
          onUntap={question.untap}
          onRideIn={lower ? () => void controller.rideIn() : undefined}
          advises={advises}
          disabled={state.busy}
        />
      )}
      {!mine && !atEnd && !(around && isLive(state)) && (
        <Waiting
          state={state}
          controller={controller}
          verdict={verdict}
          onBranch={byThumb && state.branches ? () => void actions.branch() : undefined}
        />
      )}
    </div>
  );
}

/** Through the race, and its log. */
function Below({ scene, calm, actions }: Parts & { readonly calm: Scene }) {
  const { state, controller } = scene;
  const twoColumns = useTwoColumns();
  const { beneath: Beneath, isIncident } = state.screens;
  // The same one at every beat: a new one would redraw every line of the log.
  const seek = useCallback((moment: number) => controller.seek(moment), [controller]);
  return (
    <div className="below">
      {!twoColumns && Beneath && <Beneath {...panelProps(scene)} />}
      <Scrubber
        state={state}
        controller={controller}
        isIncident={isIncident}
        onBranch={() => void actions.branch()}
        onSave={() => void actions.save()}
      />
      <Log state={calm.state} looks={calm.looks} onSeek={seek} />
    </div>
  );
}

interface AsideProps extends Parts {
  readonly live: ReturnType<typeof useLiveOdds>;
  readonly textBoard: RefObject<HTMLDivElement | null>;
}

/** What the game shows beside the road, who sits at the table, and the standings. */
function Aside({ scene, road, around, live, textBoard }: AsideProps) {
  const { state, looks, shown, mine, active, own, atEnd } = scene;
  const panel = panelProps(scene);
  const watching = live.watches && !atEnd;
  const odds = (around?.odds ?? true) && <OddsCard scene={scene} live={live} />;
  const activeSeat = mine?.seat ?? (active === undefined ? undefined : looks[active]?.seat);
  return (
    <div className="aside">
      {state.screens.panels?.map((Panel) => (
        <Panel key={Panel.name} {...panel} />
      ))}
      <SeatsCard state={state} board={shown.board} active={atEnd ? undefined : activeSeat} more={around?.seat} />
      {watching && odds}
      {around?.aside}
      {!atEnd && <StandingsCard state={state} standings={shown.standings} looks={looks} own={own} active={active} />}
      {!watching && odds}
      <div ref={textBoard}>
        <TextBoard state={state} road={road} board={shown.board} active={active} over={atEnd} />
      </div>
    </div>
  );
}

/** The odds: for players only on request; people who watch may like to know, and where nothing is to decide, all watch. */
function useLiveOdds({ here, game }: RaceState): LiveOdds & { readonly watches: boolean } {
  const [chosen, toggle] = useState<boolean>();
  const [known, tell] = useState<readonly Odds[]>();
  const watches = here.length === 0 || roomOf(game.id).ruleOfThumb === undefined;
  return { open: chosen ?? watches, toggle, known, tell, watches };
}

/** What can be done with the race as a whole. */
interface RaceActions {
  readonly again: (turned: boolean) => Promise<void>;
  readonly branch: () => Promise<void>;
  readonly save: () => Promise<void>;
  readonly forecasted: Forecasted | undefined;
  readonly openForecast: () => Promise<void>;
  readonly closeForecast: () => void;
}

function useRaceActions({ state, controller, shown }: Scene): RaceActions {
  const navigate = useNavigate();
  const [forecasted, setForecasted] = useState<Pick<Forecasted, 'options' | 'seats' | 'moment'>>();
  const openNext = async (next: Promise<string | undefined>) => {
    try {
      const id = await next;
      if (id) await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      controller.setNotice({ kind: 'no-table', detail: (error as Error).message });
    }
  };
  const { race, realDice, words, screens } = state;
  const game = state.game.id as GameId;
  return {
    again: (turned) => {
      const seats = turned ? [...state.seats.slice(1), ...state.seats.slice(0, 1)] : state.seats;
      const { backed } = state;
      return openNext(openTable({ game, options: race.options, seats, realDice, ...(backed !== undefined && { backed }) }));
    },
    branch: () => openNext(controller.branch()),
    save: async () => {
      const record = await controller.record();
      if (record) download(`${game}-${record.steps.length}.race.json`, JSON.stringify(record));
    },
    forecasted: forecasted && { ...forecasted, game, words, name: screens.raceName?.(forecasted.options) },
    // The moment on show now: the race may go on while it is forecast.
    openForecast: async () => {
      const { version: step, standings } = shown.after;
      const position = await controller.position(step);
      const moment = position && { step, over: standings.over, position };
      if (moment) setForecasted({ options: race.options, seats: state.seats, moment });
    },
    closeForecast: () => setForecasted(undefined),
  };
}

/** Those that are not on every page already, each once. */
const moreJerseys = (looks: readonly RiderLook[]): readonly Jersey[] => [
  ...new Map(looks.filter(({ jersey }) => !jerseys.includes(jersey)).map(({ jersey }) => [jersey.id, jersey])).values(),
];
