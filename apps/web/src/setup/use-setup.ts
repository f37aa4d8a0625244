import type { GameId } from '@gruppetto/catalogue';
import type { Parsed, RiderId, SeatEntry } from '@gruppetto/kernel';
import { useState } from 'react';
import { useGame } from '../race/rooms.ts';
import { useSessionState } from '../ui/use-session-state.ts';
import { defaultSeats } from './default-seats.ts';
import { defaultsOf } from './RaceFields.tsx';

/** Settings that differ from the defaults. */
interface Changed {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatEntry[];
  readonly realDice?: boolean;
  readonly backed?: RiderId | undefined;
}

export interface SetupState {
  readonly changed: Changed | undefined;
  /** All options as they stand, with as many seats as there are. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly parsed: Parsed<object>;
  readonly seats: readonly SeatEntry[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly realDice: boolean;
  /** The backed rider, in games where nobody decides anything. */
  readonly backed: RiderId | undefined;
  readonly nameless: boolean;
  /** Counts the returns to the defaults: fields start anew. */
  readonly resets: number;
  readonly set: (more: Changed) => void;
  readonly reset: () => void;
}

/** The set-up of a race as it is being made; it outlives a reload of the page. */
export function useSetup(id: GameId): SetupState {
  const {
    room: { game },
    screens,
  } = useGame(id);
  const {
    seatOption = '',
    options: { shape },
  } = game;
  const [changed, keep] = useSessionState<Changed>(`set-up ${id}`);
  const [resets, setResets] = useState(0);
  const chosen = { ...defaultsOf(shape), ...screens.courses?.[0]?.options, ...changed?.values };
  const seats = changed?.seats ?? screens.seats ?? defaultSeats(Number(chosen[seatOption] ?? 1), 1);
  const values = seatOption in chosen ? { ...chosen, [seatOption]: seats.length } : chosen;
  const seatShape = shape.kind === 'object' ? shape.fields[seatOption] : undefined;
  const parsed = game.options.parse(values);
  return {
    changed,
    values,
    parsed,
    seats,
    limits: seatShape?.kind === 'integer' ? seatShape : { min: seats.length, max: seats.length },
    realDice: changed?.realDice ?? false,
    backed: changed?.backed,
    nameless: seats.some(({ name }) => name.trim() === ''),
    resets,
    set: (more) => keep({ ...changed, ...more }),
    reset: () => {
      keep(undefined);
      setResets(resets + 1);
    },
  };
}
