import type { RiderId } from '@gruppetto/kernel';
import type { Names, Said } from '@gruppetto/words';
import type { Fact } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { before, type FactOf, people, pick } from './telling.ts';

type Moved = FactOf<'moved'>;
type RideFact = FactOf<'moved' | 'accelerated' | 'countered' | 'attacked' | 'stayed'>;

/** What is told of a move, of what was tried, and of a rider who stayed. */
export function rideLine(say: Sentences, fact: RideFact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  switch (fact.type) {
    case 'moved':
      return moved(say, fact, facts, index, names);
    // What succeeded is told with the move that came of it.
    case 'accelerated':
      return fact.success ? undefined : notFaster(say, fact, names);
    case 'countered':
      return fact.success ? undefined : notCountered(say, fact, names);
    case 'attacked':
      return attacked(say, fact, names);
    case 'stayed':
      return stayed(say, fact, names);
  }
}

function moved(say: Sentences, fact: Moved, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  switch (fact.by) {
    case 'throw':
      return rode(say, fact, before(facts, index, 'threw', fact.rider)?.dice ?? [], names);
    case 'acceleration':
      return sped(say, fact, before(facts, index, 'accelerated', fact.rider), names);
    case 'aspiration':
      return followed(say, fact, facts, index, names);
    case 'counter':
      return countered(say, fact, before(facts, index, 'countered', fact.rider)?.die ?? 0, names);
    case 'escape':
      return escaped(say, fact, names);
  }
}

/** WS-1.6: the sum of a move by a throw. */
function sumOf(say: Sentences, { from, to, thrown = 0, malus, aimed = to }: Moved): string {
  if (malus === 0) return `${from} + ${thrown} = ${aimed}`;
  if (thrown - malus < 1) return `${from} + 1 = ${aimed} (${thrown} − ${malus}, ${say.notes.atLeastOne})`;
  return `${from} + ${thrown} − ${malus} = ${aimed}`;
}

const rulesOf = ({ rule, malus, aimed }: Moved, ...others: readonly string[]): readonly string[] => [
  ...new Set([rule, ...(malus > 0 ? ['WS-1.6'] : []), ...(aimed === undefined ? [] : ['WS-4.3']), ...others]),
];

const withStop = (say: Sentences, { aimed }: Moved, text: string): string => (aimed === undefined ? text : `${text} ${say.stoppedThere}`);

function rode(say: Sentences, fact: Moved, dice: readonly number[], names: Names): Said {
  const { rider, to, thrown = 0, malus } = fact;
  const parts = { rider: names.rider(rider), dice, malus, to };
  const natural = dice.reduce((total, die) => total + die, 0) === thrown;
  // An event may have changed what the dice said.
  const ways = dice.length === 3 ? say.rodeBestTwo(parts) : natural ? say.rode(parts) : say.rodeBy({ ...parts, by: thrown });
  return {
    text: withStop(say, fact, pick(fact, ways)),
    rider,
    why: { rules: rulesOf(fact, 'WS-4.1'), ...(dice.length > 0 && { dice: { faces: dice, sides: 6 } }), sum: sumOf(say, fact) },
  };
}

function sped(say: Sentences, fact: Moved, tried: FactOf<'accelerated'> | undefined, names: Names): Said {
  const { rider, to, thrown = 0, malus } = fact;
  if (!tried || tried.thrown !== thrown) return rode(say, fact, tried?.dice ?? [], names);
  const { role, dice, equivalent } = tried;
  return {
    text: withStop(say, fact, pick(fact, say.sped({ rider: names.rider(rider), role, dice, equivalent, malus, to }))),
    rider,
    why: { rules: rulesOf(fact, 'WS-4.6'), dice: { faces: dice, sides: 6 }, sum: sumOf(say, fact) },
  };
}

/** Riders who follow one after the other are told in one line. */
function followed(say: Sentences, fact: Moved, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const isOne = (other: Fact | undefined): other is Moved =>
    other?.type === 'moved' && other.by === 'aspiration' && other.behind === fact.behind;
  if (isOne(facts[index + 1])) return undefined;
  let first = index;
  while (isOne(facts[first - 1])) first--;
  const run = facts.slice(first, index + 1) as readonly Moved[];
  const riders = run.map(({ rider }) => rider);
  const who = people(say, riders, names);
  const wheel = names.rider(fact.behind as RiderId);
  const sums = run.map(({ from, to, malus }) => {
    const sum = `${from} + ${to - from} = ${to}`;
    return malus > 0 ? `${sum} (${say.notes.worth(to - from + malus)})` : sum;
  });
  return {
    text: pick(fact, riders.length > 1 ? say.follow({ riders: who, wheel }) : say.follows({ rider: who, wheel, to: fact.to })),
    rider: riders[0],
    why: { rules: ['WS-4.4', 'WS-4.5'], sum: say.together(sums) },
  };
}

function countered(say: Sentences, fact: Moved, die: number, names: Names): Said {
  const { rider, from, to, behind } = fact;
  return {
    text: pick(fact, say.countered({ rider: names.rider(rider), wheel: names.rider(behind as RiderId), die, to })),
    rider,
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${from} + ${to - from} = ${to}` },
  };
}

function escaped(say: Sentences, fact: Moved, names: Names): Said {
  const { rider, to, die = 6 } = fact;
  return {
    text: withStop(say, fact, pick(fact, say.escaped({ rider: names.rider(rider), die, to }))),
    rider,
    why: { rules: rulesOf(fact, 'WS-5.3'), dice: { faces: [die], sides: 6 }, sum: sumOf(say, fact) },
  };
}

function notFaster(say: Sentences, fact: FactOf<'accelerated'>, names: Names): Said {
  const { rider, dice, equivalent, thrown } = fact;
  return {
    text: pick(fact, say.notFaster({ rider: names.rider(rider), dice, equivalent })),
    rider,
    why: { rules: [fact.rule], dice: { faces: dice, sides: 6 }, sum: `${thrown} ≤ ${equivalent}` },
  };
}

function notCountered(say: Sentences, fact: FactOf<'countered'>, names: Names): Said {
  const { rider, die, attacker } = fact;
  return {
    text: pick(fact, say.notCountered({ rider: names.rider(rider), attacker: names.rider(attacker), die })),
    rider,
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${die} < 5` },
  };
}

function attacked(say: Sentences, fact: FactOf<'attacked'>, names: Names): Said {
  const { rider, role, toGo, sector, thrown } = fact;
  return {
    text: pick(fact, say.attacked({ rider: names.rider(rider), role, toGo, sector })),
    rider,
    why: { rules: [fact.rule], sum: `${thrown} ≥ 11` },
  };
}

function stayed(say: Sentences, fact: FactOf<'stayed'>, names: Names): Said {
  const { rider, die = 0, by = 0, reason } = fact;
  return {
    text: pick(fact, say.stayed[reason](names.rider(rider), names.rider(by), die)),
    rider,
    why: { rules: [fact.rule], ...(die > 0 && { dice: { faces: [die], sides: 6 } }) },
  };
}
