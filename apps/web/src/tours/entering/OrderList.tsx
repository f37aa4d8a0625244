import type { Arrival, RiderId } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { Icon, useWords } from '@gruppetto/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { ArrivalPad, arrivalFieldsRead, arrivalReads } from './ArrivalPad.tsx';
import type { StageForm } from './use-typed-stage.ts';

interface OrderListProps extends Pick<TourViewProps, 'may' | 'enter'> {
  readonly typed: StageForm;
  /** The problem with this rider's finish. */
  readonly faultOf: (rider: RiderId) => string | undefined;
  readonly list: RefObject<HTMLOListElement | null>;
}

/** The riders in the order in which they came by. */
export function OrderList({ typed, may, enter, faultOf, list }: OrderListProps) {
  const { stage: words } = useWords();
  const { tour, index, stage, names, finish, order, edited, unfolded, insertAt } = typed;
  const filled = useRef(0);
  // On a phone the list goes on above the sheet: the rider just picked must be visible.
  useEffect(() => {
    if (order.length === filled.current + 1) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    filled.current = order.length;
  }, [order.length, list]);
  return (
    <ol className="order" ref={list}>
      {order.map((rider, place) => {
        const fault = faultOf(rider);
        const arrival = stage.arrivals[place]?.arrival ?? {};
        return (
          <li
            key={rider}
            data-rider={rider}
            tabIndex={-1}
            className={[fault && 'wrong', insertAt === place && 'gap-before'].filter(Boolean).join(' ') || undefined}
          >
            <span className="place">{place + 1}</span>
            <RiderMark tour={tour} rider={rider} />
            {finish && <Came tour={tour} arrival={arrival} />}
            {may && (
              <button
                type="button"
                className="quiet icon unfold"
                aria-label={words.tools(names.rider(rider))}
                aria-expanded={unfolded === rider}
                onClick={() => typed.setUnfolded(unfolded === rider ? undefined : rider)}
              >
                ⋯
              </button>
            )}
            {may && <OrderTools typed={typed} enter={enter} rider={rider} place={place} />}
            {fault && <p className="problem">{fault}</p>}
            {edited === rider && (
              <EditTime
                tour={tour}
                title={words.timeOf(names.rider(rider))}
                value={arrival}
                onSet={(value) => {
                  typed.setEdited(undefined);
                  void enter({ do: 'time', stage: index, rider, arrival: value });
                }}
                onLeave={() => typed.setEdited(undefined)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface OrderToolsProps extends Pick<TourViewProps, 'enter'> {
  readonly typed: StageForm;
  readonly rider: RiderId;
  readonly place: number;
}

function OrderTools({ typed, enter, rider, place }: OrderToolsProps) {
  const { stage: words } = useWords();
  const { index, at, finish, order, names, edited, unfolded } = typed;
  const name = names.rider(rider);
  const move = (to: number) => void enter({ do: 'move', stage: index, at, rider, to });
  return (
    <span className={unfolded === rider ? 'order-tools unfolded' : 'order-tools'}>
      {finish && (
        <button
          type="button"
          className="quiet icon"
          aria-label={words.time(name)}
          aria-expanded={edited === rider}
          onClick={() => typed.setEdited(edited === rider ? undefined : rider)}
        >
          <Clock />
        </button>
      )}
      <button
        type="button"
        className="quiet icon"
        aria-label={words.insert(name)}
        onClick={() => {
          typed.setLeaving(false);
          typed.setEdited(undefined);
          typed.setInsertAt(place);
        }}
      >
        +
      </button>
      <button type="button" className="quiet icon" aria-label={words.up(name)} disabled={place === 0} onClick={() => move(place - 1)}>
        ↑
      </button>
      <button
        type="button"
        className="quiet icon"
        aria-label={words.down(name)}
        disabled={place === order.length - 1}
        onClick={() => move(place + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        className="quiet icon"
        aria-label={words.remove(name)}
        onClick={() => void enter({ do: 'remove', stage: index, at, rider })}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

const Clock = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7v5l3 2" />
  </svg>
);

/** An arrival in a line. */
function Came({ tour, arrival }: { tour: Tour; arrival: Arrival }) {
  const reads = arrivalReads(tour, arrival);
  return (
    <span className="came">
      {reads && <b className="figures">{reads}</b>}
      <small className="soft">{arrivalFieldsRead(tour, arrival)}</small>
    </span>
  );
}

interface EditTimeProps {
  readonly tour: Tour;
  readonly title: string;
  readonly value: Arrival;
  readonly onSet: (value: Arrival) => void;
  readonly onLeave: () => void;
}

function EditTime({ tour, title, value, onSet, onLeave }: EditTimeProps) {
  const { stage: words } = useWords();
  const [now, setNow] = useState(value);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className="edit-time" ref={place}>
      <ArrivalPad tour={tour} title={title} value={now} onChange={setNow} />
      <div className="buttons">
        <button type="button" className="main" onClick={() => onSet(now)}>
          {words.setTime}
        </button>
        <button type="button" className="quiet" onClick={onLeave}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
