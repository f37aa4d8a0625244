import { wordsOf } from '@gruppetto/catalogue';
import type { Threw } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { type LiveState, type SharedTable, statusOf } from '@gruppetto/wire';
import type { Names } from '@gruppetto/words';
import type { RaceState } from '../race/race-state.ts';
import { ClockFace } from './ClockFace.tsx';
import type { LiveTable } from './live-table.ts';

interface LiveBarProps {
  readonly live: LiveTable;
  readonly state: LiveState;
  readonly table: SharedTable;
  readonly race: RaceState;
}

/** How things stand between this page and the others, as it is: sending, waiting, reconnecting, watching. */
export function LiveBar({ live, state, table, race }: LiveBarProps) {
  const { names } = race;
  const { sharedTables: words } = useWords();
  const status = statusOf(state);
  const own = state.you?.seat;
  const said = status.kind === 'waiting' ? words.said.waiting(names.seat(status.seat)) : words.said[status.kind];
  const absent = table.running && table.seats[table.running.seat].vacationUntil;
  const watching = own === undefined && table.status === 'racing';
  const behind = race.moments.length - 1 - race.playhead.moment;
  return (
    <section className={`card live-bar ${status.kind}`}>
      <div className="said">
        <p role="status">
          <i className="lamp" aria-hidden="true" /> {said}
        </p>
        {table.running &&
          (absent ? (
            <span className="soft">{words.vacationUntil(absent)}</span>
          ) : (
            <ClockFace clock={table.running} seat={table.running.seat} />
          ))}
      </div>
      {own !== undefined && table.seats[own].standIn && (
        <div className="buttons">
          <p role="alert">{words.timedOut}</p>
          <button type="button" className="main" onClick={() => live.comeBack()}>
            {words.imBack}
          </button>
        </div>
      )}
      {watching && (
        <div className="buttons">
          <p className="soft">{words.said.readOnly}</p>
          <span className="chip">{behind === 0 ? words.live : words.behind(behind)}</span>
        </div>
      )}
      {table.undo && <UndoWish live={live} undo={table.undo} own={own} names={names} taken={takenBack(race, table.undo.left)} />}
    </section>
  );
}

interface Taken {
  /** The faces that were thrown in the step, as far as this page may know. */
  readonly faces: string | undefined;
  /** How many steps came after it. */
  readonly later: number;
}

/** What would go with everything after this step. */
function takenBack({ game, moments }: RaceState, left: number): Taken {
  const [first, ...later] = moments.slice(left + 1);
  const threw = first?.facts.find((fact): fact is Threw => fact.type === 'threw');
  const { face } = wordsOf(game.id);
  const faces = threw?.dice.map((die) => face?.(die, threw.sides)?.text ?? `${die}`);
  return { faces: faces?.join(' + '), later: later.length };
}

interface UndoWishProps {
  readonly live: LiveTable;
  readonly undo: NonNullable<SharedTable['undo']>;
  readonly own: number | undefined;
  readonly names: Names;
  readonly taken: Taken;
}

/** Somebody asks everybody whether they may take something back. */
function UndoWish({ live, undo: { request, seat, agreed }, own, names, taken: { faces, later } }: UndoWishProps) {
  const { sharedTables: words } = useWords();
  const asks = own === seat;
  const asker = names.seat(seat);
  const others = agreed.filter((one) => one !== seat).map((one) => names.seat(one));
  const yours = faces === undefined ? words.undoYourChoice : words.undoYourThrow(faces);
  const theirs = faces === undefined ? words.undoChoice(asker) : words.undoThrow(asker, faces);
  return (
    <div className="undo-wish">
      <p>
        {asks ? yours : theirs} {later > 0 && `${words.undoLater(later)} `}
        <span className="soft">{others.length === 0 ? words.nobodyAgreed : words.agreed(others)}</span>
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
