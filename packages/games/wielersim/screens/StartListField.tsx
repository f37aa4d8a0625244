import { Alert, type FieldProps, OpenFile, useSaid } from '@gruppetto/ui';
import { useRef, useState } from 'react';
import { parseStartList, printStartList } from '../rules/start-list.ts';
import { startLists } from '../rules/start-lists.ts';
import type { Entry, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { sayLineProblem } from '../words/words.ts';
import { LineProblems } from './LineProblems.tsx';
import { ReadyChoice } from './ReadyChoice.tsx';
import { StartListTable } from './StartListTable.tsx';
import { TypedLines, type TypedLinesHandle } from './TypedLines.tsx';

/** WS-2.1: the start list: ready-made, typed or pasted, from a file, or edited in a table. */
export function StartListField({ words, value, problems, onChange }: FieldProps<WielerSim>) {
  const all = useSaid(sentences);
  const { screens: say } = all;
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
    if (letters) setTrouble(say.brokenFile(file.name, sayLineProblem(all, letters)));
    else replace(brought);
  };
  return (
    <div className="option-block start-list-field">
      <ReadyChoice
        id="riders-ready"
        label={label}
        ready={startLists.map((list) => ({ ...list, name: say.readyStartLists[list.id] }))}
        text={text}
        own={read.ok ? say.ownListOf(read.value.length) : say.ownList}
        back={say.backToOwnList}
        replaced={replaced}
        onReplace={replace}
        onBack={change}
      />
      <div className="buttons">
        <button type="button" aria-pressed={shown === 'table'} onClick={() => setShown(shown === 'table' ? undefined : 'table')}>
          {say.editTable}
        </button>
        <button type="button" aria-pressed={shown === 'text'} onClick={() => setShown(shown === 'text' ? undefined : 'text')}>
          {say.typeCsv}
        </button>
        <OpenFile accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void bring(file)}>
          {say.openCsv}
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
          <p className="soft">{say.noTable}</p>
        ))}
    </div>
  );
}

/** `printStartList` begins with a line of titles. */
const firstLine = 2;
