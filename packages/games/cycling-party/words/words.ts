import type { Preview, RiderId, Turn } from '@gruppetto/kernel';
import { type ChoiceWords, type GameWords, linesOf, type Names, ridersNamed, type Said } from '@gruppetto/words';
import type { Category, Choice, CyclingParty, Fact, Risk, Thing } from '../rules/types.ts';
import type { Sentences } from './en.ts';

type Meaning = Preview<Thing, Risk>;

/** What Cycling Party says, with the sentences of one language. Which sentence is said is decided here, once for all of them. */
export const wordsIn = (say: Sentences): GameWords<CyclingParty> => ({
  square: say.square,
  round: (turn) => (turn === 0 ? say.start : say.turn(turn)),
  options: say.options,
  roles: say.roles,
  groups: say.groups,
  section: ({ label }) => label && say.screens.categories[label as Category],
  markers: { ...say.markers, ...say.screens.categories },
  inForce: {},
  risks: say.risks,
  things: say.things,
  question: (turn, names) => question(say, turn, names),
  choice: (choice, preview, names) => choiceWords(say, choice, preview, names),
  lines: linesOf((fact, facts, index, names) => lineOf(say, fact, facts, index, names)),
  refusals: say.refusals,
  outs: say.outs,
  stageRace: { ...say.stageRace, prepare: {} },
});

function question(say: Sentences, turn: Turn<Choice>, names: Names): string {
  const { choices } = turn;
  const [first] = choices;
  const seat = names.seat(turn.seat);
  const rider = turn.rider === undefined ? '' : names.rider(turn.rider);
  switch (first.do) {
    case 'start':
      return say.throwsForStart(seat);
    case 'ride-on':
    case 'ask-again':
      return say.rideOnNow(seat);
    case 'withdraw':
      return say.whoLeaves(seat);
    case 'nothing':
      return isAtEnd(choices) ? say.bottleAtEnd(seat) : say.anythingSpecial(seat);
    case 'give':
      return say.whoDrinks(seat);
    case 'sprint':
      return say.howToSprint(seat);
    case 'attack':
      return say.whoAttacks(seat);
    case 'fall-back':
      return say.whoFallsBack(seat);
    case 'descend':
    case 'mountain-attack':
      return say.anythingSpecial(seat);
    case 'go':
      return say.howFar(rider);
    case 'escape':
    case 'set-pace':
      return say.escapeOrPace(rider);
    case 'link':
      return say.linkOver(rider);
    case 'single':
    case 'double':
      return say.doubleThrow(rider);
    case 'assign':
      return say.whichDie(rider);
    case 'pull':
    case 'leave':
      return say.pull(rider);
    case 'throw':
    case 'agree':
    case 'agree-from': {
      const order = choices.find((choice) => choice.do === 'agree-from');
      if (order) return say.throwOrAgree({ seat, pace: order.pace });
      return rider ? say.chainMended(rider) : say.whoThrowsFirst(seat);
    }
  }
}

/** At the end of a turn there is nothing to order for the rest of it. */
const isAtEnd = (choices: readonly Choice[]): boolean => !choices.some((choice) => choice.do === 'nothing' && choice.for);

function choiceWords(say: Sentences, choice: Choice, preview: Meaning, names: Names): ChoiceWords {
  const { to = 0 } = preview;
  const named = (rider: RiderId | undefined): string => names.rider(rider ?? 0);
  switch (choice.do) {
    case 'start':
      return { label: say.throwDice, detail: say.twoDiceEach };
    case 'ride-on':
      return choice.until === undefined ? { label: say.rideOn } : { label: say.rideOnUntil(choice.until), detail: say.askOnlyIf };
    case 'withdraw':
      return { label: choice.rider === undefined ? say.withdrawSomebody : say.withdraw(named(choice.rider)) };
    case 'ask-again':
      return { label: say.askAgain };
    case 'nothing':
      if (choice.for) return { label: say.nothingThisTurn };
      if (choice.until !== undefined) return { label: say.nothingUntil(choice.until), detail: say.askOnlyIf };
      return withDetail(say.nothing, preview.spread && withOdds(say, range(say, preview), preview));
    case 'give':
      if (choice.rider === undefined) return { label: say.bottle };
      return {
        label: say.give({ rider: named(choice.rider), to }),
        detail: withOdds(say, say.costs(-(preview.effects?.[0]?.amount ?? 0)), preview),
      };
    case 'sprint': {
      if (choice.with === undefined) return { label: say.sprint };
      const label = choice.with === 'three-dice' ? say.sprintThreeDice : say.sprintTwentySided;
      return { label, detail: withOdds(say, range(say, preview), preview) };
    }
    case 'attack':
      if (choice.rider === undefined) return { label: say.attack };
      return { label: say.attacks(named(choice.rider)), detail: withOdds(say, say.fourDice, preview) };
    case 'fall-back':
      if (choice.rider === undefined) return { label: say.fallBack };
      return { label: say.fallsBack(named(choice.rider)), detail: withOdds(say, range(say, preview), preview) };
    case 'descend':
      return { label: say.descends(named(choice.rider)), detail: withOdds(say, say.threeDice(range(say, preview)), preview) };
    case 'mountain-attack':
      return { label: say.attacksOnPass(named(preview.rider)), detail: withOdds(say, say.tenSided(range(say, preview)), preview) };
    case 'go':
      return { label: say.squares(choice.squares), detail: withOdds(say, say.to(to), preview) };
    case 'throw':
      return { label: say.throwWith(named(choice.rider)), detail: preview.risks ? odds(say, preview) : range(say, preview) };
    case 'agree':
      return { label: say.agree };
    case 'agree-from':
      return { label: say.agreeFrom(choice.pace) };
    case 'escape':
      return { label: say.escape, detail: withOdds(say, say.to(to), preview) };
    case 'set-pace':
      return { label: say.setPace };
    case 'link':
      return withDetail(linkLabel(say, choice.up, choice.down), preview.to !== undefined && withOdds(say, say.to(to), preview));
    case 'single':
      return withDetail(say.singleThrow, preview.spread && withOdds(say, range(say, preview), preview));
    case 'double':
      return { label: say.doubleThrowIt, detail: preview.spread ? withOdds(say, range(say, preview), preview) : say.oneDieMore };
    case 'assign':
      return { label: choice.magic ? say.magicFive : say.die(choice.die), detail: withOdds(say, say.to(to), preview) };
    case 'pull':
      return { label: say.pullRider, detail: withOdds(say, say.to(to), preview) };
    case 'leave':
      return { label: say.leaveRider };
  }
}

const withDetail = (label: string, detail: string | false | undefined): ChoiceWords => (detail ? { label, detail } : { label });

function linkLabel(say: Sentences, up: boolean, down: boolean): string {
  if (up) return down ? say.linkBoth : say.linkUp;
  return down ? say.linkDown : say.linkNone;
}

function range(say: Sentences, { spread = [] }: Meaning): string {
  const first = spread[0];
  const last = spread.at(-1);
  return first && last ? say.range({ from: first.to, to: last.to }) : '';
}

/** What may happen is never said to be impossible, nor what may not happen to be certain. */
const percentOf = (chance: number): string => (chance < 0.005 ? '<1' : chance >= 0.995 ? '>99' : `${Math.round(100 * chance)}`);

const odds = (say: Sentences, { risks = [] }: Meaning): string =>
  say.and(
    risks.map(({ what, chance }) => (chance === 1 ? say.risks[what] : say.chance({ what: say.risks[what], percent: percentOf(chance) }))),
  );

const withOdds = (say: Sentences, text: string, preview: Meaning): string => (preview.risks ? say.with([text, odds(say, preview)]) : text);

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

function lineOf(say: Sentences, fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const about = 'rider' in fact && fact.rider !== undefined ? { rider: fact.rider } : {};
  const rider = about.rider === undefined ? '' : names.rider(about.rider);
  const line = (text: string): Said => ({ text, ...about, why: { rules: [fact.rule] } });
  switch (fact.type) {
    case 'began':
      return line(fact.round === 0 ? say.startBegins : say.turnBegins(fact.round));
    case 'threw':
      return threw(say, fact, facts, index, names);
    case 'moved':
      return moved(say, fact, facts, index, names);
    case 'formed':
      return formed(say, fact, names);
    case 'offered':
      return offered(say, fact, facts, index, names);
    case 'paced':
      return paced(say, fact, facts, index, names);
    case 'counted':
      return line(fact.rule === 'CP-6.5' ? say.magicFiveCounts(rider) : say.rouleurCounts({ rider, thrown: fact.thrown, as: fact.as }));
    case 'linked':
      return line(linked(say, rider, fact.up, fact.down));
    case 'fell':
    case 'broke-chain': {
      const text = fact.type === 'fell' ? say.fell({ rider, dice: fact.dice }) : say.brokeChain({ rider, dice: fact.dice });
      return { text, ...about, why: { rules: [fact.rule], dice: { faces: fact.dice, sides: 6 } } };
    }
    case 'stayed':
      return line(say.heldUp({ rider, by: names.rider(fact.by) }));
    case 'gained':
      return line(say.gainedDoubles({ rider, amount: fact.amount }));
    case 'lapsed':
      return line(say.lapsedDoubles({ rider, amount: fact.amount }));
    case 'ordered':
      return line(ordered(say, fact, names));
    case 'finished':
      return line(finished(say, fact, rider));
    case 'passed':
      return line(passed(say, fact, rider));
    case 'went-out':
      return line(fact.reason === 'withdrew' ? say.withdrawn(rider) : say.crashed(rider));
    case 'ended':
      return line(fact.rule === 'CP-8.8' ? say.allHome : say.ended);
    case 'placed':
    case 'agreed':
    case 'spent':
      return undefined;
  }
}

function finished(say: Sentences, fact: FactOf<'finished'>, rider: string): string {
  const { overrun, minutes, seconds } = fact;
  const { place } = fact;
  if (minutes === undefined || seconds === undefined) return say.finished({ rider, place, overrun });
  return say.finishedIn({ rider, place, overrun, seconds: 60 * minutes + seconds });
}

function passed(say: Sentences, { kind, square, points, place }: FactOf<'passed'>, rider: string): string {
  const parts = { rider, place, square, points };
  return kind === 'sprint' ? say.passedSprint(parts) : say.passedPass({ ...parts, kind: say.primes[kind] });
}

function linked(say: Sentences, rider: string, up: boolean, down: boolean): string {
  if (up) return down ? say.linkedBoth(rider) : say.linkedUp(rider);
  return down ? say.linkedDown(rider) : say.linkedNone(rider);
}

const settles: ReadonlySet<string> = new Set(['moved', 'offered', 'fell', 'broke-chain', 'went-out']);

/** A throw is part of the line that settles it; one that leaves a choice, or is compared with others, has a line of its own. */
function threw(say: Sentences, fact: FactOf<'threw'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { dice, sides, riders } = fact;
  const why = { rules: [fact.rule], dice: { faces: dice, sides } };
  if (riders && fact.for !== 'time') return { text: say.threwOnPass({ riders: ridersNamed(riders, names, say.riders), dice }), why };
  if (fact.rider === undefined) return undefined;
  const parts = { rider: names.rider(fact.rider), dice };
  const line = (text: string): Said => ({ text, rider: fact.rider as RiderId, why });
  switch (fact.for) {
    case 'time':
      return line(riders ? say.threwSecondsFor({ ...parts, riders: riders.length }) : say.threwSeconds(parts));
    case 'tie':
      return line(say.threwForPlace(parts));
    case 'paceline':
      return line(say.threwSum({ ...parts, total: dice.reduce((total, die) => total + die, 0) }));
    case 'balance':
      return dice[0] === dice[1] ? undefined : line(say.keptBalance(parts));
    default: {
      const settled = facts.slice(index + 1).some((later) => settles.has(later.type) && 'rider' in later && later.rider === fact.rider);
      return settled ? undefined : line(say.threw(parts));
    }
  }
}

/** The dice with which a rider came to what is told now, if they fell in this step. */
function diceOf(rider: RiderId, facts: readonly Fact[], index: number): FactOf<'threw'> | undefined {
  return facts
    .slice(0, index)
    .findLast((fact): fact is FactOf<'threw'> => fact.type === 'threw' && fact.rider === rider && fact.for !== 'balance');
}

const withoutDice: ReadonlySet<string> = new Set(['bottle', 'pull', 'fall', 'broken-chain']);

function moved(say: Sentences, fact: FactOf<'moved'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const { from, to, by, points = 0 } = fact;
  const rider = names.rider(fact.rider);
  const thrown = withoutDice.has(by) ? undefined : diceOf(fact.rider, facts, index);
  const rides = (how: keyof Sentences['thrown']) =>
    thrown ? say.thrown[how]({ rider, to, dice: thrown.dice }) : say.given[how]({ rider, to, points });
  // On a pass a square costs two, so the sum is told only where it is one.
  const straight = points > 0 && from + points === to;
  const why = {
    rules: points > 0 && !straight ? [fact.rule, 'CP-4.1'] : [fact.rule],
    ...(thrown && { dice: { faces: thrown.dice, sides: thrown.sides } }),
    ...(straight && { sum: `${from} + ${points} = ${to}` }),
  };
  const sentences: Readonly<Record<typeof by, () => string | undefined>> = {
    pace: () => undefined,
    paceline: () =>
      facts.slice(0, index).some((one) => one.type === 'paced' && one.riders.includes(fact.rider))
        ? undefined
        : say.rode({ rider, points, to }),
    start: () => rides('started'),
    alone: () => rides('rode'),
    climb: () => rides('rode'),
    puncture: () => rides('punctured'),
    escape: () => rides('escaped'),
    sprint: () => rides('sprinted'),
    attack: () => rides('attacked'),
    'mountain-attack': () => rides('attackedOnPass'),
    descent: () => rides('descended'),
    'fall-back': () => rides('fellBack'),
    pull: () => say.pulled({ rider, to }),
    fall: () => say.slidBack({ rider, to }),
    'broken-chain': () => say.dropped({ rider, to }),
    bottle: () => (bottlesBefore(facts, index) > 1 ? say.drankTwo({ rider, to }) : say.drankOne({ rider, to })),
  };
  const text = sentences[by]();
  return text === undefined ? undefined : { text, rider: fact.rider, why };
}

function bottlesBefore(facts: readonly Fact[], index: number): number {
  const spent = facts[index - 1];
  return spent?.type === 'spent' ? spent.amount : 1;
}

/** A rider alone has a line of their own already. */
function formed(say: Sentences, fact: FactOf<'formed'>, names: Names): Said | undefined {
  const { kind, from, to } = fact;
  const count = fact.riders.length;
  if (count < 2 || kind === 'mountain') return undefined;
  const parts = { kind: say.groups[kind], count, to, riders: ridersNamed(fact.riders, names, say.riders) };
  return { text: from === to ? say.formedOn(parts) : say.formedFromTo({ ...parts, from }), why: { rules: [fact.rule] } };
}

function offered(say: Sentences, fact: FactOf<'offered'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { pace, highest } = fact;
  const rider = names.rider(fact.rider);
  const thrown = diceOf(fact.rider, facts, index);
  const why = { rules: [fact.rule], ...(thrown && { dice: { faces: thrown.dice, sides: thrown.sides } }) };
  const said = (text: string): Said => ({ text, rider: fact.rider, why });
  if (!thrown) return said(say.domestiqueOffers({ rider, pace }));
  const parts = { rider, dice: thrown.dice, pace, highest };
  if (pace === 0) return said(say.staysIn(parts));
  return said(pace < highest ? say.offersLess(parts) : say.offers(parts));
}

function paced(say: Sentences, fact: FactOf<'paced'>, facts: readonly Fact[], index: number, names: Names): Said {
  const squares = facts
    .slice(index + 1)
    .flatMap((later) => (later.type === 'moved' && later.by !== 'bottle' && fact.riders.includes(later.rider) ? [later.to] : []));
  const from = Math.min(...squares);
  const to = Math.max(...squares);
  const { pace, kind } = fact;
  const setter = fact.setter === undefined ? undefined : names.rider(fact.setter);
  const said = (text: string): Said => ({ text, why: { rules: [fact.rule] } });
  if (setter === undefined) return said(from === to ? say.pelotonRides({ pace, to }) : say.pelotonRidesApart({ pace, from, to }));
  if (kind === 'paceline') return said(say.pacelineRides({ riders: ridersNamed(fact.riders, names, say.riders), pace, to, setter }));
  return said(from === to ? say.pelotonRidesSet({ pace, to, setter }) : say.pelotonRidesSetApart({ pace, from, to, setter }));
}

function ordered(say: Sentences, { seat, order, from }: FactOf<'ordered'>, names: Names): string {
  const named = names.seat(seat);
  switch (order) {
    case 'agree':
      return from === 0 ? say.asksAgain(named) : say.agreesFrom({ seat: named, pace: from });
    case 'quiet':
      return say.wantsNothing(named);
    case 'ride-on':
      return say.ridesOn({ seat: named, km: from });
  }
}
