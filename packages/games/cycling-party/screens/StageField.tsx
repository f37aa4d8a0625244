import { type Problem, SeededDice } from '@gruppetto/kernel';
import { Alert, download, type FieldProps, Icon, OpenFile, useSaid } from '@gruppetto/ui';
import { sayProblem, say as sayRefusal } from '@gruppetto/words';
import { useState } from 'react';
import {
  categories,
  hexagonsFor,
  hexagonsInBox,
  longestStage,
  makeSprints,
  makeStage,
  shortestStage,
  stage,
  stageTypes,
} from '../rules/stage.ts';
import { type StageId, stages } from '../rules/stages.ts';
import type { Category, CyclingParty, Pass, Stage, StageType } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import { Circuit } from './Circuit.tsx';
import { lengthOf, StageProfile } from './StageProfile.tsx';
import './stage-field.css';

const names = Object.keys(stages) as StageId[];

/** CP-6.1, CP-6.2: a ready-made stage, or one built on its profile; what breaks a rule is said beside its field. */
export function StageField({ words, value, values, problems, onSet }: FieldProps<CyclingParty>) {
  const { screens: say } = useSaid(sentences);
  const chosen = String(values.stage);
  const own = value as Stage | undefined;
  const now: Stage = own ?? stages[chosen as StageId] ?? stages['canal-run'];
  const [seed, setSeed] = useState('1');
  const [fault, setFault] = useState<string>();
  const senior = values.version !== 'junior';
  const master = values.version === 'master';
  const { sprints = [] } = now;
  const change = (next: Stage) => onSet({ stage: 'own', own: next });
  const problemAt = (where: string): Problem | undefined => problems.find(({ at }) => at === where);
  const wrong = (where: string) => {
    const problem = problemAt(where);
    return (
      problem && (
        <p className="problem">
          {sayRefusal(problem.need, words)} <span className="rule-id">{problem.need.rule}</span>
        </p>
      )
    );
  };
  const read = async (file: File) => {
    try {
      const parsed = stage.parse(JSON.parse(await file.text()));
      if (parsed.ok) change(parsed.value);
      setFault(parsed.ok ? undefined : say.fileFault({ file: file.name, fault: sayProblem(parsed.problems[0], words) }));
    } catch {
      setFault(say.notJson(file.name));
    }
  };
  const hexagons = hexagonsFor(now);
  const version = (['junior', 'senior', 'master'] as const).find((one) => one === values.version) ?? 'senior';
  const circuitOptions = { version, teams: 2, riders: 5, stage: 'own', own: now };
  return (
    <div className="option-block stage-builder">
      <label htmlFor="stage-ready">{say.stage}</label>
      <select
        id="stage-ready"
        value={chosen}
        onChange={(event) =>
          onSet(event.target.value === 'own' ? { stage: 'own', own: now } : { stage: event.target.value, own: undefined })
        }
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {say.stages[name]}
          </option>
        ))}
        <option value="own">{say.ownStage}</option>
      </select>
      <StageProfile
        stage={now}
        sprints={master ? sprints : []}
        onMove={(index, from) => change({ ...now, passes: now.passes.with(index, { ...now.passes[index], from }) })}
        onMoveSprint={(index, square) => change({ ...now, sprints: sprints.with(index, square) })}
      />
      {problems.length === 0 && <Circuit options={circuitOptions} />}
      <p className="soft">{sayHexagons(hexagons, say)}</p>
      {wrong('own')}
      <div className="stage-row">
        <label>
          {say.length}
          <input
            type="number"
            min={shortestStage}
            max={longestStage}
            value={now.length}
            aria-invalid={problemAt('own.length') !== undefined}
            onChange={(event) => change({ ...now, length: Math.trunc(Number(event.target.value)) })}
          />
        </label>
        <label>
          {say.type}
          <select value={now.type} onChange={(event) => change({ ...now, type: event.target.value as StageType })}>
            {stageTypes.map((type) => (
              <option key={type} value={type}>
                {say.types[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {wrong('own.length')}
      {wrong('own.type')}
      {wrong('own.passes')}
      <ol className="passes">
        {now.passes.map((pass, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pass is its place in the list
          <li key={index}>
            <PassRow
              pass={pass}
              nth={index + 1}
              senior={senior}
              onChange={(next) => change({ ...now, passes: now.passes.with(index, next) })}
              onRemove={() => change({ ...now, passes: now.passes.toSpliced(index, 1) })}
            />
            {wrong(`own.passes[${index}]`)}
            {wrong(`own.passes[${index}].from`)}
            {wrong(`own.passes[${index}].category`)}
            {wrong(`own.passes[${index}].length`)}
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" onClick={() => change({ ...now, passes: [...now.passes, { from: freeFrom(now), category: 'hill' }] })}>
          {say.addPass}
        </button>
      </div>
      {master && (
        <fieldset className="sprints">
          <legend>{say.sprints}</legend>
          {wrong('own.sprints')}
          <ol>
            {sprints.map((square, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sprint is its place in the list
              <li key={index}>
                <label>
                  <small>{say.sprintOn(index + 1)}</small>
                  <input
                    type="number"
                    value={square}
                    aria-invalid={problemAt(`own.sprints[${index}]`) !== undefined}
                    onChange={(event) => change({ ...now, sprints: sprints.with(index, Math.trunc(Number(event.target.value))) })}
                  />
                </label>
                <button
                  type="button"
                  className="quiet icon"
                  aria-label={say.removeSprint(index + 1)}
                  onClick={() => change({ ...now, sprints: sprints.toSpliced(index, 1) })}
                >
                  <Icon name="close" />
                </button>
                {wrong(`own.sprints[${index}]`)}
              </li>
            ))}
          </ol>
          <div className="buttons">
            <button type="button" onClick={() => change({ ...now, sprints: [...sprints, Math.max(9, ...sprints) + 1] })}>
              {say.addSprint}
            </button>
            <button
              type="button"
              onClick={() => change({ ...now, sprints: makeSprints(now, new SeededDice(`sprints/${seed}/${sprints}`)) })}
            >
              {say.placeSprints}
            </button>
          </div>
        </fieldset>
      )}
      <div className="buttons">
        <label className="seed">
          {say.seed} <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button type="button" onClick={() => change(makeStage(now.type, new SeededDice(`${now.type}/${seed}`)))}>
          {say.makeStage}
        </button>
      </div>
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => download('own.stage.json', JSON.stringify(now, undefined, 2))}>
          {say.saveStage}
        </button>
        <OpenFile quiet accept=".json,application/json" onFile={(file) => void read(file)}>
          {say.openStage}
        </OpenFile>
      </div>
      <Alert>{fault}</Alert>
    </div>
  );
}

/** Behind the last pass, so that a new one overlaps nothing. */
const freeFrom = ({ passes }: Stage): number => Math.max(10, ...passes.map((pass) => pass.from + lengthOf(pass) + 5));

interface PassRowProps {
  readonly pass: Pass;
  readonly nth: number;
  readonly senior: boolean;
  readonly onChange: (pass: Pass) => void;
  readonly onRemove: () => void;
}

function PassRow({ pass, nth, senior, onChange, onRemove }: PassRowProps) {
  const { screens: say } = useSaid(sentences);
  const free = 'free';
  return (
    <div className="pass-row">
      <label>
        <small>{say.passFrom(nth)}</small>
        <input type="number" value={pass.from} onChange={(event) => onChange({ ...pass, from: Math.trunc(Number(event.target.value)) })} />
      </label>
      <label>
        <small>{say.category}</small>
        <select
          value={pass.category ?? free}
          onChange={(event) =>
            onChange(
              event.target.value === free
                ? { from: pass.from, length: lengthOf(pass) }
                : { from: pass.from, category: event.target.value as Category },
            )
          }
        >
          {categories.map((category) => (
            <option key={category} value={category}>
              {say.categories[category]}
            </option>
          ))}
          {(!senior || !pass.category) && <option value={free}>{say.anyLength}</option>}
        </select>
      </label>
      <label>
        <small>{say.passSquares}</small>
        <input
          type="number"
          min="1"
          value={lengthOf(pass)}
          disabled={pass.category !== undefined}
          onChange={(event) => onChange({ from: pass.from, length: Math.trunc(Number(event.target.value)) })}
        />
      </label>
      <button type="button" className="quiet icon" aria-label={say.removePass(nth)} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function sayHexagons(hexagons: number, say: Sentences['screens']): string {
  if (hexagons === hexagonsInBox) return say.wholeBox(hexagonsInBox);
  return (hexagons > hexagonsInBox ? say.hexagonsOverBox : say.hexagonsOfBox)({ hexagons, box: hexagonsInBox });
}
