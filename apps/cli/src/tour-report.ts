import { wordsOf } from '@gruppetto/catalogue/all';
import type { Ranking, RankingLine } from '@gruppetto/kernel';
import { almanac, type Called, hasPlace, type SeatInTour, seatsOf, type Tour, type Worn } from '@gruppetto/tour';
import { type StageRaceWords, sayMemory, sayValue, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { bold, type Column, plain, table, wrap } from './print.ts';

const stageWords = ({ game }: Tour): StageRaceWords | undefined => wordsOf(game.id).stageRace;

/** One line for a stage that has just been ridden. */
export function stageLine(tour: Tour, called: Called): string {
  const { clauses } = words();
  const stage = tour.after.length;
  const { result, plan } = tour.stages[stage - 1] ?? {};
  const stages = stageWords(tour);
  const winners = result?.riders.filter(({ place, out }) => place === 1 && out === undefined).map(({ rider }) => called.rider(rider)) ?? [];
  const colours: Readonly<Record<string, string>> = terminal().tour.jerseys;
  const worn = tour.after[stage - 1]?.jerseys.map((one) => `${colours[one.jersey] ?? one.jersey} ${called.rider(one.rider)}`) ?? [];
  const day = result ? (stages?.days[result.day] ?? result.day) : '';
  const name = plan?.name ? `${plan.name}, ` : '';
  const say = terminal().tour;
  const won = say.stage(String(stage).padStart(2), `${name}${day}`, say.wins(winners));
  const line = `${clauses(worn.length > 0 ? [won, worn.join(', ')] : [won])}.`;
  return wrap(plain(line), 4);
}

/** How many of a table are printed. */
const maxRows = 10;

/** The results of a tour. */
export function tourReport(tour: Tour, called: Called): string {
  const last = tour.after.at(-1);
  if (!last) return '';
  const gone = last.gone.map(({ rider, stage, reason }) =>
    plain(
      terminal().tour.left(
        called.rider(rider),
        stage + 1,
        stageWords(tour)?.outs[reason] ?? (words().tourOuts as Readonly<Record<string, string>>)[reason] ?? reason,
      ),
    ),
  );
  return [
    ...last.rankings.map((ranking, index) => rankingTable(tour, ranking, index, called)),
    ...(gone.length > 0 ? [gone.join('\n')] : []),
    jerseys(last.jerseys, tour, called),
    seats(tour, called),
    memories(tour, called),
  ].join('\n\n');
}

function rankingTable(tour: Tour, { classification, lines }: Ranking, index: number, called: Called): string {
  const { of, measure, leads, fromLeader } = tour.rules.classifications[index];
  const name = of === 'teams' ? called.team : called.rider;
  const said = (value: number) => sayValue(measure, value);
  const best = lines[0]?.total ?? 0;
  const placed = lines.filter((line) => hasPlace({ leads }, line));
  const columns: readonly Column<RankingLine>[] = [
    { title: terminal().columns.place, figures: true, cell: ({ place }) => `${place}` },
    { title: stageWords(tour)?.classifications[classification] ?? classification, cell: ({ entrant }) => name(entrant) },
    { title: '', figures: true, cell: ({ total }) => said(total) },
    ...(leads === 'lowest' && !fromLeader
      ? [{ title: '', figures: true, cell: ({ total }: RankingLine) => (total === best ? '' : `+${said(total - best)}`) }]
      : []),
  ];
  const more = placed.length - maxRows;
  return table(columns, placed.slice(0, maxRows)) + (more > 0 ? `\n${terminal().tour.andMore(more)}` : '');
}

function jerseys(worn: readonly Worn[], tour: Tour, called: Called): string {
  const words = stageWords(tour)?.jerseys;
  const say = terminal().tour;
  return worn.map(({ jersey, rider }) => plain(say.wears(called.rider(rider), words?.[jersey] ?? say.jersey(jersey)))).join('\n');
}

function seats(tour: Tour, called: Called): string {
  const standing = seatsOf(tour);
  const { columns: titles, tour: say } = terminal();
  const points: readonly Column<SeatInTour>[] = tour.points
    ? [{ title: say.points, figures: true, cell: ({ points: sum }) => `${sum}` }]
    : [];
  const columns: readonly Column<SeatInTour>[] = [
    { title: terminal().columns.place, figures: true, cell: ({ place }) => `${place}` },
    { title: titles.seat, cell: ({ seat }) => called.seat(seat) },
    { title: titles.player, cell: ({ seat }) => tour.plan.seats[seat]?.player ?? '' },
    ...points,
    { title: say.stageWins, figures: true, cell: ({ stageWins }) => `${stageWins}` },
  ];
  // With one seat at the table it is a rider who wins.
  if (standing.length === 1) {
    const first = tour.after.at(-1)?.rankings[0]?.lines.filter(({ place }) => place === 1) ?? [];
    return bold(plain(say.winsTour(first.map(({ entrant }) => called.rider(entrant)))));
  }
  const winners = standing.filter(({ place }) => place === 1).map(({ seat }) => called.seat(seat));
  return [table(columns, standing), bold(plain(say.winsTour(winners)))].join('\n\n');
}

function memories(tour: Tour, called: Called): string {
  const said = almanac(tour).map((memory) => ({ ...memory, ...sayMemory(memory, called, wordsOf(tour.game.id)) }));
  const lines = (kind: 'record' | 'award') =>
    said
      .filter((memory) => memory.kind === kind)
      .flatMap(({ title, sentences }) => sentences.map((sentence) => wrap(plain(words().labelled(title, sentence)), 4, 2)));
  return [bold(terminal().tour.records), ...lines('record'), '', bold(terminal().tour.awards), ...lines('award')].join('\n');
}
