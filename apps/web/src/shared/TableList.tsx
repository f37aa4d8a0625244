import { cardOf, isGameId } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import type { LobbyTable } from '@gruppetto/wire';
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

function Listing({
  table: { id, game, hostName, people, seats, free, status, clock, yourTurn, invited, rated, tour },
}: {
  table: LobbyTable;
}) {
  const { sharedTables: words } = useWords();
  const title = isGameId(game) ? cardOf(game).title : game;
  return (
    <li className="card">
      <Link to="/shared/$id" params={{ id }}>
        <b>{title}</b>
        <small className="names">{[words.hosted(hostName), people.join(', ')].filter(Boolean).join(' · ')}</small>
        <small>
          {[
            words.status[status],
            ...(status === 'gathering' ? [free === 0 ? words.allTaken(seats) : words.free(free, seats)] : []),
            sayClock(clock, words),
          ].join(' · ')}
        </small>
        {rated && <span className="chip">{words.ratedChip}</span>}
        {tour !== undefined && <span className="chip">{words.stageChip(tour)}</span>}
        {invited && <span className="chip in-force">{words.invitedThere}</span>}
        {yourTurn && <span className="chip in-force">{words.yourTurnThere}</span>}
      </Link>
    </li>
  );
}
