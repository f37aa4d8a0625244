import { SeededDice } from '@gruppetto/kernel';
import { NumberInput, useSaid } from '@gruppetto/ui';
import { useId, useState } from 'react';
import { type Character, generateRace, maxHexagons, minHexagons } from '../rules/index.ts';
import type { RacePlan } from '../rules/types.ts';
import { sentences } from '../words/index.ts';

const characters: readonly Character[] = ['classic', 'cobbles', 'mountains'];
const kinds: readonly RacePlan['kind'][] = ['classic', 'stage'];
const sizes = { min: minHexagons, max: maxHexagons };

/** A race that the program makes up. */
export function Generator({ onMake }: { onMake: (plan: RacePlan) => void }) {
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
