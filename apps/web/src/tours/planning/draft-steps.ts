import { findGame, type GameId, gameIds } from '@gruppetto/catalogue';
import type { Game } from '@gruppetto/kernel';
import { maxStages, ridersInTour, type TourPlan } from '@gruppetto/tour';
import type { Words } from '@gruppetto/words';
import { freshSeat } from '../../setup/default-seats.ts';
import type { DraftContent, DraftSeat } from './drafts.ts';
import { propose, stageRaceOf, tourWide, wishOf, withBase } from './model.ts';
import { fits } from './NumberField.tsx';

export interface StepProps {
  readonly game: Game;
  readonly draft: DraftContent;
  readonly onChange: (draft: DraftContent) => void;
}

/** The games that are raced in stages; their rooms must be open. */
export const gamesInStages = (): readonly GameId[] => gameIds.filter((id) => findGame(id)?.stageRace);

/** For one place. */
export const maxPoints = 1000;

/** With all that its game needs and somebody has not said yet. */
export function filledIn(draft: DraftContent): DraftContent {
  const games: readonly string[] = gamesInStages();
  const game = findGame(games.includes(draft.game) ? draft.game : games[0]) as Game;
  const race = stageRaceOf(game);
  const kind = race.kinds.includes(draft.kind) ? draft.kind : (race.kinds[0] ?? '');
  return { ...draft, game: game.id, kind };
}

/** The stages that the wish of the first step asks for; those that somebody has changed stay while the wish does. */
export function withStages(game: Game, draft: DraftContent): DraftContent {
  if (draft.proposed === wishOf(draft)) {
    const { wide } = tourWide(game);
    const base = withBase(game, draft.base);
    const shared = Object.fromEntries(wide.map((name) => [name, base[name]]));
    return { ...draft, stages: draft.stages.map((stage) => ({ ...stage, options: { ...stage.options, ...shared } })) };
  }
  const proposed = propose(game, draft);
  if (!proposed) return draft;
  const stages = proposed.map((options) => ({ name: '', options }));
  const [first] = proposed;
  const points = first && stageRaceOf(game).tourPoints?.(first, draft.count);
  const { points: _old, ...rest } = draft;
  return { ...rest, stages, proposed: wishOf(draft), ...(points && { points: draft.points ?? points }) };
}

/** As many as the stages are for. */
export function withSeats(game: Game, draft: DraftContent): DraftContent {
  const parsed = game.options.parse(draft.stages[0]?.options ?? {});
  if (!parsed.ok) return draft;
  const needed = game.race(parsed.value).seats;
  const seats: DraftSeat[] = draft.seats.slice(0, needed);
  while (seats.length < needed) seats.push({ ...freshSeat(seats, seats.length === 0 ? 'person' : 'rule-of-thumb'), riders: [] });
  return { ...draft, seats };
}

/** The problem with the name of a team. */
export function nameProblem({ seats }: DraftContent, seat: number, words: Words['startTour']): string | undefined {
  const name = seats[seat]?.name.trim() ?? '';
  if (name === '') return words.nameless;
  const same = seats.findIndex((other, index) => index !== seat && other.name.trim() === name);
  return same < 0 ? undefined : words.sameName(same + 1);
}

/** What keeps each step from being left. */
export function problemsOf(game: Game, draft: DraftContent, words: Words['startTour']): readonly (readonly string[])[] {
  const base = game.options.parse(withBase(game, draft.base));
  const first = [
    ...(draft.name.trim() === '' ? [words.needsName] : []),
    ...(fits(draft.count, 1, maxStages) ? [] : [words.needsStages(maxStages)]),
    ...(base.ok ? [] : [words.needsOptions]),
  ];
  const { points } = draft;
  const numbers = points ? [points.stageWin, ...Object.values(points.places).flat()] : [];
  const second = numbers.every((one) => fits(one, 0, maxPoints)) ? [] : [words.needsPoints];
  const wrong = draft.stages.findIndex(({ options }) => !game.options.parse(options).ok);
  const third = wrong < 0 ? [] : [words.needsStage(wrong + 1)];
  const names = draft.seats.map(({ name }) => name.trim());
  const fourth = names.some((name) => name === '')
    ? [words.needsTeamName]
    : new Set(names).size < names.length || new Set(draft.seats.map(({ colour }) => colour)).size < draft.seats.length
      ? [words.teamsDiffer]
      : [];
  return [first, second, third, fourth];
}

export function planOf(game: Game, draft: DraftContent): TourPlan {
  const options = (draft.stages[0]?.options ?? {}) as object;
  const teams = draft.seats.map(({ riders, entries, lineUp }) =>
    entries && lineUp ? ridersInTour(entries, lineUp) : { names: riders.map((name) => name.trim()), about: [] },
  );
  const places = game.race(options).riders;
  const about = places.map(({ seat, number }) => teams[seat]?.about[number - 1] ?? {});
  return {
    format: 'gruppetto-tour',
    game: game.id,
    rules: game.rules,
    name: draft.name.trim(),
    kind: draft.kind,
    seats: draft.seats.map(({ name, colour, player }) => ({ name: name.trim(), colour, player })),
    riders: places.map(({ seat, number }) => teams[seat]?.names[number - 1] ?? ''),
    ...(about.some((one) => Object.keys(one).length > 0) && { about }),
    stages: draft.stages.map(({ name, options }) => {
      const parsed = game.options.parse(options);
      return { name: name.trim(), options: parsed.ok ? parsed.value : options };
    }),
    ...(draft.points && { points: draft.points }),
  };
}
