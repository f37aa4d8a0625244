import { type Problem, SeededDice } from '@gruppetto/kernel';
import { Alert, download, type FieldProps, NumberInput, OpenFile, useSaid } from '@gruppetto/ui';
import { sayProblem, say as sayRefusal } from '@gruppetto/words';
import { useId, useState } from 'react';
import {
  type Character,
  energyOf,
  generateRace,
  hexagonOf,
  lastRow,
  maxHexagons,
  minHexagons,
  placeMarkers,
  planProblems,
  racePlan,
  races,
} from '../rules/index.ts';
import type { Leader1, RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { RaceBuilder } from './RaceBuilder.tsx';
import { RaceMap } from './RaceMap.tsx';
import { planOfParts } from './race-parts.ts';
import './RaceField.css';

type Words = FieldProps<Leader1>['words'];

const characters: readonly Character[] = ['classic', 'cobbles', 'mountains'];
const kinds: readonly RacePlan['kind'][] = ['classic', 'stage'];
const sizes = { min: minHexagons, max: maxHexagons };

/** L1-1.5: one of the ready-made races, one made up from a seed, or one of our own, built tile by tile. */
export function RaceField({ words, value, values, onSet }: FieldProps<Leader1>) {
  const { screens: say } = useSaid(sentences);
  const race = String(value);
  const { label, values: titles = {} } = words.options.race;
  const own = race === 'own' ? (values.own as RacePlan | undefined) : undefined;
  const plan: RacePlan = own ?? (races[race as keyof typeof races] ?? races['miners-road']).plan;
  const [chosen, setChosen] = useState<number>();
  const [kept, setKept] = useState<RacePlan>();
  const [past, setPast] = useState<readonly RacePlan[]>([]);
  const before = past.at(-1);
  const [trouble, setTrouble] = useState<string>();
  const problems = own ? problemsOf(own) : [];
  const faults = faultsOf(problems, plan, words);
  const set = (next: RacePlan) => onSet({ race: 'own', own: next });
  const build = (next: RacePlan) => {
    if (own) setPast([...past, own]);
    set(next);
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
          if (event.target.value === 'own') return begin(kept ?? plan);
          // After a look at another race, one's own is there again.
          if (own) setKept(own);
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
          <div className="buttons">
            <button
              type="button"
              disabled={!before}
              onClick={() => {
                setPast(past.slice(0, -1));
                if (before) set(before);
              }}
            >
              {say.undo}
            </button>
            <button
              type="button"
              disabled={own.hexagons.length < minHexagons}
              onClick={() =>
                build({ ...placeMarkers(own, new SeededDice(own.hexagons.join())), ...(own.weather && { weather: own.weather }) })
              }
            >
              {say.placeMarkers}
            </button>
            <button type="button" disabled={own.hexagons.length === 0} onClick={() => begin(planOfParts(own.kind, []))}>
              {say.clearRoad}
            </button>
            <button type="button" className="quiet" onClick={() => download('own.race-plan.json', JSON.stringify(own, undefined, 2))}>
              {say.savePlan}
            </button>
            {openPlan}
          </div>
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

function Generator({ onMake }: { onMake: (plan: RacePlan) => void }) {
  const { screens: say } = useSaid(sentences);
  const id = useId();
  const [character, setCharacter] = useState<Character>('classic');
  const [kind, setKind] = useState<RacePlan['kind']>('classic');
  const [hexagons, setHexagons] = useState(12);
  const [seed, setSeed] = useState('1');
  const fits = Number.isInteger(hexagons) && hexagons >= sizes.min && hexagons <= sizes.max;
  return (
    <details className="generator">
      <summary>{say.makeRace}</summary>
      <div className="buttons">
        <select aria-label={say.character} value={character} onChange={(event) => setCharacter(event.target.value as Character)}>
          {characters.map((one) => (
            <option key={one} value={one}>
              {say.characters[one]}
            </option>
          ))}
        </select>
        <select aria-label={say.classicOrStage} value={kind} onChange={(event) => setKind(event.target.value as RacePlan['kind'])}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {say.kinds[one]}
            </option>
          ))}
        </select>
        <label htmlFor={id}>
          <small>{say.hexagons}</small> <NumberInput id={id} {...sizes} value={hexagons} aria-invalid={!fits} onChange={setHexagons} />
        </label>
        <label>
          <small>{say.seed}</small> <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={!fits}
          onClick={() => onMake(generateRace({ character, kind, hexagons }, new SeededDice(`${character}/${seed}`)))}
        >
          {say.makeIt}
        </button>
        {!fits && <span className="problem">{say.sizes(sizes.min, sizes.max)}</span>}
      </div>
    </details>
  );
}
