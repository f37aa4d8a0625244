import { cardOf, gameIds } from '@gruppetto/catalogue';
import { Alert, useWords } from '@gruppetto/ui';
import { clockKinds, type LobbyFilter, type LobbyTable } from '@gruppetto/wire';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sharedServer } from '../api/shared-server.ts';
import { Page } from '../ui/Page.tsx';
import { TableList } from './TableList.tsx';
import './shared.css';

/** How often the list is loaded again while somebody looks at it. */
const refresh = 5000;

const everything: LobbyFilter = { game: '', clock: '', free: false };

interface Listed {
  readonly open: readonly LobbyTable[];
  readonly mine: readonly LobbyTable[];
}

/** Tables that wait for players, and your own. */
export function LobbyPage() {
  const { sharedTables: words } = useWords();
  const [filter, setFilter] = useState(everything);
  const [listed, setListed] = useState<Listed>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const fetch = async () => {
      const [open, mine] = await Promise.all([sharedServer.lobby(filter, leaving.signal), sharedServer.mine(leaving.signal)]);
      if (open.ok && mine.ok) setListed({ open: open.value.tables, mine: mine.value.tables });
      setFault(open.ok ? undefined : open.fault.message);
    };
    const look = () => {
      if (!document.hidden) fetch().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, refresh);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [filter]);
  const filtered = filter.game !== '' || filter.clock !== '' || filter.free;
  return (
    <Page title={words.lobbyTitle}>
      <main className="lobby">
        <header>
          <h1>{words.lobbyTitle}</h1>
          <p className="soft">{words.lobbyHint}</p>
        </header>
        <Alert card>{fault}</Alert>
        {listed && listed.mine.length > 0 && (
          <section aria-labelledby="mine-title">
            <h2 id="mine-title">{words.yours}</h2>
            <TableList tables={listed.mine} />
          </section>
        )}
        <section aria-labelledby="open-title">
          <h2 id="open-title">{words.open}</h2>
          <div className="buttons filters">
            <select
              aria-label={words.gameFilter}
              value={filter.game}
              onChange={(event) => setFilter({ ...filter, game: event.target.value })}
            >
              <option value="">{words.anyGame}</option>
              {gameIds.map((id) => (
                <option key={id} value={id}>
                  {cardOf(id).title}
                </option>
              ))}
            </select>
            <select
              aria-label={words.clockFilter}
              value={filter.clock}
              onChange={(event) => setFilter({ ...filter, clock: event.target.value })}
            >
              <option value="">{words.anyClock}</option>
              {clockKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.clocks[kind]}
                </option>
              ))}
            </select>
            <label className="check">
              <input type="checkbox" checked={filter.free} onChange={(event) => setFilter({ ...filter, free: event.target.checked })} />
              {words.withFreeSeat}
            </label>
          </div>
          {listed &&
            (listed.open.length > 0 ? (
              <TableList tables={listed.open} />
            ) : (
              <div className="spaced">
                <p className="soft">{filtered ? words.noneMatches : words.noneOpen}</p>
                {!filtered && (
                  <div className="buttons">
                    <Link to="/" className="button">
                      {words.toGames}
                    </Link>
                  </div>
                )}
              </div>
            ))}
        </section>
      </main>
    </Page>
  );
}
