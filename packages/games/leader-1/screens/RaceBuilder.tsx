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
import { leader1Ready, plural } from '@gruppetto/words';
import { TilePicture } from './Hexagon.tsx';
import { bare, partsOf, planOfParts, type RacePart, type RowMarker, rowMarkers } from './race-parts.ts';

interface RaceBuilderProps {
  readonly plan: RacePlan;
  /** The hexagon that is looked at, from 0. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number | undefined) => void;
  readonly onChange: (plan: RacePlan) => void;
  /** What is wrong on the hexagons, by their places from 0. */
  readonly faults: ReadonlyMap<number, readonly string[]>;
}

const kinds = Object.keys(leader1Ready.kinds) as RacePlan['kind'][];

const groundOf = (id: TileId): string => {
  const { terrain, cobbles } = tileOf(id);
  return `${leader1Ready.grounds[terrain]}${cobbles ? ', cobbles' : ''}`;
};

/** Tiles in a row, and on each what stands along the road. */
export function RaceBuilder({ plan, chosen, onChoose, onChange, faults }: RaceBuilderProps) {
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
              className={`tile-button ${tileOf(id).terrain}${faults.has(index) ? ' faulty' : ''}`}
              aria-pressed={index === chosen}
              aria-label={`Hexagon ${index + 1}: tile ${id}, ${groundOf(id)}, ${tileOf(id).milestone} energy${faults.has(index) ? ', something is wrong' : ''}`}
              onClick={() => onChoose(index === chosen ? undefined : index)}
            >
              <b>
                {index + 1}
                {faults.has(index) && <em> !</em>}
              </b>
              <small>{groundOf(id)}</small>
            </button>
          </li>
        ))}
      </ol>
      <div className="benches">
        {part && chosen !== undefined ? (
          <Workbench plan={plan} parts={parts} part={part} chosen={chosen} faults={faults.get(chosen) ?? []} onChange={change} />
        ) : (
          parts.length > 0 && (
            <p className="soft">Choose a hexagon, on the map or in the list, to move it, turn it over, take it away or set its markers.</p>
          )
        )}
        <Box
          parts={parts}
          onAdd={(id) => {
            const at = part && chosen !== undefined ? chosen + 1 : parts.length;
            change(parts.toSpliced(at, 0, bare(id)), at);
          }}
          where={part && chosen !== undefined ? `after hexagon ${chosen + 1}` : 'at the end'}
        />
      </div>
    </div>
  );
}

interface WorkbenchProps {
  readonly plan: RacePlan;
  readonly parts: readonly RacePart[];
  readonly part: RacePart;
  readonly chosen: number;
  readonly faults: readonly string[];
  readonly onChange: (parts: readonly RacePart[], look?: number) => void;
}

const markerNames: Readonly<Record<RowMarker, string>> = { feeds: 'Feed zone', sprints: 'Sprint zone', bonusLines: 'Bonus line' };

/** The hexagon that is looked at: where it lies, which side is up, and what stands on it. */
function Workbench({ plan, parts, part, chosen, faults, onChange }: WorkbenchProps) {
  const first = chosen * rowsEach;
  const last = parts.length - 1;
  const put = (next: RacePart) => onChange(parts.with(chosen, next));
  const swap = (other: number) => onChange(parts.with(chosen, parts[other]).with(other, part), other);
  const climbs = climbsOf(plan).includes(chosen + 1);
  const { lanes, milestone, dark, cobbles } = tileOf(part.id);
  const other = otherSideOf(part.id);
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
        <button type="button" onClick={() => put({ ...part, id: other })} title={`to ${groundOf(other)}`}>
          Turn over
        </button>
        <button type="button" onClick={() => onChange(parts.toSpliced(chosen, 1), last === 0 ? undefined : Math.min(chosen, last - 1))}>
          Take away
        </button>
      </div>
      {faults.map((fault) => (
        <p key={fault} className="problem">
          {fault}
        </p>
      ))}
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
        <tbody className={cobbles ? 'lane-squares cobbled' : 'lane-squares'} aria-hidden="true">
          {Array.from({ length: lanes }, (_, nth) => lanes - nth).map((lane) => (
            <tr key={lane}>
              <th>lane {lane}</th>
              {dark.map((squares, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the hexagon
                <td key={row} className={squares[lane - 1] ? 'dark' : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
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

interface BoxProps {
  readonly parts: readonly RacePart[];
  readonly where: string;
  readonly onAdd: (id: TileId) => void;
}

/** What the box still has, by its ground: every piece with both of its sides. */
function Box({ parts, where, onAdd }: BoxProps) {
  const used = new Set(parts.map(({ id }) => pieceOf(id)));
  const left = tileIds.filter((id) => !used.has(pieceOf(id)));
  const grounds = [...new Set(left.map(groundOf))];
  if (parts.length >= mostHexagons) return <p className="soft">All {mostHexagons} tiles of the box lie on the road.</p>;
  return (
    <section className="tile-box" aria-labelledby="tile-box-title">
      <h2 id="tile-box-title">
        Add a tile {where} <small>{plural(mostHexagons - used.size, 'piece')} left in the box, each with two sides</small>
      </h2>
      <div className="tile-shelves">
        {grounds.map((ground) => (
          <section key={ground} aria-label={ground}>
            <h3>{ground}</h3>
            <ul>
              {left
                .filter((id) => groundOf(id) === ground)
                .map((id) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="tile-side"
                      aria-label={`Add tile ${id} ${where}: ${sayTile(id)}`}
                      onClick={() => onAdd(id)}
                    >
                      <TilePicture id={id} width={60} />
                      {id}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function sayTile(id: TileId): string {
  const { bend, milestone, dark } = tileOf(id);
  const darkOnes = dark.flat().filter(Boolean).length;
  return `${groundOf(id)}, ${bend === 'straight' ? bend : `to the ${bend}`}, ${milestone} energy, ${plural(darkOnes, 'dark square')}`;
}
