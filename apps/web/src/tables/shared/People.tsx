import type { SharedTable, You } from '@gruppetto/live';
import { sharedTables as words } from '@gruppetto/words';
import { SeatLine } from './SeatLine.tsx';
import { useCalls } from './use-calls.ts';
import { useClock } from './use-clock.ts';

/** Who sits where, who is here, what is left on the clocks; with it what oneself and the host may do about it. */
export function People({ table, you }: { table: SharedTable; you: You }) {
  const { busy, fault, call } = useCalls();
  const clocks = useClock(table.running);
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
            isHost={table.hostSeat === index}
            hosting={you.host && table.status !== 'over'}
            racing={table.status !== 'gathering'}
            busy={busy}
            call={call}
          >
            {clocks.has(index) && (
              <span className={table.running?.seat === index ? 'clock running' : 'clock'}>
                {words.sayLeft(clocks.get(index) as number)}
              </span>
            )}
          </SeatLine>
        ))}
      </ul>
      {table.spectators > 0 && <p className="soft">{words.watching(table.spectators)}</p>}
      {fault && (
        <p className="card notice" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
