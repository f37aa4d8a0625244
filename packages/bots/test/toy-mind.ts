import type { Dice, Race, Viewer } from '@gruppetto/kernel';
import { type ToyRace, type ToyState, type ToyView, toyRace } from '@gruppetto/testkit';
import { type Bot, featuresOf, type Insight, type Mind, type Network, train } from '../src/index.ts';

/** Dashes with the best card, if it has one. */
export const ruleOfThumb: Bot<ToyRace> = (_race, _view, { choices }) => choices.at(-1) ?? choices[0];

const features = featuresOf({ square: 'position', home: 'finish', next: 'position', near: 'finish' });

function imagine(race: Race<ToyRace>, view: ToyView, viewer: Viewer, dice: Dice): ToyState {
  const cards = Array.from({ length: race.seats }, (_, other) =>
    other === viewer ? [...(view.cards ?? [])] : [dice.roll(3), dice.roll(3)],
  );
  return { next: view.next, road: view.road.map((spot) => ({ ...spot })), home: [...view.home], cards };
}

export const toyInsight: Insight<ToyRace> = {
  of: 'seats',
  features,
  round: ({ road, home }) => Math.max(0, ...road.map(({ square }) => square)) + 10 * home.length,
  horizon: 3,
  imagine,
  trainedOn: [
    { players: 2, length: 12 },
    { players: 3, length: 12 },
  ],
  read: (_race, view, into) => {
    into.fill(0);
    for (const { rider, square } of view.road) {
      into[4 * rider] = square / 12;
      into[4 * rider + 3] = Math.max(0, square - 8) / 4;
    }
    into[4 * view.next + 2] = 1;
    for (const [place, rider] of view.home.entries()) into[4 * rider + 1] = place === 0 ? 1 : 0.1;
  },
};

export const untrained: Mind<ToyRace> = { ruleOfThumb, insight: toyInsight };

const plan = { seed: 'toy', races: 1500, hidden: 8, epochs: 4 };

export const toyTraining = train(toyRace, untrained, plan);

export const mindWith = (network: Network): Mind<ToyRace> => ({ ruleOfThumb, insight: { ...toyInsight, network } });

export const trainAgain = (): Network => train(toyRace, untrained, plan).network;
