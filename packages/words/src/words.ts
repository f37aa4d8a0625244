import type { GameTypes, Preview, Refusal, RiderId, RuleId, Seat, Section, StageRaceTypes, Turn } from '@gruppetto/kernel';
import type { Noun } from './grammar.ts';

/** What the riders and seats of one race are called. */
export interface Names {
  seat(seat: Seat): string;
  rider(rider: RiderId): string;
  /** A team by its name, its only player, or the jersey that its players share. */
  team?(team: number): string;
}

/** One line of the log, and what stands behind it. */
export interface Line {
  readonly text: string;
  /** Which of the facts it was made from, the one that settled it. */
  readonly fact: number;
  readonly rider?: RiderId;
  readonly why: Why;
}

/** What is said of one fact. */
export type Said = Omit<Line, 'fact'>;

/** The log of a step, told fact by fact; many go without saying. */
export const linesOf =
  <F>(lineOf: (fact: F, facts: readonly F[], index: number, names: Names) => Said | undefined) =>
  (facts: readonly F[], names: Names): readonly Line[] =>
    facts.flatMap((fact, index) => {
      const said = lineOf(fact, facts, index, names);
      return said ? [{ fact: index, ...said }] : [];
    });

export interface Why {
  readonly rules: readonly RuleId[];
  readonly dice?: { readonly faces: readonly number[]; readonly sides: number };
  /** The sum in numbers: "12 + 5 + 3 = 20". */
  readonly sum?: string;
}

export interface ChoiceWords {
  readonly label: string;
  readonly detail?: string;
}

/** A word that a newcomer may not know, with a sentence. */
export interface Term {
  readonly term: string;
  /** The other forms in which it stands in sentences: "drafts", "drafting". */
  readonly spellings?: readonly string[];
  readonly meaning: string;
}

/** A glossary, by a name that is the same in every language. */
export const terms = <Id extends string>(glossary: Readonly<Record<Id, Term>>): Readonly<Record<Id, Term>> => glossary;

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface SquareMark {
  readonly price: string;
  /** It costs nothing. */
  readonly free?: boolean;
  readonly note?: string;
}

export interface DieFace {
  readonly text: string;
  readonly colour?: 'red' | 'orange' | 'blue';
  readonly name: string;
}

/** What a game calls the things of its stage races. */
export interface StageRaceWords<N extends StageRaceTypes = StageRaceTypes> {
  readonly kinds: Readonly<Record<N['Kind'], OptionWords>>;
  readonly classifications: Readonly<Record<N['Classification'], string>>;
  readonly jerseys: Readonly<Record<N['Jersey'], string>>;
  readonly primes: Readonly<Record<N['Prime'], string>>;
  /** Who was first past so many of them, where a game has one kind of primes only. */
  readonly firstPast?: (who: string, count: number) => string;
  readonly days: Readonly<Record<N['Day'], string>>;
  readonly arrival: Readonly<Record<keyof N['Arrival'] & string, OptionWords>>;
  /** Why a rider may not come home: what somebody at a real table picks from. */
  readonly outs: Readonly<Record<N['Out'], string>>;
  readonly advantages: Readonly<Record<N['Advantage'], (amount: number) => string>>;
  /** What is settled before a stage. */
  readonly prepare: Readonly<Record<keyof N['Prepared'] & string, OptionWords>>;
}

/** A game that is not raced in stages has no words for them. */
type StageRaceWordsOf<N extends StageRaceTypes | undefined> = N extends StageRaceTypes ? StageRaceWords<N> : undefined;

/** The details of a refusal. */
export type Details = NonNullable<Refusal['with']>;

/** A role as the game calls it; by its id where it has no word. */
export const roleIn = ({ roles }: Pick<GameWords, 'roles'>, role: string): string => roles?.[role]?.one ?? role;

/** What a game counts the way in. */
export const distanceIn = ({ distance, square }: Pick<GameWords, 'distance' | 'square'>): Noun => distance ?? square;

export type RefusalWords = (details: Details, names: Names) => string;

/** All that one game says, in one language. A sentence that is missing does not compile. */
export interface GameWords<T extends GameTypes = GameTypes> {
  /** The square of its road, where somebody stands: "space", "square", "row". */
  readonly square: Noun;
  /** What the way is counted in, where that is another word: on row 12, with 58 squares to go. */
  readonly distance?: Noun;
  /** What its riders are good at, by the role that the game gives them. */
  readonly roles?: Readonly<Record<string, Noun>>;
  readonly round: (round: number) => string;
  readonly options: Readonly<Record<keyof T['Options'] & string, OptionWords>>;
  readonly groups: Readonly<Record<T['Group'], string>>;
  /** How fast a group rides, where groups have a pace. */
  readonly paces?: Readonly<Record<string, string>>;
  /** What a stretch of the road is called; where there is no such word, by its label. */
  readonly section?: (section: Section) => string | undefined;
  /** What stands beside the road, by its label or its kind. */
  readonly markers?: Readonly<Record<string, string>>;
  /** What holds on the whole road: a card, the weather. */
  readonly inForce: Readonly<Record<T['InForce'], string>>;
  /** What may go wrong with a choice. */
  readonly risks: Readonly<Record<T['Risk'], string>>;
  readonly things: Readonly<Record<T['Thing'], (amount: number) => string>>;
  question(turn: Turn<T['Choice']>, names: Names): string;
  choice(choice: T['Choice'], preview: Preview<T['Thing'], T['Risk']>, names: Names): ChoiceWords;
  /** What stands on the square that a choice leads to, in a few letters. */
  mark?(choice: T['Choice'], preview: Preview<T['Thing'], T['Risk']>): SquareMark | undefined;
  /** What those letters mean. */
  readonly marks?: string;
  /** What a die shows where its faces are more than figures: the few letters on it, its colour, and what it is called. */
  face?(die: number, sides: number): DieFace | undefined;
  /** What became of one step, in order. */
  lines(facts: readonly T['Fact'][], names: Names): readonly Line[];
  readonly refusals: Readonly<Record<T['Reason'], RefusalWords>>;
  /** Why a rider is out. */
  readonly outs: Readonly<Record<T['Out'], string>>;
  readonly stageRace: StageRaceWordsOf<T['StageRace']>;
}
