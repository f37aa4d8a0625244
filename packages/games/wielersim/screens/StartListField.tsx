import { Alert, OpenFile } from '@gruppetto/ui';
import { type Entry, maxRiders, parseStartList, printStartList, type RiderType, startLists } from '@gruppetto/wielersim';
import { plural, sayLineProblem, wielersimReady, wordsOf } from '@gruppetto/words';
import { useRef, useState } from 'react';
import type { FieldProps } from '../screens.ts';
import { LineProblems } from './LineProblems.tsx';
import { TypedLines, type TypedLinesHandle } from './TypedLines.tsx';

const listNames: Readonly<Record<string, string>> = wielersimReady.startLists;

const types: readonly RiderType[] = ['leader', 'climber', 'sprinter', 'helper'];

/** WS-2.1: who starts: ready-made, typed or pasted, brought as a file, or edited in a table. */
export function StartListField({ game, value, problems, onChange }: FieldProps) {
  const text = String(value ?? '');
  const { label, hint } = wordsOf(game.id).options.riders ?? { label: 'Start list' };
  const editor = useRef<TypedLinesHandle>(null);
  const [replaced, setReplaced] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  /** What the table shows while its text has mistakes. */
  const [edited, setEdited] = useState<readonly Entry[]>([]);
  const [shown, setShown] = useState<'table' | 'text'>();
  const read = parseStartList(text);
  const faults = read.ok ? [] : read.problems;
  const rows = read.ok ? read.value : text === printStartList(edited) ? edited : undefined;
  const change = (next: string) => {
    setTrouble(undefined);
    onChange(next);
  };
  const replace = (next: string) => {
    if (!startLists.some((list) => list.text === text)) setReplaced(text);
    change(next);
  };
  const bring = async (file: File) => {
    const brought = await file.text();
    const broken = parseStartList(brought);
    const letters = broken.ok ? undefined : broken.problems.find(({ need }) => need.reason === 'not-utf-8');
    if (letters) setTrouble(`${file.name}: ${sayLineProblem(letters)} Your list is as it was.`);
    else replace(brought);
  };
  return (
    <div className="option-block start-list-field">
      <label htmlFor="riders-ready">{label}</label>
      <div className="buttons">
        <select
          id="riders-ready"
          value={startLists.find((list) => list.text === text)?.id ?? 'own'}
          onChange={(event) => {
            const found = startLists.find(({ id }) => id === event.target.value);
            if (found) replace(found.text);
          }}
        >
          {startLists.map(({ id }) => (
            <option key={id} value={id}>
              {listNames[id]}
            </option>
          ))}
          <option value="own">A list of our own{read.ok ? `: ${plural(read.value.length, 'rider')}` : ''}</option>
        </select>
        {replaced !== undefined && replaced !== text && (
          <button type="button" className="quiet" onClick={() => change(replaced)}>
            Back to my own list
          </button>
        )}
      </div>
      <div className="buttons">
        <button type="button" aria-pressed={shown === 'table'} onClick={() => setShown(shown === 'table' ? undefined : 'table')}>
          Edit as a table
        </button>
        <button type="button" aria-pressed={shown === 'text'} onClick={() => setShown(shown === 'text' ? undefined : 'text')}>
          Type or paste CSV
        </button>
        <OpenFile accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void bring(file)}>
          Open a CSV file
        </OpenFile>
      </div>
      <Alert>{trouble}</Alert>
      {shown === 'text' && (
        <>
          <label htmlFor="riders-text">
            <small>{hint}</small>
          </label>
          <TypedLines
            id="riders-text"
            ref={editor}
            text={text}
            wrong={faults.map(({ line }) => line)}
            describedBy="riders-problems"
            mostRows={16}
            onChange={change}
          />
        </>
      )}
      <LineProblems
        id="riders-problems"
        lines={faults}
        problems={problems}
        onShow={(line) => {
          if (shown === 'text') editor.current?.show(line);
          else if (rows) document.getElementById(`rider-${line - firstLine}`)?.focus();
          else setShown('text');
        }}
      />
      {shown === 'table' &&
        (rows ? (
          <StartListTable
            rows={rows}
            wrong={faults.map(({ line }) => line - firstLine)}
            onChange={(next) => {
              setEdited(next);
              change(printStartList(next));
            }}
          />
        ) : (
          <p className="soft">The table comes back when the text can be read again: mend the lines above.</p>
        ))}
    </div>
  );
}

/** `printStartList` begins with a line of titles. */
const firstLine = 2;

interface StartListTableProps {
  readonly rows: readonly Entry[];
  /** Rows with something wrong, from 0. */
  readonly wrong: readonly number[];
  readonly onChange: (rows: readonly Entry[]) => void;
}

function StartListTable({ rows, wrong, onChange }: StartListTableProps) {
  const set = (index: number, change: Partial<Entry>) => onChange(rows.with(index, { ...rows[index], ...change }));
  const last = rows.at(-1);
  const missing = types.find((type) => !rows.some((row) => row.team === last?.team && row.type === type));
  const next: Entry = { team: missing ? (last?.team ?? '') : '', rider: '', type: missing ?? 'leader' };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="start-list" aria-label="Start list" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">no.</th>
              <th scope="col">team</th>
              <th scope="col">rider</th>
              <th scope="col">type</th>
              <th scope="col">
                <span className="offstage">take out</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ team, rider, type }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rider is his line of the list
              <tr key={index} className={wrong.includes(index) ? 'wrong' : undefined}>
                <th scope="row" className="figures">
                  {index + 1}
                </th>
                <td>
                  <input
                    aria-label={`Team of number ${index + 1}`}
                    value={team}
                    maxLength={60}
                    onChange={(event) => set(index, { team: event.target.value })}
                  />
                </td>
                <td>
                  <input
                    id={`rider-${index}`}
                    aria-label={`Name of number ${index + 1}`}
                    value={rider}
                    maxLength={60}
                    aria-invalid={wrong.includes(index)}
                    onChange={(event) => set(index, { rider: event.target.value })}
                  />
                </td>
                <td>
                  <select
                    aria-label={`Type of number ${index + 1}`}
                    value={type}
                    onChange={(event) => set(index, { type: event.target.value as RiderType })}
                  >
                    {types.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                </td>
                <td>
                  <button
                    type="button"
                    className="quiet icon"
                    aria-label={`Take number ${index + 1} out`}
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
          Add a rider
        </button>
        <small>
          {plural(rows.length, 'rider')} of at most {maxRiders}
        </small>
      </div>
    </>
  );
}
