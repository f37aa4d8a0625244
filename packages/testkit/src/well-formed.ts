import type {
  Board,
  Fact,
  Holding,
  Marker,
  Preview,
  Refusal,
  Rider,
  RiderId,
  Road,
  Seat,
  SeatStanding,
  Standings,
  Turn,
} from '@gruppetto/kernel';
import { sameData } from '@gruppetto/kernel';

/** What is wrong with a value, in a few words for whoever wrote the game; undefined when all is well. */
export type Fault = string | undefined;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
export const isBelow = (value: unknown, end: number): value is number => isCount(value) && value < end;
/** Squares are whole numbers; those of a bend, whose lanes have squares of their own, are named by their fronts, to the tenth. */
const isSquare = (value: number): boolean => Number.isFinite(value) && Number.isInteger(Math.round(value * 1e6) / 1e5);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isChance = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;
export const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** Whether a value is what JSON can hold, throughout: `name` is what to call it. */
export function plainFault(value: unknown, name: string): Fault {
  const fault = notPlain(value);
  return fault && `${name}${fault}`;
}

/** The place of what is not plain data, and what it is. */
function notPlain(value: unknown): Fault {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return undefined;
  if (typeof value !== 'object' || value === null) return ` is ${String(value)}, which is not plain data`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = notPlain(value[index]);
      if (fault) return `[${index}]${fault}`;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ` is a ${value.constructor?.name}, which is not plain data`;
  for (const [name, part] of Object.entries(value)) {
    const fault = part === undefined ? undefined : notPlain(part);
    if (fault) return `.${name}${fault}`;
  }
  return undefined;
}

export function ridersFault(riders: readonly Rider[], seats: number): Fault {
  if (!isCount(seats) || seats === 0) return `there are ${seats} seats`;
  const astray = riders.findIndex((rider) => !isBelow(rider.seat, seats));
  if (astray >= 0) return `rider ${astray} is of seat ${riders[astray]?.seat}, and there are ${seats} seats`;
  if (hasTwice(riders.map((rider) => `${rider.team}/${rider.number}`))) return 'two riders of a team have the same number';
  return undefined;
}

export function turnFault(turn: Turn<{ readonly do: string }>, seats: number, riders: number): Fault {
  if (!isBelow(turn.seat, seats)) return `it is the turn of seat ${turn.seat}, and there are ${seats} seats`;
  if (turn.rider !== undefined && !isBelow(turn.rider, riders)) return `it is about rider ${turn.rider}, and there are ${riders} riders`;
  if (turn.choices.length === 0) return 'there is a turn, but no choice';
  for (const [index, choice] of turn.choices.entries()) {
    const fault = plainFault(choice, `choice ${index}`);
    if (fault) return fault;
    if (!isName(choice.do)) return `choice ${index} does not say what to do`;
    if (turn.choices.some((other, before) => before < index && sameData(other, choice))) return `choice ${index} is listed twice`;
  }
  return undefined;
}

export function refusalFault(refusal: Refusal): Fault {
  if (!isName(refusal.reason)) return 'a refusal without a reason';
  if (refusal.rule !== undefined && !isName(refusal.rule)) return `the refusal ${refusal.reason} names an empty rule`;
  return plainFault(refusal, 'the refusal');
}

export function factFault(fact: Fact, seats: number, riders: number): Fault {
  if (!isName(fact.type)) return 'a fact without a type';
  if (!isName(fact.rule)) return `the fact ${fact.type} names no rule`;
  const { rider, seat } = fact as Fact & { rider?: RiderId; seat?: Seat };
  if (rider !== undefined && !isBelow(rider, riders))
    return `the fact ${fact.type} is about rider ${rider}, and there are ${riders} riders`;
  if (seat !== undefined && !isBelow(seat, seats)) return `the fact ${fact.type} is about seat ${seat}, and there are ${seats} seats`;
  if (fact.secret && !isBelow(fact.secret.seat, seats)) return `the fact ${fact.type} is the secret of no seat`;
  return plainFault(fact, `the fact ${fact.type}`);
}

const isHolding = ({ seat, what, amount, max = amount }: Holding, seats: number): boolean =>
  isBelow(seat, seats) && isName(what) && Number.isFinite(amount) && amount <= max;

export function boardFault(road: Road, board: Board, seats: number, riders: number): Fault {
  const { first, length, runOut } = road;
  if (!Number.isInteger(first) || !Number.isInteger(length) || !isCount(runOut) || first > length)
    return `a road from ${first} to ${length} with a run-out of ${runOut}`;
  if (road.runOutLabels && road.runOutLabels.length !== runOut) return `a run-out of ${runOut} with labels ${road.runOutLabels}`;
  const holding = (board.holdings ?? []).find((one) => !isHolding(one, seats));
  if (holding) return `the holding ${JSON.stringify(holding)} is none`;
  return (
    roadFault(road) ??
    drawnFault(road, board) ??
    spotsFault(road, board, riders) ??
    groupsFault(board, riders) ??
    plainFault(road, 'the road') ??
    plainFault(board, 'the board')
  );
}

function roadFault({ first, length, runOut, sections, markers, hazards }: Road): Fault {
  const end = length + runOut;
  let last = first - 1;
  for (const { from, to, terrain, malus } of sections) {
    const name = `the ${terrain} from ${from} to ${to}`;
    if (!Number.isInteger(from) || !Number.isInteger(to) || from > to || to > end) return `${name} is no stretch of the road`;
    if (from <= last) return `${name} begins where another one lies, or out of order`;
    const squares = to - from + 1;
    if (malus && malus.length !== squares) return `${name} has a malus for ${malus.length} squares`;
    last = to;
  }
  const astray = markers.find((marker) => !isBeside(marker, first, end));
  if (astray) return `the ${astray.kind} stands at ${astray.at}, off the road`;
  const hazard = (hazards ?? []).find(({ square, lane }) => !isSquare(square) || square < first || square > end || !(lane >= 1));
  return hazard && `a hazard at ${hazard.square}/${hazard.lane}, off the road`;
}

const isBeside = ({ at }: Marker, first: number, end: number): boolean => Number.isInteger(at) && at >= first - 1 && at <= end;

/** What comes and goes beside the road and on it. */
function drawnFault({ first, length, runOut, sections }: Road, { markers = [], malus = [] }: Board): Fault {
  const astray = markers.find((marker) => !isBeside(marker, first, length + runOut));
  if (astray) return `the ${astray.kind} stands at ${astray.at}, off the road`;
  const lanesAt = (square: number) => sections.find(({ from, to }) => from <= square && square <= to)?.lanes;
  const wrong = malus.find(({ square, lanes }) => lanes.length !== lanesAt(square));
  return wrong && `square ${wrong.square} has ${lanesAt(wrong.square)} lanes, and a malus for ${wrong.lanes.length}`;
}

function spotsFault({ layout, sections }: Road, { riders: spots }: Board, riders: number): Fault {
  for (const [index, { rider, square, lane }] of spots.entries()) {
    if (!isBelow(rider, riders)) return `rider ${rider} is on the road, and there are ${riders} riders`;
    if (!isSquare(square)) return `rider ${rider} stands on ${square}, off the road`;
    if ((layout === 'lanes') !== (lane !== undefined)) return `rider ${rider} has lane ${lane} on a road of ${layout}`;
    const ahead = spots[index - 1];
    if (ahead && ahead.square < square) return `rider ${rider} on ${square} is listed after one on ${ahead.square}`;
    const lanes = sections.find(({ from, to }) => from <= Math.ceil(square) && square <= to)?.lanes;
    if (lane !== undefined && (!isBelow(lane - 1, lanes ?? Number.POSITIVE_INFINITY) || !Number.isInteger(lane)))
      return `rider ${rider} rides in lane ${lane} of ${lanes}`;
  }
  if (hasTwice(spots.map(({ rider }) => rider))) return 'a rider is on the road twice';
  // A fallen rider may lie beside the square of another.
  const standing = spots.filter(({ mark }) => mark !== 'fallen');
  if (layout === 'lanes' && hasTwice(standing.map(({ square, lane }) => `${square}/${lane}`)))
    return 'two riders stand on one square and lane';
  return undefined;
}

function groupsFault({ riders: spots, groups, blocks = [] }: Board, riders: number): Fault {
  for (const { kind, from, to, riders: inside } of [...groups, ...blocks]) {
    if (!isSquare(from) || !isSquare(to) || from > to) return `the ${kind} reaches from ${from} to ${to}`;
    if (hasTwice(inside) || inside.some((rider) => !isBelow(rider, riders))) return `the ${kind} holds riders ${inside}`;
    const astray = spots.find(({ rider, square }) => inside.includes(rider) && (square < from || square > to));
    if (astray) return `rider ${astray.rider} on ${astray.square} is outside their ${kind}, which reaches from ${from} to ${to}`;
  }
  const known = new Set([...spots.map(({ rider }) => rider), ...blocks.flatMap((block) => block.riders)]);
  const stranger = groups.flatMap((group) => group.riders).find((rider) => !known.has(rider));
  return stranger === undefined ? undefined : `rider ${stranger} is in a group, but not on the road`;
}

export function previewFault(preview: Preview, seats: number, riders: number): Fault {
  const { rider, to, lane, spread, effects = [], risks = [] } = preview;
  if (rider !== undefined && !isBelow(rider, riders)) return `it is about rider ${rider}, and there are ${riders} riders`;
  if (rider === undefined && (to !== undefined || spread)) return 'it takes nobody somewhere';
  if (to !== undefined && spread) return 'it is certain, and a spread as well';
  if (to !== undefined && !isSquare(to)) return `it takes rider ${rider} to ${to}`;
  if (lane !== undefined && !(Number.isInteger(lane) && lane >= 1)) return `it takes rider ${rider} to lane ${lane}`;
  const effect = effects.find((one) => !isBelow(one.seat, seats) || !isName(one.what) || !Number.isFinite(one.amount) || one.amount === 0);
  if (effect) return `the effect ${JSON.stringify(effect)} is none`;
  const risk = risks.find((one) => !isName(one.what) || !isChance(one.chance) || !isName(one.rule));
  if (risk) return `the risk ${JSON.stringify(risk)} is none`;
  return spread && spreadFault(spread);
}

function spreadFault(spread: NonNullable<Preview['spread']>): Fault {
  const outcome = spread.find((one) => !Number.isInteger(one.to) || !isChance(one.chance));
  if (outcome) return `the outcome ${JSON.stringify(outcome)} is none`;
  if (hasTwice(spread.map(({ to }) => to))) return 'the spread has a square twice';
  const sum = spread.reduce((total, { chance }) => total + chance, 0);
  return Math.abs(sum - 1) < 1e-9 ? undefined : `the chances add up to ${sum}`;
}

export function standingsFault(standings: Standings, seats: number, riders: number): Fault {
  for (const { rider, value, square, out } of standings.riders) {
    if (value !== undefined && !Number.isFinite(value)) return `rider ${rider} has the value ${value}`;
    if (square !== undefined && !isSquare(square)) return `rider ${rider} has ridden to ${square}`;
    if (value !== undefined && (square !== undefined || out !== undefined)) return `rider ${rider} is home, and on the road or out as well`;
  }
  return (
    placesFault(
      'rider',
      standings.riders.map(({ rider, place }) => ({ who: rider, place })),
      riders,
    ) ??
    placesFault(
      'seat',
      standings.seats.map(({ seat, place }: SeatStanding) => ({ who: seat, place })),
      seats,
    ) ??
    plainFault(standings, 'the standings')
  );
}

/** Everybody once, best first; who shares a place takes up the next one too: 1, 1, 3. */
function placesFault(what: string, list: readonly { readonly who: number; readonly place: number }[], count: number): Fault {
  if (list.length !== count || hasTwice(list.map(({ who }) => who)) || list.some(({ who }) => !isBelow(who, count)))
    return `of ${count} ${what}s these have places: ${list.map(({ who }) => who)}`;
  const wrong = list.find(({ place }, index) => place !== index + 1 && place !== list[index - 1]?.place);
  return wrong && `${what} ${wrong.who} has place ${wrong.place} in ${list.map(({ place }) => place)}`;
}
