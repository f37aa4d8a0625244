import { SeededDice } from '@gruppetto/kernel';
import type { FieldProps } from '@gruppetto/ui';
import { useSaid } from '@gruppetto/ui';
import { say } from '@gruppetto/words';
import { useState } from 'react';
import { readCourse } from '../rules/course.ts';
import { type CourseKind, courses, makeCourse } from '../rules/courses.ts';
import type { PaceWheel, Terrain } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import './terrain.css';
import './CourseField.css';

const brushes: readonly { readonly letter: string; readonly terrain: Terrain }[] = [
  { letter: 'u', terrain: 'uphill' },
  { letter: 'f', terrain: 'flat' },
  { letter: 'd', terrain: 'downhill' },
];
/** Makes a square a feed square, or an ordinary one again. */
const feedBrush = 'R';

const kinds: readonly CourseKind[] = ['flat', 'hilly', 'mountains'];

/** The squares one by one: a letter each, a capital one for feed squares. */
const squaresOf = (text: string): string =>
  Array.from(text.matchAll(/([ufdUFD])(\d+)/g), ([, letter, count]) => (letter ?? '').repeat(Number(count))).join('');

const runsOf = (squares: string): string => Array.from(squares.matchAll(/(.)\1*/g), ({ 0: run }) => `${run[0]}${run.length}`).join(' ');

/** PW-1.4: a road of coloured squares: ready-made, made up, painted, or typed. */
export function CourseField({ words, value, problems, onChange }: FieldProps<PaceWheel>) {
  const { screens: screen } = useSaid(sentences);
  const text = String(value ?? '');
  const { label, hint } = words.options.course;
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
            {screen.courses[id]}
          </option>
        ))}
        <option value="own">{screen.ownCourse}</option>
      </select>
      {read.ok && <Paint squares={squaresOf(text)} brush={brush} onPaint={(squares) => onChange(runsOf(squares))} />}
      <div className="brushes" role="radiogroup" aria-label={screen.brush}>
        {brushes.map(({ letter, terrain }) => (
          <label key={letter} className={`brush ${terrain}`}>
            <input type="radio" name="brush" checked={brush === letter} onChange={() => setBrush(letter)} /> {screen.brushes[terrain]}
          </label>
        ))}
        <label className="brush feed">
          <input type="radio" name="brush" checked={brush === feedBrush} onChange={() => setBrush(feedBrush)} /> {screen.brushes.feed}
        </label>
      </div>
      <details>
        <summary>{screen.typeOrMake}</summary>
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
          <select aria-label={screen.kindOfCourse} value={kind} onChange={(event) => setKind(event.target.value as CourseKind)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {screen.kinds[one]}
              </option>
            ))}
          </select>
          <label className="seed">
            {screen.seed} <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
          </label>
          <button type="button" onClick={() => onChange(makeCourse(kind, new SeededDice(`${kind}/${seed}`)))}>
            {screen.makeCourse}
          </button>
        </div>
      </details>
      {problems.map((problem) => (
        <p key={JSON.stringify(problem)} className="problem">
          {say(problem.need, words)} <span className="rule-id">{problem.need.rule}</span>
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
  const { screens: screen } = useSaid(sentences);
  const paint = (index: number) => {
    const old = squares[index];
    const feeds = old < 'a';
    const next = brush === feedBrush ? (feeds ? old.toLowerCase() : old.toUpperCase()) : feeds ? brush.toUpperCase() : brush;
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
              if (event.buttons > 0 && brush !== feedBrush) paint(index);
            }}
          >
            {(index + 1) % 10 === 0 ? index + 1 : ''}
          </span>
        ))}
      </div>
      <div className="buttons">
        <small>{screen.squares(squares.length)}</small>
        <button type="button" className="quiet" onClick={() => onPaint(`${squares}${'f'.repeat(5)}`)}>
          {screen.longer}
        </button>
        <button type="button" className="quiet" onClick={() => onPaint(squares.slice(0, -5))}>
          {screen.shorter}
        </button>
      </div>
    </>
  );
}
