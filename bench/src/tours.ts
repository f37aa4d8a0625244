import { findGame } from '@gruppetto/catalogue/all';
import { type Game, SeededDice } from '@gruppetto/kernel';
import { riderFor, rideStages, tourOf } from '@gruppetto/lab';
import { enter, foldTour, modelTour, type Tour, type TourEntry, type TourPlan } from '@gruppetto/tour';
import type { TimedWork } from './alternate.ts';

/** A tour of twenty-one stages, as the game proposes it. */
function longTour(game: Game, base: object): TourPlan {
  const options = game.options.parse(base);
  if (!options.ok || !game.stageRace) throw new Error(`no tour of ${game.id}`);
  const seats = Array.from({ length: game.race(options.value).seats }, (_, seat) => ({
    name: `${seat}`,
    colour: '',
    player: 'rule-of-thumb',
  }));
  const [kind = ''] = game.stageRace.kinds;
  const plan = modelTour(game, { name: 'A long tour', kind, stages: 21, base, seats }, new SeededDice('a long tour'));
  if (!plan.ok) throw new Error(`the plan of ${game.id}: ${JSON.stringify(plan.problems)}`);
  return plan.value;
}

/** WielerSIM: 21 stages of 36 riders between bots, opened, ridden and counted; the unit is a tour. */
export function riddenTours(): TimedWork {
  const game = findGame('wielersim') as Game;
  const plan = longTour(game, {});
  const players = plan.seats.map(({ player }) => riderFor(game, player));
  let race = 0;
  return () => {
    for (const { tour } of rideStages(tourOf(plan), players, 'bench', { race })) if (tour.after.length > 21) throw new Error('too many');
    race++;
    return 1;
  };
}

/** Everything of a stage of Cycling Party, as somebody at a real table types it. */
function typed({ riders, stages }: Tour, stage: number): readonly TourEntry[] {
  const passed = stages[stage]?.places.flatMap(({ id, places }, nth): TourEntry[] =>
    Array.from({ length: places }, (_, index) => ({ do: 'pass', stage, at: id, rider: (7 * nth + 5 * index + stage) % riders.length })),
  );
  const home = riders.map((_, index): TourEntry => {
    const arrival = { minutes: Math.floor(index / 6), square: 12 - (index % 6), die: 3 };
    return { do: 'pass', stage, at: 'finish', rider: (index + stage) % riders.length, arrival };
  });
  return [...(passed ?? []), ...home];
}

function entered(tour: Tour, entry: TourEntry): Tour {
  const answer = enter(tour, entry);
  if (answer.kind === 'refused') throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(answer.refusal)}`);
  return answer.tour;
}

/** Cycling Party: 21 stages of 6 teams of 6, all typed in. */
export function typedTour(): { readonly game: Game; readonly plan: TourPlan; readonly entries: readonly TourEntry[] } {
  const game = findGame('cycling-party') as Game;
  const plan = longTour(game, { version: 'master', teams: 6, riders: 6 });
  const open = tourOf(plan);
  return { game, plan, entries: plan.stages.flatMap((_, stage): TourEntry[] => [...typed(open, stage), { do: 'end', stage }]) };
}

/** The units are a whole fold, an entry, and a correction of the first stage. */
export function typedTours(): Readonly<Record<'fold' | 'entry' | 'correction', TimedWork>> {
  const { game, plan, entries } = typedTour();
  const whole = tourOf(plan, entries);
  // The last stage but its last arrival.
  const last = tourOf(plan, entries.slice(0, -2));
  const arrival = entries.at(-2) as TourEntry;
  return {
    fold: () => {
      if (foldTour(game, plan, entries).kind === 'refused') throw new Error('an entry was refused');
      return 1;
    },
    entry: () => {
      entered(last, arrival);
      return 1;
    },
    correction: () => {
      if (!entered(entered(whole, { do: 'reopen', stage: 0 }), { do: 'end', stage: 0 }).over) throw new Error('a later stage was lost');
      return 1;
    },
  };
}
