import { type Problem, SeededDice } from '@gruppetto/kernel';
import { Alert, download, type FieldProps, OpenFile, useSaid } from '@gruppetto/ui';
import { sayProblem, say as sayRefusal } from '@gruppetto/words';
import { type ReactNode, useState } from 'react';
import { energyOf, hexagonOf, lastRow, minHexagons, placeMarkers, planProblems, racePlan, races } from '../rules/index.ts';
import type { Leader1, RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { Generator } from './Generator.tsx';
import { RaceBuilder } from './RaceBuilder.tsx';
import { RaceMap } from './RaceMap.tsx';
import { planOfParts } from './race-parts.ts';
import './RaceField.css';

type Words = FieldProps<Leader1>['words'];

/** L1-1.5: one of the ready-made races, one made up from a seed, or one of our own, built tile by tile. */
export function RaceField({ words, value, values, onSet }: FieldProps<Leader1>) {
  const { screens: say } = useSaid(sentences);
  const race = String(value);
  const { label, values: titles = {} } = words.options.race;
  const own = race === 'own' ? (values.own as RacePlan | undefined) : undefined;
  const plan: RacePlan = own ?? (races[race as keyof typeof races] ?? races['miners-road']).plan;
  const [chosen, setChosen] = useState<number>();
  const [left, setLeft] = useState<RacePlan>();
  const [past, setPast] = useState<readonly RacePlan[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const problems = own ? problemsOf(own) : [];
  const faults = faultsOf(problems, plan, words);
  const set = (next: RacePlan) => onSet({ race: 'own', own: next });
  const build = (next: RacePlan) => {
    if (own) setPast([...past, own]);
    set(next);
  };
  const undo = (before: RacePlan) => {
    setPast(past.slice(0, -1));
    set(before);
  };
  const begin = (next: RacePlan) => {
    setChosen(undefined);
    setTrouble(undefined);
    build(next);
  };
  const open = async (file: File) => {
    try {
      const parsed = racePlan.parse(JSON.parse(await file.text()));
      if (parsed.ok) return begin(parsed.value);
      setTrouble(`${file.name}: ${parsed.problems.slice(0, 1).map((problem) => sayProblem(problem, words))}`);
    } catch {
      setTrouble(say.notAPlan(file.name));
    }
  };
  const openPlan = (
    <OpenFile quiet accept=".json,application/json" onFile={(file) => void open(file)}>
      {say.openPlan}
    </OpenFile>
  );
  return (
    <div className={own ? 'option-block race-field building' : 'option-block race-field'}>
      <label htmlFor="race-ready">{label}</label>
      <select
        id="race-ready"
        value={race}
        onChange={(event) => {
          if (event.target.value === 'own') return begin(left ?? plan);
          // After a look at another race, one's own is there again.
          if (own) setLeft(own);
          setChosen(undefined);
          onSet({ race: event.target.value, own: undefined });
        }}
      >
        {[...Object.keys(races), 'own'].map((id) => (
          <option key={id} value={id}>
            {titles[id] ?? id}
          </option>
        ))}
      </select>
      {plan.hexagons.length === 0 ? (
        <p className="empty-road">{say.emptyRoad}</p>
      ) : (
        <RaceMap plan={plan} chosen={own && chosen} faulty={new Set(faults.keys())} {...(own && { onChoose: setChosen })} />
      )}
      <p className="race-sum">
        {say.raceSum({ hexagons: plan.hexagons.length, rows: lastRow(plan), energy: energyOf(plan) })} <small>{say.legend}</small>
      </p>
      {own ? (
        <>
          <Faults problems={problems} onChoose={setChosen} plan={own} words={words} />
          <OwnButtons plan={own} before={past.at(-1)} onUndo={undo} onBuild={build} onBegin={begin}>
            {openPlan}
          </OwnButtons>
          <Alert>{trouble}</Alert>
          <RaceBuilder plan={own} chosen={chosen} onChoose={setChosen} onChange={build} faults={faults} />
        </>
      ) : (
        <>
          <div className="buttons">
            <button type="button" onClick={() => begin(plan)}>
              {say.changeRace}
            </button>
            <button type="button" onClick={() => begin(planOfParts(plan.kind, []))}>
              {say.newRace}
            </button>
            {openPlan}
          </div>
          <Alert>{trouble}</Alert>
        </>
      )}
      <Generator onMake={begin} />
    </div>
  );
}

interface OwnButtonsProps {
  readonly plan: RacePlan;
  /** What undo leads back to. */
  readonly before: RacePlan | undefined;
  readonly onUndo: (before: RacePlan) => void;
  readonly onBuild: (plan: RacePlan) => void;
  readonly onBegin: (plan: RacePlan) => void;
  readonly children: ReactNode;
}

/** What can be done with one's own race as a whole. */
function OwnButtons({ plan, before, onUndo, onBuild, onBegin, children }: OwnButtonsProps) {
  const { screens: say } = useSaid(sentences);
  const { hexagons, weather } = plan;
  return (
    <div className="buttons">
      <button type="button" disabled={!before} onClick={() => before && onUndo(before)}>
        {say.undo}
      </button>
      <button
        type="button"
        disabled={hexagons.length < minHexagons}
        onClick={() => onBuild({ ...placeMarkers(plan, new SeededDice(hexagons.join())), ...(weather && { weather }) })}
      >
        {say.placeMarkers}
      </button>
      <button type="button" disabled={hexagons.length === 0} onClick={() => onBegin(planOfParts(plan.kind, []))}>
        {say.clearRoad}
      </button>
      <button type="button" className="quiet" onClick={() => download('own.race-plan.json', JSON.stringify(plan, undefined, 2))}>
        {say.savePlan}
      </button>
      {children}
    </div>
  );
}

/** An empty road lacks everything; it is enough to say so once. */
const problemsOf = (plan: RacePlan): readonly Problem[] => planProblems(plan).slice(0, plan.hexagons.length === 0 ? 1 : undefined);

/** What is wrong, by the hexagon it is about. */
function faultsOf(problems: readonly Problem[], plan: RacePlan, words: Words): ReadonlyMap<number, readonly string[]> {
  const faults = new Map<number, readonly string[]>();
  for (const problem of problems) {
    const hexagon = placeOf(problem, plan);
    if (hexagon !== undefined && hexagon < plan.hexagons.length)
      faults.set(hexagon, [...(faults.get(hexagon) ?? []), sayRefusal(problem.need, words)]);
  }
  return faults;
}

/** The hexagon that a problem is about, from 0; undefined where it is about the whole race. */
function placeOf({ at, need }: Problem, plan: RacePlan): number | undefined {
  const [, list, nth] = /^(\w+)\[(\d+)\]/.exec(at) ?? [];
  if (list === 'hexagons') return Number(nth);
  if (need.with?.hexagon !== undefined) return Number(need.with.hexagon) - 1;
  const row = need.with?.row;
  return row === undefined ? undefined : Math.min(plan.hexagons.length, hexagonOf(Number(row))) - 1;
}

interface FaultsProps {
  readonly words: Words;
  readonly problems: readonly Problem[];
  readonly plan: RacePlan;
  readonly onChoose: (index: number) => void;
}

function Faults({ problems, plan, words, onChoose }: FaultsProps) {
  const { screens: say } = useSaid(sentences);
  return (
    <div role="status" className="faults">
      {problems.length === 0 ? (
        <p className="fine">{say.raceIsFine}</p>
      ) : (
        <ul>
          {problems.map((problem) => {
            const hexagon = placeOf(problem, plan);
            return (
              <li key={JSON.stringify(problem)} className="problem">
                {sayRefusal(problem.need, words)} <span className="rule-id">{problem.need.rule}</span>
                {hexagon !== undefined && hexagon < plan.hexagons.length && (
                  <button type="button" className="quiet" onClick={() => onChoose(hexagon)}>
                    {say.hexagon(hexagon + 1)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
