import { useWords } from '@gruppetto/ui';
import { type SharedTable, statusOf } from '@gruppetto/wire';
import type { Names } from '@gruppetto/words';
import { ClockFace } from './ClockFace.tsx';
import type { LiveTable, LiveTableState } from './live-table.ts';

interface LiveBarProps {
  readonly live: LiveTable;
  readonly state: LiveTableState;
  readonly table: SharedTable;
  readonly names: Names;
}

/** How things stand between this page and the others, as it is: sending, waiting, reconnecting, watching. */
export function LiveBar({ live, state, table, names }: LiveBarProps) {
  const { sharedTables: words } = useWords();
  const status = statusOf(state);
  const own = state.you?.seat;
  const said = status.kind === 'waiting' ? words.said.waiting(names.seat(status.seat)) : words.said[status.kind];
  const watching = own === undefined && table.status === 'racing';
  return (
    <section className={`card live-bar ${status.kind}`}>
      <div className="said">
        <p role="status">
          <i className="lamp" aria-hidden="true" /> {said}
        </p>
        {table.running && <ClockFace clock={table.running} seat={table.running.seat} />}
      </div>
      {watching && <p className="soft">{words.said.readOnly}</p>}
      {table.undo && <UndoWish live={live} undo={table.undo} own={own} names={names} />}
    </section>
  );
}

interface UndoWishProps {
  readonly live: LiveTable;
  readonly undo: NonNullable<SharedTable['undo']>;
  readonly own: number | undefined;
  readonly names: Names;
}

/** Somebody asks everybody whether he may take something back. */
function UndoWish({ live, undo: { request, seat, left, agreed }, own, names }: UndoWishProps) {
  const { sharedTables: words } = useWords();
  const asks = own === seat;
  return (
    <div className="undo-wish">
      <p>
        {asks ? words.undoYours(left) : words.undoWish(names.seat(seat), left)}{' '}
        <span className="soft">{words.agreed(agreed.filter((one) => one !== seat).map((one) => names.seat(one)))}</span>
      </p>
      {own !== undefined && (
        <div className="buttons">
          {!asks && !agreed.includes(own) && (
            <button type="button" className="main" onClick={() => live.consent(request, true)}>
              {words.agree}
            </button>
          )}
          <button type="button" onClick={() => live.consent(request, false)}>
            {asks ? words.withdraw : words.refuse}
          </button>
        </div>
      )}
    </div>
  );
}
