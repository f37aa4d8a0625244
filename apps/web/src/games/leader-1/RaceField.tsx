import { type Problem, SeededDice } from '@gruppetto/kernel';
import {
  type Character,
  energyOf,
  fewestHexagons,
  generateRace,
  hexagonOf,
  lastRow,
  mostHexagons,
  planProblems,
  type RacePlan,
  races,
} from '@gruppetto/leader-1';
import { leader1Ready, plural, say, wordsOf } from '@gruppetto/words';
import { useId, useState } from 'react';
import { NumberInput } from '../../ui/NumberInput.tsx';
import type { FieldProps } from '../screens.ts';
import { RaceBuilder } from './RaceBuilder.tsx';
import { RaceMap } from './RaceMap.tsx';

const characters = Object.keys(leader1Ready.characters) as Character[];
const kinds = Object.keys(leader1Ready.kinds) as RacePlan['kind'][];
const sizes = { min: fewestHexagons, max: mostHexagons };

/** L1-1.5: one of the ready-made races, one made up from a seed, or one of our own, built tile by tile. */
export function RaceField({ game, value, values, onSet }: FieldProps) {
  const race = String(value);
  const { label, values: titles = {} } = wordsOf(game.id).options.race ?? { label: 'Race' };
  const own = race === 'own' ? (values.own as RacePlan | undefined) : undefined;
  const plan: RacePlan = own ?? (races[race as keyof typeof races] ?? races['miners-road']).plan;
  const [chosen, setChosen] = useState<number>();
  const problems = own ? planProblems(own) : [];
  const build = (next: RacePlan) => onSet({ race: 'own', own: next });
  return (
    <div className="option-block race-field">
      <label htmlFor="race-ready">{label}</label>
      <select
        id="race-ready"
        value={race}
        onChange={(event) => {
          setChosen(undefined);
          if (event.target.value === 'own') build(plan);
          else onSet({ race: event.target.value, own: undefined });
        }}
      >
        {[...Object.keys(races), 'own'].map((id) => (
          <option key={id} value={id}>
            {titles[id] ?? id}
          </option>
        ))}
      </select>
      <RaceMap plan={plan} chosen={own && chosen} {...(own && { onChoose: setChosen })} />
      <p className="race-sum">
        {plural(plan.hexagons.length, 'hexagon')}, {plural(lastRow(plan), 'row')}. Every rider starts with <b>{energyOf(plan)}</b> energy.{' '}
        <small>In the circles: energy. F feed zone, S sprint zone, B bonus line, ▲ climb with its category.</small>
      </p>
      {own ? (
        <>
          <Faults problems={problems} onChoose={setChosen} plan={own} />
          <RaceBuilder plan={own} chosen={chosen} onChoose={setChosen} onChange={build} />
        </>
      ) : (
        <div className="buttons">
          <button type="button" onClick={() => build(plan)}>
            Change this race
          </button>
        </div>
      )}
      <Generator
        onMake={(made) => {
          setChosen(undefined);
          build(made);
        }}
      />
    </div>
  );
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
  readonly problems: readonly Problem[];
  readonly plan: RacePlan;
  readonly onChoose: (index: number) => void;
}

function Faults({ problems, plan, onChoose }: FaultsProps) {
  return (
    <div role="status" className="faults">
      {problems.length === 0 ? (
        <p className="fine">This race can be ridden.</p>
      ) : (
        <ul>
          {problems.map((problem) => {
            const hexagon = placeOf(problem, plan);
            return (
              <li key={JSON.stringify(problem)} className="problem">
                {say(problem.need, 'leader-1')} <span className="rule-id">{problem.need.rule}</span>
                {hexagon !== undefined && hexagon < plan.hexagons.length && (
                  <button type="button" className="quiet" onClick={() => onChoose(hexagon)}>
                    Hexagon {hexagon + 1}
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
  const id = useId();
  const [character, setCharacter] = useState<Character>('classic');
  const [kind, setKind] = useState<RacePlan['kind']>('classic');
  const [hexagons, setHexagons] = useState(12);
  const [seed, setSeed] = useState('1');
  const fits = Number.isInteger(hexagons) && hexagons >= sizes.min && hexagons <= sizes.max;
  return (
    <details className="generator">
      <summary>Make a race up</summary>
      <div className="buttons">
        <select aria-label="Character of the race" value={character} onChange={(event) => setCharacter(event.target.value as Character)}>
          {characters.map((one) => (
            <option key={one} value={one}>
              {leader1Ready.characters[one]}
            </option>
          ))}
        </select>
        <select aria-label="Classic or stage" value={kind} onChange={(event) => setKind(event.target.value as RacePlan['kind'])}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {leader1Ready.kinds[one]}
            </option>
          ))}
        </select>
        <label htmlFor={id}>
          <small>hexagons</small> <NumberInput id={id} {...sizes} value={hexagons} aria-invalid={!fits} onChange={setHexagons} />
        </label>
        <label>
          <small>seed</small> <input value={seed} maxLength={40} onChange={(event) => setSeed(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={!fits}
          onClick={() => onMake(generateRace({ character, kind, hexagons }, new SeededDice(`${character}/${seed}`)))}
        >
          Make it
        </button>
      </div>
    </details>
  );
}
