import { wordsOf } from '@gruppetto/catalogue';
import type { RiderId, Shape } from '@gruppetto/kernel';
import { type At, type Missing, type Stage, stagesBefore, type Tour } from '@gruppetto/tour';
import { capital, type Names, say, type Words, words as wordsHere } from '@gruppetto/words';
import { tourLooks } from '../riders/RiderMark.tsx';

type StageWords = Words['stage'];

/** A place on the road where riders come by, as it is called: "Second category, km 64". */
export function placeName(tour: Tour, stage: Stage, at: At, words: StageWords): string {
  const place = stage.places.find(({ id }) => id === at);
  if (!place) return words.finish;
  const kind = wordsOf(tour.game.id).stageRace?.primes[place.kind] ?? place.kind;
  return words.placeAt(capital(kind), wordsOf(tour.game.id).square, place.square);
}

/** Why a rider is out, in words. */
export function sayOut({ game }: Tour, reason: string): string {
  const { outs, stageRace } = wordsOf(game.id);
  return stageRace?.outs[reason] ?? outs[reason] ?? (wordsHere().tourOuts as Readonly<Record<string, string>>)[reason] ?? reason;
}

/** Who starts this stage. */
export function startersOf(tour: Tour, stage: number): readonly RiderId[] {
  const gone = new Set(stagesBefore(tour, Math.min(stage, tour.after.length)).gone);
  return [...tour.riders.keys()].filter((rider) => !gone.has(rider));
}

export const orderAt = (stage: Stage, at: At): readonly RiderId[] =>
  at === 'finish' ? stage.arrivals.map(({ rider }) => rider) : (stage.primes[at] ?? []);

/** How many riders an order wants. */
export const placesAt = (tour: Tour, index: number, stage: Stage, at: At): number => {
  const starters = startersOf(tour, index).length;
  return at === 'finish' ? starters - stage.out.length : Math.min(starters, stage.places.find(({ id }) => id === at)?.places ?? 0);
};

/** What a person may type for an arrival. */
export interface ArrivalField {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly optional: boolean;
}

export function arrivalFields(shape: Shape): readonly ArrivalField[] {
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    field.kind === 'integer' ? [{ name, min: field.min, max: field.max, optional: shape.optional.includes(name) }] : [],
  );
}

/** One thing that is missing, or several of a kind in one sentence. */
export interface MissingLine {
  readonly at: At;
  /** The rider in focus. */
  readonly rider?: RiderId;
  readonly text: string;
}

export function missingLines(
  tour: Tour,
  stage: Stage,
  missing: readonly Missing[],
  given: Names,
  words: StageWords,
): readonly MissingLine[] {
  const names = distinctNames(tour, given, words);
  const ofGame = wordsOf(tour.game.id);
  const lines: MissingLine[] = [];
  const homeless = missing.filter(({ need }) => need.reason === 'neither-home-nor-out');
  for (const { at, rider, need } of missing) {
    if (need.reason === 'neither-home-nor-out') continue;
    if (need.reason === 'prime-not-full')
      lines.push({ at, text: words.notFull(placeName(tour, stage, at, words), Number(need.with?.count), Number(need.with?.need)) });
    else {
      const text = say(need, ofGame, names);
      const name = rider === undefined ? '' : names.rider(rider);
      lines.push({ at, ...(rider !== undefined && { rider }), text: text.includes(name) ? text : words.about(name, text) });
    }
  }
  const [first] = homeless;
  if (homeless.length === 1 && first) lines.push({ at: 'finish', text: say(first.need, ofGame, names) });
  else if (homeless.length > 1) lines.push({ at: 'finish', text: words.stillToEnter(homeless.length) });
  return lines;
}

/** Riders of one name are called with their team and number. */
export function distinctNames(tour: Tour, names: Names, words: StageWords): Names {
  const all = tour.riders.map((_, rider) => names.rider(rider));
  const numbers = tourLooks(tour);
  return {
    ...names,
    rider: (rider) => {
      const name = names.rider(rider);
      const { team = 0 } = tour.riders[rider] ?? {};
      if (all.indexOf(name) === all.lastIndexOf(name)) return name;
      return words.riderOfTeam(name, names.team?.(team) ?? names.seat(team), numbers[rider]?.number ?? rider + 1);
    },
  };
}
