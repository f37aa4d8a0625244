import type { RiderId, Road, Standings } from '@gruppetto/kernel';
import { CyclistIcon, useReducedMotion, useWords } from '@gruppetto/ui';
import { distanceIn, roleIn, sayValue, type Words } from '@gruppetto/words';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { JudgingProgress } from '../../verdict/JudgingProgress.tsx';
import type { VerdictSession } from '../../verdict/verdict-session.ts';
import { histograms } from '../race-history.ts';
import { lastMoment } from '../race-state.ts';
import { readingOf } from '../StandingsCard.tsx';
import type { Scene } from '../scene.ts';
import { Confetti } from './Confetti.tsx';
import { DiceChart } from './DiceChart.tsx';
import { PhotoFinish } from './PhotoFinish.tsx';
import { Podium } from './Podium.tsx';
import { RaceChart } from './RaceChart.tsx';
import { sayChapter } from './say-chapter.ts';
import { storyOf } from './story.ts';
import './finish.css';

const BackedOdds = lazy(async () => ({ default: (await import('../../forecast/BackedOdds.tsx')).BackedOdds }));
const VerdictCard = lazy(async () => ({ default: (await import('../../verdict/VerdictCard.tsx')).VerdictCard }));

interface FinishCardProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly verdict: VerdictSession;
  readonly onAgain: ((turned: boolean) => void) | undefined;
  readonly onSave: () => void;
  readonly onShare: () => void;
  /** To a moment; in one in which many ride, to what this rider did. */
  readonly onSeek: (moment: number, rider?: RiderId) => void;
}

/** After the finish: who won and by what, how it happened, and whether the dice were fair. */
export function FinishCard(props: FinishCardProps) {
  const { scene, road, verdict, onSeek } = props;
  const { race: say } = useWords();
  const { state, looks, own, ownSeats } = scene;
  const { names, words, moments } = state;
  const still = useReducedMotion();
  const { standings } = lastMoment(state);
  const [found, setFound] = useState<number>();
  const judged = useStore(verdict.store, ({ judging }) => judging !== undefined);
  const [winner] = standings.riders;
  if (!winner) return undefined;
  const mineWon = own.has(winner.rider);
  const title = mineWon && ownSeats.size === 1 && state.backed === undefined ? say.youWin : say.wins;
  return (
    <section className="finish" aria-labelledby="result-title">
      {mineWon && !still && <Confetti />}
      <header>
        <div>
          <h2 id="result-title">{title(names.rider(winner.rider))}</h2>
          <Margin scene={scene} standings={standings} />
        </div>
        <FinishButtons {...props} judged={judged} />
      </header>
      {judged && (
        <Suspense fallback={<JudgingProgress done={0} />}>
          <VerdictCard session={verdict} scene={scene} onSeek={onSeek} />
        </Suspense>
      )}
      <PhotoFinish standings={standings} looks={looks} own={own} name={names.rider} square={distanceIn(words)} />
      <div className="chapters">
        <section className="chapter" aria-labelledby="podium-title">
          <h3 id="podium-title">{say.podium}</h3>
          <Podium
            places={standings.riders.slice(0, 3)}
            looks={looks}
            own={own}
            name={names.rider}
            value={(standing) => readingOf(standing, standings, words, say)}
          />
        </section>
        <StoryChapter scene={scene} onSeek={onSeek} />
      </div>
      <RaceChart scene={scene} road={road} standings={standings} found={found} onFind={setFound} />
      <AllRiders scene={scene} standings={standings} found={found} onFind={setFound} />
      <details className="chapter">
        <summary>{say.dice}</summary>
        <div className="charts">
          {histograms(moments)
            .slice(0, 2)
            .map((histogram) => (
              <DiceChart key={`${histogram.count}d${histogram.sides}`} histogram={histogram} />
            ))}
        </div>
      </details>
    </section>
  );
}

/** By what the winner won, how your own riders did, and what the one you backed was given beforehand. */
function Margin({ scene, standings }: { readonly scene: Scene; readonly standings: Standings }) {
  const { race: say, stage } = useWords();
  const { state, controller } = scene;
  const { names, words, backed } = state;
  const margin = sayMargin(standings, names.rider, say, (squares) => stage.long(squares, distanceIn(words)));
  return (
    <>
      <p>{[margin, sayBest(scene, standings, say)].filter(Boolean).join(' ')}</p>
      {backed !== undefined && (
        <Suspense>
          <BackedOdds state={state} controller={controller} rider={backed} />
        </Suspense>
      )}
    </>
  );
}

/** What people do after a race: ride again, ask for the verdict, keep it, share it. */
function FinishButtons({ scene, verdict, judged, onAgain, onSave, onShare }: FinishCardProps & { readonly judged: boolean }) {
  const { race: say, travel, verdict: sayVerdict } = useWords();
  const { seats, backed } = scene.state;
  return (
    <div className="buttons">
      {onAgain && (
        <>
          <button type="button" className="main" onClick={() => onAgain(false)}>
            {say.rematch}
          </button>
          {seats.length > 1 && (
            <button type="button" onClick={() => onAgain(true)}>
              {say.rematchTurned}
            </button>
          )}
        </>
      )}
      {!judged && (
        <button type="button" onClick={() => void verdict.open(backed)}>
          {sayVerdict.open}
        </button>
      )}
      <button type="button" onClick={onSave}>
        {say.saveRace}
      </button>
      <button type="button" onClick={onShare}>
        {travel.share}
      </button>
    </div>
  );
}

function StoryChapter({ scene, onSeek }: Pick<FinishCardProps, 'scene' | 'onSeek'>) {
  const { race: say, story: sentences } = useWords();
  const { names, words, moments } = scene.state;
  const story = useMemo(() => storyOf(moments), [moments]);
  return (
    <section className="chapter" aria-labelledby="story-title">
      <h3 id="story-title">{say.story}</h3>
      <ol className="card story">
        {story.map((chapter) => (
          <li key={chapter.kind}>
            <p>{sayChapter(chapter, sentences, names, distanceIn(words))}</p>
            <button type="button" className="quiet" onClick={() => onSeek(chapter.moment)} title={say.showMoment}>
              {words.round(chapter.round)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AllRidersProps {
  readonly scene: Scene;
  readonly standings: Standings;
  /** Whose line the chart shows. */
  readonly found: RiderId | undefined;
  readonly onFind: (rider: RiderId | undefined) => void;
}

function AllRiders({ scene, standings, found, onFind }: AllRidersProps) {
  const { race: say } = useWords();
  const { state, looks, own } = scene;
  const { names, words } = state;
  return (
    <section className="chapter" aria-labelledby="all-title">
      <h3 id="all-title">{say.all(standings.riders.length)}</h3>
      {standings.measure === 'round-label' && <p className="soft">{say.roundLabelHint}</p>}
      <ol className="card all-riders">
        {standings.riders.map((standing) => {
          const { rider, place } = standing;
          const look = looks[rider];
          return (
            <li key={rider} className={own.has(rider) ? 'active' : undefined}>
              <span className="place">{place}</span>
              <CyclistIcon jersey={look.jersey} number={look.number} size={26} own={own.has(rider)} />
              <button
                type="button"
                className="name"
                aria-pressed={found === rider}
                onClick={() => onFind(found === rider ? undefined : rider)}
              >
                {names.rider(rider)}
                {look.role && <small> {roleIn(words, look.role)}</small>}
              </button>
              <span className="value">{readingOf(standing, standings, words, say)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Rounds and labels don't subtract: 10 × round + label. */
const labels = 10;

/** The margin between the first two. */
function sayMargin(
  { riders, measure }: Standings,
  name: (rider: number) => string,
  say: Words['race'],
  long: (squares: number) => string,
): string {
  const [first, second] = riders;
  if (first?.value === undefined) return '';
  if (second?.value === undefined) return say.winsAlone(name(first.rider));
  if (first.value === second.value) return say.winsLevel(name(first.rider), name(second.rider));
  if (measure === 'round-label') {
    const rounds = Math.floor(second.value / labels) - Math.floor(first.value / labels);
    const names = [name(first.rider), name(second.rider)] as const;
    return rounds === 0 ? say.winsInRound(...names) : say.winsByRounds(...names, rounds);
  }
  const by = Math.abs(first.value - second.value);
  return say.winsBy(name(first.rider), name(second.rider), measure === 'squares' ? long(by) : sayValue(measure, by));
}

/** How your own riders did, or the one you backed. */
function sayBest({ own, ownSeats, state }: Scene, { riders }: Standings, say: Words['race']): string {
  const best = riders.find(({ rider }) => own.has(rider));
  if (!best) return '';
  const name = state.names.rider(best.rider);
  if (state.backed !== undefined) {
    const reason: string | undefined = best.out === undefined ? undefined : (state.words.outs[best.out] ?? best.out);
    if (reason !== undefined) return say.backedOut(name, reason);
    return best.place === 1 ? say.backedWinner(name) : say.backedPlace(name, best.place, riders.length);
  }
  return best.place === 1 || ownSeats.size !== 1 ? '' : say.yourBest(name, best.place);
}
