import type { Board, Choice, Preview, RiderId, Road } from '@gruppetto/kernel';
import type { RiderLook } from '@gruppetto/ui';
import type { Offer } from './offer.ts';
import type { Asked, RaceState } from './race-state.ts';

export interface TurnPanelProps {
  readonly state: RaceState;
  readonly road: Road;
  readonly board: Board;
  readonly turn: Asked;
  readonly previews: readonly Preview[];
  readonly offer: Offer;
  readonly looks: readonly RiderLook[];
  readonly lit: number | undefined;
  /** A square that was tapped once: what it means is shown before it counts. */
  readonly tapped: number | undefined;
  readonly onLight: (index: number | undefined) => void;
  readonly onLook: (rider: RiderId) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onUntap: () => void;
  /** Bots ride the rest, once the race is won. */
  readonly onRideIn: (() => void) | undefined;
  /** Whether the coach may be asked. */
  readonly advises?: boolean;
  readonly disabled: boolean;
}
