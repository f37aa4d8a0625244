import type { RiderId } from '@gruppetto/kernel';
import type { Fact, Thing } from '../rules/types.ts';
import { sentences } from '../words/index.ts';

/** What a lower third says: what it is about, and who stands where. */
export interface Caption {
  readonly tag: string;
  readonly title: string;
  readonly entries: readonly { readonly place: number; readonly rider: RiderId; readonly value: string }[];
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const factsOf = <T extends Fact['type']>(facts: readonly Fact[], type: T): readonly FactOf<T>[] =>
  facts.filter((fact): fact is FactOf<T> => fact.type === type);

/** Riders that fit. */
const max = 4;

/** The newest of these facts that is worth a caption. */
export function captionOf(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  for (let index = facts.length - 1; index >= 0; index--) {
    const caption = captionAt(facts.slice(0, index + 1), facts[index], words);
    if (caption) return caption;
  }
  return undefined;
}

/** What riders and prizes are called. */
interface CaptionWords {
  rider(rider: RiderId): string;
  won(what: Thing, amount: number): string;
}

function captionAt(facts: readonly Fact[], fact: Fact, words: CaptionWords): Caption | undefined {
  const { caption: say } = sentences().screens;
  switch (fact.type) {
    case 'finished': {
      const home = factsOf(facts, 'finished');
      const winner = home.find(({ place }) => place === 1);
      return {
        tag: say.finish,
        title: winner ? say.wins(words.rider(winner.rider)) : say.atTheLine,
        entries: home.slice(-max).map(({ place, rider, seconds }) => ({ place, rider, value: seconds === 0 ? '' : say.seconds(seconds) })),
      };
    }
    case 'sprint-began':
    case 'sprinted':
      return sprint(facts, words);
    case 'passed':
    case 'gained':
      return mark(facts, words);
    case 'timed':
      return {
        tag: say.clock,
        title: words.rider(fact.rider),
        entries: [{ place: fact.place, rider: fact.rider, value: say.pips(fact.pips) }],
      };
    case 'attacked':
      return { tag: say.attack, title: say.attacked(words.rider(fact.rider), fact.toGo, fact.sector), entries: [] };
    case 'happened':
      if (fact.event !== 'crash' && fact.event !== 'flat-tyre') return undefined;
      return {
        tag: fact.event === 'crash' ? say.crash : say.flatTyre,
        title: say.unlucky(words.rider(fact.rider), fact.sector),
        entries: [],
      };
    case 'split': {
      const [ahead = [], ...others] = fact.parts;
      return { tag: say.split, title: say.splitInto(ahead.length, others.flat().length, fact.sector), entries: [] };
    }
    case 'caught':
      return { tag: say.catch, title: say.together(fact.riders.length + fact.by.length, fact.sector), entries: [] };
    case 'weather':
      return fact.changed ? { tag: say.weather, title: fact.rain ? say.rainBegins : say.rainEnds, entries: [] } : undefined;
    default:
      return undefined;
  }
}

/** A sprint as it stands: the furthest first. */
function sprint(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  const { caption: say } = sentences().screens;
  const began = facts.findLastIndex(({ type }) => type === 'sprint-began');
  const about = facts[began];
  if (about?.type !== 'sprint-began') return undefined;
  const ridden = factsOf(facts.slice(began), 'sprinted').toSorted((a, b) => b.to - a.to);
  const what = about.mark === 'sprint' ? about.name : about.place === 1 ? say.forTheWin : say.forPlace(about.place);
  return {
    tag: say.sprint,
    title: say.sprintOf(what, words.rider(about.riders[0]), about.riders.length - 1),
    entries: ridden.slice(0, max).map(({ rider, to }, index) => ({ place: about.place + index, rider, value: `${to}` })),
  };
}

/** A top or an intermediate sprint, with what was won there. */
function mark(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  const { caption: say } = sentences().screens;
  const last = factsOf(facts, 'passed').at(-1);
  // What is won at the finish is told there.
  if (!last || facts.lastIndexOf(last) < facts.findLastIndex(({ type }) => type === 'finished')) return undefined;
  const entries = facts.flatMap((fact, index) => {
    if (fact.type !== 'passed' || fact.name !== last.name || fact.mark !== last.mark) return [];
    const won: string[] = [];
    for (let next = facts[++index]; next?.type === 'gained'; next = facts[++index]) won.push(words.won(next.what, next.amount));
    return [{ place: fact.place, rider: fact.rider, value: won.join(', ') }];
  });
  return { tag: last.mark === 'sprint' ? say.sprint : (last.category ?? say.top), title: last.name, entries: entries.slice(0, max) };
}
