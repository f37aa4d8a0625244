import { wordsOf } from '@gruppetto/catalogue';
import type { RiderId } from '@gruppetto/kernel';
import type { At } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { useId, useRef, useState } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { ArrivalPad, arrivalFieldsRead, arrivalReads } from './ArrivalPad.tsx';
import { RiderPicker } from './RiderPicker.tsx';
import { arrivalFields, placeName } from './stage-places.ts';
import { useTapShield } from './use-tap-shield.ts';
import type { StageForm } from './use-typed-stage.ts';
import './arrival-pad.css';

interface DirectorSheetProps extends Pick<TourViewProps, 'enter' | 'undo'> {
  readonly typed: StageForm;
  /** The next place on the road that wants riders. */
  readonly following: At | undefined;
  readonly onNext: (at: At) => void;
}

/** The next rider to enter, and how they finish: at the foot of a phone's screen, in reach of the thumb. */
export function DirectorSheet({ typed, enter, undo, following, onNext }: DirectorSheetProps) {
  const { stage: words } = useWords();
  const { tour, index, stage, at, finish, free, leaving, insertAt, order } = typed;
  const sheet = useRef<HTMLDivElement>(null);
  const shield = useTapShield(sheet, `${order.length} ${stage.out.length}`);
  const pick = (rider: RiderId) => {
    shield();
    const place = insertAt === undefined ? {} : { to: insertAt };
    void enter({ do: 'pass', stage: index, at, rider, ...(finish && { arrival: typed.next }), ...place });
    typed.entered();
  };
  if (leaving)
    return (
      <div className="director" ref={sheet}>
        <Leaving
          typed={typed}
          undo={undo}
          onPick={(rider, reason) => {
            shield();
            void enter({ do: 'leave', stage: index, rider, reason });
          }}
        />
      </div>
    );
  return (
    <div className="director" ref={sheet}>
      {insertAt !== undefined && (
        <p className="inserting" role="status">
          <b>{words.inserting(insertAt + 1)}</b>
          <button type="button" className="quiet" onClick={() => typed.setInsertAt(undefined)}>
            {words.insertEnd}
          </button>
        </p>
      )}
      {finish && free.length > 0 && <NextArrival typed={typed} />}
      {free.length > 0 ? (
        <RiderPicker tour={tour} free={free} disabled={!typed.ready} onPick={pick}>
          {undo}
        </RiderPicker>
      ) : (
        following && (
          <div className="onward">
            <button type="button" className="main" onClick={() => onNext(following)}>
              {words.onTo(placeName(tour, stage, following, words))}
            </button>
            {undo}
          </div>
        )
      )}
    </div>
  );
}

/** How the next rider finishes: nothing is chosen until somebody does. */
function NextArrival({ typed }: { typed: StageForm }) {
  const { stage: words } = useWords();
  const { tour, names, before, same, next, ready } = typed;
  const labels = wordsOf(tour.game.id).stageRace?.arrival ?? {};
  const missing = arrivalFields(tour.stageRace.arrival.shape).filter(({ name, optional }) => !optional && next[name] === undefined);
  return (
    <>
      {before && (
        <button type="button" className="same" aria-pressed={same} onClick={() => typed.setSame(!same)}>
          {words.sameAs(names.rider(before.rider))}{' '}
          <b className="figures">{arrivalReads(tour, before.arrival) ?? arrivalFieldsRead(tour, before.arrival)}</b>
        </button>
      )}
      <ArrivalPad tour={tour} title={words.nextTime} value={next} onChange={typed.setNext} />
      {!ready && <p className="soft">{words.needsTime(missing.map(({ name }) => labels[name]?.label ?? name).join(', '))}</p>}
    </>
  );
}

interface LeavingProps extends Pick<TourViewProps, 'undo'> {
  readonly typed: StageForm;
  readonly onPick: (rider: RiderId, reason: string) => void;
}

function Leaving({ typed, undo, onPick }: LeavingProps) {
  const { stage: words } = useWords();
  const id = useId();
  const { tour, free } = typed;
  const outs = Object.entries(wordsOf(tour.game.id).stageRace?.outs ?? {});
  const [only] = outs.length === 1 ? outs[0] : [];
  const [reason, setReason] = useState(only);
  return (
    <>
      <h3>{words.leaveHint}</h3>
      {outs.length > 1 && (
        <fieldset className="pad-buttons reasons">
          <legend>{words.reason}</legend>
          {outs.map(([one, label]) => (
            <button key={one} id={`${id}-${one}`} type="button" aria-pressed={reason === one} onClick={() => setReason(one)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {reason === undefined && <p className="soft">{words.needsReason}</p>}
      <RiderPicker
        tour={tour}
        free={free}
        disabled={reason === undefined}
        onPick={(rider) => reason !== undefined && onPick(rider, reason)}
      >
        {undo}
      </RiderPicker>
      <div className="buttons">
        <button type="button" onClick={() => typed.setLeaving(false)}>
          {words.leaveDone}
        </button>
      </div>
    </>
  );
}
