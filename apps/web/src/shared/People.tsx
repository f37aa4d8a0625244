import { Alert, useWords } from '@gruppetto/ui';
import type { SharedTable, You } from '@gruppetto/wire';
import { ClockFace } from './ClockFace.tsx';
import { SeatLine } from './SeatLine.tsx';
import { useCalls } from './use-calls.ts';

/** Who sits where, who is here, the clocks; and what you and the host can do about it. */
export function People({ table, you }: { table: SharedTable; you: You }) {
  const { sharedTables: words } = useWords();
  const { busy, fault, call } = useCalls();
  return (
    <>
      <ul className="people">
        {table.seats.map((seat, index) => (
          <SeatLine
            key={seat.colour}
            table={table.id}
            seat={seat}
            index={index}
            own={you.seat}
            ownName={you.seat === undefined ? '' : table.seats[you.seat].name}
            mayReturn={you.mayReturn === index}
            isHost={table.hostSeat === index}
            hosting={you.host && table.status !== 'over'}
            racing={table.status !== 'gathering'}
            busy={busy}
            call={call}
          >
            {table.running && !seat.vacationUntil && <ClockFace clock={table.running} seat={index} />}
          </SeatLine>
        ))}
      </ul>
      {table.spectators > 0 && <p className="soft">{words.watching(table.spectators)}</p>}
      <Alert card>{fault}</Alert>
    </>
  );
}
