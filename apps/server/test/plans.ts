import { findGame } from '@gruppetto/catalogue/all';
import { type Game, SeededDice } from '@gruppetto/kernel';
import { modelTour, type TourPlan } from '@gruppetto/tour';

/** A Los Ciclistas tour of four teams with three riders each. */
export function planOf(stages = 2, name = 'Vuelta de prueba'): TourPlan {
  const game = findGame('los-ciclistas') as Game;
  const plan = modelTour(
    game,
    {
      name,
      kind: game.stageRace?.kinds[0] as string,
      stages,
      base: {},
      seats: ['Red', 'Blue', 'Green', 'Black'].map((team) => ({ name: team, colour: team.toLowerCase(), player: team })),
    },
    new SeededDice('a plan'),
  );
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}
