import { SeededDice } from '@gruppetto/kernel';
import { type CourseKind, courses, makeCourse, readCourse, type Terrain } from '@gruppetto/pace-wheel';
import { paceWheelReady, say, wordsOf } from '@gruppetto/words';
import { useState } from 'react';
import type { FieldProps } from '../screens.ts';

const brushes: readonly { readonly letter: string; readonly name: string; readonly terrain: Terrain }[] = [
  { letter: 'u', name: 'Uphill', terrain: 'uphill' },
  { letter: 'f', name: 'Flat', terrain: 'flat' },
  { letter: 'd', name: 'Downhill', terrain: 'downhill' },
];

const kinds = Object.keys(paceWheelReady.kinds) as CourseKind[];

/** The squares one by one: a letter each, a capital one for feed squares. */
const squaresOf = (text: string): string =>
  Array.from(text.matchAll(/([ufdUFD])(\d+)/g), ([, letter, count]) => (letter ?? '').repeat(Number(count))).join('');

const runsOf = (squares: string): string => Array.from(squares.matchAll(/(.)\1*/g), ({ 0: run }) => `${run[0]}${run.length}`).join(' ');

/** PW-1.4: a road of coloured squares: ready-made, made up, painted, or typed. */
export function CourseField({ game, value, problems, onChange }: FieldProps) {
  const text = String(value ?? '');
  const { label, hint } = wordsOf(game.id).options.course ?? { label: 'Course' };
  const [kind, setKind] = useState<CourseKind>('hilly');
  const [seed, setSeed] = useState('1');
  const [brush, setBrush] = useState('u');
  const read = readCourse(text, 'course');
  const ready = courses.find(({ course }) => course === text);
  return (
    <div className="option-block">
      <label htmlFor="course-ready">{label}</label>
      <select
        id="course-ready"
        value={ready?.id ?? 'own'}
        onChange={(event) => {
          const found = courses.find(({ id }) => id === event.target.value);
          if (found) onChange(found.course);
        }}
      >
        {courses.map(({ id }) => (
          <option key={id} value={id}>
            {paceWheelReady.courses[id]}
          </option>
        ))}
        <option value="own">A road of our own</option>
      </select>
      {read.ok && <Paint squares={squaresOf(text)} brush={brush} onPaint={(squares) => onChange(runsOf(squares))} />}
      <div className="brushes" role="radiogroup" aria-label="What a touch paints">
        {[...brushes, { letter: 'R', name: 'Feed', terrain: 'flat' as const }].map(({ letter, name, terrain }) => (
          <label key={letter} className={letter === 'R' ? 'brush feed' : `brush ${terrain}`}>
            <input type="radio" name="brush" checked={brush === letter} onChange={() => setBrush(letter)} /> {name}
          </label>
        ))}
      </div>
      <details>
        <summary>Type it, or make one up</summary>
        <label htmlFor="course-text">
          <small>{hint}</small>
        </label>
        <textarea
          id="course-text"
          rows={3}
          value={text}
          spellCheck={false}
          aria-invalid={problems.length > 0}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className="buttons">
          <select aria-label="Kind of road" value={kind} onChange={(event) => setKind(event.target.value as CourseKind)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {paceWheelReady.kinds[one]}
              </option>
            ))}
          </select>
          <label className="seed">
            Seed <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <button type="button" onClick={() => onChange(makeCourse(kind, new SeededDice(`${kind}/${seed}`)))}>
            Make it
          </button>
        </div>
      </details>
      {problems.map((problem) => (
        <p key={JSON.stringify(problem)} className="problem">
          {say(problem.need, game.id)} <span className="rule-id">{problem.need.rule}</span>
        </p>
      ))}
    </div>
  );
}

interface PaintProps {
  readonly squares: string;
  readonly brush: string;
  readonly onPaint: (squares: string) => void;
}

/** Squares that take the colour of the brush when they are touched or drawn over. */
function Paint({ squares, brush, onPaint }: PaintProps) {
  const paint = (index: number) => {
    const old = squares[index];
    const feeds = old < 'a';
    const next = brush === 'R' ? (feeds ? old.toLowerCase() : old.toUpperCase()) : feeds ? brush.toUpperCase() : brush;
    if (next !== old) onPaint(squares.slice(0, index) + next + squares.slice(index + 1));
  };
  return (
    <>
      <div className="paint" aria-hidden="true">
        {Array.from(squares, (letter, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place on the road
            key={index}
            className={`${brushes.find((one) => one.letter === letter.toLowerCase())?.terrain ?? 'flat'}${letter < 'a' ? ' feed' : ''}`}
            onPointerDown={(event) => {
              event.currentTarget.releasePointerCapture(event.pointerId);
              paint(index);
            }}
            onPointerEnter={(event) => {
              if (event.buttons > 0 && brush !== 'R') paint(index);
            }}
          >
            {(index + 1) % 10 === 0 ? index + 1 : ''}
          </span>
        ))}
      </div>
      <div className="buttons">
        <small>{squares.length} squares</small>
        <button type="button" className="quiet" onClick={() => onPaint(`${squares}${'f'.repeat(5)}`)}>
          5 more
        </button>
        <button type="button" className="quiet" onClick={() => onPaint(squares.slice(0, -5))}>
          5 fewer
        </button>
      </div>
    </>
  );
}
