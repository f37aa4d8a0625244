import type { Refusal, RiderId } from './names.ts';
import type { Problem, Schema } from './schema.ts';
import type { PrimePlace, TypedStage } from './stage-race.ts';
import type { Arrival } from './stage-race-types.ts';

/** What a typed stage is held against. */
export interface TypedTerms {
  readonly starters: readonly RiderId[];
  readonly primes: readonly PrimePlace[];
  /** Whether all who come home must have passed every prime, so that none has a place left over. */
  readonly primesFill: boolean;
  /** Why a rider may be out. */
  readonly outs: readonly string[];
  readonly arrival: Schema<Arrival>;
}

/** Missing or contradictory entries of a typed stage, whatever the game. */
export function typedProblems(terms: TypedTerms, stage: TypedStage): readonly Problem[] {
  const problems: Problem[] = [];
  const fault = (at: string, reason: string, details: NonNullable<Refusal['with']>) =>
    problems.push({ at, need: { reason, with: details } });
  const starters = new Set(terms.starters);
  const placed = new Set<RiderId>();
  const place = (rider: RiderId, at: string) => {
    if (!starters.has(rider)) fault(at, 'no-starter', { rider });
    else if (placed.has(rider)) fault(at, 'named-twice', { rider });
    placed.add(rider);
  };
  for (const [index, { rider, arrival }] of stage.arrivals.entries()) {
    place(rider, `arrivals[${index}].rider`);
    const parsed = terms.arrival.parse(arrival, `arrivals[${index}].arrival`);
    if (!parsed.ok) problems.push(...parsed.problems);
  }
  for (const [index, { rider, reason }] of stage.out.entries()) {
    place(rider, `out[${index}].rider`);
    if (!terms.outs.includes(reason)) fault(`out[${index}].reason`, 'need-one-of', { values: terms.outs.join(', ') });
  }
  for (const rider of terms.starters) if (!placed.has(rider)) fault('arrivals', 'neither-home-nor-out', { rider });
  for (const [index, { id, order }] of stage.primes.entries()) {
    const at = `primes[${index}]`;
    const prime = terms.primes.find((one) => one.id === id);
    if (!prime) fault(`${at}.id`, 'need-one-of', { values: terms.primes.map((one) => one.id).join(', ') });
    if (stage.primes.findIndex((one) => one.id === id) < index) fault(`${at}.id`, 'prime-twice', { id });
    for (const [nth, rider] of order.entries()) {
      if (!starters.has(rider)) fault(`${at}.order[${nth}]`, 'no-starter', { rider });
      else if (order.indexOf(rider) < nth) fault(`${at}.order[${nth}]`, 'named-twice', { rider });
    }
    if (prime && order.length > prime.places) fault(`${at}.order`, 'wrong-count', { count: order.length, min: 0, max: prime.places });
  }
  if (terms.primesFill)
    for (const { id, places } of terms.primes) {
      // A rider who is neither home nor out has still to pass it.
      const need = Math.min(places, terms.starters.length - stage.out.length);
      const count = stage.primes.find((one) => one.id === id)?.order.length ?? 0;
      if (count < need) fault('primes', 'prime-not-full', { id, count, need });
    }
  return problems;
}
