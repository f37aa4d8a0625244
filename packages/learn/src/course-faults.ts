import { botDice, type Dice, type Game, type GameTypes, type Race, startTable, type Turn, tableDice, take } from '@gruppetto/kernel';
import type { Course, FirstRace, Picture } from './course.ts';
import { placePicture } from './picture.ts';
import { remarkAt } from './remarks.ts';

/** As bots are: it sees a view, and has dice of its own. */
type Bot<T extends GameTypes> = (race: Race<T>, view: T['View'], turn: Turn<T['Choice']>, dice: Dice) => T['Choice'];

/** What is wrong with a course, its lessons apart: `lessonFaults` plays those. The bot rides the first race, on every seat. */
export function courseFaults<T extends GameTypes>(game: Game<T>, course: Course<T>, bot: Bot<T>): readonly string[] {
  const { oneMinute, glossary, firstRace } = course;
  const faults: string[] = [];
  const sentences = oneMinute.flatMap((part) => part.sentences).length;
  if (sentences !== 5) faults.push(`the one-minute rules have ${sentences} sentences, not five`);
  const pictures: (readonly [string, Picture<T>])[] = [
    ...oneMinute.map(({ title, picture }) => [title, picture] as const),
    ...glossary.flatMap(({ term, picture }) => (picture ? [[term, picture] as const] : [])),
  ];
  for (const [name, picture] of pictures) {
    try {
      placePicture(game, picture);
    } catch (error) {
      faults.push(`the picture of "${name}": ${(error as Error).message}`);
    }
  }
  const spelled = glossary.flatMap(({ term, spellings = [] }) => [term, ...spellings]).map((one) => one.toLowerCase());
  for (const [index, one] of spelled.entries()) if (spelled.indexOf(one) !== index) faults.push(`the glossary has "${one}" twice`);
  return [...faults, ...firstRaceFaults(game, firstRace, bot)];
}

/** How many decisions of the learner take three to five minutes, roughly. */
const decisions = { min: 8, max: 60 };

function firstRaceFaults<T extends GameTypes>(game: Game<T>, { options, seed, remarks }: FirstRace<T>, bot: Bot<T>): readonly string[] {
  const parsed = game.options.parse(options);
  if (!parsed.ok) return [`first race: ${JSON.stringify(parsed.problems)}`];
  const seats = Array.from({ length: game.race(parsed.value).seats }, () => ({ name: '', colour: '', player: 'coach' }));
  const started = startTable(game, parsed.value, seats, tableDice(seed, 0));
  let { table } = started;
  const facts: T['Fact'][] = [...started.facts];
  const said = new Set<number>();
  const names = { seat: (seat: number) => `${seat}`, rider: (rider: number) => `${rider}` };
  let asked = 0;
  for (let turn = table.race.turn(table.state); turn; turn = table.race.turn(table.state)) {
    const view = table.race.view(table.state, turn.seat);
    if (turn.seat === 0) {
      asked += 1;
      const remark = remarkAt(remarks, said, { race: table.race, view, turn, names }, facts);
      if (remark !== undefined) said.add(remark);
    }
    const step = table.steps.length + 1;
    const taken = take(table, turn.seat, bot(table.race, view, turn, botDice(seed, step)), tableDice(seed, step));
    if (taken.kind !== 'taken') return ['first race: it does not ride'];
    table = taken.table;
    facts.push(...taken.facts);
  }
  const faults: string[] = [];
  if (asked < decisions.min || asked > decisions.max)
    faults.push(`first race: ${asked} decisions, not ${decisions.min} to ${decisions.max}`);
  for (const [index, { say }] of remarks.entries()) if (!said.has(index)) faults.push(`first race: never said: "${say}"`);
  return faults;
}
