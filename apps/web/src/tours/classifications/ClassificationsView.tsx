import { wordsOf } from '@gruppetto/catalogue';
import { useWords } from '@gruppetto/ui';
import { useState } from 'react';
import { sayOut } from '../entering/stage-places.ts';
import type { TourViewProps } from '../office/tour-view.ts';
import { RiderMark } from '../riders/RiderMark.tsx';
import { ClassificationTable } from './ClassificationTable.tsx';
import { GapChart } from './GapChart.tsx';
import { Podium } from './Podium.tsx';
import './tables.css';

/** Every table, what has changed, and how the gaps came about. */
export function ClassificationsView({ open: { tour } }: TourViewProps) {
  const { classification: words } = useWords();
  const { classifications } = tour.rules;
  const [shown, setShown] = useState(classifications[0]?.id);
  const { stageRace } = wordsOf(tour.game.id);
  const classification = classifications.find(({ id }) => id === shown) ?? classifications[0];
  const last = tour.after.at(-1);
  if (!classification || !last) return <p className="card padded soft">{words.none}</p>;
  return (
    <>
      <Podium tour={tour} jerseys={last.jerseys} />
      <section className="card padded">
        <div className="table-tabs pill-tabs button-row">
          {classifications.map(({ id }) => (
            <button key={id} type="button" aria-pressed={id === classification.id} onClick={() => setShown(id)}>
              {stageRace?.classifications[id] ?? id}
            </button>
          ))}
        </div>
        <h2>
          {stageRace?.classifications[classification.id] ?? classification.id} <span className="rule-id">{classification.rule}</span>
        </h2>
        <ClassificationTable tour={tour} classification={classification} stages={tour.after.length} whole />
        {tour.after.length > 1 && <GapChart key={classification.id} tour={tour} classification={classification} />}
      </section>
      {last.gone.length > 0 && (
        <section className="card padded">
          <h2>{words.gone}</h2>
          <ul className="gone-list">
            {last.gone.map(({ rider, stage, reason }) => (
              <li key={rider}>
                <RiderMark tour={tour} rider={rider} />
                <span className="soft">{words.goneIn(stage + 1, sayOut(tour, reason))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
