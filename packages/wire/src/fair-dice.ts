import {
  type Dice,
  type Fact,
  type Fairness,
  factFor,
  type Game,
  inside,
  type Parsed,
  type Problem,
  type RaceRecord,
  type Refusal,
  sameData,
  startTable,
  type Table,
  tableDice,
  take,
} from '@gruppetto/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Moment } from './moment.ts';

/** 1: the server learned a contribution when its seat was taken (decision 0011). 2: when all were committed to (decision 0020). */
export type FairnessVersion = 1 | 2;

/** What is shown of a secret before it may be told: nobody can read it from this, nor find another secret with the same. */
export const commitmentOf = (secret: string): string => hash(`gruppetto commitment\n${secret}`);

/** SHA-256 of a text, as hexadecimal digits. Where the platform has a quicker one that answers at once, dice take that. */
export type Sha256 = (text: string) => string;

const hash: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The seed of a table, from the server's secret and what each seat contributed: undefined for a seat that a bot had at the start. */
export const seedOf = (secret: string, contributions: readonly (string | undefined)[]): string =>
  hash(`gruppetto seed\n${secret}\n${contributions.map((one) => one ?? '-').join('\n')}`);

/** The dice of one step. Through a hash, so that whoever could work out a generator from what it threw would know this step alone. */
export const fairDice = (seed: string, step: number, takeBacks = 0, sha256: Sha256 = hash): Dice =>
  tableDice(sha256(`gruppetto step ${step}${after(takeBacks)}\n${seed}`), step);

/** What a bot throws for itself: from the server's secret alone, so that it tells nothing about the dice of the table. */
export const fairBotDice = (secret: string, step: number, takeBacks = 0, sha256: Sha256 = hash): Dice =>
  tableDice(sha256(`gruppetto bot ${step}${after(takeBacks)}\n${secret}`), step);

/** Agreed take-backs make new dice: otherwise whoever asked for one would know the next throw. */
const after = (takeBacks: number): string => (takeBacks === 0 ? '' : ` after take-back ${takeBacks}`);

/** After how many agreed take-backs each step that still counts was played. */
export function takeBacksBefore(steps: number, left: readonly number[]): readonly number[] {
  const counts = Array.from({ length: steps }, () => 0);
  for (const [index, first] of left.entries()) if (first < steps) counts[first] = index + 1;
  // A take-back also took every later step.
  for (let step = 1; step < steps; step++) counts[step] = Math.max(counts[step], counts[step - 1]);
  return counts;
}

/** What the server publishes when a race is over. */
export const fairnessOf = (
  version: FairnessVersion,
  secret: string,
  contributions: readonly (string | undefined)[],
  takeBacks: readonly number[] = [],
): Fairness => ({
  ...(version === 2 && { version }),
  secret,
  commitment: commitmentOf(secret),
  seats: contributions.map((contribution) => (contribution === undefined ? {} : { contribution, commitment: commitmentOf(contribution) })),
  ...(takeBacks.length > 0 && { takeBacks }),
});

/** What a page saw with its own eyes before the first throw. Kept as JSON, which has null where a seat showed nothing. */
export interface Witnessed {
  readonly commitment: string;
  readonly seats: readonly (string | null | undefined)[];
}

/** What was checked. */
export interface Verified {
  readonly dice: number;
  readonly steps: number;
  /** How many take-backs everyone agreed to, by the record. */
  readonly takeBacks: number;
}

/**
 * Checks that every die of a race follows from the secrets, that these are the secrets which were committed to, and that the race is the
 * one that was shown; names the first place that is wrong. `witnessed` and `shown` are what a player saw during the race: without them
 * only the record itself is checked.
 */
export function verifyRecord(game: Game, record: RaceRecord, witnessed?: Witnessed, shown: readonly Moment[] = []): Parsed<Verified> {
  const { fairness } = record;
  if (!fairness) return wrong('fairness', { reason: 'missing' });
  const promise = promiseProblem(fairness, record.seats.length, witnessed);
  if (promise) return { ok: false, problems: [promise] };
  const seed = seedOf(
    fairness.secret,
    fairness.seats.map(({ contribution }) => contribution),
  );
  const takeBacks = takeBacksBefore(record.steps.length, fairness.takeBacks ?? []);
  const started = startTable(game, record.options, record.seats, fairDice(seed, 0));
  if (!sameData(started.table.setup, record.setup)) return wrong('setup', otherDice(started.table.setup));
  if (isOther(shown[0], started.facts)) return wrong('setup', { reason: 'shown-otherwise' });
  let table: Table = started.table;
  let dice = record.setup.length;
  for (const [index, step] of record.steps.entries()) {
    const at = `steps[${index}]`;
    const taken = take(table, step.seat, step.choice, fairDice(seed, index + 1, takeBacks[index]));
    if (taken.kind === 'refused') return wrong(at, taken.refusal);
    if (taken.kind === 'die-needed') throw new Error('dice that never run out ran out');
    if (!sameData(taken.step.dice, step.dice)) return wrong(inside(at, 'dice'), otherDice(taken.step.dice));
    if (isOther(shown[index + 1], taken.facts)) return wrong(at, { reason: 'shown-otherwise' });
    table = taken.table;
    dice += step.dice.length;
  }
  return { ok: true, value: { dice, steps: record.steps.length, takeBacks: fairness.takeBacks?.length ?? 0 } };
}

/** Whether a page was shown something else, apart from secrets. */
const isOther = (moment: Moment | undefined, facts: readonly Fact[]): boolean =>
  moment !== undefined && publicText(moment.facts) !== publicText(facts);

const publicText = (facts: readonly Fact[]): string => JSON.stringify(facts.map((fact) => factFor(fact, 'spectator')));

function promiseProblem(fairness: Fairness, seats: number, witnessed: Witnessed | undefined): Problem | undefined {
  const broken = (at: string): Problem => ({ at, need: { reason: 'promise-broken' } });
  if (fairness.version !== 2 && fairness.takeBacks) return { at: 'fairness.takeBacks', need: { reason: 'unknown-field' } };
  if (fairness.seats.length !== seats)
    return { at: 'fairness.seats', need: { reason: 'wrong-count', with: { count: fairness.seats.length, min: seats, max: seats } } };
  if (commitmentOf(fairness.secret) !== fairness.commitment) return broken('fairness.secret');
  if (witnessed && witnessed.commitment !== fairness.commitment) return broken('fairness.commitment');
  for (const [seat, { contribution, commitment }] of fairness.seats.entries()) {
    const at = `fairness.seats[${seat}]`;
    if ((contribution === undefined ? undefined : commitmentOf(contribution)) !== commitment) return broken(`${at}.contribution`);
    if (witnessed && (witnessed.seats[seat] ?? undefined) !== commitment) return broken(`${at}.commitment`);
  }
  return undefined;
}

const wrong = (at: string, need: Refusal): { ok: false; problems: readonly Problem[] } => ({ ok: false, problems: [{ at, need }] });

const otherDice = (dice: readonly number[]): Refusal => ({ reason: 'dice-differ', with: { fell: dice.join(' ') } });
