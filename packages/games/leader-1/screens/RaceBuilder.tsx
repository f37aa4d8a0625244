import { useSaid } from '@gruppetto/ui';
import {
  categories,
  climbsOf,
  darkOf,
  mapOf,
  maxHexagons,
  otherSideOf,
  pieceOf,
  rowsEach,
  type TileId,
  tileIds,
  tileOf,
} from '../rules/index.ts';
import type { RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { TilePicture } from './Hexagon.tsx';
import { bare, partsOf, planOfParts, type RacePart, rowMarkers } from './race-parts.ts';
import './RaceBuilder.css';

interface RaceBuilderProps {
  readonly plan: RacePlan;
  /** The hexagon that is looked at, from 0. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number | undefined) => void;
  readonly onChange: (plan: RacePlan) => void;
  /** What is wrong on the hexagons, by their places from 0. */
  readonly faults: ReadonlyMap<number, readonly string[]>;
}

const kinds: readonly RacePlan['kind'][] = ['classic', 'stage'];

const groundOf = (id: TileId): string => {
  const { screens: say } = sentences();
  const { terrain, cobbles } = tileOf(id);
  return cobbles ? say.cobbled[terrain] : say.grounds[terrain];
};

/** Tiles in a row, and on each what stands along the road. */
export function RaceBuilder({ plan, chosen, onChoose, onChange, faults }: RaceBuilderProps) {
  const { screens: say } = useSaid(sentences);
  const parts = partsOf(plan);
  const change = (next: readonly RacePart[], look = chosen) => {
    onChoose(look);
    onChange(planOfParts(plan.kind, next));
  };
  const part = chosen === undefined ? undefined : parts[chosen];
  return (
    <div className="race-builder">
      <label className="kind">
        <small>{say.kind}</small>
        <select
          value={plan.kind}
          aria-label={say.kind}
          onChange={(event) => onChange(planOfParts(event.target.value as RacePlan['kind'], parts))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <ol className="tile-row" aria-label={say.hexagonList}>
        {parts.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`tile-button ${tileOf(id).terrain}${faults.has(index) ? ' faulty' : ''}`}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index === chosen ? undefined : index)}
            >
              <b>
                {index + 1}
                {faults.has(index) && <em> !</em>}
              </b>
              <small>{groundOf(id)}</small>
              <span className="offstage">{say.hexagonButton({ id, energy: tileOf(id).milestone, faulty: faults.has(index) })}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="benches">
        {part && chosen !== undefined ? (
          <Workbench plan={plan} parts={parts} part={part} chosen={chosen} faults={faults.get(chosen) ?? []} onChange={change} />
        ) : (
          parts.length > 0 && <p className="soft">{say.chooseHexagon}</p>
        )}
        <Box
          parts={parts}
          onAdd={(id) => {
            const at = part && chosen !== undefined ? chosen + 1 : parts.length;
            change(parts.toSpliced(at, 0, bare(id)), at);
          }}
          after={part && chosen !== undefined ? chosen + 1 : undefined}
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

/** The hexagon that is looked at: where it lies, which side is up, and what stands on it. */
function Workbench({ plan, parts, part, chosen, faults, onChange }: WorkbenchProps) {
  const { screens: say } = useSaid(sentences);
  const first = chosen * rowsEach;
  const last = parts.length - 1;
  const put = (next: RacePart) => onChange(parts.with(chosen, next));
  const swap = (other: number) => onChange(parts.with(chosen, parts[other]).with(other, part), other);
  const climbs = climbsOf(plan).includes(chosen + 1);
  const { lanes, milestone, cobbles } = tileOf(part.id);
  const dark = darkOf(mapOf(plan.hexagons)[chosen]);
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
      <table className="row-markers">
        <thead>
          <tr>
            <th scope="col">{say.afterRow}</th>
            {Array.from({ length: rowsEach }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the hexagon
              <th key={row} scope="col">
                {first + row + 1}
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
                {Array.from({ length: rowsEach }, (_, index) => index + 1).map((row) => {
                  const stands = part[marker].includes(row);
                  return (
                    <td key={row}>
                      <button
                        type="button"
                        className="spot"
                        aria-pressed={stands}
                        aria-label={say.markerAfter(say.markers[marker], first + row)}
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
          <small>{say.climbBegins}</small>
          <select
            aria-label={say.category}
            value={part.category ?? ''}
            onChange={(event) => {
              const { category: _, ...rest } = part;
              put(event.target.value === '' ? rest : { ...rest, category: Number(event.target.value) });
            }}
          >
            <option value="">{say.noCategory}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {category}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="kind">
        <small>{say.weatherHere}</small>
        <input type="checkbox" checked={part.weather} onChange={(event) => put({ ...part, weather: event.target.checked })} />
      </label>
    </fieldset>
  );
}

interface BoxProps {
  readonly parts: readonly RacePart[];
  /** The hexagon that a new one follows; absent: the last. */
  readonly after: number | undefined;
  readonly onAdd: (id: TileId) => void;
}

/** What the box still has, by its ground: every piece with both of its sides. */
function Box({ parts, after, onAdd }: BoxProps) {
  const { screens: say } = useSaid(sentences);
  const used = new Set(parts.map(({ id }) => pieceOf(id)));
  const left = tileIds.filter((id) => !used.has(pieceOf(id)));
  const grounds = [...new Set(left.map(groundOf))];
  if (parts.length >= maxHexagons) return <p className="soft">{say.boxIsEmpty(maxHexagons)}</p>;
  return (
    <section className="tile-box" aria-labelledby="tile-box-title">
      <h2 id="tile-box-title">
        {say.addTile(after)} <small>{say.leftInBox(maxHexagons - used.size)}</small>
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
                    <button type="button" className="tile-side" onClick={() => onAdd(id)}>
                      <TilePicture id={id} width={60} />
                      {id} <span className="offstage">{say.addThis(after, sayTile(id))}</span>
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
  const { screens: say } = sentences();
  const { bend, milestone, dark } = tileOf(id);
  const darkOnes = dark.flat().filter(Boolean).length;
  return say.tile({ ground: groundOf(id), bend, energy: milestone, dark: darkOnes });
}
