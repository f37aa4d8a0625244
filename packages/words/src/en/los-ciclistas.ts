import type { Preview, RiderId } from '@gruppetto/kernel';
import type { Card, Choice, Fact } from '@gruppetto/los-ciclistas';
import { type ChoiceWords, type GameWords, linesOf, type Names, type Said } from '../words.ts';
import { plural } from './platform.ts';

const bonuses = (amount: number): string => plural(amount, 'bonus', 'bonuses');

const cards: Readonly<Record<Card, string>> = {
  puncture: 'Puncture: who throws a double stays where he is.',
  fall: 'Fall: who throws a double stays where he is; an even double takes down those behind him in his space.',
  'side-wind': 'Side wind: at most five riders may end on a space.',
  rain: 'Rain: no bonus may be used this round.',
  blank: 'A blank card: nothing happens this round.',
};

export const losCiclistas: GameWords = {
  square: 'space',
  round: (round) => (round === 1 ? 'The start' : `Round ${round}`),
  options: {
    players: { label: 'Players' },
    length: { label: 'Length', hint: 'spaces; a lap of the circuit in an elimination race' },
    events: { label: 'Event cards', hint: 'punctures, falls, side wind and rain' },
    elimination: { label: 'Elimination', hint: 'three laps, the last riders go out on the first two' },
    end: { label: 'The race ends', values: { 'all-home': 'when all are home', 'first-finish': 'after the first finishing round' } },
  },
  groups: { front: 'front', pack: 'pack', chasers: 'chase', gruppetto: 'gruppetto' },
  inForce: cards,
  risks: { puncture: 'a puncture', fall: 'a fall' },
  things: { bonus: bonuses },
  question(turn, names) {
    const first = turn.choices[0] as Choice;
    if (first.do === 'start') return `${names.seat(turn.seat)} sends a rider off`;
    if (first.do === 'add') return `${names.rider(turn.rider as RiderId)} has thrown: add bonuses?`;
    return `${names.rider(turn.rider as RiderId)} to move`;
  },
  choice: (choice, preview, names) => choiceWords(choice as Choice, preview, names),
  lines: linesOf(lineOf),
  refusals: {
    'wrong-circuit': ({ length }) => `A circuit for an elimination race has 50 or 60 spaces, not ${length}.`,
    'course-too-short': ({ length, min }) => `A course has at least ${min} spaces, not ${length}.`,
    'no-draft-at-start': () => 'Nobody drafts in the start round.',
    'nobody-ahead': ({ rider }, names) => `${names.rider(Number(rider))} cannot draft: nobody moves before him.`,
    'not-stuck': ({ rider, empty }, names) => `${names.rider(Number(rider))} cannot draft: space ${empty} was empty when the round began.`,
    'wheel-did-not-move': ({ rider, wheel }, names) =>
      `${names.rider(Number(rider))} cannot draft: ${names.rider(Number(wheel))} has not moved this round.`,
    'cannot-match-bonuses': ({ rider, wheel, price, owned }, names) =>
      `${names.rider(Number(rider))} cannot draft: ${names.rider(Number(wheel))} used ${bonuses(Number(price))}, and you own ${owned}.`,
    'draft-gains-nothing': ({ rider }, names) => `${names.rider(Number(rider))} cannot draft: it would not take him a single space on.`,
    'not-enough-bonuses': ({ owned, bonuses: wanted }) => `You cannot add ${wanted}: you own ${bonuses(Number(owned))}.`,
    'rider-twice': ({ rider }, names) => `${names.rider(Number(rider))} stands in two places.`,
    'road-out-of-order': () => 'The road must go from the foremost rider to the last.',
    'riders-missing': ({ missing }) => `${plural(Number(missing), 'rider')} of the race stand nowhere.`,
    'wrong-starters': ({ seat, count, need }, names) =>
      `${names.seat(Number(seat))} has started ${plural(Number(count), 'rider')}, not ${need}.`,
    'nobody-home': () => 'Somebody has to be home: a race is stopped only after that.',
    'first-not-in-round-1': ({ rider }, names) => `${names.rider(Number(rider))} is the first home, so his round is 1.`,
    'home-after-the-stop': ({ rider }, names) =>
      `${names.rider(Number(rider))} came home in a later round, but the race was stopped after the first.`,
    'home-out-of-order': () => 'Those who are home must stand in the order of their scores.',
    'too-many-cards': ({ card, count, max }) => `The pile has ${count} of the card ${card}; there are only ${max}.`,
    'not-on-the-road': ({ rider }, names) => `${names.rider(Number(rider))} has still to move but is not on the road.`,
  },
  outs: { eliminated: 'eliminated' },
  stageRace: {
    kinds: {
      'grand-tour': { label: 'Grand tour', hint: 'road races, some with event cards, and elimination circuits' },
      road: { label: 'Road races', hint: 'short and long, event cards as you have set them' },
      events: { label: 'Wind and weather', hint: 'road races with event cards' },
      circuits: { label: 'Circuits', hint: 'elimination races, some with event cards' },
    },
    classifications: {
      general: 'General classification',
      teams: 'Teams',
      'day-points': 'Day points',
      'team-day-points': 'Day points of the teams',
    },
    jerseys: { yellow: 'the yellow jersey of the general classification', green: 'the green jersey of the day points' },
    primes: {},
    days: { road: 'road race', circuit: 'elimination circuit' },
    arrival: {
      round: { label: 'Round', hint: '1 for the round in which somebody first came home' },
      label: { label: 'Space', hint: 'the label of his space beyond the line: 9 is nearest, 0 furthest' },
    },
    outs: { eliminated: 'eliminated', 'on-the-road': 'on the road when the race was stopped' },
    advantages: {},
  },
};

function choiceWords(choice: Choice, preview: Preview, names: Names): ChoiceWords {
  switch (choice.do) {
    case 'start':
      return { label: `Throw for ${names.rider(choice.rider)}`, detail: 'two dice' };
    case 'throw':
      return { label: 'Throw two dice', detail: range(preview) };
    case 'draft':
      return { label: preview.behind === undefined ? 'Draft' : `Draft ${names.rider(preview.behind)}`, detail: `to ${preview.to}, safe` };
    case 'add':
      return { label: choice.bonuses === 0 ? 'Add nothing' : `Add ${bonuses(choice.bonuses)}`, detail: `to ${preview.to}` };
  }
}

function range({ spread = [] }: Preview): string {
  const first = spread[0];
  const last = spread.at(-1);
  if (!first || !last) return '';
  const likeliest = spread.reduce((best, one) => (one.chance > best.chance ? one : best));
  return `${first.to} to ${last.to}, most likely ${likeliest.to}`;
}

function lineOf(fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const rules = [fact.rule];
  switch (fact.type) {
    case 'began':
      return { text: fact.round === 1 ? 'The riders are sent off.' : `Round ${fact.round} begins.`, why: { rules } };
    case 'turned':
      return { text: fact.void ? 'Rain, but with riders in the last ten spaces it does not count.' : cards[fact.card], why: { rules } };
    case 'threw': {
      const dice = { faces: fact.dice, sides: fact.sides };
      const settled = facts.slice(index + 1).some((later) => 'rider' in later && later.rider === fact.rider);
      return settled
        ? undefined
        : { text: `${names.rider(fact.rider)} throws ${fact.dice.join(' + ')}.`, rider: fact.rider, why: { rules, dice } };
    }
    case 'placed':
      return {
        text: `${names.rider(fact.rider)} throws ${fact.dice.join(' + ')} and starts on ${fact.to}.`,
        rider: fact.rider,
        why: { rules, dice: { faces: fact.dice, sides: 6 }, sum: `${fact.dice.join(' + ')} = ${fact.to}` },
      };
    case 'moved':
      return fact.by === 'draft' ? drafted(fact, facts, index, names) : rode(fact, facts, index, names);
    case 'stayed':
      return stayed(fact, names);
    case 'finished':
      return {
        text: `${names.rider(fact.rider)} is home in place ${fact.place}, at ${fact.round}′${fact.label}.`,
        rider: fact.rider,
        why: { rules: [fact.rule, 'LC-4.4'] },
      };
    case 'went-out':
      return { text: `${names.rider(fact.rider)} is eliminated.`, rider: fact.rider, why: { rules } };
    case 'ended':
      return { text: 'The race is over.', why: { rules } };
    case 'gained':
    case 'spent':
      return undefined;
  }
}

type MovedFact = Extract<Fact, { type: 'moved' }>;

function rode(fact: MovedFact, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, dice = [], used, from, to, aimed } = fact;
  const threw = facts.slice(0, index).find((earlier) => earlier.type === 'threw' && earlier.rider === rider);
  const noDraft = threw?.type === 'threw' ? threw.noDraft : undefined;
  const reason = noDraft?.reason === 'not-stuck' ? `${names.rider(rider)} cannot draft: space ${noDraft.with?.empty} was empty. ` : '';
  const who = reason ? 'He' : names.rider(rider);
  const throws = threw ? [`throws ${dice.join(' + ')}`] : [];
  const adds = used > 0 || !threw ? [`adds ${used > 0 ? bonuses(used) : 'nothing'}`] : [];
  const wind = aimed === undefined ? '' : `; the wind keeps him off ${aimed}`;
  const numbers = [...dice, ...(used > 0 ? [used] : [])].join(' + ');
  return {
    text: `${reason}${who} ${[...throws, ...adds].join(', ')} and rides to ${to}${wind}.`,
    rider,
    why: {
      rules: [fact.rule, ...(used > 0 ? ['LC-2.3'] : []), ...(noDraft?.rule ? [noDraft.rule] : [])],
      dice: { faces: dice, sides: 6 },
      sum: `${from} + ${numbers} = ${aimed ?? to}`,
    },
  };
}

function drafted(fact: MovedFact, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, used, to, behind, aimed } = fact;
  const earned = facts.slice(index + 1).some((later) => later.type === 'gained' && later.rider === rider);
  const price = used > 0 ? ` for ${bonuses(used)}` : earned ? ' and earns a bonus' : '';
  return {
    text: `${names.rider(rider)} takes ${names.rider(behind as RiderId)}'s wheel to ${to}${price}.`,
    rider,
    why: {
      rules: [fact.rule, ...(used > 0 ? ['LC-3.6'] : []), ...(earned ? ['LC-3.5'] : [])],
      sum: `${(aimed ?? to) + 1} − 1 = ${aimed ?? to}`,
    },
  };
}

function stayed(fact: Extract<Fact, { type: 'stayed' }>, names: Names): Said {
  const rider = names.rider(fact.rider);
  const thrown = fact.dice ? ` throws ${fact.dice.join(' + ')}` : '';
  const texts = {
    puncture: `${rider}${thrown}: a puncture. He stays where he is.`,
    fall: `${rider}${thrown} and falls. He stays where he is.`,
    'taken-down': `${rider} is taken down by ${fact.by === undefined ? 'the fall' : names.rider(fact.by)} and loses his move.`,
    'no-room': `${rider}${thrown}, but the wind leaves him no room ahead.`,
  };
  return {
    text: texts[fact.reason],
    rider: fact.rider,
    why: { rules: [fact.rule], ...(fact.dice && { dice: { faces: fact.dice, sides: 6 } }) },
  };
}
