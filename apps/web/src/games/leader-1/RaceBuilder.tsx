import {
  categories,
  climbsOf,
  mostHexagons,
  otherSideOf,
  pieceOf,
  type RacePlan,
  rowsEach,
  type TileId,
  tileIds,
  tileOf,
} from '@gruppetto/leader-1';
import { leader1Ready } from '@gruppetto/words';
import { useState } from 'react';
import { bare, partsOf, planOfParts, type RacePart, type RowMarker, rowMarkers } from './race-parts.ts';

interface RaceBuilderProps {
  readonly plan: RacePlan;
  /** The hexagon that is looked at, from 0. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number | undefined) => void;
  readonly onChange: (plan: RacePlan) => void;
}

const kinds = Object.keys(leader1Ready.kinds) as RacePlan['kind'][];

const groundOf = (id: TileId): string => {
  const { terrain, cobbles } = tileOf(id);
  return `${leader1Ready.grounds[terrain]}${cobbles ? ', cobbles' : ''}`;
};

/** Tiles in a row, and on each what stands along the road. */
export function RaceBuilder({ plan, chosen, onChoose, onChange }: RaceBuilderProps) {
  const parts = partsOf(plan);
  const change = (next: readonly RacePart[], look = chosen) => {
    onChoose(look);
    onChange(planOfParts(plan.kind, next));
  };
  const part = chosen === undefined ? undefined : parts[chosen];
  return (
    <div className="race-builder">
      <label className="kind">
        <small>What it is</small>
        <select
          value={plan.kind}
          aria-label="What the race is"
          onChange={(event) => onChange(planOfParts(event.target.value as RacePlan['kind'], parts))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {leader1Ready.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <ol className="tile-row" aria-label="Hexagons">
        {parts.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`tile-button ${tileOf(id).terrain}`}
              aria-pressed={index === chosen}
              aria-label={`Hexagon ${index + 1}: tile ${id}, ${groundOf(id)}, ${tileOf(id).milestone} energy`}
              onClick={() => onChoose(index === chosen ? undefined : index)}
            >
              <b>{index + 1}</b>
              <small>{groundOf(id)}</small>
            </button>
          </li>
        ))}
      </ol>
      {part && chosen !== undefined && <Workbench plan={plan} parts={parts} part={part} chosen={chosen} onChange={change} />}
      {parts.length < mostHexagons && (
        <AddTile
          parts={parts}
          onAdd={(id) => {
            const at = chosen === undefined ? parts.length : chosen + 1;
            change(parts.toSpliced(at, 0, bare(id)), at);
          }}
          where={chosen === undefined ? 'at the end' : `after hexagon ${chosen + 1}`}
        />
      )}
    </div>
  );
}

interface WorkbenchProps {
  readonly plan: RacePlan;
  readonly parts: readonly RacePart[];
  readonly part: RacePart;
  readonly chosen: number;
  readonly onChange: (parts: readonly RacePart[], look?: number) => void;
}

const markerNames: Readonly<Record<RowMarker, string>> = { feeds: 'Feed zone', sprints: 'Sprint zone', bonusLines: 'Bonus line' };

/** The hexagon that is looked at: where it lies, which side is up, and what stands on it. */
function Workbench({ plan, parts, part, chosen, onChange }: WorkbenchProps) {
  const first = chosen * rowsEach;
  const last = parts.length - 1;
  const put = (next: RacePart) => onChange(parts.with(chosen, next));
  const swap = (other: number) => onChange(parts.with(chosen, parts[other] as RacePart).with(other, part), other);
  const climbs = climbsOf(plan).includes(chosen + 1);
  const { lanes, milestone } = tileOf(part.id);
  return (
    <fieldset className="workbench">
      <legend>
        Hexagon {chosen + 1}: {groundOf(part.id)}{' '}
        <small>
          tile {part.id}, {lanes} lanes, {milestone} energy
        </small>
      </legend>
      <div className="buttons">
        <button type="button" disabled={chosen === 0} onClick={() => swap(chosen - 1)}>
          Earlier
        </button>
        <button type="button" disabled={chosen === last} onClick={() => swap(chosen + 1)}>
          Later
        </button>
        <button type="button" onClick={() => put({ ...part, id: otherSideOf(part.id) })}>
          Turn over
        </button>
        <button type="button" onClick={() => onChange(parts.toSpliced(chosen, 1), Math.min(chosen, last - 1))}>
          Take away
        </button>
      </div>
      <table className="row-markers">
        <thead>
          <tr>
            <th scope="col">after row</th>
            {Array.from({ length: rowsEach }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the hexagon
              <th key={row} scope="col">
                {first + row + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowMarkers
            .filter((marker) => marker !== 'bonusLines' || plan.kind === 'stage' || part.bonusLines.length > 0)
            .map((marker) => (
              <tr key={marker}>
                <th scope="row">{markerNames[marker]}</th>
                {Array.from({ length: rowsEach }, (_, index) => index + 1).map((row) => {
                  const stands = part[marker].includes(row);
                  return (
                    <td key={row}>
                      <button
                        type="button"
                        className="spot"
                        aria-pressed={stands}
                        aria-label={`${markerNames[marker]} after row ${first + row}`}
                        onClick={() =>
                          put({ ...part, [marker]: stands ? part[marker].filter((one) => one !== row) : [...part[marker], row] })
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
      {climbs && (
        <label className="kind">
          <small>A climb begins here; its category, 1 is the hardest</small>
          <select
            aria-label="Category of the climb"
            value={part.category ?? ''}
            onChange={(event) => {
              const { category: _, ...rest } = part;
              put(event.target.value === '' ? rest : { ...rest, category: Number(event.target.value) });
            }}
          >
            <option value="">none yet</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="kind">
        <small>A weather token may lie here</small>
        <input type="checkbox" checked={part.weather} onChange={(event) => put({ ...part, weather: event.target.checked })} />
      </label>
    </fieldset>
  );
}

/** What the box still has, by its ground. */
function AddTile({ parts, where, onAdd }: { parts: readonly RacePart[]; where: string; onAdd: (id: TileId) => void }) {
  const used = new Set(parts.map(({ id }) => pieceOf(id)));
  const left = tileIds.filter((id) => !used.has(pieceOf(id)));
  const grounds = [...new Set(left.map(groundOf))];
  const [wanted, setWanted] = useState<TileId>();
  const id = wanted !== undefined && left.includes(wanted) ? wanted : left[0];
  if (id === undefined) return undefined;
  return (
    <div className="buttons">
      <select aria-label="Tile to add" value={id} onChange={(event) => setWanted(event.target.value as TileId)}>
        {grounds.map((ground) => (
          <optgroup key={ground} label={ground}>
            {left
              .filter((one) => groundOf(one) === ground)
              .map((one) => (
                <option key={one} value={one}>
                  {one}: {ground}, {tileOf(one).bend}, {tileOf(one).milestone} energy
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="button" onClick={() => onAdd(id)}>
        Add it {where}
      </button>
    </div>
  );
}
