import type { RiderId } from '@gruppetto/kernel';
import type { Names, Said } from '@gruppetto/words';
import type { Bill, Fact } from '../rules/types.ts';
import type { Sentences } from './en.ts';

type Rides = Sentences['rode'];
type Of<K extends Fact['type']> = Extract<Fact, { type: K }>;

const teamOf = (team: number, names: Names): string => names.team?.(team) ?? `${team + 1}`;
const teamsOf = (teams: readonly number[], names: Names): string => teams.map((team) => teamOf(team, names)).join(', ');

/** One line of the log, or none where another line says it too. */
export function lineOf(say: Sentences, fact: Fact, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  const about = (rider: RiderId, text: (name: string) => string): Said => ({ text: text(names.rider(rider)), rider, why });
  switch (fact.type) {
    case 'began':
      return { text: say.turnBegins(fact.round), why };
    case 'ordered':
      return { text: say.ordered(teamsOf(fact.teams, names)), why };
    case 'took':
      return about(fact.rider, say.roles[fact.role].taken);
    case 'chose':
      return about(fact.rider, say.qualities[fact.quality].chosen);
    case 'lined-up':
      return about(fact.rider, fact.area === 'front' ? say.linedUpFront : say.linedUpBack);
    case 'went':
      return about(fact.rider, fact.to === 'front' ? say.wentToFront : fact.to === 'back' ? say.wentToBack : say.droppedOff);
    case 'accelerated':
      return { text: say.accelerated(teamOf(fact.team, names), teamsOf(fact.teams, names)), why };
    case 'declined':
      return { text: say.declined(teamOf(fact.team, names)), why };
    case 'took-bonus':
      return fact.rider === undefined
        ? { text: say.pelotonTookBonus(fact.line), why }
        : about(fact.rider, (rider) => say.tookBonus(rider, fact.line));
    case 'peloton-moved':
      return pelotonLine(say, fact, facts, index, names);
    case 'moved': {
      const rides = isHome(fact.rider, facts) ? say.rodeHome : say.rode;
      return rideLine(say, fact, fact, rides, names);
    }
    case 'placed':
      return placedLine(say, fact, facts, names);
    case 'absorbed':
      return about(fact.rider, fact.rule === 'L1-4.9' ? say.rejoined : say.absorbed[fact.area]);
    case 'spent':
      return spentLine(say, fact, facts, index, names);
    case 'gained':
      return gainedLine(say, fact, names);
    case 'drew': {
      const { secret } = fact;
      return about(fact.rider, (rider) => (secret ? say.drewTile(rider, secret.tile) : say.drew(rider)));
    }
    case 'risked':
      return riskLine(say, fact, names);
    case 'tried':
      return triedLine(say, fact, facts, index, names);
    case 'stayed':
      return about(fact.rider, say.gotUp);
    case 'turned':
      return { text: say.turnedUp(fact.hexagon, say.weather[fact.card]), why };
    case 'finished':
      return about(fact.rider, (rider) => (fact.place === 1 ? say.won(rider, fact.turn) : say.finished(rider, fact.place, fact.turn)));
    case 'went-out':
      return about(fact.rider, say.wentOut);
    case 'ended':
      return { text: say.ended, why };
    case 'threw':
      return undefined;
  }
}

/** Beyond the line no rows are counted. */
const isHome = (rider: RiderId, facts: readonly Fact[]): boolean => facts.some((fact) => fact.type === 'finished' && fact.rider === rider);

function rideLine(say: Sentences, fact: Of<'moved' | 'placed'>, bill: Bill, rides: Rides, names: Names): Said {
  const { rider, to: row, lane, rule } = fact;
  const { squares, free, slipstream, paying, price, passed, wind, back, pays } = bill;
  const numbers = [
    `${say.sumOfSquares(squares, Math.min(free, squares))}${paying > 0 ? say.sumOfPaying(paying, price) : ''}`,
    ...(passed > 0 ? [say.sumOfPassed(passed)] : []),
    ...(wind !== 0 ? [say.sumOfWind(`${wind > 0 ? '+' : '−'}${Math.abs(wind)}`)] : []),
    ...(back > 0 ? [say.sumBack(back)] : []),
  ];
  const rules = [
    rule,
    'L1-3.2',
    ...(paying > 0 ? ['L1-3.3'] : []),
    ...(passed > 0 ? ['L1-3.4'] : []),
    ...(back > 0 ? ['L1-3.5'] : []),
    ...(slipstream ? ['L1-3.7'] : []),
    ...(wind !== 0 ? ['L1-5.7'] : []),
  ];
  return {
    text: withPrice(rides, { rider: names.rider(rider), row, lane }, slipstream, pays),
    rider,
    why: { rules, sum: say.together(numbers) },
  };
}

function withPrice(rides: Rides, at: Parameters<Rides['costing']>[0], slipstream: boolean, pays: number): string {
  if (pays > 0) return slipstream ? rides.towedCosting(at, pays) : rides.costing(at, pays);
  if (pays < 0) return slipstream ? rides.towedGettingBack(at, -pays) : rides.gettingBack(at, -pays);
  return slipstream ? rides.towedForNothing(at) : rides.forNothing(at);
}

function placedLine(say: Sentences, fact: Of<'placed'>, facts: readonly Fact[], names: Names): Said {
  const { reason, bill, price = 0, rule } = fact;
  if (bill) return rideLine(say, fact, bill, isHome(fact.rider, facts) ? say.brokeAwayHome : say.brokeAway, names);
  const at = { rider: names.rider(fact.rider), row: fact.to, lane: fact.lane };
  const text =
    reason === 'cannot-pay' ? say.cannotPay(at, price) : reason === 'punctured' ? say.stands.punctured(at) : say.stands['let-drop'](at);
  return { text, rider: fact.rider, why: { rules: [rule] } };
}

function pelotonLine(say: Sentences, fact: Of<'peloton-moved'>, facts: readonly Fact[], index: number, names: Names): Said {
  const { from, to, face, pursuit, empty } = fact;
  const threw = facts.slice(0, index).findLast((earlier) => earlier.type === 'threw');
  const more = [...(pursuit ? [say.forPursuit] : []), ...(empty ? [say.forEmptiness] : [])];
  const red = face.colour === 'red';
  const text = threw ? say.pelotonRides(teamOf(threw.team ?? 0, names), face, to) : say.pelotonRidesOn(to);
  return {
    text: red ? `${text} ${say.redFace}` : text,
    why: {
      rules: [fact.rule, ...(red ? ['L1-5.6'] : [])],
      ...(threw && { dice: { faces: threw.dice, sides: threw.sides } }),
      sum: `${[`${from} + ${face.value}`, ...more].join(' + ')} = ${to}`,
    },
  };
}

/** All who pay in the peloton are told in one line; what a move costs is told with it. */
function spentLine(say: Sentences, fact: Of<'spent'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const why = { rules: [fact.rule] };
  if (fact.by === 'crack') {
    const rider = fact.rider as RiderId;
    return { text: say.crackCosts(names.rider(rider), fact.amount), rider, why };
  }
  if (fact.by !== 'peloton') return undefined;
  const isPayment = (other: Fact): other is typeof fact => other.type === 'spent' && other.by === 'peloton';
  if (facts.slice(0, index).some(isPayment)) return undefined;
  const payments = facts.filter(isPayment);
  const amounts = [...new Set(payments.map(({ amount }) => amount))].sort((a, b) => b - a);
  const payers = amounts.map((sum) => {
    const riders = payments.filter(({ amount }) => amount === sum).map(({ rider }) => names.rider(rider as RiderId));
    return say.payers(say.list(riders), sum, riders.length > 1);
  });
  const text = say.pelotonPays(payers.join(', '));
  const moved = facts.find((other) => other.type === 'peloton-moved');
  if (!moved) return { text, why };
  const rows = moved.to - moved.from;
  return { text, why: { ...why, sum: say.sumOfPeloton(rows, rows >= 5 ? 1 : 0) } };
}

/** A puncture has a line of its own; if nobody punctures, all throws share one. */
function triedLine(say: Sentences, fact: Of<'tried'>, facts: readonly Fact[], index: number, names: Names): Said | undefined {
  const rules = [fact.rule];
  if (fact.punctured)
    return {
      text: say.punctured(names.rider(fact.rider), fact.face),
      rider: fact.rider,
      why: { rules, dice: { faces: [fact.die], sides: 12 } },
    };
  const throws = facts.filter((other) => other.type === 'tried');
  if (facts.indexOf(throws[0]) !== index || throws.some(({ punctured }) => punctured)) return undefined;
  return { text: say.nobodyPunctures(throws.length), why: { rules, dice: { faces: throws.map(({ die }) => die), sides: 12 } } };
}

function gainedLine(say: Sentences, fact: Of<'gained'>, names: Names): Said | undefined {
  if (fact.by === 'unused') return undefined;
  const rider = fact.rider as RiderId;
  const sentences = { feed: say.addedTile, heat: say.heatTook, finish: say.addedKept };
  return { text: sentences[fact.by](names.rider(rider), fact.amount), rider, why: { rules: [fact.rule] } };
}

function riskLine(say: Sentences, fact: Of<'risked'>, names: Names): Said {
  const { rider, risk, step, die, face, result, rule } = fact;
  const need = say.needs[Math.min(Math.max(step, 1), say.needs.length) - 1];
  return {
    text: `${say.risked[risk](names.rider(rider), need, face)} ${say.results[result]}`,
    rider,
    why: { rules: [rule, ...(risk === 'cobbles' ? [] : ['L1-5.2'])], dice: { faces: [die], sides: 12 } },
  };
}
