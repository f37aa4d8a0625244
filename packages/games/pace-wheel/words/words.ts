import type { Preview, RiderId, Turn } from '@gruppetto/kernel';
import { type ChoiceWords, type GameWords, linesOf, type Names, ridersNamed, type Said } from '@gruppetto/words';
import type { Choice, Fact, PaceWheel, Risk, SetPace, Skill } from '../rules/types.ts';
import type { Sentences } from './en.ts';

/** What Pace Wheel says, with the sentences of one language. Which sentence is said is decided here, once for all of them. */
export const wordsIn = (say: Sentences): GameWords<PaceWheel> => ({
  square: say.square,
  round: (turn) => (turn === 0 ? say.start : say.turn(turn)),
  options: say.options,
  groups: say.groups,
  paces: say.screens.paces,
  inForce: {},
  risks: say.risks,
  things: say.things,
  question: (turn, names) => question(say, turn, names),
  choice: (choice, preview, names) => choiceWords(say, choice, preview, names),
  lines: linesOf((fact, facts, index, names) => lineOf(say, fact, facts, index, names)),
  refusals: say.refusals,
  outs: {},
  stageRace: { ...say.stageRace, outs: {}, advantages: {} },
});

type Foreseen = Preview<Skill, Risk>;

function question(say: Sentences, turn: Turn<Choice>, names: Names): string {
  const seat = names.seat(turn.seat);
  const rider = turn.rider === undefined ? '' : names.rider(turn.rider);
  switch (turn.choices[0].do) {
    case 'give':
    case 'give-usual':
      return say.askPoints({ seat, rider });
    case 'place':
      return say.askPlace(seat);
    case 'ride':
      return say.askRide(seat);
    case 'chase':
      return say.askChase(rider);
    case 'stay':
    case 'break-away':
      return say.askBreakaway(seat);
    case 'spend':
      return say.askSpend(rider);
    case 'counter':
    case 'let-go':
      return say.askCounter(rider);
    case 'add':
      return say.askAdd(rider);
    case 'keep':
    case 'shuffle':
      return say.askShuffle(seat);
    case 'push-back':
      return say.askPush(seat);
    case 'burn':
      return say.askBurn(rider);
    case 'set-pace':
      return say.askPace({ seat, rider });
    case 'feed':
      return say.askFeed(rider);
  }
}

function choiceWords(say: Sentences, choice: Choice, preview: Foreseen, names: Names): ChoiceWords {
  const { to = 0 } = preview;
  switch (choice.do) {
    case 'give':
      return { label: say.profile(choice) };
    case 'give-usual':
      return { label: say.usualThree, detail: say.usualThreeAre };
    case 'place':
      return { label: say.placeInRow({ rider: names.rider(choice.rider), row: rowOf(choice.to) }) };
    case 'ride':
      return { label: say.ride, detail: say.rideHow };
    case 'chase':
      return choice.squares === 0 ? { label: say.chaseNot } : { label: say.chase(choice.squares), detail: say.to(to) };
    case 'break-away':
      return { label: say.breakAway(names.rider(choice.rider)), detail: odds(say, preview) };
    case 'stay':
      return { label: say.stay };
    case 'spend':
      return { label: spendLabel(say, choice.add, choice.further), detail: fails(preview) ? say.fails : say.to(to) };
    case 'counter':
      return { label: say.counter, detail: odds(say, preview) };
    case 'let-go':
      return { label: say.letGo };
    case 'add':
      return choice.points === 0 ? { label: say.addNothing, detail: say.fails } : { label: say.add, detail: say.to(to) };
    case 'shuffle':
      return {
        label: say.shuffleTo({ rider: names.rider(choice.rider), to: choice.to }),
        ...(preview.spread && { detail: say.makesRoom }),
      };
    case 'keep':
      return { label: say.keep };
    case 'push-back':
      return { label: say.pushBack(names.rider(choice.rider)) };
    case 'burn':
      return { label: say.burn(choice.skill) };
    case 'set-pace':
      return paceWords(say, choice, preview, names);
    case 'feed':
      return { label: say.feed(choice.skill), detail: say.feedGives(preview.effects?.[0]?.amount ?? 0) };
  }
}

/** PW-1.3: the start area's squares are 0 and below; row 1 is the one at the line. */
const rowOf = (square: number): number => 1 - square;

const fails = ({ risks = [] }: Foreseen): boolean => risks.some(({ what }) => what === 'fails');

/** The chance of an attempt, with and without one more point, and where it leads. */
function odds(say: Sentences, { to, spread = [], risks = [] }: Foreseen): string {
  const failing = (what: Risk) => risks.find((risk) => risk.what === what)?.chance;
  const withPoint = failing('fails-with-a-point');
  const [only, next, last] = spread;
  const chance = 1 - (failing('fails') ?? 0);
  // Where all throws lead to the same square, pages know it for certain.
  const first = say.odds({ to: (next ?? only)?.to ?? to, further: last?.to, chance });
  return withPoint === undefined ? first : `${first}, ${say.oddsWithPoint(1 - withPoint)}`;
}

function spendLabel(say: Sentences, add: number, further: number): string {
  if (add === 0) return further === 0 ? say.spendNothing : say.spendToGoFurther;
  return further === 0 ? say.spendToAdd : say.spendBoth;
}

/** PW-3.5, PW-3.4: what it costs now, and who pays for it next turn. */
function paceWords(say: Sentences, { pace, burns }: SetPace, { effects = [] }: Foreseen, names: Names): ChoiceWords {
  const payers = (burns ? effects.slice(1) : effects).map(({ rider }) => names.rider(rider as RiderId));
  const details = [
    ...(burns ? [say.accelerates({ rider: names.rider(burns.rider), skill: burns.skill })] : []),
    ...(pace === 'fast' && payers.length > 0 ? [say.payNextTurn(payers)] : []),
  ];
  return { label: say.paces[pace], ...(details.length > 0 && { detail: say.together(details) }) };
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

function lineOf(say: Sentences, fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  switch (fact.type) {
    case 'began':
      return { text: say.began(names.seat(fact.seat)), why };
    case 'profiled':
      return { text: say.profiled({ rider: names.rider(fact.rider), points: fact }), rider: fact.rider, why };
    case 'threw':
      return threw(say, fact, facts, index, names);
    case 'placed':
      return { text: say.placed({ rider: names.rider(fact.rider), row: rowOf(fact.to) }), rider: fact.rider, why };
    case 'rode':
      return rode(say, fact, facts, index, names);
    case 'moved':
      return moved(say, fact, facts, index, names);
    case 'stayed': {
      const rider = names.rider(fact.rider);
      return { text: fact.reason === 'incident' ? say.atTheRoadside(rider) : say.noRoom(rider), rider: fact.rider, why };
    }
    case 'failed':
      return failed(say, fact, facts, index, names);
    case 'punctured':
      return { text: say.punctured(names.rider(fact.rider)), rider: fact.rider, why };
    case 'spent':
      return burnt(say, fact, facts, index, names);
    case 'gained':
      return { text: say.fed({ rider: names.rider(fact.rider), amount: fact.amount, skill: fact.what }), rider: fact.rider, why };
    case 'paced':
      return { text: paced(say, fact, facts, index, names), why };
    case 'grouped': {
      const groups = fact.groups.map(({ riders, square }) => ({ ...together(say, riders, names), square }));
      const sentence = fact.joined === 0 ? say.parted : fact.parted === 0 ? say.joined : say.regrouped;
      return { text: sentence(groups), why };
    }
    case 'passed': {
      const { rider, top, place, points } = fact;
      return { text: say.overTheTop({ rider: names.rider(rider), top, place, gets: points }), rider, why };
    }
    case 'finished': {
      const { place, sprint } = fact;
      const rider = names.rider(fact.rider);
      return { text: place === 1 ? say.won({ rider, sprint }) : say.finished({ rider, place, sprint }), rider: fact.rider, why };
    }
    case 'ended':
      return { text: say.ended, why };
  }
}

/** What falls is part of the line that settles it; a die that still waits for points has a line of its own. */
function threw(say: Sentences, fact: FactOf<'threw'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { rider, seat = 0, need = 0 } = fact;
  const why = { rules: [fact.rule], dice: { faces: fact.dice, sides: fact.sides } };
  if (rider === undefined) return { text: say.threwToBegin({ seat: names.seat(seat), dice: fact.dice }), why };
  const settled = facts.slice(index + 1).some((later) => isAttempt(later) && later.rider === rider);
  return settled ? undefined : { text: say.threw({ rider: names.rider(rider), dice: fact.dice, need }), rider, why };
}

const isAttempt = (fact: Fact): fact is FactOf<'failed'> | FactOf<'moved'> | FactOf<'stayed'> =>
  fact.type === 'failed' || (fact.type === 'stayed' && fact.reason === 'no-room') || (fact.type === 'moved' && fact.result !== undefined);

/** The die of an attempt, if it fell in this step, and whether a point was added. */
function attemptOf(rider: RiderId, facts: readonly Fact[], index: number) {
  const before = facts.slice(0, index);
  const die = before.find((fact): fact is FactOf<'threw'> => fact.type === 'threw' && fact.rider === rider);
  const added = before.some((fact) => fact.type === 'spent' && fact.rider === rider && fact.for === 'adding');
  return { die, added, dice: die && { dice: { faces: die.dice, sides: die.sides } } };
}

function failed(say: Sentences, fact: FactOf<'failed'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  if (facts[index - 1]?.type === 'punctured') return undefined;
  const { result, need } = fact;
  const rider = names.rider(fact.rider);
  const { die, dice } = attemptOf(fact.rider, facts, index);
  return {
    text: die ? say.failed({ rider, dice: die.dice, need }) : say.failedWith({ rider, result, need }),
    rider: fact.rider,
    why: { rules: fact.what === 'counter' ? [fact.rule] : ['PW-4.2', fact.rule], ...dice, sum: `${result} < ${need}` },
  };
}

const together = ({ riders: say }: Sentences, riders: readonly RiderId[], names: Names) => ({
  riders: ridersNamed(riders, names, say),
  size: riders.length,
});

/** A whole group in one line. */
function rode(say: Sentences, fact: FactOf<'rode'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { pace, terrain, squares } = fact;
  const first = facts
    .slice(index + 1)
    .find((later): later is FactOf<'moved'> => later.type === 'moved' && later.by === 'pace' && fact.riders.includes(later.rider));
  return {
    text: say.rode({ ...together(say, fact.riders, names), pace, terrain, squares, to: first?.to }),
    why: {
      rules: [fact.rule, 'PW-2.3'],
      ...(first && { sum: `${first.from} + ${squares} = ${first.from + squares}` }),
    },
  };
}

function moved(say: Sentences, fact: FactOf<'moved'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { from, to, by, aimed } = fact;
  const rider = names.rider(fact.rider);
  const line = (text: string): Said => ({ text, rider: fact.rider, why: { rules: [fact.rule] } });
  switch (by) {
    case 'pace':
      return aimed === undefined ? undefined : line(say.blocked({ rider, to, aimed }));
    case 'breakaway':
    case 'counter':
      return succeeded(say, fact, facts, index, names);
    case 'shuffle':
      return line(to > from ? say.movedUp({ rider, to }) : say.movedBack({ rider, to }));
    case 'push':
      return line(say.madeRoom({ rider, to }));
    case 'drop':
      return line(say.dropped({ rider, to }));
    case 'chase':
      return line(say.chased({ rider, to, squares: to - from }));
  }
}

function succeeded(say: Sentences, fact: FactOf<'moved'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { to, by, aimed, result = 0, need = 0 } = fact;
  const rider = names.rider(fact.rider);
  const { die, added, dice } = attemptOf(fact.rider, facts, index);
  const thrown = die && { rider, dice: die.dice, to };
  const parts = { rider, result, to };
  const escaped = () => (thrown ? say.brokeAway(thrown) : added ? say.brokeAwayWithPoint(parts) : say.brokeAwayWithout(parts));
  const text = by === 'breakaway' ? escaped() : thrown ? say.followed(thrown) : say.followedWithPoint(parts);
  return {
    text: aimed === undefined ? text : `${text} ${say.fullAt(aimed)}`,
    rider: fact.rider,
    why: { rules: by === 'counter' ? [fact.rule] : ['PW-4.2', fact.rule], ...dice, sum: `${result} ≥ ${need}` },
  };
}

/** With the point that it cost, if it cost one. */
function paced(say: Sentences, fact: FactOf<'paced'>, facts: readonly Fact[], index: number, names: Names): string {
  const riders = together(say, fact.riders, names);
  if (fact.seat === undefined) return say.easedOff(riders);
  const seat = names.seat(fact.seat);
  const paid = facts[index - 1];
  if (paid?.type !== 'spent' || paid.for !== 'accelerating') return say.paced({ ...riders, seat, pace: fact.to });
  return say.accelerated({ ...riders, seat, pace: fact.to, rider: names.rider(paid.rider), skill: paid.what });
}

/** All who pay for a fast pace in one line, at the first of them; other points are told with what they were burnt for. */
function burnt(say: Sentences, fact: FactOf<'spent'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const paying = (other: Fact): other is FactOf<'spent'> => other.type === 'spent' && other.for === 'pace';
  if (!paying(fact) || facts.slice(0, index).some(paying)) return undefined;
  const list = facts.filter(paying).map(({ rider, what }) => ({ rider: names.rider(rider), skill: what }));
  return { text: say.burnt(list), why: { rules: [fact.rule, 'PW-3.6'] } };
}
