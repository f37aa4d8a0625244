import type { Preview, Turn } from '@gruppetto/kernel';
import { type ChoiceWords, type GameWords, linesOf, type Names, type Said } from '@gruppetto/words';
import type { Choice, Fact, LosCiclistas, Risk, Thing } from '../rules/types.ts';
import type { Sentences } from './en.ts';

/** What Los Ciclistas says, with the sentences of one language. Which sentence is said is decided here, once for all of them. */
export const wordsIn = (say: Sentences): GameWords<LosCiclistas> => ({
  square: say.square,
  round: (round) => (round === 1 ? say.start : say.round(round)),
  options: say.options,
  groups: say.groups,
  inForce: say.cards,
  risks: say.risks,
  things: { bonus: say.bonuses },
  question: (turn, names) => question(say, turn, names),
  choice: (choice, preview, names) => choiceWords(say, choice, preview, names),
  lines: linesOf((fact, facts, index, names) => lineOf(say, fact, facts, index, names)),
  refusals: say.refusals,
  outs: say.outs,
  stageRace: { ...say.stageRace, primes: {}, advantages: {}, prepare: {} },
});

function question(say: Sentences, { seat, rider = 0, choices }: Turn<Choice>, names: Names): string {
  switch (choices[0].do) {
    case 'start':
      return say.whoStarts(names.seat(seat));
    case 'add':
      return say.addBonuses(names.rider(rider));
    case 'draft':
      return say.throwOrDraft(names.rider(rider));
    case 'throw':
      return say.toMove(names.rider(rider));
  }
}

function choiceWords(say: Sentences, choice: Choice, preview: Preview<Thing, Risk>, names: Names): ChoiceWords {
  const { behind = 0, to = 0 } = preview;
  switch (choice.do) {
    case 'start':
      return { label: say.throwFor(names.rider(choice.rider)), detail: say.twoDice };
    case 'throw':
      return { label: say.throwDice, detail: range(say, preview) };
    case 'draft':
      return { label: say.draft(names.rider(behind)), detail: draftDetail(say, to, preview.effects?.[0]?.amount ?? 0) };
    case 'add':
      return { label: choice.bonuses === 0 ? say.addNothing : say.add(choice.bonuses), detail: say.to(to) };
  }
}

function range(say: Sentences, { spread = [] }: Preview): string {
  const likeliest = spread.reduce((best, one) => (one.chance > best.chance ? one : best));
  return say.range({ from: spread[0].to, to: spread[spread.length - 1].to, likeliest: likeliest.to });
}

/** LC-3.5, LC-3.6. */
function draftDetail(say: Sentences, to: number, bonuses: number): string {
  if (bonuses > 0) return say.draftAndEarn(to);
  return bonuses < 0 ? say.draftFor({ to, price: -bonuses }) : say.draftTo(to);
}

function lineOf(say: Sentences, fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  switch (fact.type) {
    case 'began':
      return { text: fact.round === 1 ? say.startBegins : say.roundBegins(fact.round), why };
    case 'turned':
      return { text: fact.void ? say.rainIsVoid : say.cards[fact.card], why };
    case 'threw': {
      const { rider, dice, sides } = fact;
      const settled = facts.slice(index + 1).some((later) => 'rider' in later && later.rider === rider);
      if (settled) return undefined;
      return { text: say.threw({ rider: names.rider(rider), dice }), rider, why: { ...why, dice: { faces: dice, sides } } };
    }
    case 'placed': {
      const { rider, dice, to } = fact;
      const sum = `${dice.join(' + ')} = ${to}`;
      return { text: say.started({ rider: names.rider(rider), dice, to }), rider, why: { ...why, dice: { faces: dice, sides: 6 }, sum } };
    }
    case 'moved':
      return fact.by === 'draft' ? drafted(say, fact, facts, index, names) : rode(say, fact, facts, index, names);
    case 'stayed':
      return stayed(say, fact, names);
    case 'finished': {
      const { place, round, label } = fact;
      const rider = names.rider(fact.rider);
      const text = place === 1 ? say.won({ rider, round, label }) : say.finished({ rider, place, round, label });
      return { text, rider: fact.rider, why: { rules: [fact.rule, 'LC-4.4'] } };
    }
    case 'went-out':
      return { text: say.wentOut(names.rider(fact.rider)), rider: fact.rider, why };
    case 'ended':
      return { text: say.ended, why };
    case 'gained':
    case 'spent':
      return undefined;
  }
}

type Moved = Extract<Fact, { type: 'moved' }>;

function rode(say: Sentences, fact: Moved, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, dice = [], used, from, to, aimed } = fact;
  const named = names.rider(rider);
  const threw = facts.slice(0, index).find((earlier) => earlier.type === 'threw' && earlier.rider === rider);
  const noDraft = threw?.type === 'threw' ? threw.noDraft : undefined;
  // Bonuses are added in a step of their own, after the throw has been told.
  const ride = threw
    ? say.rode({ rider: named, dice, to })
    : used > 0
      ? say.added({ rider: named, used, to })
      : say.addedNothing({ rider: named, to });
  const sentences = [
    ride,
    ...(aimed === undefined ? [] : [say.windAt(aimed)]),
    ...(noDraft?.reason === 'not-stuck' ? [say.noDraft(Number(noDraft.with?.empty))] : []),
  ];
  const numbers = [...dice, ...(used > 0 ? [used] : [])].join(' + ');
  return {
    text: sentences.join(' '),
    rider,
    why: {
      rules: [fact.rule, ...(used > 0 ? ['LC-2.3'] : []), ...(noDraft?.rule ? [noDraft.rule] : [])],
      dice: { faces: dice, sides: 6 },
      sum: `${from} + ${numbers} = ${aimed ?? to}`,
    },
  };
}

function drafted(say: Sentences, fact: Moved, facts: readonly Fact[], index: number, names: Names): Said {
  const { rider, used, to, behind = 0, aimed } = fact;
  const earned = facts.slice(index + 1).some((later) => later.type === 'gained' && later.rider === rider);
  const parts = { rider: names.rider(rider), wheel: names.rider(behind), to };
  const ride = used > 0 ? say.draftedFor({ ...parts, price: used }) : earned ? say.draftedAndEarned(parts) : say.drafted(parts);
  return {
    text: aimed === undefined ? ride : `${ride} ${say.windAt(aimed)}`,
    rider,
    why: {
      rules: [fact.rule, ...(used > 0 ? ['LC-3.6'] : []), ...(earned ? ['LC-3.5'] : [])],
      sum: `${(aimed ?? to) + 1} − 1 = ${aimed ?? to}`,
    },
  };
}

function stayed(say: Sentences, fact: Extract<Fact, { type: 'stayed' }>, names: Names): Said {
  const { dice = [], reason, by = 0 } = fact;
  const rider = names.rider(fact.rider);
  const sentences = {
    puncture: () => say.punctured({ rider, dice }),
    fall: () => say.fell({ rider, dice }),
    'taken-down': () => say.takenDown({ rider, by: names.rider(by) }),
    'no-room': () => say.noRoom({ rider, dice }),
  };
  const why = { rules: [fact.rule], ...(fact.dice && { dice: { faces: dice, sides: 6 } }) };
  return { text: sentences[reason](), rider: fact.rider, why };
}
