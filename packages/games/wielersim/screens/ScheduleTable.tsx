import { NumberInput, useSaid } from '@gruppetto/ui';
import { bare } from '../rules/laps.ts';
import { colours } from '../rules/rider-types.ts';
import type { Category, Colour, Route, RouteEvent, RouteRow } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import { addFeature, categories, changed, eventOf, type Feature, hasRoomFor, moveUp, raise, removeRow, withRow } from './schedule-edit.ts';
import './schedule-table.css';

interface ScheduleTableProps {
  readonly route: Route;
  /** Rows with something wrong, from 0. */
  readonly wrong: readonly number[];
  readonly onChange: (route: Route) => void;
}

/** WS-1.2: a route schedule row by row, so that nobody has to learn a notation. */
export function ScheduleTable({ route, wrong, onChange }: ScheduleTableProps) {
  const { schedule: say, types } = useSaid(sentences).screens;
  const { rows, hierarchy } = route;
  return (
    <div className="schedule">
      <div className="schedule-head">
        <label>
          {say.name}
          <input value={route.name} maxLength={60} onChange={(event) => onChange({ ...route, name: plain(event.target.value) })} />
        </label>
        <label>
          {say.kind}
          <select value={kindOf(route)} onChange={(event) => onChange(ofKind(route, event.target.value as Kind))}>
            {(Object.keys(say.kinds) as Kind[]).map((kind) => (
              <option key={kind} value={kind}>
                {say.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol className="schedule-rows" aria-label={say.rows}>
        {rows.map((row, index) => (
          <ScheduleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            row={row}
            number={index + 1}
            last={index === rows.length - 1}
            wrong={wrong.includes(index)}
            prologue={route.prologue !== undefined}
            onChange={(next) => onChange(withRow(route, index, next))}
            onUp={() => onChange(moveUp(route, index))}
            onDown={() => onChange(moveUp(route, index + 1))}
            onRemove={() => onChange(removeRow(route, index))}
          />
        ))}
      </ol>
      {!route.prologue && (
        <div className="buttons">
          <span>{say.add}</span>
          {(Object.keys(say.features) as Feature[]).map((feature) => (
            <button
              key={feature}
              type="button"
              disabled={!hasRoomFor(route, feature)}
              onClick={() => onChange(addFeature(route, feature, say.names[feature]))}
            >
              {say.features[feature]}
            </button>
          ))}
        </div>
      )}
      <fieldset className="schedule-hierarchy">
        <legend>{say.hierarchy}</legend>
        <ol>
          {hierarchy.map((type, index) => (
            <li key={type}>
              <span>{types[type]}</span>
              <button
                type="button"
                className="quiet icon"
                disabled={index === 0}
                aria-label={say.raise(types[type])}
                onClick={() => onChange({ ...route, hierarchy: raise(hierarchy, type) })}
              >
                ↑
              </button>
            </li>
          ))}
        </ol>
      </fieldset>
    </div>
  );
}

type Kind = keyof Sentences['screens']['schedule']['kinds'];

const kindOf = ({ laps, prologue }: Route): Kind => prologue ?? (laps === 2 ? 'twice' : 'once');

function ofKind({ laps: _, prologue: __, ...route }: Route, kind: Kind): Route {
  if (kind === 'twice') return { ...route, laps: 2 };
  return kind === 'once' ? route : { ...route, prologue: kind };
}

/** What parts columns can't be part of a name. */
const plain = (text: string): string => text.replace(/[|;\t]/g, ',');

interface ScheduleRowProps {
  readonly row: RouteRow;
  readonly number: number;
  readonly last: boolean;
  readonly wrong: boolean;
  readonly prologue: boolean;
  readonly onChange: (row: RouteRow) => void;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onRemove: () => void;
}

function ScheduleRow({ row, number, last, wrong, prologue, onChange, onUp, onDown, onRemove }: ScheduleRowProps) {
  const { schedule: say } = useSaid(sentences).screens;
  const { location, km = Number.NaN, event, squares = Number.NaN, colour } = row;
  const set = (changes: Parameters<typeof changed>[1]) => onChange(changed(row, changes));
  const name = bare(location) || say.unnamed(number);
  return (
    <li className={wrong ? 'wrong' : undefined}>
      <input
        id={`schedule-row-${number - 1}`}
        className="place"
        aria-label={say.location(number)}
        aria-invalid={wrong}
        value={location}
        maxLength={60}
        onChange={({ target }) => set({ location: plain(target.value) })}
      />
      <span className="km">
        <NumberInput
          aria-label={say.kmOf(number)}
          value={km}
          min={0}
          step="any"
          onChange={(value) => set({ km: Number.isNaN(value) ? undefined : value })}
        />
        <span aria-hidden="true">{say.km}</span>
      </span>
      <span className="event">
        <select
          aria-label={say.eventOf(number)}
          value={event?.kind ?? ''}
          onChange={({ target }) => set({ event: eventOf(target.value as RouteEvent['kind'] | '', event) })}
        >
          {(Object.keys(say.events) as (keyof typeof say.events)[]).map((kind) => (
            <option key={kind} value={kind}>
              {say.events[kind]}
            </option>
          ))}
        </select>
        {event?.kind === 'top' && <Top top={event} number={number} onChange={(top) => set({ event: top })} />}
      </span>
      {!prologue && (
        <>
          <span className="to-go">
            <NumberInput
              aria-label={say.squaresOf(number)}
              value={squares}
              min={0}
              max={300}
              onChange={(value) => set({ squares: Number.isNaN(value) ? undefined : Math.round(value) })}
            />
            <span aria-hidden="true">{say.squares}</span>
          </span>
          <select
            className={`colour ${colour ?? ''}`}
            aria-label={say.colourOf(number)}
            value={colour ?? ''}
            onChange={({ target }) => set({ colour: target.value === '' ? undefined : (target.value as Colour) })}
          >
            {(['', ...colours] as const).map((one) => (
              <option key={one} value={one}>
                {say.colours[one]}
              </option>
            ))}
          </select>
        </>
      )}
      <span className="row-buttons">
        <button type="button" className="quiet icon" disabled={number === 1} aria-label={say.up(name)} onClick={onUp}>
          ↑
        </button>
        <button type="button" className="quiet icon" disabled={last} aria-label={say.down(name)} onClick={onDown}>
          ↓
        </button>
        <button type="button" className="quiet icon" aria-label={say.remove(name)} onClick={onRemove}>
          ×
        </button>
      </span>
    </li>
  );
}

type TopEvent = Extract<RouteEvent, { kind: 'top' }>;

function Top({ top, number, onChange }: { top: TopEvent; number: number; onChange: (top: TopEvent) => void }) {
  const { schedule: say } = useSaid(sentences).screens;
  return (
    <>
      <select
        aria-label={say.categoryOf(number)}
        value={top.category}
        onChange={({ target }) => onChange({ ...top, category: target.value as Category })}
      >
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </select>
      <select
        aria-label={say.malusOf(number)}
        value={top.malus}
        onChange={({ target }) => onChange({ ...top, malus: Number(target.value) })}
      >
        {[1, 2, 3, 4, 5, 6].map((malus) => (
          <option key={malus} value={malus}>
            {say.malus(malus)}
          </option>
        ))}
      </select>
    </>
  );
}
