import { wordsOf } from '@gruppetto/catalogue';
import type { TourPoints } from '@gruppetto/kernel';
import { NumberInput, useWords } from '@gruppetto/ui';
import { useId } from 'react';
import { maxPoints, type StepProps } from './draft-steps.ts';
import { fits, NumberField } from './NumberField.tsx';

/** Step 2 of a new tour: what the teams get points for. */
export function PointsStep({ game, draft, onChange }: StepProps) {
  const { startTour: words } = useWords();
  const id = useId();
  const { points } = draft;
  const stageRace = wordsOf(game.id).stageRace;
  if (!points)
    return (
      <div className="start-step">
        <p className="card padded">{words.noPoints}</p>
      </div>
    );
  const set = (next: TourPoints) => onChange({ ...draft, points: next });
  const inPlay =
    points.stageWin * draft.count +
    Object.values(points.places)
      .flat()
      .reduce((sum, one) => sum + one, 0);
  return (
    <div className="start-step wide">
      <p className="card in-play">
        {words.inPlay} <b className="figures">{Number.isNaN(inPlay) ? '–' : inPlay}</b>
      </p>
      <fieldset className="card fields points-fields">
        <legend>{words.pointsFor}</legend>
        <NumberField
          label={words.stageWin}
          min={0}
          max={maxPoints}
          value={points.stageWin}
          onChange={(stageWin) => set({ ...points, stageWin })}
        />
        {Object.entries(points.places).map(([table, places]) => {
          const name = stageRace?.classifications[table] ?? table;
          const setPlaces = (next: readonly number[]) => set({ ...points, places: { ...points.places, [table]: next } });
          return (
            <fieldset key={table} className="option-block" aria-label={name}>
              <b>{name}</b>
              <div className="place-points">
                {places.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its place
                  <label key={index} htmlFor={`${id}-${table}-${index}`}>
                    <small>{words.place(index + 1)}</small>
                    <NumberInput
                      id={`${id}-${table}-${index}`}
                      min={0}
                      max={maxPoints}
                      aria-invalid={!fits(value, 0, maxPoints)}
                      aria-label={words.placeIn(name, index + 1)}
                      value={value}
                      onChange={(next) => setPlaces(places.with(index, next))}
                    />
                  </label>
                ))}
                <div className="buttons">
                  <button
                    type="button"
                    className="icon"
                    aria-label={words.morePlaces(name)}
                    disabled={places.length >= 10}
                    onClick={() => setPlaces([...places, 0])}
                  >
                    +
                  </button>
                  <button
                    type="button"
                    className="icon"
                    aria-label={words.fewerPlaces(name)}
                    disabled={places.length === 0}
                    onClick={() => setPlaces(places.slice(0, -1))}
                  >
                    −
                  </button>
                </div>
              </div>
              {!places.every((value) => fits(value, 0, maxPoints)) && <p className="problem">{words.range(0, maxPoints)}</p>}
            </fieldset>
          );
        })}
      </fieldset>
    </div>
  );
}
