import type { Arrival, RiderId } from '@gruppetto/kernel';
import type { At, Tour } from '@gruppetto/tour';
import { Icon } from '@gruppetto/ui';
import { tourWords, stageWords as words, wordsOf } from '@gruppetto/words';
import { useEffect, useRef, useState } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { useInView } from '../office/use-in-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { AdvantageRows } from './AdvantageRows.tsx';
import { ArrivalPad, arrivalFieldsRead, arrivalReads, nextArrival } from './ArrivalPad.tsx';
import { RiderPicker } from './RiderPicker.tsx';
import { type MissingLine, orderAt, placeName, placesAt, startersOf, toldApart } from './stage-places.ts';
import { useTapShield } from './use-tap-shield.ts';
import './typed-stage.css';

interface TypedStageFormProps extends TourViewProps {
  readonly missing: readonly MissingLine[];
  readonly onEnd: () => void;
}

/** CP-9.7: what happened on a real table, filled in as it happens, with the thumb. */
export function TypedStageForm({ open, stage: index, may, enter, go, missing, onEnd }: TypedStageFormProps) {
  const { tour } = open;
  const names = toldApart(tour, open.names);
  const stage = tour.stages[index];
  const places: readonly At[] = [...stage.places.map(({ id }) => id), 'finish'];
  const isFull = (at: At) => orderAt(stage, at).length >= placesAt(tour, index, stage, at);
  const [at, setAt] = useState<At>(() => places.find((one) => !isFull(one)) ?? 'finish');
  const [leaving, setLeaving] = useState(false);
  const [edited, setEdited] = useState<RiderId>();
  const [unfolded, setUnfolded] = useState<RiderId>();
  const [next, setNext] = useState<Arrival>();
  const form = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const row = useInView<HTMLDivElement>('[aria-pressed="true"]', at);
  const list = useRef<HTMLOListElement>(null);
  const filled = useRef(0);
  const order = orderAt(stage, at);
  const finish = at === 'finish';
  const last = order.at(-1);
  const sheet = useRef<HTMLDivElement>(null);
  const shield = useTapShield(sheet, `${order.length} ${stage.out.length}`);
  const starters = startersOf(tour, index);
  const out = new Set(stage.out.map(({ rider }) => rider));
  const full = isFull(at);
  const free = full ? [] : starters.filter((rider) => !order.includes(rider) && !(finish && out.has(rider)));
  const before = stage.arrivals.at(-1)?.arrival;
  const arrival = next ?? nextArrival(tour, before);
  const asBefore = before !== undefined && arrivalFieldsRead(tour, before) === arrivalFieldsRead(tour, arrival);
  const faultOf = (rider: RiderId) => missing.find((line) => line.at === 'finish' && line.rider === rider)?.text;
  const following = places.slice(places.indexOf(at) + 1).find((one) => !isFull(one));
  const { outs = {} } = wordsOf(tour.game.id).stageRace ?? {};
  // On a phone the list goes on above the sheet: whoever was just picked is to be seen.
  useEffect(() => {
    if (order.length === filled.current + 1) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    filled.current = order.length;
  }, [order.length]);
  const jump = (to: At, rider?: RiderId) => {
    if (to === 'advantages') return go('advantages', index);
    setLeaving(to === 'out');
    setAt(places.includes(to) ? to : 'finish');
    setEdited(undefined);
    setUnfolded(rider);
    requestAnimationFrame(() => {
      const his = rider === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-rider="${rider}"]`);
      if (his) {
        his.focus({ preventScroll: true });
        his.scrollIntoView({ block: 'center' });
        return;
      }
      heading.current?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'start' });
    });
  };
  const pick = (rider: RiderId) => {
    shield();
    if (finish) void enter({ do: 'pass', stage: index, at, rider, arrival });
    else void enter({ do: 'pass', stage: index, at, rider });
  };
  const asked = leaving || !full || following !== undefined;
  const undo = (
    <button type="button" className="undo" disabled={!tour.previous} onClick={() => void enter({ do: 'undo' })}>
      {tourWords.undo}
    </button>
  );
  return (
    <div className="typed-stage" ref={form}>
      <div className="entering">
        <fieldset className="places" aria-label={words.placesLabel}>
          <div className="place-tabs" ref={row}>
            {places.map((one, number) => {
              const count = orderAt(stage, one).length;
              const wants = placesAt(tour, index, stage, one);
              return (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === at}
                  className={count >= wants ? 'full' : undefined}
                  onClick={() => {
                    setAt(one);
                    setEdited(undefined);
                    setLeaving(false);
                  }}
                >
                  {one !== 'finish' && <span className="prime-number figures">{number + 1}</span>}
                  <span>{placeName(tour, stage, one)}</span>
                  <small className="figures">{words.filled(count, wants)}</small>
                </button>
              );
            })}
          </div>
        </fieldset>
        <section className="card order-card" aria-labelledby="order-title">
          <h3 id="order-title" ref={heading} tabIndex={-1}>
            {placeName(tour, stage, at)}
          </h3>
          {order.length === 0 && <p className="soft">{words.nobody}</p>}
          <p className="offstage" role="status">
            {last !== undefined && words.placed(names.rider(last), order.length)} {finish && last !== undefined && faultOf(last)}
          </p>
          <ol className="order" ref={list}>
            {order.map((rider, place) => (
              <li key={rider} data-rider={rider} tabIndex={-1} className={finish && faultOf(rider) ? 'wrong' : undefined}>
                <span className="place">{place + 1}</span>
                <RiderMark tour={tour} rider={rider} />
                {finish && <Came tour={tour} arrival={stage.arrivals[place]?.arrival ?? {}} />}
                {may && (
                  <button
                    type="button"
                    className="quiet icon unfold"
                    aria-label={words.tools(names.rider(rider))}
                    aria-expanded={unfolded === rider}
                    onClick={() => setUnfolded(unfolded === rider ? undefined : rider)}
                  >
                    ⋯
                  </button>
                )}
                {may && (
                  <span className={unfolded === rider ? 'order-tools unfolded' : 'order-tools'}>
                    {finish && (
                      <button
                        type="button"
                        className="quiet icon"
                        aria-label={words.time(names.rider(rider))}
                        aria-expanded={edited === rider}
                        onClick={() => setEdited(edited === rider ? undefined : rider)}
                      >
                        <Clock />
                      </button>
                    )}
                    <button
                      type="button"
                      className="quiet icon"
                      aria-label={words.up(names.rider(rider))}
                      disabled={place === 0}
                      onClick={() => void enter({ do: 'move', stage: index, at, rider, to: place - 1 })}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="quiet icon"
                      aria-label={words.down(names.rider(rider))}
                      disabled={place === order.length - 1}
                      onClick={() => void enter({ do: 'move', stage: index, at, rider, to: place + 1 })}
                    >
                      ↓
                    </button>
                    <button
                      type="button"
                      className="quiet icon"
                      aria-label={words.remove(names.rider(rider))}
                      onClick={() => void enter({ do: 'remove', stage: index, at, rider })}
                    >
                      <Icon name="close" />
                    </button>
                  </span>
                )}
                {finish && faultOf(rider) && <p className="problem">{faultOf(rider)}</p>}
                {edited === rider && (
                  <EditTime
                    tour={tour}
                    title={words.timeOf(names.rider(rider))}
                    value={stage.arrivals[place]?.arrival ?? {}}
                    onSet={(value) => {
                      setEdited(undefined);
                      void enter({ do: 'time', stage: index, rider, arrival: value });
                    }}
                    onLeave={() => setEdited(undefined)}
                  />
                )}
              </li>
            ))}
          </ol>
          {finish && stage.out.length > 0 && (
            <>
              <h4>{words.out}</h4>
              <ul className="order">
                {stage.out.map(({ rider, reason }) => (
                  <li key={rider}>
                    <span className="place">–</span>
                    <RiderMark tour={tour} rider={rider} />
                    <span className="soft">{outs[reason] ?? reason}</span>
                    {may && (
                      <span className="order-tools">
                        <button
                          type="button"
                          className="quiet icon"
                          aria-label={words.rejoin(names.rider(rider))}
                          onClick={() => void enter({ do: 'rejoin', stage: index, rider })}
                        >
                          <Icon name="close" />
                        </button>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          {may && finish && !full && !leaving && Object.keys(outs).length > 0 && (
            <button type="button" className="leave" onClick={() => setLeaving(true)}>
              {words.leave}
            </button>
          )}
          <AdvantageRows open={open} stage={index} may={may} enter={enter} at={at} />
        </section>
        {may && asked && (
          <div className={edited === undefined ? 'director' : 'director aside'} ref={sheet}>
            {leaving ? (
              <Leaving
                tour={tour}
                free={free}
                outs={outs}
                onPick={(rider, reason) => {
                  shield();
                  void enter({ do: 'leave', stage: index, rider, reason });
                }}
                onBack={() => setLeaving(false)}
                undo={undo}
              />
            ) : (
              <>
                {finish && !full && <ArrivalPad tour={tour} title={words.nextTime} value={arrival} onChange={setNext} />}
                {!full && (
                  <RiderPicker tour={tour} free={free} onPick={pick}>
                    {finish && (
                      <p className="entered">
                        <b className="figures">{arrivalReads(tour, arrival) ?? arrivalFieldsRead(tour, arrival)}</b>{' '}
                        <small className="soft">
                          {words.entered}
                          {last !== undefined && asBefore && `, ${words.asBefore(names.rider(last))}`}
                        </small>
                      </p>
                    )}
                    {undo}
                  </RiderPicker>
                )}
                {full && following && (
                  <div className="onward">
                    <button type="button" className="main" onClick={() => jump(following)}>
                      {words.onTo(placeName(tour, stage, following))}
                    </button>
                    {undo}
                  </div>
                )}
              </>
            )}
          </div>
        )}
      </div>
      {may && (
        <div className="card end-stage">
          {missing.length > 0 ? (
            <>
              <b id="missing-title">{words.missing}</b>
              <ul aria-labelledby="missing-title">
                {missing.map((line, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be missing twice
                  <li key={nth}>
                    <button type="button" className="quiet" onClick={() => jump(line.at, line.rider)}>
                      {line.text}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p role="status">{words.complete}</p>
          )}
          <button type="button" className="main" disabled={missing.length > 0} onClick={onEnd}>
            {words.end}
          </button>
          {!asked && undo}
        </div>
      )}
    </div>
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
          {words.keepTime}
        </button>
      </div>
    </div>
  );
}

interface LeavingProps {
  readonly tour: Tour;
  readonly free: readonly RiderId[];
  readonly outs: Readonly<Record<string, string>>;
  readonly onPick: (rider: RiderId, reason: string) => void;
  readonly onBack: () => void;
  readonly undo: React.ReactNode;
}

function Leaving({ tour, free, outs, onPick, onBack, undo }: LeavingProps) {
  const reasons = Object.keys(outs);
  const [reason, setReason] = useState(reasons[0] ?? '');
  return (
    <>
      <h3>{words.leaveHint}</h3>
      {reasons.length > 1 && (
        <label className="option">
          {words.reason}
          <select value={reason} onChange={(event) => setReason(event.target.value)}>
            {reasons.map((one) => (
              <option key={one} value={one}>
                {outs[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <RiderPicker tour={tour} free={free} onPick={(rider) => onPick(rider, reason)}>
        {undo}
      </RiderPicker>
      <div className="buttons">
        <button type="button" onClick={onBack}>
          {words.leaveDone}
        </button>
      </div>
    </>
  );
}
