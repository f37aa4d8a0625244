import { cardOf, type GameId } from '@gruppetto/catalogue';
import { Alert, useWords } from '@gruppetto/ui';
import type { LiveState, SharedTable, You } from '@gruppetto/wire';
import { useStore } from 'zustand';
import { sharedServer } from '../api/shared-server.ts';
import { useGame } from '../race/rooms.ts';
import { Page } from '../ui/Page.tsx';
import { Chat } from './Chat.tsx';
import { Seals } from './FairDice.tsx';
import { InviteFriends } from './InviteFriends.tsx';
import type { LiveTable } from './live-table.ts';
import { People } from './People.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { SharedLink } from './SharedLink.tsx';
import { sayClock } from './say-clock.ts';
import { TellMe } from './TellMe.tsx';
import { useCalls } from './use-calls.ts';

interface GatheringProps {
  readonly live: LiveTable;
  readonly state: LiveState;
  readonly table: SharedTable;
  readonly you: You;
}

/** Before the start: a link to hand on, and seats to sit down on. */
export function Gathering({ live, state, table, you }: GatheringProps) {
  const { sharedTables: words } = useWords();
  const { busy, fault, call } = useCalls();
  const { sealBroken } = useStore(live.trouble);
  const gameId = table.game as GameId;
  const { title } = cardOf(gameId);
  const { screens } = useGame(gameId);
  const free = table.seats.filter(({ player }) => player === undefined).length;
  const awaited = table.seats.filter(({ player, revealed }) => player === 'person' && !revealed).map(({ name }) => name);
  const fillAndStart = async () => {
    const filled = await sharedServer.fill(table.id);
    return filled.ok ? sharedServer.start(table.id) : filled;
  };
  const raceName = screens.raceName?.(table.options);
  return (
    <Page
      title={title}
      middle={
        <>
          <span className="chip">{title}</span>
          <span className="chip">{sayClock(table.settings.clock, words)}</span>
        </>
      }
    >
      <main className="gathering">
        <header>
          <h1>{words.waitingForPeople(title)}</h1>
          <p className="soft">
            {[
              table.tour && words.stageOf(table.tour.stage + 1, table.tour.stages, table.tour.name),
              raceName,
              words.hosted(table.hostName),
              table.settings.rated && words.ratedFixed,
            ]
              .filter(Boolean)
              .join(' · ')}
            {you.seat === undefined && ` · ${words.youWatch}`}
          </p>
        </header>
        <div className="column">
          <section className="card padded spaced" aria-label={words.seats}>
            <People table={table} you={you} />
            {table.starting ? (
              <div className="buttons">
                <p role="status">{awaited.length === 0 ? words.starting : words.startingWaits(awaited)}</p>
                {you.host && (
                  <button type="button" disabled={busy} onClick={() => void call(() => sharedServer.callOff(table.id))}>
                    {words.callOff}
                  </button>
                )}
              </div>
            ) : you.host ? (
              <div className="buttons">
                <button
                  type="button"
                  className="main"
                  disabled={busy || free > 0}
                  onClick={() => void call(() => sharedServer.start(table.id))}
                >
                  {words.start}
                </button>
                {free > 0 && (
                  <button type="button" disabled={busy} onClick={() => void call(fillAndStart)}>
                    {words.fillAndStart}
                  </button>
                )}
                <span className="soft">{free === 0 ? words.everyoneHere : words.seatsFree(free)}</span>
              </div>
            ) : (
              <p className="soft">
                {words.hostStarts(table.hostName)} {free === 0 ? words.everyoneHere : words.seatsFree(free)}
              </p>
            )}
            {sealBroken && <Alert card>{words.sealBroken}</Alert>}
            <Alert>{fault}</Alert>
          </section>
          {state.link === 'reconnecting' && (
            <p className="card notice" role="status">
              {words.said.reconnecting}
            </p>
          )}
          <Chat live={live} table={table} lines={state.chat} />
        </div>
        <div className="column">
          <SharedLink id={table.id} text={words.shareText(title, table.hostName)} />
          {you.host && <InviteFriends table={table} />}
          {you.host && <SettingsCard key={JSON.stringify(table.settings)} table={table} />}
          {you.seat !== undefined && <TellMe table={table.id} you={you} />}
          <Seals table={table} />
        </div>
      </main>
    </Page>
  );
}
