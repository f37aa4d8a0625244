import type { Fact, RiderId, RiderStanding, Standings } from '@gruppetto/kernel';
import type { Moment } from '@gruppetto/wire';

/** An event of a race's story: which sentence to say, and what is in it. */
export type StoryEvent =
  | { readonly kind: 'together'; readonly riders: number; readonly all: number }
  | { readonly kind: 'early'; readonly rider: RiderId; readonly all: number }
  | { readonly kind: 'led'; readonly rider: RiderId; readonly rounds: number; readonly of: number; readonly place: number }
  | { readonly kind: 'changes'; readonly times: number }
  | { readonly kind: 'decisive'; readonly rider: RiderId; readonly place: number }
  | { readonly kind: 'comeback' | 'collapse'; readonly rider: RiderId; readonly place: number; readonly finished: number }
  | { readonly kind: 'longest'; readonly rider: RiderId; readonly distance: number }
  | { readonly kind: 'held'; readonly rider: RiderId }
  | { readonly kind: 'out'; readonly rider: RiderId; readonly others: number }
  | { readonly kind: 'sprint'; readonly riders: number }
  | { readonly kind: 'won'; readonly riders: readonly RiderId[] };

/** One sentence, and where in the race it belongs. */
export type Chapter = StoryEvent & { readonly moment: number; readonly round: number };

type Weighed = Chapter & { readonly weight: number };

/** A round that is over, at the moment at which it was. */
interface Round {
  readonly moment: number;
  readonly round: number;
  readonly standings: Standings;
}

const roundIn = (facts: readonly Fact[], before: number): number =>
  (facts.findLast(({ type }) => type === 'began') as (Fact & { round: number }) | undefined)?.round ?? before;

/** The rounds of a race, each as it stood at its end. */
function roundsOf(moments: readonly Moment[]): readonly Round[] {
  const rounds: Round[] = [];
  let round = 0;
  for (const [moment, { facts, standings }] of moments.entries()) {
    const next = roundIn(facts, round);
    // Before the first round there is no round.
    if (round > 0 && (next !== round || facts.some(({ type }) => type === 'ended'))) rounds.push({ moment, round, standings });
    round = next;
  }
  return rounds;
}

const howFar = ({ square, value }: RiderStanding): number => (value === undefined ? (square ?? 0) : Number.POSITIVE_INFINITY);

/** Riders level with the leader, or just behind: if that is half of the field, nobody leads. */
function inFront({ riders }: Standings, within: number): number {
  const [leader] = riders;
  return leader === undefined ? 0 : riders.filter((one) => one.out === undefined && howFar(one) >= howFar(leader) - within).length;
}

const leaderOf = (standings: Standings): RiderId | undefined =>
  inFront(standings, 0) * 2 > standings.riders.length ? undefined : standings.riders[0]?.rider;

const placeIn = ({ riders }: Standings, rider: RiderId): number => riders.find((one) => one.rider === rider)?.place ?? riders.length;

/** Places that were made up or lost before they are worth a sentence: a quarter of the field, three at least. */
const worthTelling = (all: number): number => Math.max(3, Math.ceil(all / 4));

/** Two sentences about one rider would repeat each other. */
const isSame = (one: StoryEvent, other: StoryEvent): boolean =>
  one === other || ('rider' in one && 'rider' in other && one.rider === other.rider);

/** The race in this many sentences: how it began, how it was won, and between them what mattered most, in order. */
export function storyOf(moments: readonly Moment[], sentences = 5): readonly Chapter[] {
  const rounds = roundsOf(moments);
  const last = rounds.at(-1);
  if (!last) return [];
  const start = beginning(rounds[0]);
  const between = [...leading(rounds, last), ...turns(rounds, last), ...incidents(moments)]
    .sort((a, b) => b.weight - a.weight)
    .filter((one, index, all) => !isSame(one, start) && all.findIndex((other) => isSame(one, other)) === index)
    .slice(0, sentences - 2);
  const finishers = last.standings.riders.filter(({ out, value }) => out === undefined && value !== undefined).map(({ rider }) => rider);
  const podium = finishers.length > 0 ? finishers : last.standings.riders.map(({ rider }) => rider).slice(0, 1);
  const won: Chapter = { kind: 'won', riders: podium.slice(0, 3), moment: last.moment, round: last.round };
  return [start, ...between.map(({ weight: _, ...chapter }) => chapter)].sort((a, b) => a.moment - b.moment).concat(won);
}

function beginning({ standings, moment, round }: Round): Chapter {
  const { riders } = standings;
  const together = inFront(standings, 1);
  return together * 2 > riders.length
    ? { kind: 'together', riders: together, all: riders.length, moment, round }
    : { kind: 'early', rider: riders[0].rider, all: riders.length, moment, round };
}

/** Who was in front, how often that changed, and how many could still win. */
function leading(rounds: readonly Round[], last: Round): readonly Weighed[] {
  const events: Weighed[] = [];
  const [winner] = last.standings.riders;
  const leaders = rounds.slice(0, -1).map(({ standings }) => leaderOf(standings));
  const counted = new Map<RiderId, number>();
  for (const leader of leaders) if (leader !== undefined) counted.set(leader, (counted.get(leader) ?? 0) + 1);
  const [rider, often] = [...counted].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (rider !== undefined && often !== undefined && often > 1) {
    const { moment, round } = rounds[leaders.indexOf(rider)];
    events.push({
      kind: 'led',
      rider,
      rounds: often,
      of: leaders.length,
      place: placeIn(last.standings, rider),
      moment,
      round,
      weight: 50,
    });
  }
  const known = leaders.flatMap((leader, index) => (leader === undefined ? [] : [{ leader, index }]));
  const changes = known.filter(({ leader }, index) => index > 0 && leader !== known[index - 1].leader);
  const latest = changes.at(-1);
  if (latest) {
    const { moment, round } = rounds[latest.index];
    events.push({ kind: 'changes', times: changes.length, moment, round, weight: 20 + changes.length });
  }
  // From here on the winner stayed in front.
  const since = leaders.findLastIndex((leader) => leader !== winner.rider) + 1;
  const before = rounds[since - 1];
  const place = before ? placeIn(before.standings, winner.rider) : 1;
  if (before && place > 1) {
    const { moment, round } = rounds[since];
    events.push({ kind: 'decisive', rider: winner.rider, place, moment, round, weight: 80 });
  }
  const bell = rounds.at(-2);
  const open = bell ? inFront(bell.standings, 8) : 0;
  if (bell && open > 1) events.push({ kind: 'sprint', riders: open, moment: bell.moment, round: bell.round, weight: 15 });
  return events;
}

/** Who made up the most places, and who lost them. */
function turns(rounds: readonly Round[], last: Round): readonly Weighed[] {
  const all = last.standings.riders.length;
  const swings = rounds.slice(1, -1).flatMap(({ standings, moment, round }) =>
    standings.riders.flatMap(({ rider, place, out }) => {
      const finished = placeIn(last.standings, rider);
      return out === undefined ? [{ rider, place, finished, moment, round }] : [];
    }),
  );
  const best = swings.reduce<(typeof swings)[number] | undefined>(
    (found, one) => (found && found.place - found.finished >= one.place - one.finished ? found : one),
    undefined,
  );
  const worst = swings.reduce<(typeof swings)[number] | undefined>(
    (found, one) => (found && found.finished - found.place >= one.finished - one.place ? found : one),
    undefined,
  );
  const events: Weighed[] = [];
  // How the winner took the lead tells their way up.
  if (best && best.place - best.finished >= worthTelling(all) && best.finished > 1)
    events.push({ kind: 'comeback', ...best, weight: 40 + ((best.place - best.finished) * 20) / all });
  if (worst && worst.finished - worst.place >= worthTelling(all))
    events.push({ kind: 'collapse', ...worst, weight: 40 + ((worst.finished - worst.place) * 20) / all });
  return events;
}

type Happened = Fact & { readonly rider?: RiderId; readonly from?: number; readonly to?: number };

/** The longest move, who went out, and who was held up. */
function incidents(moments: readonly Moment[]): readonly Weighed[] {
  let longest: (Weighed & { readonly kind: 'longest' }) | undefined;
  let held: Weighed | undefined;
  const outs: { rider: RiderId; moment: number; round: number }[] = [];
  let round = 0;
  for (const [moment, { facts }] of moments.entries())
    for (const fact of facts as readonly Happened[]) {
      if (fact.type === 'began') round = roundIn([fact], round);
      const { type, rider, from, to } = fact;
      if (rider === undefined || round === 0) continue;
      if (type === 'went-out') outs.push({ rider, moment, round });
      if (type === 'stayed') held ??= { kind: 'held', rider, moment, round, weight: 25 };
      const distance = type === 'moved' && from !== undefined && to !== undefined ? Math.ceil(to - from) : 0;
      if (distance > (longest?.distance ?? 0)) longest = { kind: 'longest', rider, distance, moment, round, weight: 30 };
    }
  const [first, ...others] = outs;
  const out: readonly Weighed[] = first ? [{ kind: 'out', ...first, others: others.length, weight: 35 }] : [];
  return [...out, ...(held ? [held] : []), ...(longest ? [longest] : [])];
}
