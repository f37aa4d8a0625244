import { Alert, type FieldProps, OpenFile } from '@gruppetto/ui';
import { useRef, useState } from 'react';
import { riderTypes } from '../rules/rider-types.ts';
import { maxRiders, parseStartList, printStartList } from '../rules/start-list.ts';
import { startLists } from '../rules/start-lists.ts';
import type { Entry, RiderType, WielerSim } from '../rules/types.ts';
import { en as sentences } from '../words/en.ts';
import { en } from '../words/en-screens.ts';
import { sayLineProblem } from '../words/words.ts';
import { LineProblems } from './LineProblems.tsx';
import { TypedLines, type TypedLinesHandle } from './TypedLines.tsx';
import './start-list-field.css';

/** WS-2.1: the start list: ready-made, typed or pasted, from a file, or edited in a table. */
export function StartListField({ words, value, problems, onChange }: FieldProps<WielerSim>) {
  const text = String(value ?? '');
  const { label, hint } = words.options.riders;
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
    if (letters) setTrouble(en.brokenFile(file.name, sayLineProblem(sentences, letters)));
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
              {en.readyStartLists[id]}
            </option>
          ))}
          <option value="own">{read.ok ? en.ownListOf(read.value.length) : en.ownList}</option>
        </select>
        {replaced !== undefined && replaced !== text && (
          <button type="button" className="quiet" onClick={() => change(replaced)}>
            {en.backToOwnList}
          </button>
        )}
      </div>
      <div className="buttons">
        <button type="button" aria-pressed={shown === 'table'} onClick={() => setShown(shown === 'table' ? undefined : 'table')}>
          {en.editTable}
        </button>
        <button type="button" aria-pressed={shown === 'text'} onClick={() => setShown(shown === 'text' ? undefined : 'text')}>
          {en.typeCsv}
        </button>
        <OpenFile accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void bring(file)}>
          {en.openCsv}
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
            maxRows={16}
            onChange={change}
          />
        </>
      )}
      <LineProblems
        id="riders-problems"
        words={words}
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
          <p className="soft">{en.noTable}</p>
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
  const missing = riderTypes.find((type) => !rows.some((row) => row.team === last?.team && row.type === type));
  const next: Entry = { team: missing ? (last?.team ?? '') : '', rider: '', type: missing ?? 'leader' };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className="start-list" aria-label={en.startList} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{en.columns.number}</th>
              <th scope="col">{en.columns.team}</th>
              <th scope="col">{en.columns.rider}</th>
              <th scope="col">{en.columns.type}</th>
              <th scope="col">
                <span className="offstage">{en.columns.remove}</span>
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
                    aria-label={en.teamOf(index + 1)}
                    value={team}
                    maxLength={60}
                    onChange={(event) => set(index, { team: event.target.value })}
                  />
                </td>
                <td>
                  <input
                    id={`rider-${index}`}
                    aria-label={en.nameOf(index + 1)}
                    value={rider}
                    maxLength={60}
                    aria-invalid={wrong.includes(index)}
                    onChange={(event) => set(index, { rider: event.target.value })}
                  />
                </td>
                <td>
                  <select
                    aria-label={en.typeOf(index + 1)}
                    value={type}
                    onChange={(event) => set(index, { type: event.target.value as RiderType })}
                  >
                    {riderTypes.map((one) => (
                      <option key={one} value={one}>
                        {en.types[one]}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <button
                    type="button"
                    className="quiet icon"
                    aria-label={en.remove(index + 1)}
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
          {en.addRider}
        </button>
        <small>{en.ridersOf(rows.length, maxRiders)}</small>
      </div>
    </>
  );
}
