import type { RiderId } from '@gruppetto/kernel';
import type { At } from '@gruppetto/tour';
import { useWords } from '@gruppetto/ui';
import { useRef } from 'react';
import type { TourViewProps } from '../office/tour-view.ts';
import { useInView } from '../office/use-in-view.ts';
import { AdvantageRows } from './AdvantageRows.tsx';
import { DirectorSheet } from './DirectorSheet.tsx';
import { EndStageCard } from './EndStageCard.tsx';
import { OrderList } from './OrderList.tsx';
import { OutList } from './OutList.tsx';
import { type MissingLine, orderAt, placeName, placesAt } from './stage-places.ts';
import { type StageForm, useTypedStage } from './use-typed-stage.ts';
import './typed-stage.css';

interface TypedStageFormProps extends TourViewProps {
  readonly missing: readonly MissingLine[];
  readonly onEnd: () => void;
}

/** What happened on a real table, filled in as it happens, with the thumb. */
export function TypedStageForm({ missing, onEnd, ...props }: TypedStageFormProps) {
  const { stage: words } = useWords();
  const { open, stage: index, may, enter, go } = props;
  const typed = useTypedStage(props);
  const { tour, stage, names, places, at, finish, order, edited } = typed;
  const form = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const faultOf = (rider: RiderId) => (finish ? missing.find((line) => line.at === 'finish' && line.rider === rider)?.text : undefined);
  const last = order.at(-1);
  const jump = (to: At, rider?: RiderId) => {
    if (to === 'advantages') return go('advantages', index);
    typed.goTo(places.includes(to) ? to : 'finish', { leaving: to === 'out', unfolded: rider });
    requestAnimationFrame(() => {
      const row = rider === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-rider="${rider}"]`);
      if (row) {
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'center' });
        return;
      }
      heading.current?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'start' });
    });
  };
  const following = places.slice(places.indexOf(at) + 1).find((one) => !typed.isFull(one));
  const asked = may && edited === undefined && (typed.leaving || typed.free.length > 0 || following !== undefined);
  return (
    <div className="typed-stage" ref={form}>
      <div className="entering">
        <PlaceTabs typed={typed} />
        <section className="card order-card" aria-labelledby="order-title">
          <h3 id="order-title" ref={heading} tabIndex={-1}>
            {placeName(tour, stage, at, words)}
          </h3>
          {order.length === 0 && <p className="soft">{words.nobody}</p>}
          <p className="offstage" role="status">
            {last !== undefined && words.placed(names.rider(last), order.length)} {last !== undefined && faultOf(last)}
          </p>
          <OrderList typed={typed} may={may} enter={enter} faultOf={faultOf} list={list} />
          {finish && <OutList typed={typed} may={may} enter={enter} />}
          <AdvantageRows open={open} stage={index} may={may} enter={enter} at={at} />
        </section>
        {asked && <DirectorSheet typed={typed} enter={enter} undo={props.undo} following={following} onNext={jump} />}
      </div>
      {may && <EndStageCard missing={missing} onJump={jump} onEnd={onEnd} undo={asked ? undefined : props.undo} />}
    </div>
  );
}

function PlaceTabs({ typed: { tour, index, stage, places, at, goTo } }: { typed: StageForm }) {
  const { stage: words } = useWords();
  const row = useInView<HTMLDivElement>('[aria-pressed="true"]', at);
  return (
    <fieldset className="places" aria-label={words.placesLabel}>
      <div className="place-tabs pill-tabs button-row" ref={row}>
        {places.map((one, number) => {
          const count = orderAt(stage, one).length;
          const needed = placesAt(tour, index, stage, one);
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === at}
              className={count >= needed ? 'full' : undefined}
              onClick={() => goTo(one)}
            >
              {one !== 'finish' && <span className="prime-number figures">{number + 1}</span>}
              <span>{placeName(tour, stage, one, words)}</span>
              <small className="figures">{words.filled(count, needed)}</small>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
