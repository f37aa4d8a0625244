import { wordsOf } from '@gruppetto/catalogue/all';
import type { Began, Fact, RiderStanding, SeatStanding, Standings, Table } from '@gruppetto/kernel';
import { type GameWords, type Line, namesOf, sayValue, words } from '@gruppetto/words';
import { terminal } from '@gruppetto/words/terminal';
import { bold, type Column, dim, table as layOut, plain } from './print.ts';

/** The race as people read it: each round under a heading, one line for what became of a rider. */
export function logOf({ game, race, seats }: Table, facts: readonly (readonly Fact[])[], why: boolean): string {
  const words = wordsOf(game.id);
  const names = namesOf(race, seats);
  const lines: string[] = [];
  for (const step of facts)
    for (const line of words.lines(step, names)) {
      const fact = step[line.fact];
      if (isRound(fact)) lines.push('', bold(words.round(fact.round)));
      else lines.push(`  ${plain(line.text)}${why ? dim(` (${reasons(line)})`) : ''}`);
    }
  return lines.join('\n');
}

const isRound = (fact: Fact): fact is Began => fact.type === 'began';

const reasons = ({ why: { sum, rules } }: Line): string => words().clauses([...(sum === undefined ? [] : [sum]), rules.join(', ')]);

/** Where everybody is, and who has won. */
export function resultOf({ game, race, seats, state }: Table): string {
  const words = wordsOf(game.id);
  const { columns, race: say } = terminal();
  const names = namesOf(race, seats);
  const standings = race.standings(state);
  const riders: readonly Column<RiderStanding>[] = [
    { title: columns.place, figures: true, cell: ({ place }) => `${place}` },
    { title: columns.rider, cell: ({ rider }) => names.rider(rider) },
    { title: standings.over ? columns.result : columns.soFar, cell: (standing) => achieved(standing, standings, words) },
  ];
  const tables = [layOut(riders, standings.riders)];
  if (standings.seats.length > 1) {
    const players: readonly Column<SeatStanding>[] = [
      { title: columns.place, figures: true, cell: ({ place }) => `${place}` },
      { title: columns.seat, cell: ({ seat }) => names.seat(seat) },
      { title: columns.player, cell: ({ seat }) => seats[seat]?.player ?? '' },
    ];
    tables.push(layOut(players, standings.seats));
  }
  const turn = race.turn(state);
  const end = turn ? say.turn(names.seat(turn.seat)) : say.wins(winners(standings, names));
  return [...tables, bold(plain(end))].join('\n\n');
}

function achieved(standing: RiderStanding, { measure }: Standings, words: GameWords): string {
  const { value, square, out } = standing;
  if (out !== undefined) return words.outs[out] ?? out;
  if (value !== undefined) return sayValue(measure, value);
  return square === undefined ? '' : `${words.square.one} ${square}`;
}

/** With one seat at the table it is a rider who wins. */
function winners({ riders, seats }: Standings, names: ReturnType<typeof namesOf>): readonly string[] {
  return seats.length > 1
    ? seats.filter(({ place }) => place === 1).map(({ seat }) => names.seat(seat))
    : riders.filter(({ place }) => place === 1).map(({ rider }) => names.rider(rider));
}

/** Facts as JSON, one a line, and at the end how the race stands. */
export function jsonLines({ race, state }: Table, facts: readonly (readonly Fact[])[], details: object): string {
  return [...facts.flat(), { ...details, standings: race.standings(state) }].map((line) => JSON.stringify(line)).join('\n');
}
