import { wordsOf } from '@gruppetto/catalogue';
import type { RiderId } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { roleIn } from '@gruppetto/words';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import './rider-picker.css';

/** With so few riders left, all of them fit under the thumb. */
const few = 10;
/** How many stand side by side on a phone. */
const widest = 5;

/** Rows of one length, or nearly. */
const inRows = (count: number): CSSProperties => ({ '--columns': Math.ceil(count / Math.ceil(count / widest)) }) as CSSProperties;

interface RiderPickerProps {
  readonly tour: Tour;
  readonly free: readonly RiderId[];
  /** Something must be chosen first. */
  readonly disabled?: boolean;
  /** How it is taken back. */
  readonly children?: React.ReactNode;
  readonly onPick: (rider: RiderId) => void;
}

/** Which rider: first the team, then the number; or at once, where few are left. */
export function RiderPicker({ tour, free, disabled = false, children, onPick }: RiderPickerProps) {
  const { stage: words } = useWords();
  const [team, setTeam] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const tapped = useRef(false);
  const choose = (next: number | undefined) => {
    tapped.current = true;
    setTeam(next);
  };
  const looks = tourLooks(tour);
  const names = tourNames(tour);
  const teams = [...new Set(tour.riders.map((rider) => rider.team))].filter((one) =>
    free.some((rider) => tour.riders[rider]?.team === one),
  );
  const chosen = free.length > few && teams.length > 1 && team !== undefined && teams.includes(team) ? team : undefined;
  const shown =
    chosen === undefined
      ? free.length > few && teams.length > 1
        ? []
        : free
      : free.filter((rider) => tour.riders[rider]?.team === chosen);
  // The tapped button is gone: the keyboard continues from the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap changes one of them
  useEffect(() => {
    if (tapped.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [team, free.length]);
  if (free.length === 0) return <p className="soft">{words.full}</p>;
  return (
    <div className="rider-picker">
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {chosen !== undefined ? words.pickRider(names.team?.(chosen) ?? '') : shown.length > 0 ? words.pickAny : words.pickTeam}
        </h3>
        {children}
      </header>
      {shown.length === 0 && (
        <div className="pick-teams" style={inRows(teams.length)}>
          {teams.map((one) => {
            const left = free.filter((rider) => tour.riders[rider]?.team === one);
            const look = looks[left[0]];
            const name = names.team?.(one) ?? '';
            return (
              <button key={one} type="button" disabled={disabled} onClick={() => choose(one)}>
                {look && <JerseyPatch jersey={look.jersey ?? jerseyOf('')} size={34} />}
                <span className="pick-name">{name}</span>
                <small className="figures" aria-hidden="true">
                  {left.length}
                </small>
                <span className="offstage">{words.teamFree(left.length)}</span>
              </button>
            );
          })}
        </div>
      )}
      {shown.length > 0 && (
        <div className="pick-riders" style={inRows(shown.length)}>
          {shown.map((rider) => {
            const look = looks[rider];
            const { role } = tour.riders[rider] ?? {};
            return (
              <button
                key={rider}
                type="button"
                disabled={disabled}
                aria-label={names.rider(rider)}
                title={role && roleIn(wordsOf(tour.game.id), role)}
                onClick={() => {
                  choose(undefined);
                  onPick(rider);
                }}
              >
                {look && (
                  <span className="pick-mark">
                    <JerseyPatch jersey={look.jersey} size={30} />
                    <b className="figures">{look.number}</b>
                  </span>
                )}
                <small className="pick-name">{names.rider(rider)}</small>
              </button>
            );
          })}
          {chosen !== undefined && (
            <button type="button" className="quiet" onClick={() => choose(undefined)}>
              {words.otherTeam}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
