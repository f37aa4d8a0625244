import {
  type Fact,
  type Game,
  type GameTypes,
  holds,
  type Part,
  type RuleId,
  ScriptedDice,
  sameData,
  type Table,
  take,
} from '@gruppetto/kernel';
import type { Good, Lesson, LessonStep, Quiz, ScriptedChoice } from './lesson.ts';
import { placePicture } from './picture.ts';

/** Where somebody is in a lesson. A value: each answer gives the next one. */
export interface LessonState<T extends GameTypes = GameTypes> {
  readonly lesson: Lesson<T>;
  readonly table: Table<T>;
  /** Which question is open; past the last one the lesson is done. */
  readonly step: number;
  /** What happened since the last question. */
  readonly facts: readonly T['Fact'][];
}

/** What a choice leads to: on, or an answer and another try. */
export type LessonAnswer<T extends GameTypes = GameTypes> =
  /** `after` is the race when only the choice has been played, `state` when the others have too. */
  | { readonly kind: 'on'; readonly said: string; readonly after: LessonState<T>; readonly state: LessonState<T> }
  | {
      readonly kind: 'again';
      readonly said: string;
      readonly rule?: RuleId;
      /** Where the choice leads, to be shown before it is taken back; absent where that is up to the dice. */
      readonly shown?: LessonState<T>;
    };

/** A lesson that does not play is a mistake of who wrote it. */
export class BrokenLesson extends Error {
  constructor(lesson: string, what: string) {
    super(`lesson ${lesson}: ${what}`);
    this.name = 'BrokenLesson';
  }
}

export function startLesson<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>): LessonState<T> {
  let table: Table<T>;
  try {
    table = placePicture(game, lesson);
  } catch (error) {
    throw new BrokenLesson(lesson.id, (error as Error).message);
  }
  return playAll({ lesson, table, step: 0, facts: [] }, lesson.before ?? []);
}

export const isDone = <T extends GameTypes>({ lesson, step }: LessonState<T>): boolean => step >= lesson.steps.length;

/** The answers of a quiz are listed by their labels, so that their order gives nothing away. */
export function questionOf<T extends GameTypes>({ lesson, step }: LessonState<T>): LessonStep<T> | undefined {
  const question = lesson.steps[step];
  if (!question || !isQuiz(question)) return question;
  return { ...question, quiz: question.quiz.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true })) };
}

export const isQuiz = <T extends GameTypes>(step: LessonStep<T>): step is Quiz<T> => 'quiz' in step;

/** Every choice that can be made gets an answer. */
export function answer<T extends GameTypes>(state: LessonState<T>, choice: T['Choice']): LessonAnswer<T> {
  const question = questionOf(state);
  if (!question || isQuiz(question)) throw new BrokenLesson(state.lesson.id, 'no choice of the race is asked for');
  const good = question.good.find((one) => holds(one.choice, choice));
  if (good) {
    const after = playOne({ ...state, facts: [] }, { ...good, choice: choice as Part<T['Choice']> });
    return { kind: 'on', said: good.said, after, state: goOn(after, good) };
  }
  const other = question.answers?.find((one) => holds(one.choice, choice));
  const said = other?.said ?? question.otherwise;
  if (said === undefined) throw new BrokenLesson(state.lesson.id, `nothing is answered to ${JSON.stringify(choice)}`);
  const shown = show(state, choice, other?.dice);
  return { kind: 'again', said, ...(other?.rule && { rule: other.rule }), ...(shown && { shown }) };
}

function show<T extends GameTypes>(state: LessonState<T>, choice: T['Choice'], dice: readonly number[] | undefined) {
  const { table } = state;
  const scripted = new ScriptedDice(dice ?? []);
  const taken = take(table, table.race.turn(table.state)?.seat ?? 0, choice, scripted);
  if (taken.kind === 'taken' && scripted.left === 0) return { ...state, table: taken.table, facts: taken.facts };
  if (dice) throw new BrokenLesson(state.lesson.id, `${JSON.stringify(choice)} does not play with the dice ${dice.join(', ')}`);
  return undefined;
}

/** The reply to one of the answers of a quiz, counted from 0. */
export function answerQuiz<T extends GameTypes>(state: LessonState<T>, index: number): LessonAnswer<T> {
  const question = questionOf(state);
  if (!question || !isQuiz(question)) throw new BrokenLesson(state.lesson.id, 'nothing is asked but a choice of the race');
  const { said, right = false } = question.quiz[index];
  if (!right) return { kind: 'again', said };
  return { kind: 'on', said, after: { ...state, facts: [] }, state: goOn(state, question) };
}

/** The others play, and the next question is asked. */
function goOn<T extends GameTypes>(state: LessonState<T>, { others = [], next = state.step + 1 }: Pick<Good<T>, 'others' | 'next'>) {
  return { ...playAll({ ...state, facts: [] }, others), step: next };
}

const playAll = <T extends GameTypes>(state: LessonState<T>, played: readonly ScriptedChoice<T>[]): LessonState<T> =>
  played.reduce(playOne, state);

function playOne<T extends GameTypes>(state: LessonState<T>, { choice: wish, dice = [] }: ScriptedChoice<T>): LessonState<T> {
  const { table, lesson } = state;
  const turn = table.race.turn(table.state);
  const fitting = turn?.choices.filter((choice) => holds(wish, choice)) ?? [];
  // A whole choice may be a part of another: the same ride, with a risk.
  const exact = fitting.filter((choice) => sameData(choice, wish));
  const meant = exact.length === 1 ? exact : fitting;
  if (!turn || meant.length !== 1) throw new BrokenLesson(lesson.id, `${meant.length} choices are ${JSON.stringify(wish)}`);
  const scripted = new ScriptedDice(dice);
  const taken = take(table, turn.seat, meant[0], scripted);
  if (taken.kind !== 'taken') throw new BrokenLesson(lesson.id, `${JSON.stringify(wish)} does not play: ${JSON.stringify(taken)}`);
  if (scripted.left > 0) throw new BrokenLesson(lesson.id, `${scripted.left} dice are left after ${JSON.stringify(wish)}`);
  return { ...state, table: taken.table, facts: [...state.facts, ...(taken.facts as readonly Fact[])] };
}
