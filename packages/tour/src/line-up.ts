import { integer, object, readable, type Schema } from '@gruppetto/kernel';

/** What a person may want to know of a rider, beside the name. */
export interface RiderAbout {
  readonly age?: number;
  readonly note?: string;
}

/** A rider as an entry of their own. A team of the office has as many as its manager likes. */
export interface RiderEntry extends RiderAbout {
  /** Of the team: a line-up refers to it. */
  readonly id: string;
  readonly name: string;
}

export const riderAbout: Schema<RiderAbout> = object({}, { age: integer({ min: 10, max: 99 }), note: readable(200) });

/** Who has which role in a tour, by the id of the rider; the role with the number 1 comes first. */
export type LineUp = readonly (string | undefined)[];

/** The first riders of the team, in their order. */
export const firstLineUp = (riders: readonly RiderEntry[], roles: number): LineUp =>
  Array.from({ length: roles }, (_, index) => riders[index]?.id);

/** Gives a role to a rider, or to nobody. A rider who had another role swaps with the one who had this. */
export function giveRole(lineUp: LineUp, role: number, rider: string | undefined): LineUp {
  const before = rider === undefined ? -1 : lineUp.indexOf(rider);
  const given = lineUp.with(role, rider);
  return before < 0 || before === role ? given : given.with(before, lineUp[role]);
}

/** The riders of the team who have no role in the tour. */
export const reserves = (riders: readonly RiderEntry[], lineUp: LineUp): readonly RiderEntry[] =>
  riders.filter(({ id }) => !lineUp.includes(id));

/** What a line-up brings into a tour's plan, for one team: names and the rest, by role. A role of nobody goes by its number. */
export function ridersInTour(
  riders: readonly RiderEntry[],
  lineUp: LineUp,
): { readonly names: readonly string[]; readonly about: readonly RiderAbout[] } {
  const chosen = lineUp.map((id) => riders.find((one) => one.id === id));
  return {
    names: chosen.map((one) => one?.name ?? ''),
    about: chosen.map((one) => ({ ...(one?.age !== undefined && { age: one.age }), ...(one?.note && { note: one.note }) })),
  };
}
