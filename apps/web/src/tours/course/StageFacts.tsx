import { type GameId, wordsOf } from '@gruppetto/catalogue';
import type { Game, PrimePlace, Section } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import { capital, type Noun, type Words } from '@gruppetto/words';
import { lengthOf } from '../../race/road/geometry.ts';
import { useCourseLength } from '../../race/use-course-length.ts';
import { raceOf } from './race-of.ts';

/** What a stretch of road is called. */
export function sectionName(game: Game, section: Section, words: Words['stage']): string {
  const { section: say, stageRace } = wordsOf(game.id);
  return stageRace?.primes[section.label ?? ''] ?? say?.(section) ?? section.label ?? words.terrain[section.terrain];
}

/** A stretch of one square is that square. */
const stretch = (words: Words['stage'], square: Noun, { from, to }: Section): string =>
  from === to ? words.at(square, from) : words.stretch(square, from, to);

/** A stage in words: its kind and length, its climbs, where sprints are ridden. */
export function StageFacts({ game, options, primes }: { game: Game; options: object; primes: readonly PrimePlace[] }) {
  const { stage: words } = useWords();
  const { square, stageRace } = wordsOf(game.id);
  const length = useCourseLength(game.id as GameId);
  const road = raceOf(game, options).road();
  const climbs = road.sections.filter(({ terrain, to }) => terrain === 'climb' && to <= lengthOf(road));
  // A climb that is a prime is told once, as a climb. Where the line is a square, so is a top: the first one behind the climb.
  const isTop = (to: number, square: number) => to === square || (road.finish !== undefined && to + 1 === square);
  const others = primes.filter((prime) => !climbs.some(({ to }) => isTop(to, prime.square)));
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  const day = stageRace?.days[game.stageRace?.day(options) ?? ''];
  return (
    <ul className="stage-facts">
      <li>
        <b>{capital([day, length(options, road)].filter(Boolean).join(', '))}</b>
      </li>
      {climbs.map((section) => (
        <li key={section.from}>{words.about(capital(sectionName(game, section, words)), stretch(words, square, section))}</li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          {words.about(
            capital(stageRace?.primes[kind] ?? kind),
            words.squares(
              square,
              others.filter((one) => one.kind === kind).map((one) => one.square),
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
