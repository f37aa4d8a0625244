import { useSaid } from '@gruppetto/ui';
import { categories, climbsOf, darkOf, mapOf, otherSideOf, rowsEach, tileOf } from '../rules/index.ts';
import type { RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { groundOf } from './ground-of.ts';
import { type RacePart, rowMarkers } from './race-parts.ts';

interface WorkbenchProps {
  readonly plan: RacePlan;
  readonly parts: readonly RacePart[];
  readonly part: RacePart;
  /** Its place on the road, from 0. */
  readonly chosen: number;
  readonly faults: readonly string[];
  readonly onChange: (parts: readonly RacePart[], look?: number) => void;
}

/** The hexagon that is looked at: where it lies, which side is up, and what stands on it. */
export function Workbench({ plan, parts, part, chosen, faults, onChange }: WorkbenchProps) {
  const { screens: say } = useSaid(sentences);
  const last = parts.length - 1;
  const put = (next: RacePart) => onChange(parts.with(chosen, next));
  const swap = (other: number) => onChange(parts.with(chosen, parts[other]).with(other, part), other);
  const { lanes, milestone } = tileOf(part.id);
  const other = otherSideOf(part.id);
  return (
    <fieldset className="workbench">
      <legend>
        {say.hexagonIs(chosen + 1, groundOf(part.id))} <small>{say.tileIs(part.id, lanes, milestone)}</small>
      </legend>
      <div className="buttons">
        <button type="button" disabled={chosen === 0} onClick={() => swap(chosen - 1)}>
          {say.earlier}
        </button>
        <button type="button" disabled={chosen === last} onClick={() => swap(chosen + 1)}>
          {say.later}
        </button>
        <button type="button" onClick={() => put({ ...part, id: other })} title={say.turnsTo(groundOf(other))}>
          {say.turnOver}
        </button>
        <button type="button" onClick={() => onChange(parts.toSpliced(chosen, 1), last === 0 ? undefined : Math.min(chosen, last - 1))}>
          {say.remove}
        </button>
      </div>
      {faults.map((fault) => (
        <p key={fault} className="problem">
          {fault}
        </p>
      ))}
      <RowTable plan={plan} part={part} chosen={chosen} onChange={put} />
      {climbsOf(plan).includes(chosen + 1) && <CategoryField part={part} onChange={put} />}
      <label className="kind">
        <small>{say.weatherHere}</small>
        <input type="checkbox" checked={part.weather} onChange={(event) => put({ ...part, weather: event.target.checked })} />
      </label>
    </fieldset>
  );
}

interface PartProps {
  readonly part: RacePart;
  readonly onChange: (part: RacePart) => void;
}

/** Row by row: the squares of each lane, and what stands behind the row. */
function RowTable({ plan, part, chosen, onChange }: PartProps & Pick<WorkbenchProps, 'plan' | 'chosen'>) {
  const { screens: say } = useSaid(sentences);
  const first = chosen * rowsEach;
  const { cobbles } = tileOf(part.id);
  const dark = darkOf(mapOf(plan.hexagons)[chosen]);
  const rows = Array.from({ length: rowsEach }, (_, index) => index + 1);
  return (
    <table className="row-markers">
      <thead>
        <tr>
          <th scope="col">{say.afterRow}</th>
          {rows.map((row) => (
            <th key={row} scope="col">
              {first + row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={cobbles ? 'lane-squares cobbled' : 'lane-squares'} aria-hidden="true">
        {dark.map((squares, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place on the hexagon
          <tr key={index}>
            <th>{say.lane(index + 1)}</th>
            <td colSpan={rowsEach}>
              <span>
                {squares.map((isDark, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place in the lane
                  <i key={nth} className={isDark ? 'dark' : undefined} />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {rowMarkers
          .filter((marker) => marker !== 'bonusLines' || plan.kind === 'stage' || part.bonusLines.length > 0)
          .map((marker) => (
            <tr key={marker}>
              <th scope="row">{say.markers[marker]}</th>
              {rows.map((row) => {
                const stands = part[marker].includes(row);
                return (
                  <td key={row}>
                    <button
                      type="button"
                      className="spot"
                      aria-pressed={stands}
                      aria-label={say.markerAfter(say.markers[marker], first + row)}
                      onClick={() =>
                        onChange({ ...part, [marker]: stands ? part[marker].filter((one) => one !== row) : [...part[marker], row] })
                      }
                    >
                      {stands ? '●' : ''}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The category of the climb that begins here. */
function CategoryField({ part, onChange }: PartProps) {
  const { screens: say } = useSaid(sentences);
  const { category, ...rest } = part;
  return (
    <label className="kind">
      <small>{say.climbBegins}</small>
      <select
        aria-label={say.category}
        value={category ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? rest : { ...rest, category: Number(event.target.value) })}
      >
        <option value="">{say.noCategory}</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
