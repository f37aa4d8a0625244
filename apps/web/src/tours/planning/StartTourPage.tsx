import { findGame } from '@gruppetto/catalogue';
import type { Game } from '@gruppetto/kernel';
import { Alert, useWords } from '@gruppetto/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Everybody, OfficeFrame, Unreachable } from '../../account/OfficeFrame.tsx';
import type { ServerFault } from '../../api/server.ts';
import { storeTour } from '../client/store-tour.ts';
import { localDraft, thisBrowser } from '../client/tour-storage.ts';
import { useOwner } from '../client/use-owner.ts';
import { SyncChip } from '../office/SyncChip.tsx';
import { CharacteristicsStep, nameField } from './CharacteristicsStep.tsx';
import { filledIn, planOf, problemsOf, withSeats, withStages } from './draft-steps.ts';
import { type DraftContent, useDraft } from './drafts.ts';
import { PointsStep } from './PointsStep.tsx';
import { StagesStep } from './StagesStep.tsx';
import { TeamsStep } from './TeamsStep.tsx';
import { useAllRooms } from './use-all-rooms.ts';
import '../office/office.css';
import './planning.css';

/** A tour in four steps. */
export function StartTourPage({ id }: { id: string }) {
  const { startTour: words } = useWords();
  return (
    <OfficeFrame title={words.title}>
      <Everybody browser={thisBrowser}>{(account) => <Owned key={account} account={account} id={id} />}</Everybody>
    </OfficeFrame>
  );
}

function Owned({ account, id }: { account: string; id: string }) {
  const owner = useOwner(account, async () => (await localDraft(thisBrowser, id)) !== undefined);
  return owner === undefined ? <main className="message" aria-busy="true" /> : <Loading account={owner} id={id} />;
}

function Loading({ account, id }: { account: string; id: string }) {
  const { draft: stored, missing, sync, change, forget } = useDraft(account, id);
  const rooms = useAllRooms();
  const draft = useMemo(() => (rooms && stored ? filledIn(stored) : undefined), [rooms, stored]);
  if (missing) return <Missing fault={missing} />;
  if (!draft) return <main className="message" aria-busy="true" />;
  return <Steps account={account} draft={draft} sync={sync} change={change} forget={forget} />;
}

function Missing({ fault }: { fault: ServerFault | 'nowhere' }) {
  const { startTour: words } = useWords();
  return (
    <main className="message">
      {fault === 'nowhere' || fault.status === 404 || fault.status === 400 ? (
        <>
          <h1>{words.missing}</h1>
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

interface StepsProps extends Pick<ReturnType<typeof useDraft>, 'sync' | 'change' | 'forget'> {
  readonly account: string;
  readonly draft: DraftContent;
}

function Steps({ account, draft, sync, change, forget }: StepsProps) {
  const { startTour: words } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [fault, setFault] = useState<ServerFault>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const { step } = draft;
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is announced by its heading
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);
  const game = findGame(draft.game) as Game;
  const go = (to: number) => {
    moved.current = true;
    setFault(undefined);
    change(to > 0 ? withSeats(game, withStages(game, { ...draft, step: to })) : { ...draft, step: to });
  };
  const accept = async () => {
    setBusy(true);
    const answer = await storeTour(account, draft.tour, planOf(game, draft));
    setBusy(false);
    if (!answer.ok) return setFault(answer.fault);
    await forget();
    await navigate({ to: '/tours/$id', params: { id: draft.tour } });
  };
  const problems = problemsOf(game, draft, words);
  const blocked = problems.findIndex((list) => list.length > 0);
  // A name that nobody has thought of yet is asked for when it is needed.
  const nameless = blocked === 0 && problems[0]?.length === 1 && draft.name.trim() === '';
  const said = blocked >= 0 && blocked <= step ? problems[blocked].filter((one) => one !== words.needsName) : [];
  const onward = () => {
    if (!nameless) return go(step + 1);
    setTried(true);
    document.getElementById(nameField)?.focus();
  };
  return (
    <main className="office start-tour">
      <header className="start-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.titleAt(words.steps[step])}
        </h1>
        <SyncChip sync={sync} />
      </header>
      <StepsBar step={step} blocked={blocked} go={go} />
      {step === 0 && <CharacteristicsStep game={game} draft={draft} onChange={change} tried={tried} />}
      {step === 1 && <PointsStep game={game} draft={draft} onChange={change} />}
      {step === 2 && <StagesStep game={game} draft={draft} onChange={change} />}
      {step === 3 && <TeamsStep game={game} draft={draft} account={account} onChange={change} />}
      {fault && (
        <Alert card>
          {fault.message} {fault.status === 0 && words.keptAsDraft}
        </Alert>
      )}
      <div className="buttons go">
        {step > 0 && (
          <button type="button" onClick={() => go(step - 1)}>
            {words.back}
          </button>
        )}
        {step === words.steps.length - 1 ? (
          <button type="button" className="main" disabled={busy || blocked >= 0} onClick={() => void accept()}>
            {words.accept}
          </button>
        ) : (
          <button type="button" className="main" disabled={blocked >= 0 && blocked <= step && !(nameless && step === 0)} onClick={onward}>
            {words.onward}
          </button>
        )}
        {said.length > 0 && <span className="problem">{said.join(' ')}</span>}
      </div>
    </main>
  );
}

function StepsBar({ step, blocked, go }: { step: number; blocked: number; go: (to: number) => void }) {
  const { startTour: words } = useWords();
  return (
    <ol className="steps-bar" aria-label={words.stepsLabel}>
      {words.steps.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className={index === step ? 'now' : undefined}
            aria-current={index === step ? 'step' : undefined}
            disabled={index > step && blocked >= 0 && blocked < index}
            onClick={() => go(index)}
          >
            <span className="figures">{index + 1}</span>
            <span className="step-name">{name}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
