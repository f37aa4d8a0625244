import { useSaid } from '@gruppetto/ui';
import { riderTypes } from '../rules/rider-types.ts';
import { maxRiders } from '../rules/start-list.ts';
import type { Entry, RiderType } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './start-list-table.css';

interface StartListTableProps {
  readonly rows: readonly Entry[];
  /** Rows with something wrong, from 0. */
  readonly wrong: readonly number[];
  readonly onChange: (rows: readonly Entry[]) => void;
}

/** WS-2.1: a start list rider by rider. */
export function StartListTable({ rows, wrong, onChange }: StartListTableProps) {
  const { screens: say } = useSaid(sentences);
  const set = (index: number, change: Partial<Entry>) => onChange(rows.with(index, { ...rows[index], ...change }));
  const last = rows.at(-1);
  const missing = riderTypes.find((type) => !rows.some((row) => row.team === last?.team && row.type === type));
  const next: Entry = { team: missing ? (last?.team ?? '') : '', rider: '', type: missing ?? 'leader' };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="start-list" aria-label={say.startList} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.columns.number}</th>
              <th scope="col">{say.columns.team}</th>
              <th scope="col">{say.columns.rider}</th>
              <th scope="col">{say.columns.type}</th>
              <th scope="col">
                <span className="offstage">{say.columns.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ team, rider, type }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rider is a line of the list
              <tr key={index} className={wrong.includes(index) ? 'wrong' : undefined}>
                <th scope="row" className="figures">
                  {index + 1}
                </th>
                <td>
                  <input
                    aria-label={say.teamOf(index + 1)}
                    value={team}
                    maxLength={60}
                    onChange={(event) => set(index, { team: event.target.value })}
                  />
                </td>
                <td>
                  <input
                    id={`rider-${index}`}
                    aria-label={say.nameOf(index + 1)}
                    value={rider}
                    maxLength={60}
                    aria-invalid={wrong.includes(index)}
                    onChange={(event) => set(index, { rider: event.target.value })}
                  />
                </td>
                <td>
                  <select
                    aria-label={say.typeOf(index + 1)}
                    value={type}
                    onChange={(event) => set(index, { type: event.target.value as RiderType })}
                  >
                    {riderTypes.map((one) => (
                      <option key={one} value={one}>
                        {say.types[one]}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <button
                    type="button"
                    className="quiet icon"
                    aria-label={say.remove(index + 1)}
                    onClick={() => onChange(rows.toSpliced(index, 1))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="buttons">
        <button type="button" disabled={rows.length >= maxRiders} onClick={() => onChange([...rows, next])}>
          {say.addRider}
        </button>
        <small>{say.ridersOf(rows.length, maxRiders)}</small>
      </div>
    </>
  );
}
