import type { Fact, RiderId } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';
import type { Line } from '@gruppetto/words';

/** A sentence of the race's story, and where in the race it was said. */
export interface StoryLine {
  readonly moment: number;
  readonly round: number;
  readonly text: string;
  readonly rider?: RiderId;
}

type Told = Fact & {
  readonly rider?: RiderId;
  readonly place?: number;
  readonly from?: number;
  readonly to?: number;
  readonly round?: number;
};

interface Candidate extends StoryLine {
  readonly weight: number;
}

/** How much a fact matters to who tells the race afterwards. */
function weightOf(fact: Told, lead: boolean): number {
  const distance = fact.type === 'moved' ? (fact.to ?? 0) - (fact.from ?? 0) : 0;
  switch (fact.type) {
    case 'finished':
      return fact.place === 1 ? 1000 : fact.place === 2 ? 60 : 0;
    case 'went-out':
      return 30;
    case 'stayed':
      return 22;
    case 'turned':
      return 8;
    case 'moved':
      return distance + (lead ? 18 : 0);
    default:
      return 0;
  }
}

const leaderOf = ({ standings }: Moment): RiderId | undefined => standings.riders[0]?.rider;

/** The race in so many sentences of its log: the ones that mattered most, each from a round of its own where that is possible. */
export function storyOf(moments: readonly Moment[], linesOf: (moment: Moment) => readonly Line[], sentences = 5): readonly StoryLine[] {
  const all: Candidate[] = [];
  let round = 1;
  for (const [moment, happened] of moments.entries()) {
    const before = moments[moment - 1];
    for (const fact of happened.facts as readonly Told[]) if (fact.type === 'began' && fact.round !== undefined) round = fact.round;
    for (const line of linesOf(happened)) {
      const fact = happened.facts[line.fact] as Told;
      const lead = before !== undefined && leaderOf(before) !== leaderOf(happened) && leaderOf(happened) === line.rider;
      const weight = weightOf(fact, lead);
      if (weight > 0) all.push({ moment, round, text: line.text, weight, ...(line.rider !== undefined && { rider: line.rider }) });
    }
  }
  const chosen: Candidate[] = [];
  const byWeight = [...all].sort((a, b) => b.weight - a.weight);
  for (const spread of [true, false])
    for (const one of byWeight) {
      if (chosen.length >= sentences) break;
      if (!chosen.includes(one) && !(spread && chosen.some((other) => other.round === one.round))) chosen.push(one);
    }
  return chosen.sort((a, b) => all.indexOf(a) - all.indexOf(b));
}
