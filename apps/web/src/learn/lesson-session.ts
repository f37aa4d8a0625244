import type { GameId } from '@gruppetto/catalogue';
import type { Choice, Fact, RuleId, Table } from '@gruppetto/kernel';
import {
  answer,
  answerQuiz,
  isDone,
  isQuiz,
  type Lesson,
  type LessonAnswer,
  type LessonState,
  placePicture,
  type QuizAnswer,
  questionOf,
  startLesson,
} from '@gruppetto/learn';
import type { Room } from '@gruppetto/room';
import { type Moment, momentFor } from '@gruppetto/wire';
import { type ChoiceWords, namesOf } from '@gruppetto/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenRace, RaceSource, SourceAnswer } from '../race/race-source.ts';

/** What somebody has answered: a choice of the race, or an answer of a quiz by its place in the lesson, which is the same in every language. */
type Given = { readonly choice: Choice } | { readonly answer: number };

interface Answered {
  readonly given: Given;
  readonly chosen: ChoiceWords;
  readonly said: string;
}

/** What the coach is saying. */
export type Speech =
  | { readonly kind: 'question' }
  /** Another try: the road may show where the choice would have led. */
  | (Answered & { readonly kind: 'again'; readonly rule?: RuleId })
  | (Answered & { readonly kind: 'on'; readonly next: LessonState })
  | { readonly kind: 'done' };

export interface LessonNow {
  readonly state: LessonState;
  readonly speech: Speech;
  /** Whether there is an earlier question to go back to. */
  readonly hasPast: boolean;
}

interface Asked {
  readonly state: LessonState;
  readonly moments: readonly Moment[];
}

const learner = 0;
const idle: SourceAnswer = { kind: 'idle' };
const done: SourceAnswer = { kind: 'done' };

/** A lesson as a race that the pages can show: moves appear as moments, and disappear when taken back. */
export class LessonSession implements RaceSource {
  readonly store: StoreApi<LessonNow>;
  private readonly room: Room;
  private lesson: Lesson;
  private race: OpenRace;
  private changed: (() => void) | undefined;
  private asked: readonly Asked[] = [];

  constructor(game: GameId, room: Room, lesson: Lesson) {
    this.room = room;
    this.lesson = lesson;
    const state = startLesson(room.game, lesson);
    this.store = createStore<LessonNow>(() => ({ state, speech: { kind: 'question' }, hasPast: false }));
    const { race, seats } = state.table;
    const seen = { viewer: learner, here: [learner], moments: [], branches: false, withheld: true, ...(lesson.before && { since: 0 }) };
    this.race = { status: 'ready', table: { game, options: race.options, seats, realDice: false }, race: seen, drives: false };
    this.begin(state);
  }

  private get moments(): readonly Moment[] {
    return this.race.race.moments;
  }

  now(): OpenRace {
    return this.race;
  }

  subscribe(changed: () => void): () => void {
    this.changed = changed;
    return () => {
      this.changed = undefined;
    };
  }

  /** The same lesson in another language: nothing is asked again, and what was answered is said anew. */
  speak(lesson: Lesson): void {
    if (lesson === this.lesson) return;
    this.lesson = lesson;
    this.asked = this.asked.map(({ state, moments }) => ({ state: { ...state, lesson }, moments }));
    const { state: before, speech } = this.store.getState();
    const state = { ...before, lesson };
    this.store.setState({ state, speech: 'given' in speech ? this.speech(speech.given, this.reply(state, speech.given), state) : speech });
  }

  choose(choice: Choice): Promise<SourceAnswer> {
    if (this.store.getState().speech.kind !== 'question') return Promise.resolve(idle);
    this.hear({ choice });
    return Promise.resolve(done);
  }

  /** One of the answers of a quiz, from 0. */
  pick(index: number): void {
    const { state, speech } = this.store.getState();
    const step = questionOf(state);
    if (speech.kind === 'question' && step && isQuiz(step)) this.hear({ answer: inLesson(state).indexOf(step.quiz[index]) });
  }

  private reply(state: LessonState, given: Given): LessonAnswer {
    if ('choice' in given) return answer(state, given.choice);
    const step = questionOf(state);
    return answerQuiz(state, step && isQuiz(step) ? step.quiz.indexOf(inLesson(state)[given.answer]) : 0);
  }

  private speech(given: Given, reply: LessonAnswer, state: LessonState): Speech {
    const answered = { given, chosen: this.chosen(given, state), said: reply.said };
    if (reply.kind === 'on') return { ...answered, kind: 'on', next: reply.state };
    return { ...answered, kind: 'again', ...(reply.rule && { rule: reply.rule }) };
  }

  private chosen(given: Given, state: LessonState): ChoiceWords {
    if ('answer' in given) return { label: inLesson(state)[given.answer].label };
    const { race, seats, state: raced } = state.table;
    const preview = race.preview(race.view(raced, learner), given.choice);
    return this.room.words().choice(given.choice, preview, namesOf(race, seats));
  }

  private hear(given: Given): void {
    const { state } = this.store.getState();
    const reply = this.reply(state, given);
    const played = reply.kind === 'on' ? (reply.after.facts.length > 0 ? reply.after : undefined) : reply.shown;
    if (played) this.show([...this.moments, momentWithoutTurn(played.table, played.facts)]);
    else if (reply.kind === 'again') this.show(this.moments.with(-1, withoutTurn(this.last)));
    this.say({ speech: this.speech(given, reply, state) });
  }

  /** After a good choice: the others play, and the next question is asked. */
  goOn(): void {
    const { speech } = this.store.getState();
    if (speech.kind !== 'on') return;
    this.ask(speech.next, this.moments);
  }

  /** From an answer back to its question, from a question to the one before it. */
  back(): void {
    const { speech } = this.store.getState();
    if (speech.kind === 'question' && this.asked.length > 1) this.asked = this.asked.slice(0, -1);
    const { state, moments } = this.asked.at(-1) as Asked;
    this.show(moments);
    this.say({ state, speech: { kind: 'question' } });
  }

  restart(): void {
    this.asked = [];
    this.begin(startLesson(this.room.game, this.lesson));
  }

  private begin(state: LessonState): void {
    const start = momentWithoutTurn(placePicture(this.room.game, this.lesson), []);
    this.ask(state, this.lesson.before ? [start] : []);
  }

  /** Adds what the others played, and asks; a lesson that is done asks nothing more. */
  private ask(state: LessonState, before: readonly Moment[]): void {
    const last = before.at(-1);
    const step = questionOf(state);
    const offers = step && !isQuiz(step);
    const facts = state.facts.length > 0 || !last ? state.facts : last.facts;
    const moment = offers ? momentFor(state.table as Table, facts, learner) : momentWithoutTurn(state.table, facts);
    this.show(state.facts.length > 0 || !last ? [...before, moment] : before.with(-1, moment));
    if (isDone(state)) return this.say({ state, speech: { kind: 'done' } });
    this.asked = [...this.asked, { state, moments: this.moments }];
    this.say({ state, speech: { kind: 'question' } });
  }

  private get last(): Moment {
    return this.moments.at(-1) as Moment;
  }

  private say(change: Partial<LessonNow>): void {
    const speech = change.speech ?? this.store.getState().speech;
    this.store.setState({ ...change, hasPast: speech.kind !== 'question' || this.asked.length > 1 });
  }

  private show(moments: readonly Moment[]): void {
    this.race = { ...this.race, race: { ...this.race.race, moments } };
    this.changed?.();
  }

  ride = (): Promise<SourceAnswer> => Promise.resolve(idle);
  undo = (): Promise<SourceAnswer> => Promise.resolve(idle);
  record = (): Promise<undefined> => Promise.resolve(undefined);
  position = (): Promise<undefined> => Promise.resolve(undefined);
  branch = (): Promise<string> => Promise.reject(new Error('a lesson has no branches'));
}

/** The answers of the quiz that is asked, as they stand in the lesson. */
function inLesson({ lesson, step }: LessonState): readonly QuizAnswer[] {
  const question = lesson.steps[step];
  return question && isQuiz(question) ? question.quiz : [];
}

function withoutTurn({ turn: _, ...moment }: Moment): Moment {
  return moment;
}

/** A moment at which nothing is asked. */
const momentWithoutTurn = (table: Table, facts: readonly Fact[]): Moment => withoutTurn(momentFor(table, facts, learner));
