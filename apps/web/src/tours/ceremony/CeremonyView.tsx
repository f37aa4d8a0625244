import { type GameId, wordsOf } from '@gruppetto/catalogue';
import { type Ceremony, ceremonyOf, type Tour } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { sayValue, type Words } from '@gruppetto/words';
import { useCourseLength } from '../../race/use-course-length.ts';
import { ClassificationTable } from '../classifications/ClassificationTable.tsx';
import { Profile } from '../course/Profile.tsx';
import { raceOf } from '../course/race-of.ts';
import { StageFacts } from '../course/StageFacts.tsx';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import { EndOfTour } from './EndOfTour.tsx';
import { JerseyCards } from './JerseyCards.tsx';
import { PointsBars } from './PointsBars.tsx';
import { StagePodium } from './StagePodium.tsx';
import '../../ui/kicker.css';
import './ceremony.css';

/** What a stage has changed: its podium, the jerseys, the points, and what comes next. After the last one, the tour. */
export function CeremonyView(props: TourViewProps) {
  const { open, stage } = props;
  const { tour } = open;
  if (tour.stages[stage]?.status !== 'closed') return undefined;
  return tour.over && stage === tour.stages.length - 1 ? <EndOfTour {...props} /> : <AfterStage {...props} />;
}

function AfterStage({ open, stage, go }: TourViewProps) {
  const { ceremony: words, tour: tourWords } = useWords();
  const { tour } = open;
  const { plan, places } = tour.stages[stage];
  const ceremony = ceremonyOf(tour, stage);
  const { stageRace } = wordsOf(tour.game.id);
  const length = useCourseLength(tour.game.id as GameId);
  const [general] = tour.rules.classifications;
  const next = stage + 1 < tour.stages.length ? stage + 1 : undefined;
  const changed = ceremony.jerseys.filter(({ rider, before }) => rider !== undefined && rider !== before).length;
  const facts = [
    tourWords.of(stage + 1, tour.stages.length),
    stageRace?.days[tour.stageRace.day(plan.options)],
    length(plan.options, raceOf(tour.game, plan.options).road()),
  ];
  const onward = next !== undefined && (
    <button type="button" className="main" onClick={() => go('stage', next)}>
      {words.onTo(next + 1)}
    </button>
  );
  return (
    <article className="ceremony">
      <header className="opening">
        <p className="kicker">{facts.filter(Boolean).join(' · ')}</p>
        <h2 className="headline">{headline(tour, stage, ceremony, words)}</h2>
        <p className="standfirst">{standfirst(tour, ceremony, words)}</p>
        <div className="buttons">
          {onward}
          <button type="button" onClick={() => go('stage', stage)}>
            {words.toResult}
          </button>
        </div>
      </header>
      <div className="card scene">
        <Profile game={tour.game} options={plan.options} primes={places} />
        <StagePodium tour={tour} stage={stage} podium={ceremony.podium} />
      </div>
      {ceremony.jerseys.length > 0 && (
        <section className="chapter">
          <header className="chapter-head">
            <h3>{changed > 0 ? words.jerseysChange(changed) : words.jerseysStay}</h3>
            {ceremony.jerseys.some(({ wornFor }) => wornFor !== undefined) && <p>{words.wornForWhy}</p>}
          </header>
          <JerseyCards tour={tour} stage={stage} jerseys={ceremony.jerseys} />
        </section>
      )}
      <div className="two">
        {general && (
          <section className="chapter">
            <header className="chapter-head">
              <h3>{stageRace?.classifications[general.id] ?? general.id}</h3>
              <p>{words.arrows}</p>
            </header>
            <div className="card padded">
              <ClassificationTable tour={tour} classification={general} stages={stage + 1} max={10} />
              <button type="button" className="quiet" onClick={() => go('classifications')}>
                {words.allTables}
              </button>
            </div>
          </section>
        )}
        <PointsBars tour={tour} stages={stage + 1} ceremony={ceremony} />
      </div>
      {next !== undefined && (
        <section className="chapter">
          <header className="chapter-head">
            <h3>{words.next}</h3>
          </header>
          <div className="card next-stage">
            <b className="number figures">{next + 1}</b>
            <div>
              <StageFacts game={tour.game} options={tour.stages[next].plan.options} primes={tour.stages[next].places} />
              <Profile game={tour.game} options={tour.stages[next].plan.options} primes={tour.stages[next].places} />
              <div className="buttons">{onward}</div>
            </div>
          </div>
        </section>
      )}
    </article>
  );
}

type CeremonyWords = Words['ceremony'];

/** The winner, and what it means for the lead. */
function headline(tour: Tour, stage: number, { podium, lead, jerseys }: Ceremony, words: CeremonyWords): string {
  const names = tourNames(tour);
  const winners = podium.filter(({ place }) => place === 1).map(({ rider }) => rider);
  const [winner] = winners;
  if (winner === undefined) return words.nobodyHome(stage + 1);
  if (winners.length > 1) return words.shared(winners.map((rider) => names.rider(rider)));
  const [first] = jerseys;
  const cloth = first && wordsOf(tour.game.id).stageRace?.jerseys[first.jersey];
  if (lead?.rider !== winner || cloth === undefined) return words.wins(names.rider(winner), stage + 1);
  return lead.before === winner ? words.winsInLead(names.rider(winner), cloth) : words.winsAndTakes(names.rider(winner), cloth);
}

function standfirst(tour: Tour, { podium, lead }: Ceremony, words: CeremonyWords): string {
  const names = tourNames(tour);
  const measure = tour.rules.classifications[0]?.measure ?? 'points';
  const second = podium.find(({ place }) => place === 2);
  const sentences: string[] = [];
  if (second)
    sentences.push(
      second.gap === 0
        ? words.secondLevel(names.rider(second.rider))
        : words.second(names.rider(second.rider), sayValue(measure, second.gap)),
    );
  if (lead?.before !== undefined && lead.before !== lead.rider) sentences.push(words.loses(names.rider(lead.before)));
  if (lead?.second !== undefined)
    sentences.push(
      lead.gap === 0
        ? words.level(names.rider(lead.rider), names.rider(lead.second))
        : words.leads(names.rider(lead.rider), names.rider(lead.second), sayValue(measure, lead.gap)),
    );
  return sentences.join(' ');
}
