import type { Classification, Entrant, Ranking, RankingLine } from '@gruppetto/kernel';
import type { Tour } from '@gruppetto/tour';

/** A line of a table, with where it stood after the stage before. */
export interface ShownLine extends RankingLine {
  /** To the leader, in the measure of the table; never below 0. */
  readonly gap: number;
  /** Absent after the first stage, and of one who was in no table then. */
  readonly before?: number;
}

export const rankingAt = (tour: Tour, stages: number, id: string): Ranking | undefined =>
  tour.after[stages - 1]?.rankings.find(({ classification }) => classification === id);

export function linesOf(tour: Tour, stages: number, id: string): readonly ShownLine[] {
  const lines = rankingAt(tour, stages, id)?.lines ?? [];
  const before = rankingAt(tour, stages - 1, id)?.lines;
  const first = lines[0]?.total ?? 0;
  return lines.map((line) => {
    const place = before?.find(({ entrant }) => entrant === line.entrant)?.place;
    return { ...line, gap: Math.abs(line.total - first), ...(place !== undefined && { before: place }) };
  });
}

/** Gaps to the leader after each stage, of one entrant. */
export function gapsOf(tour: Tour, id: string, entrant: Entrant): readonly (number | undefined)[] {
  return tour.after.map((_, index) => linesOf(tour, index + 1, id).find((line) => line.entrant === entrant)?.gap);
}

export const entrantName = (
  { of }: Classification,
  entrant: Entrant,
  names: { rider(rider: number): string; team?(team: number): string },
): string => (of === 'riders' ? names.rider(entrant) : (names.team?.(entrant) ?? String(entrant + 1)));
