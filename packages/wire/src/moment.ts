import {
  type Barred,
  type Choice,
  type Fact,
  factFor,
  type Seat,
  type Standings,
  type Table,
  type Turn,
  type Viewer,
} from '@gruppetto/kernel';

/** Who decides now. The choices are told only to the player who decides. */
export interface TurnFor extends Omit<Turn<Choice>, 'choices'> {
  readonly choices?: readonly Choice[];
  readonly barred?: readonly Barred<Choice>[];
}

/** The race after one step, and how it came about, as one viewer may know it: all that a page is given of a race. */
export interface Moment {
  /** How many steps have been played; 0 is the set-up. */
  readonly version: number;
  /** Whose step it was; absent at the set-up. */
  readonly seat?: Seat;
  readonly facts: readonly Fact[];
  readonly view: unknown;
  readonly standings: Standings;
  /** Absent when the race is over. */
  readonly turn?: TurnFor;
}

/** What a viewer may know of a table and of what was told on the way to it. */
export function momentFor({ race, state, steps }: Table, facts: readonly Fact[], viewer: Viewer): Moment {
  const last = steps.at(-1);
  const turn = race.turn(state);
  return {
    version: steps.length,
    ...(last && { seat: last.seat }),
    facts: facts.map((fact) => factFor(fact, viewer)),
    view: race.view(state, viewer),
    standings: race.standings(state),
    ...(turn && { turn: turn.seat === viewer ? { ...turn, barred: race.barred(state) } : withoutChoices(turn) }),
  };
}

const withoutChoices = ({ seat, rider }: Turn<Choice>): TurnFor => (rider === undefined ? { seat } : { seat, rider });

/**
 * The same moment as JSON, for each of these viewers. What all may know is written out once: for a table of four that is most of it.
 * `version` is the number of the moment where the table does not have all of its steps; `stateText` the state as JSON, where that is
 * known already: most see the whole state.
 */
export function momentTexts(
  table: Table,
  facts: readonly Fact[],
  viewers: readonly Viewer[],
  version = table.steps.length,
  stateText?: string,
): readonly string[] {
  const { race, state, steps } = table;
  const last = steps.at(-1);
  const turn = race.turn(state);
  const head = `{"version":${version}${last ? `,"seat":${last.seat}` : ''},"facts":`;
  const open = facts.some(({ secret }) => secret !== undefined) ? undefined : JSON.stringify(facts);
  const standings = `,"standings":${JSON.stringify(race.standings(state))}`;
  const others = turn ? `,"turn":${JSON.stringify(withoutChoices(turn))}}` : '}';
  const views = new Map<unknown, string>();
  if (stateText !== undefined) views.set(state, stateText);
  const textOf = (view: unknown): string => {
    const text = views.get(view) ?? JSON.stringify(view);
    views.set(view, text);
    return text;
  };
  /** By what they see: those who may know the same get the same text. */
  const common = new Map<unknown, string>();
  return viewers.map((viewer) => {
    const view = race.view(state, viewer);
    const decides = turn?.seat === viewer;
    const same = decides || open === undefined ? undefined : common.get(view);
    if (same !== undefined) return same;
    const factsText = open ?? JSON.stringify(facts.map((fact) => factFor(fact, viewer)));
    const end = decides ? `,"turn":${JSON.stringify({ ...turn, barred: race.barred(state) })}}` : others;
    const text = `${head}${factsText},"view":${textOf(view)}${standings}${end}`;
    if (!decides) common.set(view, text);
    return text;
  });
}
