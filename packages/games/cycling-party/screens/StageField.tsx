import { SeededDice } from '@gruppetto/kernel';
import { Alert, download, type FieldProps, OpenFile, useSaid } from '@gruppetto/ui';
import { sayProblem } from '@gruppetto/words';
import { useState } from 'react';
import { hexagonsFor, hexagonsInBox, longestStage, makeStage, shortestStage, stage, stageTypes } from '../rules/stage.ts';
import { type StageId, stages } from '../rules/stages.ts';
import type { CyclingParty, Stage, StageType } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';
import { Circuit } from './Circuit.tsx';
import { StagePasses } from './StagePasses.tsx';
import { problemAt, type StagePartProps, StageProblem } from './StageProblem.tsx';
import { StageProfile } from './StageProfile.tsx';
import { StageSprints } from './StageSprints.tsx';
import './stage-field.css';

const names = Object.keys(stages) as StageId[];

/** CP-6.1, CP-6.2: a ready-made stage, or one built on its profile; what breaks a rule is said beside its field. */
export function StageField({ words, value, values, problems, onSet }: FieldProps<CyclingParty>) {
  const { screens: say } = useSaid(sentences);
  const chosen = String(values.stage);
  const own = value as Stage | undefined;
  const now: Stage = own ?? stages[chosen as StageId] ?? stages['canal-run'];
  const [seed, setSeed] = useState('1');
  const master = values.version === 'master';
  const { sprints = [] } = now;
  const change = (next: Stage) => onSet({ stage: 'own', own: next });
  const part: StagePartProps = { words, problems, stage: now, onChange: change };
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
      <p className="soft">{sayHexagons(hexagonsFor(now), say)}</p>
      <LengthAndType {...part} />
      <StagePasses {...part} senior={values.version !== 'junior'} />
      {master && <StageSprints {...part} seed={seed} />}
      <div className="buttons">
        <label className="seed">
          {say.seed} <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button type="button" onClick={() => change(makeStage(now.type, new SeededDice(`${now.type}/${seed}`)))}>
          {say.makeStage}
        </button>
      </div>
      <StageFile {...part} />
    </div>
  );
}

function LengthAndType({ words, problems, stage, onChange }: StagePartProps) {
  const { screens: say } = useSaid(sentences);
  return (
    <>
      <StageProblem words={words} problems={problems} at="own" />
      <div className="stage-row">
        <label>
          {say.length}
          <input
            type="number"
            min={shortestStage}
            max={longestStage}
            value={stage.length}
            aria-invalid={problemAt(problems, 'own.length') !== undefined}
            onChange={(event) => onChange({ ...stage, length: Math.trunc(Number(event.target.value)) })}
          />
        </label>
        <label>
          {say.type}
          <select value={stage.type} onChange={(event) => onChange({ ...stage, type: event.target.value as StageType })}>
            {stageTypes.map((type) => (
              <option key={type} value={type}>
                {say.types[type]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <StageProblem words={words} problems={problems} at="own.length" />
      <StageProblem words={words} problems={problems} at="own.type" />
    </>
  );
}

/** The stage saved in a file, and opened from one. */
function StageFile({ words, stage: shown, onChange }: StagePartProps) {
  const { screens: say } = useSaid(sentences);
  const [fault, setFault] = useState<string>();
  const read = async (file: File) => {
    try {
      const parsed = stage.parse(JSON.parse(await file.text()));
      if (parsed.ok) onChange(parsed.value);
      setFault(parsed.ok ? undefined : say.fileFault({ file: file.name, fault: sayProblem(parsed.problems[0], words) }));
    } catch {
      setFault(say.notJson(file.name));
    }
  };
  return (
    <>
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => download('own.stage.json', JSON.stringify(shown, undefined, 2))}>
          {say.saveStage}
        </button>
        <OpenFile quiet accept=".json,application/json" onFile={(file) => void read(file)}>
          {say.openStage}
        </OpenFile>
      </div>
      <Alert>{fault}</Alert>
    </>
  );
}

function sayHexagons(hexagons: number, say: Sentences['screens']): string {
  if (hexagons === hexagonsInBox) return say.wholeBox(hexagonsInBox);
  return (hexagons > hexagonsInBox ? say.hexagonsOverBox : say.hexagonsOfBox)({ hexagons, box: hexagonsInBox });
}
