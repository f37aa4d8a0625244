import type { GameId } from '@gruppetto/kernel';
import type { LobbyTable } from '@gruppetto/wire';
import { shelf, sharedTables as words } from '@gruppetto/words';
import { Link } from '@tanstack/react-router';
import { sayClock } from './say-clock.ts';
import './shared.css';

export const TableList = ({ tables }: { tables: readonly LobbyTable[] }) => (
  <ul className="tables lobby-tables">
    {tables.map((table) => (
      <Listing key={table.id} table={table} />
    ))}
  </ul>
);

function Listing({ table: { id, game, hostName, people, seats, free, status, clock, yourTurn } }: { table: LobbyTable }) {
  const title = shelf[game as GameId]?.title ?? game;
  return (
    <li className="card">
      <Link to="/shared/$id" params={{ id }} aria-label={words.goThere(title, hostName)}>
        <b>{title}</b>
        <small className="names">{[words.hosted(hostName), people.join(', ')].filter(Boolean).join(' · ')}</small>
        <small>{[words.status[status], ...(status === 'gathering' ? [words.free(free, seats)] : []), sayClock(clock)].join(' · ')}</small>
        {yourTurn && <span className="chip in-force">{words.yourTurnThere}</span>}
      </Link>
    </li>
  );
}
