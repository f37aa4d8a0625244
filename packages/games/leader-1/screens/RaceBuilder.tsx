import { useSaid } from '@gruppetto/ui';
import { maxHexagons, pieceOf, type TileId, tileIds, tileOf } from '../rules/index.ts';
import type { RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { groundOf } from './ground-of.ts';
import { TilePicture } from './Hexagon.tsx';
import { bare, partsOf, planOfParts, type RacePart } from './race-parts.ts';
import { Workbench } from './Workbench.tsx';
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
