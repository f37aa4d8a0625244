import { cardOf, isGameId } from '@gruppetto/catalogue';
import { Dialog, useWords } from '@gruppetto/ui';
import { type ClosedCode, givesAdvice, type LiveState, type SharedTable, statusOf, type You } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { NoRace } from '../race/NoRace.tsx';
import { RaceScreen } from '../race/RaceScreen.tsx';
import { RaceController } from '../race/race-controller.ts';
import { personToMove } from '../race/race-state.ts';
import { Page } from '../ui/Page.tsx';
import { AgainCard } from './AgainCard.tsx';
import { Chat } from './Chat.tsx';
import { ClockFace } from './ClockFace.tsx';
import { Seals, VerifyCard } from './FairDice.tsx';
import { Gathering } from './Gathering.tsx';
import { LiveBar } from './LiveBar.tsx';
import { LiveTable } from './live-table.ts';
import { Notes } from './Notes.tsx';
import { People } from './People.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SharedLink } from './SharedLink.tsx';
import { SinceCard } from './SinceCard.tsx';
import { TellMe } from './TellMe.tsx';
import { useSharedMoment } from './use-shared-moment.ts';
import { useYourTurn } from './use-your-turn.ts';
import './shared.css';

/** A table on the server: people sit down, then race, each on their own device. */
export function SharedTablePage({ id }: { id: string }) {
  const live = useMemo(() => new LiveTable(id), [id]);
  useEffect(() => live.connect(), [live]);
  const state = useSyncExternalStore(live.subscribe, () => live.state);
  const { fault } = useStore(live.trouble);
  const { table, you, closedBy } = state;
  if (closedBy) return <Closed code={closedBy.code} />;
  // An id that is none is a link that was cut.
  if (fault?.status === 404 || fault?.status === 400) return <Closed code="no-table" />;
  if (fault) return <Away title={fault.message} reloads />;
  if (!table || !you) return <NoRace state={{ status: 'loading' }} />;
  if (!isGameId(table.game)) return <NoRace state={{ status: 'failed', failure: { kind: 'unknown-game' } }} />;
  if (table.status === 'gathering') return <Gathering live={live} state={state} table={table} you={you} />;
  return <SharedRace live={live} state={state} table={table} you={you} />;
}

function Closed({ code }: { code: ClosedCode }) {
  const { closed, closedHint } = useWords().sharedTables;
  return <Away title={closed[code]} hint={closedHint[code]} reloads={code === 'bad-message' || code === 'too-fast'} />;
}

function Away({ title, hint, reloads }: { title: string; hint?: string; reloads: boolean }) {
  const { sharedTables: words } = useWords();
  return (
    <Page>
      <main className="message">
        <h1>{title}</h1>
        {hint !== undefined && <p>{hint}</p>}
        <div className="buttons">
          <Link to="/lobby" className="button main">
            {words.lobby}
          </Link>
          {reloads && (
            <button type="button" onClick={() => location.reload()}>
              {words.reload}
            </button>
          )}
        </div>
      </main>
    </Page>
  );
}

interface SharedRaceProps {
  readonly live: LiveTable;
  readonly state: LiveState;
  readonly table: SharedTable;
  readonly you: You;
}

function SharedRace({ live, state, table, you }: SharedRaceProps) {
  const { sharedTables: words } = useWords();
  const controller = useMemo(() => new RaceController(live), [live]);
  useEffect(() => controller.open(), [controller]);
  const race = useStore(controller.store);
  useSharedMoment(controller, race.status === 'ready' ? race.moments.length : 0);
  const [dialog, setDialog] = useState(false);
  const title = isGameId(table.game) ? cardOf(table.game).title : '';
  const yourTurn = statusOf(state).kind === 'your-turn' && race.status === 'ready' && personToMove(race) !== undefined;
  useYourTurn(yourTurn, title);
  if (race.status !== 'ready') return <NoRace state={race} />;
  return (
    <>
      <RaceScreen
        state={race}
        controller={controller}
        around={{
          title: yourTurn ? `● ${words.titleYourTurn} · ${title}` : title,
          advice: givesAdvice(table.settings),
          odds: you.seat === undefined || table.status === 'over' || givesAdvice(table.settings),
          actions: (
            <button type="button" className="quiet" onClick={() => setDialog(true)}>
              {words.settings}
            </button>
          ),
          above: (
            <>
              <LiveBar live={live} state={state} table={table} race={race} />
              {you.seat !== undefined && table.status === 'racing' && <SinceCard race={race} controller={controller} own={you.seat} />}
            </>
          ),
          after: (
            <>
              <VerifyCard live={live} moments={race.moments} />
              <AgainCard table={table} own={you.seat} />
            </>
          ),
          seat: (seat) => <SeatTags table={table} seat={seat} own={you.seat} />,
          aside: (
            <>
              <Chat live={live} table={table} lines={state.chat} />
              {you.seat !== undefined && table.status === 'racing' && <TellMe table={table.id} you={you} />}
              <Notes table={table.id} notes={you.notes} />
              <Seals table={table} />
            </>
          ),
        }}
      />
      {dialog && (
        <Dialog title={words.settings} onClose={() => setDialog(false)}>
          <div className="spaced">
            <People table={table} you={you} />
            <SharedLink id={table.id} text={words.shareText(title, table.hostName)} />
            {you.host && <SettingsCard table={table} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Whether somebody is here, and what is left on their clock. */
function SeatTags({ table, seat, own }: { table: SharedTable; seat: number; own: number | undefined }) {
  const { sharedTables: words } = useWords();
  const { player, here, standIn, gain, vacationUntil } = table.seats[seat];
  const tags = [
    seat === own && words.you,
    seat === table.hostSeat && words.host,
    player === 'person' && (here ? words.here : words.away),
    vacationUntil && words.vacationUntil(vacationUntil),
    standIn && words.standIn,
    gain !== undefined && words.gained(gain),
  ].filter(Boolean);
  return (
    <>
      <small> {tags.map((tag) => `· ${tag}`).join(' ')}</small> {table.running?.left && <ClockFace clock={table.running} seat={seat} />}
    </>
  );
}
