import { wordsOf } from '@gruppetto/catalogue';
import type { Classification } from '@gruppetto/kernel';
import type { JerseyNews, Tour } from '@gruppetto/tour';
import { CyclistIcon, JerseyPatch, useWords } from '@gruppetto/ui';
import { sayValue, type Words } from '@gruppetto/words';
import { linesOf } from '../classifications/classification-lines.ts';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';

interface JerseyCardsProps {
  readonly tour: Tour;
  readonly stage: number;
  readonly jerseys: readonly JerseyNews[];
}

/** Each jersey, who had it and who wears it now, and for whom. */
export function JerseyCards({ tour, stage, jerseys }: JerseyCardsProps) {
  return (
    <ul className="jersey-cards">
      {jerseys.map((news) => (
        <JerseyCard key={news.jersey} tour={tour} stage={stage} news={news} />
      ))}
    </ul>
  );
}

function JerseyCard({ tour, stage, news }: { tour: Tour; stage: number; news: JerseyNews }) {
  const { ceremony: words, classification: tables } = useWords();
  const { jersey, classification, rider, before, wornFor } = news;
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  const old = before !== undefined && before !== rider ? before : undefined;
  const table = tour.rules.classifications.find(({ id }) => id === classification);
  return (
    <li className="card jersey-card">
      <span className={`cloth leader-${jersey}`} aria-hidden="true" />
      <div className="from-to" aria-hidden="true">
        {old !== undefined && (
          <>
            <span className="old">
              <CyclistIcon jersey={looks[old].jersey} number={looks[old].number} size={40} worn={jersey} />
            </span>
            <span className="arrow">→</span>
          </>
        )}
        {rider !== undefined && <CyclistIcon jersey={looks[rider].jersey} number={looks[rider].number} size={64} worn={jersey} />}
      </div>
      <div className="tell">
        <small className="soft">{wordsOf(tour.game.id).stageRace?.classifications[classification] ?? classification}</small>
        <b className="name">{rider === undefined ? tables.nobody : names.rider(rider)}</b>
        {wornFor !== undefined && (
          <span className="worn-for">
            <JerseyPatch jersey={{ id: `leader-${jersey}` }} size={18} /> {tables.wornFor(names.rider(wornFor))}
          </span>
        )}
        {table && rider !== undefined && <p>{standingOf(tour, stage, table, news, words)}</p>}
        {rider !== undefined && (
          <span className={old === undefined && before !== undefined ? 'chip' : 'chip told'}>
            {old !== undefined ? words.takesFrom(names.rider(old)) : before === undefined ? words.first : words.keeps}
          </span>
        )}
      </div>
    </li>
  );
}

/** How the wearer of a jersey stands in its table. */
function standingOf(tour: Tour, stage: number, table: Classification, { rider, wornFor }: JerseyNews, words: Words['ceremony']): string {
  const names = tourNames(tour);
  const lines = linesOf(tour, stage + 1, table);
  const own = lines.find(({ entrant }) => entrant === rider);
  const second = lines.find(({ entrant }) => entrant !== rider);
  if (!own) return '';
  const said = (value: number) => sayValue(table.measure, value);
  if (wornFor !== undefined) return words.behind(own.place, table.leads === 'highest' ? said(own.total) : said(own.gap));
  if (!second) return words.has(said(own.total));
  return table.leads === 'highest'
    ? words.hasMore(said(own.total), names.rider(second.entrant), said(second.total))
    : words.leadsBy(names.rider(second.entrant), said(second.gap));
}
