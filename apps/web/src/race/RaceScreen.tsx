import { cardOf, type GameId } from '@gruppetto/catalogue';
import type { RiderId, Seat } from '@gruppetto/kernel';
import {
  DieFaces,
  download,
  type Jersey,
  JerseyPatterns,
  jerseys,
  type PanelProps,
  type RiderLook,
  useReducedMotion,
  useTwoColumns,
  useWords,
} from '@gruppetto/ui';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { Forecasted } from '../forecast/ForecastDialog.tsx';
import { openTable } from '../local/local-source.ts';
import { FinishCard } from './finish/FinishCard.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Log } from './Log.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { useQuestion } from './question.ts';
import { RaceHeader } from './RaceHeader.tsx';
import { RealDice } from './RealDice.tsx';
import { RoadCard } from './RoadCard.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { isLive, type RaceController, type RaceState } from './race-controller.ts';
import type { Frame } from './road/camera.ts';
import type { RoadHandle } from './road/RoadView.tsx';
import { Strip } from './road/Strip.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StageDone } from './StageLink.tsx';
import { SeatsCard, StandingsCard, TextBoard } from './StandingsCard.tsx';
import { type Scene, useScene } from './scene.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { useKeys } from './use-keys.ts';
import { usePlayback } from './use-playback.ts';
import { Waiting } from './Waiting.tsx';
import './race.css';

const ForecastDialog = lazy(async () => ({ default: (await import('../forecast/ForecastDialog.tsx')).ForecastDialog }));
const OddsCurve = lazy(async () => ({ default: (await import('../forecast/OddsCurve.tsx')).OddsCurve }));

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

interface RaceScreenProps {
  readonly state: RaceState;
  readonly controller: RaceController;
  readonly around?: Around;
}

export function RaceScreen({ state, controller, around }: RaceScreenProps) {
  const { race: say } = useWords();
  const { game, race, names, words, screens, withheld } = state;
  const still = useReducedMotion();
  const twoColumns = useTwoColumns();
  usePlayback(state, controller, still);
  const [looked, setLooked] = useState<RiderId>();
  const scene = useScene(state, controller, looked);
  const { looks, shown, mine, active, own, atEnd } = scene;
  const road = useMemo(() => race.road(), [race]);
  const roadHandle = useRef<RoadHandle>(null);
  const textBoard = useRef<HTMLDivElement>(null);
  const [window, setWindow] = useState<Frame>();
  const [dialog, setDialog] = useState<'help' | 'rules'>();
  const [forecasted, setForecasted] = useState<Forecasted>();
  const question = useQuestion(scene);
  useKeys(state, controller, { mine, offer: scene.offer, choose: question.choose, textBoard, onDialog: setDialog });
  const { again, branch, save } = useRaceActions(state, controller);
  const id = game.id as GameId;
  const { title } = cardOf(id);
  // The moment on show now: the race may go on while it is forecast.
  const openForecast = async () => {
    const { version: step, standings } = shown.after;
    const position = await controller.position(step);
    const moment = position && { step, over: standings.over, position };
    const name = screens.raceName?.(race.options);
    if (moment) setForecasted({ game: id, words, options: race.options, seats: state.seats, moment, name });
  };
  const panel = panelProps(scene);
  const { lowerThird: LowerThird, steps: Steps, beneath: Beneath } = screens;
  const beneath = Beneath && <Beneath {...panel} />;
  const activeSeat = mine?.seat ?? (active === undefined ? undefined : looks[active]?.seat);
  return (
    <DieFaces value={words.face}>
      <RaceHeader
        scene={scene}
        road={road}
        title={around?.title ?? title}
        actions={around?.actions}
        onForecast={() => void openForecast()}
        onDialog={setDialog}
      >
        <JerseyPatterns worn={moreJerseys(looks)} />
        <main className={atEnd ? 'table at-end' : 'table'} id="content">
          <h1 className="offstage">{say.ofRound(title, words.round(scene.round))}</h1>
          <div className="stage">
            {!atEnd && (
              <section className="card strip-card" aria-label={say.course}>
                <Strip
                  road={road}
                  board={shown.board}
                  looks={looks}
                  window={window}
                  onShow={(square) => roadHandle.current?.show(square)}
                />
              </section>
            )}
            {atEnd && state.tour && <StageDone tour={state.tour} />}
            {atEnd && (
              <FinishCard
                scene={scene}
                road={road}
                onAgain={around ? undefined : (turned) => void again(turned)}
                onSave={() => void save()}
                onSeek={(moment) => controller.seek(moment)}
              />
            )}
            {atEnd && around?.after}
            {!(atEnd && shown.board.riders.length === 0) && (
              <RoadCard scene={scene} road={road} question={question} still={still} handle={roadHandle} onWindow={setWindow}>
                {LowerThird && <LowerThird {...panel} />}
              </RoadCard>
            )}
            {twoColumns && beneath}
          </div>
          <div className="now" ref={question.now}>
            {Steps && !atEnd && <Steps {...panel} />}
            {around?.above}
            <NoticeCard state={state} onClose={() => controller.setNotice(undefined)} />
            {mine && state.diceNeeded && (
              <RealDice
                key={state.diceNeeded.faces.length}
                needed={state.diceNeeded}
                seat={names.seat(mine.seat)}
                onType={(face) => void controller.typeDie(face)}
                onBack={() => controller.untypeDie()}
              />
            )}
            {mine && !state.diceNeeded && (
              <TurnPanel
                {...scene}
                road={road}
                board={shown.board}
                turn={mine}
                lit={question.lit}
                tapped={question.tapped}
                onLight={question.light}
                onLook={setLooked}
                onChoose={question.choose}
                onUntap={question.untap}
                disabled={state.busy}
              />
            )}
            {!mine && !atEnd && !(around && isLive(state)) && <Waiting state={state} controller={controller} />}
          </div>
          <div className="below">
            {!twoColumns && beneath}
            <Scrubber
              state={state}
              controller={controller}
              isIncident={screens.isIncident}
              onBranch={() => void branch()}
              onSave={() => void save()}
            />
            <Log state={state} looks={looks} onSeek={(moment) => controller.seek(moment)} />
          </div>
          <div className="aside">
            {screens.panels?.map((Panel) => (
              <Panel key={Panel.name} {...panel} />
            ))}
            <SeatsCard state={state} board={shown.board} active={atEnd ? undefined : activeSeat} more={around?.seat} />
            {around?.aside}
            {!atEnd && <StandingsCard state={state} road={road} standings={shown.standings} looks={looks} own={own} active={active} />}
            {!withheld && <OddsCard scene={scene} />}
            <div ref={textBoard}>
              <TextBoard state={state} road={road} board={shown.board} active={active} over={atEnd} />
            </div>
          </div>
        </main>
      </RaceHeader>
      <p className="offstage" aria-live="polite">
        {mine ? words.question(mine, names) : atEnd ? say.isOver : ''}
      </p>
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(undefined)} />}
      {forecasted && (
        <Suspense>
          <ForecastDialog {...forecasted} onClose={() => setForecasted(undefined)} />
        </Suspense>
      )}
      {dialog === 'rules' && <RulesDialog game={id} onClose={() => setDialog(undefined)} />}
    </DieFaces>
  );
}

/** How the chances have moved, worked out when somebody opens it. */
function OddsCard({ scene: { state, controller, shown, looks } }: { scene: Scene }) {
  const { race: say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="card side" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.odds}</summary>
      {open && (
        <Suspense>
          <OddsCurve state={state} controller={controller} step={shown.after.version} looks={looks} />
        </Suspense>
      )}
    </details>
  );
}

/** What can be done with the race as a whole. */
function useRaceActions(state: RaceState, controller: RaceController) {
  const navigate = useNavigate();
  const openNext = async (next: Promise<string | undefined>) => {
    try {
      const id = await next;
      if (id) await navigate({ to: '/table/$id', params: { id } });
    } catch (error) {
      controller.setNotice({ kind: 'no-table', detail: (error as Error).message });
    }
  };
  const { game, race, realDice } = state;
  const again = (turned: boolean) => {
    const seats = turned ? [...state.seats.slice(1), ...state.seats.slice(0, 1)] : state.seats;
    return openNext(openTable({ game: game.id as GameId, options: race.options, seats, realDice }));
  };
  const save = async () => {
    const record = await controller.record();
    if (record) download(`${game.id}-${record.steps.length}.race.json`, JSON.stringify(record));
  };
  return { again, branch: () => openNext(controller.branch()), save };
}

const panelProps = ({ state, shown, looks }: Scene): PanelProps => ({
  options: state.race.options,
  words: state.words,
  names: state.names,
  looks,
  view: shown.after.view,
  board: shown.board,
  facts: shown.facts,
  before: state.moments.slice(0, state.playhead.moment).map(({ facts }) => facts),
});

/** Those that are not on every page already, each once. */
const moreJerseys = (looks: readonly RiderLook[]): readonly Jersey[] => [
  ...new Map(looks.filter(({ jersey }) => !jerseys.includes(jersey)).map(({ jersey }) => [jersey.id, jersey])).values(),
];
