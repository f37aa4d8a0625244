import { createInterface } from 'node:readline/promises';
import { cardOf, type GameId, gameIds, isGameId, openCourse, roomOf } from '@gruppetto/catalogue/all';
import type { Choice, Fact, Turn } from '@gruppetto/kernel';
import {
  answer,
  answerQuiz,
  type Course,
  isDone,
  isQuiz,
  type Lesson,
  type LessonState,
  meaningOf,
  questionOf,
  startLesson,
} from '@gruppetto/learn';
import { loadLanguage, namesOf, say as sayRefusal, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import type { Command } from 'commander';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { bold, type Column, dim, print, table, wrap } from './print.ts';

export function addLearn(program: Command): void {
  const { learn: say, options } = terminal();
  program
    .command('learn')
    .summary(say.summary)
    .description(say.about)
    .argument('[game]', options.game(gameIds))
    .argument('[lesson]', say.lesson)
    .addHelpText('after', examples(`learn ${gameIds[0]}`, `learn ${gameIds[0]} 3`))
    .action(learn);
}

async function learn(game: string | undefined, from: string | undefined): Promise<void> {
  if (game === undefined) return printCourses();
  if (!isGameId(game)) throw new Complaint(terminal().noGame(game, gameIds));
  const opened = await openCourse(game);
  await loadLanguage();
  const course = opened?.();
  if (!course) throw new Complaint(words().learn.noCourse);
  const { lessons } = course;
  const first = from === undefined ? 0 : lessons.findIndex(({ id }, index) => id === from || `${index + 1}` === from);
  if (first < 0)
    throw new Complaint(
      terminal().learn.noLesson(
        `${from}`,
        lessons.map(({ id }) => id),
      ),
    );
  const typed = createInterface({ input: process.stdin });
  try {
    const lines = typed[Symbol.asyncIterator]();
    for (const [index, lesson] of [...lessons.entries()].slice(first)) {
      print(`\n${bold(`${cardOf(game).title} · ${words().labelled(words().learn.lessonOf(index + 1, lessons.length), lesson.title)}`)}`);
      const ridden = await rideLesson(game, course, lesson, async (prompt) => {
        if (process.stdout.isTTY) process.stdout.write(`${prompt} `);
        const line = await lines.next();
        return line.done ? undefined : line.value.trim().toLowerCase();
      });
      if (!ridden) return;
    }
    print(`\n${words().learn.courseDone}`);
  } finally {
    typed.close();
  }
}

async function printCourses(): Promise<void> {
  const courses = await Promise.all(gameIds.map(async (game) => ({ game, lessons: (await openCourse(game))?.().lessons.length ?? 0 })));
  const { columns: titles, learn: say } = terminal();
  const columns: readonly Column<(typeof courses)[number]>[] = [
    { title: titles.game, cell: ({ game }) => cardOf(game).title },
    { title: say.columns.lessons, figures: true, cell: ({ lessons }) => `${lessons}` },
    { title: say.columns.command, cell: ({ game }) => `gruppetto learn ${game}` },
  ];
  print(table(columns, courses));
}

/** Asks until there is an answer; undefined where nobody answers any more. */
type Ask = (prompt: string) => Promise<string | undefined>;

/** One lesson to its end; false where somebody leaves before. */
async function rideLesson(game: GameId, course: Course, lesson: Lesson, ask: Ask): Promise<boolean> {
  let state = startLesson(roomOf(game).game, lesson);
  printFacts(game, state, state.facts);
  let asked: LessonState | undefined;
  while (!isDone(state)) {
    // After an answer that needs another try the choices still stand on the screen.
    if (asked !== state) printQuestion(game, state);
    asked = state;
    const typed = await ask('>');
    if (typed === undefined || typed === 'q') return false;
    if (typed === '?') {
      const turn = turnOf(state);
      print(wrap((turn && meaningOf(course, turn)) ?? words().learn.noMeaning, 0));
      continue;
    }
    const given = answerTo(state, Number(typed) - 1);
    if (!given) {
      print(words().learn.typeNumber);
      continue;
    }
    if (given.kind === 'again') {
      printFacts(game, given.shown ?? state, given.shown?.facts ?? []);
      print(wrap(`${words().labelled(bold(words().learn.notYet), given.said)}${given.rule ? ` (${given.rule})` : ''}`, 0));
      continue;
    }
    printFacts(game, given.after, given.after.facts);
    print(wrap(words().labelled(bold(words().learn.right), given.said), 0));
    printFacts(game, given.state, given.state.facts);
    state = given.state;
  }
  print(wrap(`${bold(words().learn.lessonDone)}. ${lesson.done}`, 0));
  return true;
}

function turnOf({ table: { race, state } }: LessonState): Turn<Choice> | undefined {
  return race.turn(state);
}

function answerTo(state: LessonState, index: number) {
  const step = questionOf(state);
  if (step && isQuiz(step)) return step.quiz[index] && answerQuiz(state, index);
  const choice = turnOf(state)?.choices[index];
  return choice && answer(state, choice);
}

function printFacts(game: GameId, { table: { race, seats } }: LessonState, facts: readonly Fact[]): void {
  for (const { text } of roomOf(game).words().lines(facts, namesOf(race, seats))) print(wrap(`  ${text}`, 4));
}

/** How the race stands, what the coach says, and what there is to choose. */
function printQuestion(game: GameId, state: LessonState): void {
  const said = roomOf(game).words();
  const { race, seats, state: now } = state.table;
  const names = namesOf(race, seats);
  const view = race.view(now, 0);
  const step = questionOf(state);
  print('');
  print(dim(wrap(boardLine(game, state), 2, 2)));
  print(wrap(`${bold(words().learn.coachSays)} ${step?.say ?? ''}`, 0));
  if (step && isQuiz(step)) {
    for (const [index, { label }] of step.quiz.entries()) print(wrap(`  ${index + 1}  ${label}`, 5));
    return;
  }
  for (const [index, choice] of (turnOf(state)?.choices ?? []).entries()) {
    const { label, detail } = said.choice(choice, race.preview(view, choice), names);
    print(wrap(`  ${index + 1}  ${label}${detail ? `: ${detail}` : ''}`, 5));
  }
  for (const { refusal } of race.barred(now).slice(0, 1))
    print(dim(wrap(`  –  ${sayRefusal(refusal, said, names)}${refusal.rule ? ` (${refusal.rule})` : ''}`, 5)));
}

/** "space 31: Blue 1; space 20: Red 1". */
function boardLine(game: GameId, { table: { race, seats, state } }: LessonState): string {
  const said = roomOf(game).words();
  const { clauses, labelled } = words();
  const { rider: nameOf } = namesOf(race, seats);
  const { riders, blocks = [] } = race.board(race.view(state, 0));
  const squares = new Map<number, string[]>();
  for (const { rider, square } of riders) squares.set(square, [...(squares.get(square) ?? []), nameOf(rider)]);
  const carried = blocks
    .filter((block) => block.riders.length > 0)
    .map(({ kind, to, riders: inside }) => ({
      at: to,
      text: labelled(said.groups[kind] ?? kind, inside.map(nameOf).join(', ')),
    }));
  const standing = [...squares].map(([square, there]) => ({
    at: square,
    text: labelled(`${said.square.one} ${square}`, there.join(', ')),
  }));
  return clauses([...standing, ...carried].sort((a, b) => b.at - a.at).map(({ text }) => text));
}
