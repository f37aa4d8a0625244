import { type Game, SeededDice, type Shape, type StageRace } from '@gruppetto/kernel';
import { defaultsOf } from '../../setup/RaceFields.tsx';
import type { DraftContent } from './drafts.ts';

export type Values = Readonly<Record<string, unknown>>;

export const stageRaceOf = (game: Game): StageRace => game.stageRace as StageRace;

const seeded = (seed: string) => {
  const dice = new SeededDice(seed);
  dice.begin(0);
  return dice;
};

/** The options of a game as they stand with what somebody has settled for the whole tour. */
export const withBase = (game: Game, base: Values): Values => ({ ...defaultsOf(game.options.shape), ...base });

/** A value that a field may have too. */
function otherValue(shape: Shape | undefined, value: unknown): unknown {
  if (shape?.kind === 'flag') return value !== true;
  if (shape?.kind === 'one-of') return shape.values.find((one) => one !== value);
  if (shape?.kind !== 'integer') return undefined;
  const step = shape.step ?? 1;
  return Number(value) + step <= shape.max ? Number(value) + step : Number(value) - step;
}

/** Enough stages to see what differs from one to the next. */
const many = 21;

const known = new WeakMap<Game, { readonly wide: readonly string[]; readonly settled: readonly string[] }>();

/** Which options hold for all stages of a tour: `wide` are those that a person may set, `settled` also those that the game's models set. */
export function tourWide(game: Game): { readonly wide: readonly string[]; readonly settled: readonly string[] } {
  const found = known.get(game);
  if (found) return found;
  const race = stageRaceOf(game);
  const parsed = game.options.parse({});
  const { shape } = game.options;
  const names = shape.kind === 'object' ? Object.keys(shape.fields) : [];
  if (!parsed.ok) return { wide: [], settled: [] };
  const base = parsed.value as Values;
  const stages = race.kinds.flatMap((kind) => race.model(kind, many, parsed.value, seeded('wide'))) as readonly Values[];
  const written = (values: Values, name: string) => JSON.stringify(values[name]);
  const settled = names.filter((name) => stages.every((stage) => written(stage, name) === written(stages[0], name)));
  // What the models set by themselves, whatever is wished, is nobody's wish.
  const follows = (name: string): boolean => {
    const other = shape.kind === 'object' ? otherValue(shape.fields[name], base[name]) : undefined;
    const wished = other === undefined ? undefined : game.options.parse({ ...base, [name]: other });
    if (!wished?.ok) return true;
    const [stage] = race.model(race.kinds[0] ?? '', 1, wished.value, seeded('wide')) as readonly Values[];
    return stage !== undefined && written(stage, name) === written(wished.value as Values, name);
  };
  const wide = settled.filter((name) => base[name] !== undefined && written(stages[0], name) === written(base, name) && follows(name));
  const both = { wide, settled };
  known.set(game, both);
  return both;
}

/** The stages that the game proposes for what was wished, or what is wrong with the wish. */
export function propose(game: Game, { kind, count, base, seed }: DraftContent): readonly Values[] | undefined {
  const parsed = game.options.parse(withBase(game, base));
  return parsed.ok ? (stageRaceOf(game).model(kind, count, parsed.value, seeded(seed)) as readonly Values[]) : undefined;
}

/** What the proposal depends on. */
export const wishOf = ({ game, kind, count, seed }: DraftContent): string => JSON.stringify([game, kind, count, seed]);
