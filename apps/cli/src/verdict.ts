import { dearestChoices, type Verdict } from '@gruppetto/bots';
import { findGame, roomOf } from '@gruppetto/catalogue/all';
import { parseRecord, type RaceRecord, type Table } from '@gruppetto/kernel';
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
  const verdict = await judgeRecord(path, record);
  if (json) return print(JSON.stringify(verdict));
  print(bold(words().labelled(roomOf(record.game).card.title, words().verdict.title)));
  print(reportOf(verdict, tables));
}

async function judgeRecord(path: string, record: RaceRecord): Promise<Verdict> {
  const judge = accept(Judge.of(record), `${path}: `, record.game);
  if (!judge.isOver) throw new Complaint(terminal().verdict.notOver(path));
  const bar = new SingleBar({ format: '{bar} {percentage} %', clearOnComplete: true });
  bar.start(100, 0);
  const steps = await judgeRace([judge], { steps: judge.steps, onProgress: (done) => bar.update(Math.floor(100 * done)) });
  bar.stop();
  return judge.sumUp(steps);
}

function reportOf(verdict: Verdict, tables: readonly Table[]): string {
  const say = words().verdict;
  const { race, seats } = tables[0];
  const names = namesOf(race, seats);
  const bySeat = verdict.accounts.length === seats.length && seats.length > 1;
  const parts = [accountsOf(verdict, bySeat ? names.seat : names.rider)];
  if (bySeat) parts.push(...seats.map((_, seat) => choicesOf(verdict, tables, names, seat)), throwsOf(verdict, names));
  parts.push(wrap(`${say.bridgesHint} ${say.errorHint}`, 0));
  return parts.join('\n\n');
}

function accountsOf({ accounts }: Verdict, name: (entrant: number) => string): string {
  const say = words().verdict;
  return table(
    [
      { title: terminal().columns.player, cell: ({ entrant }) => name(entrant) },
      { title: say.start, figures: true, cell: ({ start }) => say.percent(start) },
      { title: say.ownLuck, figures: true, cell: ({ ownLuck }) => say.points(ownLuck) },
      { title: say.ownChoices, figures: true, cell: ({ ownChoices }) => say.points(ownChoices) },
      { title: '±', figures: true, cell: ({ ownError }) => figure(100 * confidence * ownError, 1) },
      { title: say.othersLuck, figures: true, cell: ({ othersLuck }) => say.points(othersLuck) },
      { title: say.othersChoices, figures: true, cell: ({ othersChoices }) => say.points(othersChoices) },
      { title: '±', figures: true, cell: ({ othersError }) => figure(100 * confidence * othersError, 1) },
      { title: say.result, figures: true, cell: ({ result }) => say.percent(result) },
    ],
    accounts.map((account, entrant) => ({ ...account, entrant })),
  );
}

function choicesOf(verdict: Verdict, tables: readonly Table[], names: Names, seat: number): string {
  const { labelled, verdict: say } = words();
  const { game, race } = tables[0];
  const said = roomOf(game.id).words();
  const dearest = dearestChoices(verdict, seat);
  if (dearest.length === 0) return `${bold(say.dearest(names.seat(seat)))}\n${say.noErrors}`;
  const lines = dearest.map(({ step, decision: { played, best, loss, lossError, reason } }) => {
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
  return [bold(say.dearest(names.seat(seat))), ...lines].join('\n');
}

function throwsOf({ throws }: Verdict, names: Names): string {
  const say = words().verdict;
  const line = ({ step, seat, luck, from, to }: Verdict['throws'][number]) =>
    `  ${say.points(luck)} · ${terminal().verdict.step(step)}, ${say.throwLine(names.seat(seat), from, to)}`;
  return [
    bold(say.luckiest),
    ...throws.slice(0, shownThrows).map(line),
    bold(say.unluckiest),
    ...throws.slice(-shownThrows).reverse().map(line),
  ].join('\n');
}
