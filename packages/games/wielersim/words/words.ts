import { type GameWords, linesOf, type Names, type Said, say as sayRefusal, type Why } from '@gruppetto/words';
import type { LineProblem } from '../rules/typed-text.ts';
import type { Fact, WielerSim } from '../rules/types.ts';
import type { Sentences } from './en.ts';
import { rideLine } from './rides.ts';
import { routeName } from './route-name.ts';
import { type FactOf, people, pick, prizes, sumText } from './telling.ts';

/** What WielerSIM says, with the sentences of one language. Which sentence is said is decided here, once for all of them. */
export const wordsIn = (say: Sentences): GameWords<WielerSim> => ({
  square: say.square,
  distance: say.distance,
  round: (round) => (round === 0 ? say.start : say.turn(round)),
  options: say.options,
  roles: say.roles,
  groups: say.groups,
  inForce: { rain: say.rain },
  risks: {},
  things: say.things,
  question: () => say.question,
  choice: () => say.ride,
  lines: linesOf((fact, facts, index, names) => lineOf(say, fact, facts, index, names)),
  refusals: say.refusals,
  outs: say.outs,
  stageRace: { ...say.stageRace, advantages: {}, prepare: {} },
});

/** What is wrong with a typed text, with its line and field. */
export function sayLineProblem(say: Sentences, { line, field, need }: LineProblem): string {
  const what = sayRefusal(need, { refusals: say.refusals });
  if (field === 'line' || field === 'encoding') return say.atLine(line, what);
  return say.atField(line, (say.fields as Readonly<Record<string, string>>)[field] ?? field, what);
}

function lineOf(say: Sentences, fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why: Why = { rules: [fact.rule] };
  switch (fact.type) {
    case 'began':
      return { text: began(say, fact), why };
    case 'placed':
      return placed(say, fact, names);
    case 'weather':
      return weather(say, fact);
    case 'happened':
      return happened(say, fact, names);
    case 'moved':
    case 'accelerated':
    case 'countered':
    case 'attacked':
    case 'stayed':
      return rideLine(say, fact, facts, index, names);
    case 'split':
      return split(say, fact, names);
    case 'caught':
      return caught(say, fact, names);
    case 'gaps':
      return gaps(say, fact, names);
    case 'sprint-began':
      return { text: pick(fact, sprintBegan(say, fact)), why };
    case 'sprinted':
      return sprinted(say, fact, names);
    case 'passed':
      return passed(say, fact, facts, index, names);
    case 'timed':
      return timed(say, fact, names);
    case 'finished':
      return finished(say, fact, facts, index, names);
    case 'ended':
      return { text: pick(fact, say.ended), why };
    // The line of the move or the place that follows says the throw or the points, too.
    case 'threw':
    case 'gained':
      return undefined;
  }
}

function began(say: Sentences, fact: FactOf<'began'>): string {
  const { round: turn, riders: count, home, toGo, location, sector } = fact;
  const race = routeName(say, fact.race);
  if (fact.rule === 'WS-7.1') return say.prologueBegins({ race, count });
  if (turn === 0) return say.startBegins({ race, count, toGo });
  if (home > 0) return say.turnBehindHome({ turn, count, toGo });
  if (sector !== undefined) return pick(fact, say.turnOn({ turn, toGo, sector }));
  return pick(fact, location === undefined ? say.turnBegins({ turn, toGo }) : say.turnPast({ turn, toGo, location }));
}

function placed(say: Sentences, fact: FactOf<'placed'>, names: Names): Said {
  const { rider, dice, sides, again = [], thrown, to, lane } = fact;
  const parts = { rider: names.rider(rider), dice, to, lane };
  const was = again.map((one) => one.was);
  const now = again.map((one) => one.die);
  const ofThree = sides === 10 && dice.length === 3;
  const text = ofThree ? say.placedBestTwo(parts) : again.length > 0 ? say.placedAgain({ ...parts, was, now }) : say.placed(parts);
  const sum = `${sumText(ofThree ? bestTwo(dice) : dice)}${again.map((one) => ` − ${one.was} + ${one.die}`).join('')} = ${thrown}`;
  return {
    text: to < thrown ? `${text} ${say.rowFull(thrown)}` : text,
    rider,
    why: { rules: [fact.rule], dice: { faces: [...dice, ...now], sides }, sum },
  };
}

/** The two that count of three. */
function bestTwo(dice: readonly number[]): readonly number[] {
  const lowest = dice.indexOf(Math.min(...dice));
  return dice.filter((_, die) => die !== lowest);
}

function weather(say: Sentences, fact: FactOf<'weather'>): Said {
  const { die, rain, halfway, changed } = fact;
  const atStart = rain ? say.weather.wetStart : say.weather.dryStart;
  const turns = rain ? say.weather.rainBegins : say.weather.rainEnds;
  const goesOn = rain ? say.weather.rainGoesOn : say.weather.staysDry;
  return {
    text: pick(fact, !halfway ? atStart : changed ? turns : goesOn),
    why: { rules: [fact.rule], dice: { faces: [die], sides: 6 }, sum: `${die} ${rain ? '≤' : '>'} 2` },
  };
}

function happened(say: Sentences, fact: FactOf<'happened'>, names: Names): Said {
  const { rider, dice, rain, cobbles, total, event, die = 0 } = fact;
  const less = [...(rain ? [` − 1 (${say.notes.rain})`] : []), ...(cobbles ? [` − 1 (${say.notes.cobbles})`] : [])].join('');
  return {
    text: pick(fact, say.events[event](names.rider(rider), die)),
    rider,
    why: {
      rules: [...new Set(['WS-5.1', fact.rule])],
      dice: { faces: die > 0 ? [...dice, die] : dice, sides: 6 },
      sum: `${sumText(dice)}${less} = ${total}`,
    },
  };
}

/** In a group this small everybody is named. */
const few = 3;

function split(say: Sentences, fact: FactOf<'split'>, names: Names): Said {
  const [ahead = [], ...others] = fact.parts;
  const behind = others.flat();
  const { sector } = fact;
  const whoBehind = behind.length <= few ? people(say, behind, names) : say.riders(behind.length);
  const ways =
    ahead.length <= few
      ? say.clear({ ahead: people(say, ahead, names), behind: whoBehind, alone: ahead.length === 1, sector })
      : behind.length <= few
        ? say.dropped({ riders: whoBehind, alone: behind.length === 1, sector })
        : say.split({ ahead: ahead.length, behind: behind.length, sector });
  const sum = fact.parts.map((part) => part.length).join(' | ');
  return { text: pick(fact, ways), rider: ahead[0], why: { rules: [fact.rule], sum } };
}

function caught(say: Sentences, fact: FactOf<'caught'>, names: Names): Said {
  const { riders, by, sector } = fact;
  const parts = { ahead: people(say, riders, names), behind: people(say, by, names), alone: by.length === 1, sector };
  const sum = `${riders.length} + ${by.length} = ${riders.length + by.length}`;
  return { text: pick(fact, say.caught(parts)), rider: by[0], why: { rules: [fact.rule], sum } };
}

/** Gaps told in one line. */
const maxGaps = 3;

function gaps(say: Sentences, fact: FactOf<'gaps'>, names: Names): Said | undefined {
  const [first, ...others] = fact.groups;
  if (!first || others.length === 0) return undefined;
  const head = first.riders.length <= few ? people(say, first.riders, names) : say.riders(first.riders.length);
  const parts = others
    .slice(0, maxGaps)
    .map(({ kind, riders, seconds }) =>
      riders.length < few
        ? say.gap({ riders: people(say, riders, names), seconds })
        : say.gapOfGroup({ kind, count: riders.length, seconds }),
    );
  return {
    text: say.gaps({ head, gaps: parts, more: others.length > maxGaps, home: fact.home > 0 }),
    rider: first.riders[0],
    why: { rules: [fact.rule], sum: say.together(others.map(({ rows, seconds }) => say.rowsInSeconds(rows, seconds))) },
  };
}

function sprintBegan(say: Sentences, { mark, name, riders: { length }, place }: FactOf<'sprint-began'>): readonly string[] {
  if (mark === 'sprint') return length === 1 ? say.intermediateAlone(name) : say.intermediate(name, length);
  return place === 1 ? say.sprintToWin(length) : say.sprintFor(place, length);
}

function sprinted(say: Sentences, fact: FactOf<'sprinted'>, names: Names): Said {
  const { rider, role, dice, sides, from, passed: rows, to } = fact;
  const named = names.rider(rider);
  const parts = { rider: role === 'sprinter' ? say.theSprinter(named) : named, dice, to };
  return {
    text: pick(fact, rows > 0 ? say.sprintedPast({ ...parts, rows }) : say.sprinted(parts)),
    rider,
    why: { rules: [fact.rule], dice: { faces: dice, sides }, sum: `${sumText([from, ...dice, ...(rows > 0 ? [rows] : [])])} = ${to}` },
  };
}

function passed(say: Sentences, fact: FactOf<'passed'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, mark, name, category = 'C3', place } = fact;
  const won = prizes(say, facts, index);
  const parts = { rider: names.rider(rider), name, place, prizes: won.texts };
  const over = place === 1 ? say.firstOver({ ...parts, category }) : say.over(parts);
  const sprint = place === 1 ? say.wonIntermediate(parts) : say.placedIntermediate(parts);
  return { text: pick(fact, mark === 'top' ? over : sprint), rider, why: { rules: [...new Set([fact.rule, ...won.rules])] } };
}

function timed(say: Sentences, fact: FactOf<'timed'>, names: Names): Said {
  const { rider, dice, sides, again, pips, place, seconds } = fact;
  const named = names.rider(rider);
  const thrown = again.length > 0 ? say.timedAgain({ rider: named, dice, again }) : say.timed({ rider: named, dice });
  return {
    text: `${thrown} ${place === 1 ? say.bestTime(pips) : say.timeSoFar({ pips, place, seconds })}`,
    rider,
    why: {
      rules: [fact.rule],
      dice: { faces: [...dice, ...again], sides },
      sum: again.length > 0 ? say.lowestAgain(dice, pips) : say.pips(dice, pips),
    },
  };
}

function finished(say: Sentences, fact: FactOf<'finished'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, role, place, seconds } = fact;
  const won = prizes(say, facts, index);
  const parts = { rider: names.rider(rider), role, place, seconds, prizes: won.texts };
  const shared = facts.filter((other) => other.type === 'finished' && other.place === place).length > 1;
  const first = shared ? say.sharesTheWin(parts) : say.wins(parts);
  const later = seconds === 0 ? say.sameTime(parts) : say.finished(parts);
  return {
    text: pick(fact, place === 1 ? first : later),
    rider,
    why: { rules: [...new Set([fact.rule, ...(fact.rule === 'WS-7.1' ? [] : ['WS-6.4']), ...won.rules])] },
  };
}
