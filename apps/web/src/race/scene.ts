import type { Preview, RiderId, Seat } from '@gruppetto/kernel';
import type { RiderLook } from '@gruppetto/ui';
import { useMemo } from 'react';
import { type Offer, offerOf } from './offer.ts';
import { type Asked, isLive, lastMoment, personToMove, type RaceController, type RaceState, turnOf } from './race-controller.ts';
import { latestAct, roundAt } from './race-facts.ts';
import { looksOf } from './rider-looks.ts';
import { type Shown, shownOf } from './shown.ts';

/** What is drawn now, and what is asked. */
export interface Scene {
  readonly state: RaceState;
  readonly controller: RaceController;
  readonly looks: readonly RiderLook[];
  readonly shown: Shown;
  readonly mine: Asked | undefined;
  readonly previews: readonly Preview[];
  readonly offer: Offer;
  /** Who acts, or acted last. */
  readonly active: RiderId | undefined;
  /** The seats of the people at this screen. */
  readonly own: ReadonlySet<Seat>;
  readonly round: number;
  readonly atEnd: boolean;
}

export function useScene(state: RaceState, controller: RaceController, looked: RiderId | undefined): Scene {
  const { race, seats, tour, viewer } = state;
  const looks = useMemo(() => looksOf(race, seats, tour), [race, seats, tour]);
  const shown = useMemo(() => shownOf(state), [state]);
  const live = isLive(state);
  const turn = live ? turnOf(state) : undefined;
  const mine = live ? personToMove(state) : undefined;
  const { view } = lastMoment(state);
  const previews = useMemo<readonly Preview[]>(
    () => (mine ? mine.choices.map((choice) => race.preview(view, choice)) : []),
    [mine, race, view],
  );
  const offer = useMemo(() => offerOf(previews, mine?.seat, looked), [previews, mine, looked]);
  const own = useMemo(
    () => new Set(seats.flatMap(({ player }, seat) => (seat === viewer || player === 'person' ? [seat] : []))),
    [seats, viewer],
  );
  const atEnd = live && !turnOf(state);
  const active = atEnd ? undefined : turn ? (turn.rider ?? offer.rider) : latestAct(shown.facts).rider;
  return { state, controller, looks, shown, mine, previews, offer, active, own, round: roundAt(state, shown), atEnd };
}
