import type { Preview, RiderId, Road, Seat } from '@gruppetto/kernel';
import type { Pointer } from '@gruppetto/learn';
import type { RiderLook } from '@gruppetto/ui';
import { useMemo } from 'react';
import { asCertain, type Offer, offerOf } from './offer.ts';
import type { RaceController } from './race-controller.ts';
import { latestAct, roundAt } from './race-facts.ts';
import { type Asked, isLive, lastMoment, personToMove, type RaceState, turnOf } from './race-state.ts';
import { looksOf } from './rider-looks.ts';
import { type Shot, shotOf, squaresOfChoice, squaresOfField, squaresOfMoves, squaresOfStep, squaresPointedAt } from './road/camera.ts';
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
  /** The seats of the people at this screen, and their riders; where somebody backs a rider, that one. */
  readonly ownSeats: ReadonlySet<Seat>;
  readonly own: ReadonlySet<RiderId>;
  readonly round: number;
  readonly atEnd: boolean;
}

export function useScene(state: RaceState, controller: RaceController, looked: RiderId | undefined): Scene {
  const { race, seats, tour, here, backed, screens, moments, playhead } = state;
  const looks = useMemo(() => looksOf(race, seats, tour), [race, seats, tour]);
  const shown = useMemo(() => shownOf({ moments, playhead, race }), [moments, playhead, race]);
  const live = isLive(state);
  const turn = live ? turnOf(state) : undefined;
  const mine = live ? personToMove(state) : undefined;
  const { view } = lastMoment(state);
  const previews = useMemo<readonly Preview[]>(
    () => (mine ? mine.choices.map((choice) => asCertain(race.preview(view, choice))) : []),
    [mine, race, view],
  );
  const offer = useMemo(
    () => offerOf(previews, mine?.seat, looked, mine && screens.usual?.(mine.choices)),
    [previews, mine, looked, screens],
  );
  // The same seats are told again with every step.
  const seatsHere = here.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are, not which list holds them.
  const ownSeats = useMemo(() => new Set(here), [seatsHere]);
  const own = useMemo(
    () => new Set(looks.flatMap(({ seat }, rider) => (rider === backed || ownSeats.has(seat) ? [rider] : []))),
    [looks, ownSeats, backed],
  );
  const atEnd = live && !turnOf(state);
  const active = atEnd ? undefined : turn ? (turn.rider ?? offer.rider) : latestAct(shown.facts).rider;
  return { state, controller, looks, shown, mine, previews, offer, active, ownSeats, own, round: roundAt(state, shown), atEnd };
}

type Filmed = Pick<Scene, 'shown' | 'active' | 'mine'> & { readonly state: Pick<RaceState, 'playhead'> };

/** Who acts and where they may end, with as many of the others as fit; between two steps, the head of the race. */
export function shotOn(
  { state, shown, mine, active }: Filmed,
  road: Road,
  previews: readonly Preview[],
  point: readonly Pointer[] = [],
): Shot {
  const { board, moment } = shown;
  const facts = mine || state.playhead.settled ? [] : moment.facts;
  const needed = mine ? squaresOfChoice(board, active, previews) : squaresOfStep(board, active, facts);
  return shotOf([...needed, ...squaresPointedAt(board, point)], squaresOfMoves(facts), squaresOfField(board), {
    from: road.first,
    to: road.length + road.runOut,
  });
}
