import type { FieldProps } from '@gruppetto/ui';
import { useSaid } from '@gruppetto/ui';
import { useRef, useState } from 'react';
import { parseRoute, printRoute } from '../rules/route.ts';
import { routes } from '../rules/routes.ts';
import type { Route, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { LineProblems } from './LineProblems.tsx';
import { ReadyChoice } from './ReadyChoice.tsx';
import { RouteProfile } from './RouteProfile.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { moveTo, printsAs, rowOfLine } from './schedule-edit.ts';
import { TypedLines, type TypedLinesHandle } from './TypedLines.tsx';
import './route-field.css';

/** WS-1.2: a route schedule: ready-made, edited row by row, dragged on its profile, or typed. */
export function RouteField({ words, value, problems, onChange }: FieldProps<WielerSim>) {
  const { screens: say } = useSaid(sentences);
  const text = String(value ?? '');
  const { label, hint } = words.options.route;
  const editor = useRef<TypedLinesHandle>(null);
  const [shown, setShown] = useState<'table' | 'text'>();
  const [replaced, setReplaced] = useState<string>();
  const read = parseRoute(text);
  const [lastGood, setLastGood] = useState<Route>();
  /** What the table shows while its text has mistakes. */
  const [draft, setDraft] = useState<Route>();
  const change = (next: string) => {
    if (read.ok) setLastGood(read.value);
    onChange(next);
  };
  const edit = (next: Route) => {
    setDraft(next);
    change(printRoute(next));
  };
  const faults = read.ok ? [] : read.problems;
  const drawn = read.ok ? read.value : lastGood;
  const edited = read.ok ? read.value : printsAs(draft, text) ? draft : undefined;
  const show = (line: number) => {
    if (shown === 'text') editor.current?.show(line);
    else if (shown && edited) document.getElementById(`schedule-row-${rowOfLine(line)}`)?.focus();
    else setShown('text');
  };
  return (
    <div className="option-block route-field">
      <ReadyChoice
        id="route-ready"
        label={label}
        ready={routes.map(({ id, kind, text: schedule }) => ({
          id,
          text: schedule,
          name: `${say.routeNames[id]} · ${say.readyRoutes[kind]}`,
        }))}
        text={text}
        own={say.ownRoute}
        back={say.backToOwnRoute}
        replaced={replaced}
        onReplace={(next) => {
          if (!routes.some((route) => route.text === text)) setReplaced(text);
          change(next);
        }}
        onBack={change}
      />
      <div className="beside">
        {drawn && (
          <RouteProfile
            route={drawn}
            stale={!read.ok}
            onMove={shown && read.ok ? (row, squares) => edit(moveTo(read.value, row, squares)) : undefined}
          />
        )}
        <div className="schedule-editor">
          <div className="buttons">
            <button type="button" aria-pressed={shown === 'table'} onClick={() => setShown(shown === 'table' ? undefined : 'table')}>
              {say.schedule.asTable}
            </button>
            <button type="button" aria-pressed={shown === 'text'} onClick={() => setShown(shown === 'text' ? undefined : 'text')}>
              {say.schedule.asText}
            </button>
          </div>
          <LineProblems id="route-problems" words={words} lines={faults} problems={problems} onShow={show} />
          {shown === 'text' && (
            <>
              <label htmlFor="route-text">
                <small>{hint}</small>
              </label>
              <TypedLines
                id="route-text"
                ref={editor}
                text={text}
                wrong={faults.map(({ line }) => line)}
                describedBy="route-problems"
                maxRows={26}
                onChange={change}
              />
            </>
          )}
          {shown === 'table' && edited && (
            <ScheduleTable route={edited} wrong={faults.map(({ line }) => rowOfLine(line))} onChange={edit} />
          )}
          {shown === 'table' && !edited && <p className="soft">{say.schedule.noTable}</p>}
        </div>
      </div>
    </div>
  );
}
