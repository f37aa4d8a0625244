import type { Arrival, RiderId } from '@gruppetto/kernel';
import type { At, Stage, Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import type { Names } from '@gruppetto/words';
import { useState } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import { arrivalFields, distinctNames, orderAt, placesAt, startersOf } from './stage-places.ts';

/** A stage that is being filled in: where on the road, and what the next tap does. */
export interface StageForm {
  readonly tour: Tour;
  readonly index: number;
  readonly stage: Stage;
  readonly names: Names;
  /** All primes in the order of the road, then the finish. */
  readonly places: readonly At[];
  readonly at: At;
  readonly finish: boolean;
  readonly order: readonly RiderId[];
  readonly isFull: (at: At) => boolean;
  /** The riders who can be entered next. */
  readonly free: readonly RiderId[];
  /** Which place the next rider gets; undefined: behind all others. */
  readonly insertAt: number | undefined;
  readonly leaving: boolean;
  /** The rider whose finish is being changed: then no other pad is open. */
  readonly edited: RiderId | undefined;
  readonly unfolded: RiderId | undefined;
  /** How the rider before the next one finished. */
  readonly before: { readonly rider: RiderId; readonly arrival: Arrival } | undefined;
  /** How the next rider finishes, as far as somebody has said. Nothing is chosen for them. */
  readonly next: Arrival;
  readonly same: boolean;
  /** All is said that must be. */
  readonly ready: boolean;
  goTo(at: At, change?: { readonly leaving?: boolean; readonly unfolded?: RiderId | undefined }): void;
  setInsertAt(place: number | undefined): void;
  setLeaving(leaving: boolean): void;
  setEdited(rider: RiderId | undefined): void;
  setUnfolded(rider: RiderId | undefined): void;
  setNext(arrival: Arrival): void;
  setSame(same: boolean): void;
  /** The next rider is entered: the one after them may finish otherwise, unless they are to finish the same. */
  entered(): void;
}

export function useTypedStage({ open, stage: index }: Pick<TourViewProps, 'open' | 'stage'>): StageForm {
  const { stage: words } = useWords();
  const { tour } = open;
  const stage = tour.stages[index];
  const places: readonly At[] = [...stage.places.map(({ id }) => id), 'finish'];
  const isFull = (one: At) => orderAt(stage, one).length >= placesAt(tour, index, stage, one);
  const [at, setAt] = useState<At>(() => places.find((one) => !isFull(one)) ?? 'finish');
  const [insertAt, setInsertAt] = useState<number>();
  const [leaving, setLeaving] = useState(false);
  const [edited, setEdited] = useState<RiderId>();
  const [unfolded, setUnfolded] = useState<RiderId>();
  const [typed, setTyped] = useState<Arrival>({});
  const [wantsSame, setSame] = useState(false);
  const finish = at === 'finish';
  const order = orderAt(stage, at);
  const out = new Set(stage.out.map(({ rider }) => rider));
  const inserting = insertAt !== undefined && insertAt < order.length ? insertAt : undefined;
  const canEnter = !isFull(at) || inserting !== undefined;
  const before = finish ? stage.arrivals[(inserting ?? order.length) - 1] : undefined;
  const same = wantsSame && before !== undefined;
  const next = same ? before.arrival : typed;
  const needed = arrivalFields(tour.stageRace.arrival.shape).filter(({ optional }) => !optional);
  return {
    tour,
    index,
    stage,
    names: distinctNames(tour, tourNames(tour), words),
    places,
    at,
    finish,
    order,
    isFull,
    free: canEnter ? startersOf(tour, index).filter((rider) => !order.includes(rider) && !(finish && out.has(rider))) : [],
    insertAt: inserting,
    leaving,
    edited,
    unfolded,
    before,
    next,
    same,
    ready: !finish || needed.every(({ name }) => next[name] !== undefined),
    goTo(to, change = {}) {
      setAt(to);
      setEdited(undefined);
      setInsertAt(undefined);
      setLeaving(change.leaving ?? false);
      setUnfolded(change.unfolded);
    },
    setInsertAt,
    setLeaving,
    setEdited,
    setUnfolded,
    setNext(arrival) {
      setSame(false);
      setTyped(arrival);
    },
    setSame,
    entered() {
      setTyped({});
      setInsertAt(undefined);
    },
  };
}
