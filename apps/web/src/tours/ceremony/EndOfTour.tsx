import { wordsOf } from '@gruppetto/catalogue';
import { type AfterStage, ceremonyOf, type Tour } from '@gruppetto/tour';
import { CyclistIcon, JerseyPatch, useWords } from '@gruppetto/ui';
import { sayValue } from '@gruppetto/words';
import { AlmanacList } from '../classifications/AlmanacView.tsx';
import { ClassificationTable } from '../classifications/ClassificationTable.tsx';
import { GapChart } from '../classifications/GapChart.tsx';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourLooks } from '../riders/RiderMark.tsx';
import { tourNames } from '../riders/tour-names.ts';
import { PointsBars } from './PointsBars.tsx';
import { winnersOf } from './winners.ts';
import '../tour-table.css';

/** The tour is over: its winner, and how it was won. */
export function EndOfTour({ open, go }: TourViewProps) {
  const { ceremony: words, share, tour: tourWords, stage: stageWords } = useWords();
  const { tour } = open;
  const last = tour.after.at(-1) as AfterStage;
  const stage = tour.stages.length - 1;
  const [general] = tour.rules.classifications;
  const { stageRace } = wordsOf(tour.game.id);
  const winners = winnersOf(tour);
  return (
    <article className="ceremony">
      <header className="opening">
        <p className="kicker">{words.finalFacts(tour.stages.length, tour.riders.length, tour.riders.length - last.gone.length)}</p>
        <h2 className="headline">
          {winners.length > 1 ? words.shareTour(winners, tour.plan.name) : words.winsTour(winners[0] ?? '', tour.plan.name)}
        </h2>
        <div className="buttons">
          <button type="button" className="main" onClick={() => go('points')}>
            {tourWords.views.points}
          </button>
          <button type="button" onClick={() => go('stage', stage)}>
            {stageWords.result}
          </button>
          <button type="button" onClick={() => go('report')}>
            {share.report}
          </button>
        </div>
      </header>
      <FinalPodium tour={tour} />
      <div className="two">
        <PointsBars tour={tour} stages={tour.stages.length} />
        {general && (
          <section className="chapter">
            <header className="chapter-head">
              <h3>{stageRace?.classifications[general.id] ?? general.id}</h3>
            </header>
            <div className="card padded">
              <ClassificationTable tour={tour} classification={general} stages={tour.stages.length} max={10} />
            </div>
          </section>
        )}
      </div>
      {tour.stageRace.jerseys.length > 0 && <WhoWoreWhat tour={tour} />}
      {general && tour.stages.length > 1 && (
        <section className="chapter">
          <div className="card padded">
            <GapChart tour={tour} classification={general} />
          </div>
        </section>
      )}
      <section className="chapter">
        <header className="chapter-head">
          <h3>{words.forTheAlmanac}</h3>
        </header>
        <AlmanacList tour={tour} max={6} />
        <div className="buttons">
          <button type="button" className="quiet" onClick={() => go('almanac')}>
            {tourWords.views.almanac}
          </button>
        </div>
      </section>
    </article>
  );
}

/** The first three of the general classification. */
function FinalPodium({ tour }: { tour: Tour }) {
  const names = tourNames(tour);
  const looks = tourLooks(tour);
  const last = tour.after.at(-1) as AfterStage;
  const measure = tour.rules.classifications[0]?.measure ?? 'points';
  const lines = last.rankings[0]?.lines.slice(0, 3) ?? [];
  const best = lines[0]?.total ?? 0;
  return (
    <div className="card scene final">
      <ol className="stage-podium">
        {lines.map(({ entrant, place, total }, index) => (
          <li key={entrant} className={`place-${place}`} style={{ order: [2, 1, 3][index] }}>
            {looks[entrant] && (
              <CyclistIcon
                jersey={looks[entrant].jersey}
                number={looks[entrant].number}
                size={84}
                worn={last.jerseys.find(({ rider }) => rider === entrant)?.jersey}
              />
            )}
            <span className="block figures">{place}</span>
            <b>{names.rider(entrant)}</b>
            <small>{index === 0 ? names.team?.(tour.riders[entrant].team) : `+${sayValue(measure, Math.abs(total - best))}`}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Each jersey, stage by stage; dashed where it was worn for the leader of its table. */
function WhoWoreWhat({ tour }: { tour: Tour }) {
  const { ceremony: words, classification: tables, tour: tourWords } = useWords();
  const names = tourNames(tour);
  const { classifications = {} } = wordsOf(tour.game.id).stageRace ?? {};
  const ceremonies = tour.stages.map((_, stage) => ceremonyOf(tour, stage));
  return (
    <section className="chapter">
      <header className="chapter-head">
        <h3>{words.whoWore}</h3>
        <p>{words.dashed}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="card padded table-scroller" aria-label={words.whoWore} tabIndex={0}>
        <table className="worn-table">
          <thead>
            <tr>
              <td />
              {tour.stages.map((_, stage) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
                <th key={stage} scope="col">
                  {tourWords.stage(stage + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tour.stageRace.jerseys.map(({ jersey, classification }, row) => (
              <tr key={jersey}>
                <th scope="row">
                  <JerseyPatch jersey={{ id: `leader-${jersey}` }} /> {classifications[classification] ?? classification}
                </th>
                {ceremonies.map(({ jerseys }, stage) => {
                  const { rider, wornFor } = jerseys[row];
                  return (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the tour
                      key={stage}
                      className={rider === undefined ? undefined : `leader-${jersey}${wornFor === undefined ? '' : ' dashed'}`}
                    >
                      {rider !== undefined && names.rider(rider)}
                      {wornFor !== undefined && <small>{tables.wornFor(names.rider(wornFor))}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
