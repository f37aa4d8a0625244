import { cardOf, type GameId, wordsOf } from '@gruppetto/catalogue';
import { Alert, useWords } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { Everybody, OfficeFrame, Unreachable } from '../../account/OfficeFrame.tsx';
import { SignForms } from '../../account/SignForms.tsx';
import type { ServerFault } from '../../api/server.ts';
import { useTitle } from '../../ui/use-title.ts';
import type { OpenTour } from '../client/open-tour.ts';
import { browserTour, thisBrowser } from '../client/tour-storage.ts';
import { useOwner } from '../client/use-owner.ts';
import { type TourTools, useTour } from '../client/use-tour.ts';
import { StageView } from '../entering/StageView.tsx';
import { useRiding } from '../entering/use-riding.ts';
import { tourNames } from '../riders/tour-names.ts';
import { SyncChip } from './SyncChip.tsx';
import { type TourViewProps, type View, views } from './tour-view.ts';
import { UndoButton } from './UndoButton.tsx';
import { useInView } from './use-in-view.ts';
import './office.css';
import './tour.css';
import '../printing/print.css';

const ClassificationsView = lazy(async () => ({
  default: (await import('../classifications/ClassificationsView.tsx')).ClassificationsView,
}));
const PointsView = lazy(async () => ({ default: (await import('../classifications/PointsView.tsx')).PointsView }));
const StagesView = lazy(async () => ({ default: (await import('../course/StagesView.tsx')).StagesView }));
const RidersView = lazy(async () => ({ default: (await import('../riders/RidersView.tsx')).RidersView }));
const AdvantagesView = lazy(async () => ({ default: (await import('../entering/AdvantagesView.tsx')).AdvantagesView }));
const AlmanacView = lazy(async () => ({ default: (await import('../classifications/AlmanacView.tsx')).AlmanacView }));
const CeremonyView = lazy(async () => ({ default: (await import('../ceremony/CeremonyView.tsx')).CeremonyView }));
const ShareView = lazy(async () => ({ default: (await import('../sharing/ShareView.tsx')).ShareView }));
const SheetView = lazy(async () => ({ default: (await import('../printing/SheetView.tsx')).SheetView }));
const ReportView = lazy(async () => ({ default: (await import('../printing/ReportView.tsx')).ReportView }));

const pages: Readonly<Record<View, (props: TourViewProps) => React.ReactNode>> = {
  stage: (props) => <StageView key={props.stage} {...props} />,
  classifications: (props) => <ClassificationsView {...props} />,
  points: (props) => <PointsView {...props} />,
  stages: (props) => <StagesView {...props} />,
  riders: (props) => <RidersView {...props} />,
  advantages: (props) => <AdvantagesView {...props} />,
  almanac: (props) => <AlmanacView {...props} />,
  share: (props) => <ShareView {...props} />,
  ceremony: (props) => <CeremonyView key={props.stage} {...props} />,
  sheet: (props) => <SheetView {...props} />,
  report: (props) => <ReportView {...props} />,
};

export interface AtTour {
  readonly view?: string;
  readonly stage?: number;
}

export function TourPage({ id, at }: { id: string; at: AtTour }) {
  const navigate = useNavigate();
  const go: TourViewProps['go'] = (view, stage) =>
    void navigate({ to: '/tours/$id', params: { id }, search: { view, ...(stage !== undefined && { stage: stage + 1 }) } });
  return (
    <OfficeFrame>
      <Everybody browser={thisBrowser}>{(name) => <Owned key={name} account={name} id={id} at={at} go={go} />}</Everybody>
    </OfficeFrame>
  );
}

interface OwnedProps {
  readonly account: string;
  readonly id: string;
  readonly at: AtTour;
  readonly go: TourViewProps['go'];
}

function Owned({ account, id, at, go }: OwnedProps) {
  const owner = useOwner(account, async () => (await browserTour(id)) !== undefined);
  if (owner === undefined) return <main className="message" aria-busy="true" />;
  // Not in this browser, and nobody is signed in: it may be on the server.
  if (owner === thisBrowser || account !== thisBrowser) return <Opened account={owner} id={id} at={at} go={go} />;
  return (
    <main className="account">
      <SignForms fresh={false} />
    </main>
  );
}

function Opened({ account, id, at, go }: OwnedProps) {
  const tools = useTour(account === thisBrowser ? { browser: id } : { account, id });
  return <TourFrame tools={tools} at={at} go={go} me={account} />;
}

/** A tour opens at the management of its active stage. */
const activeStage = ({ tour }: OpenTour): number => Math.min(tour.after.length, tour.stages.length - 1);

/** Pages that no menu leads to. */
const apart = ['ceremony', 'sheet', 'report'] as const;

const ofStage: ReadonlySet<View> = new Set(['stage', 'stages', 'advantages']);

/** Which page is shown, of which stage. */
function placeIn(open: OpenTour, at: AtTour, may: boolean, opened: number | undefined): { readonly view: View; readonly stage: number } {
  const { tour } = open;
  const view = [...views, ...apart].find((one) => one === at.view);
  const wished = (at.stage ?? 0) - 1;
  // People who only look on want to know what happened last.
  if (!view && !may && tour.after.length > 0) return { view: 'ceremony', stage: tour.after.length - 1 };
  return { view: view ?? 'stage', stage: tour.stages[wished] ? wished : (opened ?? activeStage(open)) };
}

/** One tour: its name, its pages, and what has become of what was done. */
export function TourFrame({ tools, at, go, me }: { tools: TourTools; at: AtTour; go: TourViewProps['go']; me?: string }) {
  const { stage: stageWords, tour: words } = useWords();
  const { state, enter, dismiss } = tools;
  const { riding, fault, simulate, stop } = useRiding(state, enter);
  const opened = useRef<number>(undefined);
  useTitle(state.state === 'open' ? state.tour.plan.name : undefined);
  if (state.state === 'opening') return <main className="message" aria-busy="true" />;
  if (state.state === 'closed') return <Closed fault={state.fault} />;
  const { tour, game, role } = state;
  const names = tourNames(tour);
  const may = role === 'owner' || role === 'director';
  // The stage stays on show when it is closed: somebody wants to see what came of it.
  if (state.asked) opened.current ??= activeStage(state);
  const { view, stage } = placeIn(state, at, may, opened.current);
  const undo = <UndoButton open={state} enter={enter} me={me} />;
  const props: TourViewProps = { open: state, stage, may, enter, undo, go, riding, simulate: (count) => void simulate(count) };
  return (
    <main className="tour">
      <header className="tour-head">
        <h1>{tour.plan.name}</h1>
        {(may || state.sync !== 'saved') && <SyncChip sync={state.sync} />}
        {may ? undo : <span className="chip">{words.readOnly}</span>}
      </header>
      <TourNav open={state} view={view} go={go} />
      {state.sync === 'signed-out' && <SignedOut />}
      {riding && (
        <div className="card notice riding">
          <progress max={riding.all} value={riding.done} aria-label={stageWords.simulating} />
          <span role="status">{stageWords.riding(riding.done, riding.all)}</span>
          <button type="button" onClick={stop}>
            {stageWords.stop}
          </button>
        </div>
      )}
      <Alert card>{fault}</Alert>
      <Alert card>{state.refusal && say(state.refusal, wordsOf(game.id), names)}</Alert>
      <Lost lost={state.lost.map((one) => (typeof one === 'string' ? one : say(one, wordsOf(game.id), names)))} dismiss={dismiss} />
      <Suspense fallback={<div aria-busy="true" />}>{pages[view](props)}</Suspense>
    </main>
  );
}

function Closed({ fault }: { fault: ServerFault }) {
  const { tour: words } = useWords();
  return (
    <main className="message">
      {[400, 403, 404].includes(fault.status) ? (
        <>
          <h1>{words.missing}</h1>
          <p className="soft">{words.missingHint}</p>
          <Link to="/tours" className="button main">
            {words.toOffice}
          </Link>
        </>
      ) : (
        <Unreachable message={fault.message} onAgain={() => location.reload()} />
      )}
    </main>
  );
}

function TourNav({ open, view, go }: { open: OpenTour; view: View; go: TourViewProps['go'] }) {
  const { tour: words } = useWords();
  const { tour } = open;
  const row = useInView('[aria-current]', view);
  const counts = tour.stages.some(({ plan }) => tour.stageRace.advantages(plan.options).length > 0);
  // Where the teams ride for points of their own, their page has the name of the game.
  const nameOf = (one: (typeof views)[number]) =>
    one === 'points' && tour.points ? cardOf(tour.game.id as GameId).title : words.views[one];
  return (
    <nav className="tour-nav button-row" aria-label={words.viewsLabel} ref={row}>
      {views
        .filter((one) => one !== 'advantages' || counts)
        .map((one) => (
          <button
            key={one}
            type="button"
            className="quiet"
            aria-current={view === one ? 'page' : undefined}
            // Those of a stage open at the current one.
            onClick={() => go(one, ofStage.has(one) ? activeStage(open) : undefined)}
          >
            {nameOf(one)}
          </button>
        ))}
    </nav>
  );
}

function SignedOut() {
  const { account, tour: words } = useWords();
  return (
    <Alert card>
      {words.signedOut}
      <Link to="/account" className="button">
        {account.signIn}
      </Link>
    </Alert>
  );
}

function Lost({ lost, dismiss }: { lost: readonly string[]; dismiss: () => void }) {
  const { tour: words } = useWords();
  if (lost.length === 0) return undefined;
  return (
    <div className="card notice" role="alert">
      <div>
        <p>{words.lost}</p>
        <ul>
          {lost.map((why, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
            <li key={index}>{why}</li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={dismiss}>
        {words.lostDone}
      </button>
    </div>
  );
}
