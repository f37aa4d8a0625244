import type { FieldProps } from '@gruppetto/ui';
import { useRef, useState } from 'react';
import { parseRoute } from '../rules/route.ts';
import { routes } from '../rules/routes.ts';
import type { Route, WielerSim } from '../rules/types.ts';
import { en } from '../words/en-screens.ts';
import { LineProblems } from './LineProblems.tsx';
import { RouteProfile } from './RouteProfile.tsx';
import { TypedLines, type TypedLinesHandle } from './TypedLines.tsx';
import './route-field.css';

const nameOf = (text: string): string => text.slice(0, text.indexOf('\n'));

/** WS-1.2: a route schedule, ready-made or typed, beside its profile. */
export function RouteField({ words, value, problems, onChange }: FieldProps<WielerSim>) {
  const text = String(value ?? '');
  const { label, hint } = words.options.route;
  const editor = useRef<TypedLinesHandle>(null);
  const [replaced, setReplaced] = useState<string>();
  const read = parseRoute(text);
  const [lastGood, setLastGood] = useState<Route>();
  const change = (next: string) => {
    if (read.ok) setLastGood(read.value);
    onChange(next);
  };
  const faults = read.ok ? [] : read.problems;
  const drawn = read.ok ? read.value : lastGood;
  return (
    <div className="option-block route-field">
      <label htmlFor="route-ready">{label}</label>
      <div className="buttons">
        <select
          id="route-ready"
          value={routes.find((route) => route.text === text)?.id ?? 'own'}
          onChange={(event) => {
            const found = routes.find(({ id }) => id === event.target.value);
            if (!found) return;
            setReplaced(routes.some((route) => route.text === text) ? replaced : text);
            change(found.text);
          }}
        >
          {routes.map(({ id, kind, text: schedule }) => (
            <option key={id} value={id}>
              {nameOf(schedule)} · {en.readyRoutes[kind]}
            </option>
          ))}
          <option value="own">{en.ownRoute}</option>
        </select>
        {replaced !== undefined && replaced !== text && (
          <button type="button" className="quiet" onClick={() => change(replaced)}>
            {en.backToOwnRoute}
          </button>
        )}
      </div>
      <div className="beside">
        <div>
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
          <LineProblems
            id="route-problems"
            words={words}
            lines={faults}
            problems={problems}
            onShow={(line) => editor.current?.show(line)}
          />
        </div>
        {drawn && <RouteProfile route={drawn} stale={!read.ok} />}
      </div>
    </div>
  );
}
