import type { Classification, Entrant, Ranking, RankingLine } from '@gruppetto/kernel';
import { hasPlace, type Tour } from '@gruppetto/tour';

/** A line of a table, with where it stood after the stage before. */
export interface ShownLine extends RankingLine {
  /** To the leader, in the measure of the table; never below 0. */
  readonly gap: number;
  /** Absent after the first stage, and of one who was in no table then. */
  readonly before?: number;
}

export const rankingAt = (tour: Tour, stages: number, id: string): Ranking | undefined =>
  tour.after[stages - 1]?.rankings.find(({ classification }) => classification === id);

/** Those who have a place in a table, the first first. */
export function linesOf(tour: Tour, stages: number, { id, leads }: Classification): readonly ShownLine[] {
  const placed = (after: number) => rankingAt(tour, after, id)?.lines.filter((line) => hasPlace({ leads }, line));
  const lines = placed(stages) ?? [];
  const before = placed(stages - 1);
  const first = lines[0]?.total ?? 0;
  return lines.map((line) => {
    const place = before?.find(({ entrant }) => entrant === line.entrant)?.place;
    return { ...line, gap: Math.abs(line.total - first), ...(place !== undefined && { before: place }) };
  });
}

/** Gaps to the leader after each stage, of one entrant; also where they have no place yet. */
export const gapsOf = (tour: Tour, id: string, entrant: Entrant): readonly (number | undefined)[] =>
  tour.after.map((_, index) => {
    const lines = rankingAt(tour, index + 1, id)?.lines ?? [];
    const own = lines.find((line) => line.entrant === entrant);
    return own && Math.abs(own.total - (lines[0]?.total ?? 0));
  });

export const entrantName = (
  { of }: Classification,
  entrant: Entrant,
  names: { rider(rider: number): string; team?(team: number): string },
): string => (of === 'riders' ? names.rider(entrant) : (names.team?.(entrant) ?? String(entrant + 1)));
