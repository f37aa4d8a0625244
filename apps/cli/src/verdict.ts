import { type ChanceAccount, costliestChoices, type Verdict } from '@gruppetto/bots';
import { findGame, roomOf } from '@gruppetto/catalogue/all';
import { parseRecord, type Table } from '@gruppetto/kernel';
import { Judge, judgeRace } from '@gruppetto/lab';
import { labelAmong, type Names, namesOf, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { accept } from './accept.ts';
import { examples } from './commander-words.ts';
import { Complaint } from './complaint.ts';
import { readJson } from './files.ts';
import { bold, dim, figure, print, table, wrap } from './print.ts';
import { gameNameIn, replayed } from './replay.ts';

const shownThrows = 3;
const confidence = 1.96;

export function addVerdict(program: Command): void {
  const { verdict: say, options } = terminal();
  program
    .command('verdict')
    .summary(say.summary)
    .description(say.about)
    .argument('<file>', say.file)
    .option('--json', options.json)
    .addHelpText('after', examples('verdict stage-1.race.json', 'verdict stage-1.race.json --json'))
    .action(judgeFile);
}

async function judgeFile(path: string, { json }: { readonly json?: true }): Promise<void> {
  const input = await readJson(path);
  const record = accept(parseRecord(input, findGame), `${path}: `, gameNameIn(input));
  const { tables } = replayed(path, record, 1);
  const judge = accept(Judge.of(record), `${path}: `, record.game);
  if (!judge.isOver) throw new Complaint(terminal().verdict.notOver(path));
  const verdict = await judgeWith(judge);
  if (json) return print(JSON.stringify(verdict));
  print(bold(words().labelled(roomOf(record.game).card.title, words().verdict.title)));
  print(reportOf(verdict, tables, judge));
}

async function judgeWith(judge: Judge): Promise<Verdict> {
  const bar = new SingleBar({ format: '{bar} {percentage} %', clearOnComplete: true });
  bar.start(100, 0);
  const { steps, podium: riders } = judge;
  const judged = await judgeRace([judge], { steps, riders, onProgress: (done) => bar.update(Math.floor(100 * done)) });
  bar.stop();
  return judge.sumUp(judged);
}

/** Who may win in this race, and what they are called. */
interface Entrants {
  readonly bySeat: boolean;
  readonly name: (entrant: number) => string;
}

function reportOf(verdict: Verdict, tables: readonly Table[], judge: Judge): string {
  const say = words().verdict;
  const { race, seats } = tables[0];
  const names = namesOf(race, seats);
  const bySeat = judge.entrants === 'seats';
  const entrants = { bySeat, name: bySeat ? names.seat : names.rider };
  return [
    accountsOf(verdict, entrants, bySeat ? [...seats.keys()] : judge.podium),
    turningPointsOf(verdict, entrants),
    ...(bySeat ? seats.map((_, seat) => choicesOf(verdict, tables, names, seat)) : []),
    throwsOf(verdict, entrants),
    wrap(`${bySeat ? say.bridgesHint : say.ridersHint} ${say.errorHint}`, 0),
  ].join('\n\n');
}

/** Of many riders the first three: the others have little to tell. */
function accountsOf({ accounts }: Verdict, { bySeat, name }: Entrants, shown: readonly number[]): string {
  const say = words().verdict;
  const { columns } = terminal();
  const choices = (of: 'ownChoices' | 'othersChoices') =>
    bySeat ? [{ title: say[of], figures: true, cell: (one: ChanceAccount) => say.points(one[of]) }] : [];
  const doubt = (of: 'ownError' | 'othersError') => ({
    title: '±',
    figures: true,
    cell: (one: ChanceAccount) => figure(100 * confidence * one[of], 1),
  });
  return table<ChanceAccount & { readonly entrant: number }>(
    [
      { title: bySeat ? columns.player : columns.rider, cell: ({ entrant }) => name(entrant) },
      { title: say.start, figures: true, cell: ({ start }) => say.percent(start) },
      { title: say.ownLuck, figures: true, cell: ({ ownLuck }) => say.points(ownLuck) },
      ...choices('ownChoices'),
      doubt('ownError'),
      { title: say.othersLuck, figures: true, cell: ({ othersLuck }) => say.points(othersLuck) },
      ...choices('othersChoices'),
      doubt('othersError'),
      { title: say.result, figures: true, cell: ({ result }) => say.percent(result) },
    ],
    shown.map((entrant) => ({ ...accounts[entrant], entrant })),
  );
}

/** How many of those whose chances moved most are named with each. */
const namedMoves = 2;

function turningPointsOf({ turningPoints, curve }: Verdict, { name }: Entrants): string {
  const { labelled, verdict: say } = words();
  const lines = turningPoints.map(({ step, cause, entrant }) => {
    const moved = curve[step]
      .map((chance, one) => ({ one, by: chance - curve[step - 1][one] }))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
      .slice(0, namedMoves)
      .map(({ one, by }) => `${name(one)} ${say.points(by)}`);
    const what = entrant === undefined ? say.causes[cause] : labelled(say.causes[cause], name(entrant));
    return `  ${terminal().verdict.step(step)} · ${what} · ${moved.join(', ')}`;
  });
  return [bold(say.turningPoints), ...lines].join('\n');
}

function choicesOf(verdict: Verdict, tables: readonly Table[], names: Names, seat: number): string {
  const { labelled, verdict: say } = words();
  const { game, race } = tables[0];
  const said = roomOf(game.id).words();
  const costliest = costliestChoices(verdict, seat);
  if (costliest.length === 0) return `${bold(say.costliest(names.seat(seat)))}\n${say.noErrors}`;
  const lines = costliest.map(({ step, decision: { played, best, loss, lossError, reason } }) => {
    const { state } = tables[step - 1];
    const turn = race.turn(state);
    const view = race.view(state, seat);
    const inWords = (choice: typeof played) => said.choice(choice as never, race.preview(view, choice as never), names);
    const all = turn?.choices.map(inWords) ?? [];
    const label = (choice: typeof played) => labelAmong(inWords(choice), all);
    const question = turn ? said.question(turn, names) : '';
    return [
      `  ${say.lost(loss, confidence * lossError)} · ${labelled(terminal().verdict.step(step), question)}`,
      `    ${labelled(say.played, label(played))}. ${labelled(say.better, label(best))}. ${dim(say.because[reason])}`,
    ].join('\n');
  });
  return [bold(say.costliest(names.seat(seat))), ...lines].join('\n');
}

function throwsOf({ throws }: Verdict, { name }: Entrants): string {
  const say = words().verdict;
  const line = ({ step, seat, rider, luck, from, to }: Verdict['throws'][number]) =>
    `  ${say.points(luck)} · ${terminal().verdict.step(step)}, ${say.throwLine(name(rider ?? seat), from, to)}`;
  return [
    bold(say.luckiest),
    ...throws.slice(0, shownThrows).map(line),
    bold(say.unluckiest),
    ...throws.slice(-shownThrows).reverse().map(line),
  ].join('\n');
}
