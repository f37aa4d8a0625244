import type { RiderId } from '@gruppetto/kernel';
import type { Fact } from '@gruppetto/wielersim';

/** What a lower third says: what it is about, and who stands where. */
export interface Caption {
  readonly tag: string;
  readonly title: string;
  readonly entries: readonly { readonly place: number; readonly rider: RiderId; readonly value: string }[];
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const factsOf = <T extends Fact['type']>(facts: readonly Fact[], type: T): readonly FactOf<T>[] =>
  facts.filter((fact): fact is FactOf<T> => fact.type === type);

/** So many fit. */
const most = 4;

/** The newest of these facts that is worth a caption. */
export function captionOf(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  for (let index = facts.length - 1; index >= 0; index--) {
    const caption = captionAt(facts.slice(0, index + 1), facts[index], words);
    if (caption) return caption;
  }
  return undefined;
}

/** How the things of a caption are called. */
export interface CaptionWords {
  rider(rider: RiderId): string;
  seconds(seconds: number): string;
  won(what: string, amount: number): string;
}

function captionAt(facts: readonly Fact[], fact: Fact, words: CaptionWords): Caption | undefined {
  switch (fact.type) {
    case 'finished': {
      const home = factsOf(facts, 'finished');
      const winner = home.find(({ place }) => place === 1);
      return {
        tag: 'Finish',
        title: winner ? `${words.rider(winner.rider)} wins` : 'At the line',
        entries: home
          .slice(-most)
          .map(({ place, rider, seconds }) => ({ place, rider, value: seconds === 0 ? '' : words.seconds(seconds) })),
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
        tag: 'Clock',
        title: words.rider(fact.rider),
        entries: [{ place: fact.place, rider: fact.rider, value: `${fact.pips} pips` }],
      };
    case 'attacked':
      return { tag: 'Attack', title: `${words.rider(fact.rider)}, ${fact.toGo} to go${on(fact.sector)}`, entries: [] };
    case 'happened':
      if (fact.event !== 'crash' && fact.event !== 'flat-tyre') return undefined;
      return { tag: fact.event === 'crash' ? 'Crash' : 'Flat tyre', title: `${words.rider(fact.rider)}${on(fact.sector)}`, entries: [] };
    case 'split': {
      const [ahead = [], ...others] = fact.parts;
      return { tag: 'Split', title: `${ahead.length} in front, ${others.flat().length} behind${on(fact.sector)}`, entries: [] };
    }
    case 'caught':
      return { tag: 'Catch', title: `${fact.riders.length + fact.by.length} together${on(fact.sector)}`, entries: [] };
    case 'weather':
      return fact.changed ? { tag: 'Weather', title: fact.rain ? 'It rains' : 'The rain is over', entries: [] } : undefined;
    default:
      return undefined;
  }
}

const on = (sector: string | undefined): string => (sector === undefined ? '' : `, ${sector}`);

/** A sprint as it stands: the furthest first. */
function sprint(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  const began = facts.findLastIndex(({ type }) => type === 'sprint-began');
  const about = facts[began];
  if (about?.type !== 'sprint-began') return undefined;
  const ridden = factsOf(facts.slice(began), 'sprinted').toSorted((a, b) => b.to - a.to);
  const title = about.mark === 'sprint' ? about.name : about.place === 1 ? 'for victory' : `for place ${about.place}`;
  return {
    tag: 'Sprint',
    title: `${title} · ${words.rider(about.riders[0])}${about.riders.length > 1 ? ` and ${about.riders.length - 1} more` : ''}`,
    entries: ridden.slice(0, most).map(({ rider, to }, index) => ({ place: about.place + index, rider, value: `${to}` })),
  };
}

/** A top or an intermediate sprint, with what was won there. */
function mark(facts: readonly Fact[], words: CaptionWords): Caption | undefined {
  const last = factsOf(facts, 'passed').at(-1);
  // What is won at the finish is told there.
  if (!last || facts.lastIndexOf(last) < facts.findLastIndex(({ type }) => type === 'finished')) return undefined;
  const entries = facts.flatMap((fact, index) => {
    if (fact.type !== 'passed' || fact.name !== last.name || fact.mark !== last.mark) return [];
    const won: string[] = [];
    for (let next = facts[++index]; next?.type === 'gained'; next = facts[++index]) won.push(words.won(next.what, next.amount));
    return [{ place: fact.place, rider: fact.rider, value: won.join(', ') }];
  });
  return { tag: last.mark === 'sprint' ? 'Sprint' : (last.category ?? 'Top'), title: last.name, entries: entries.slice(0, most) };
}
