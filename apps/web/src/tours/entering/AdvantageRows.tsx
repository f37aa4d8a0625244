import { wordsOf } from '@gruppetto/catalogue';
import type { Used } from '@gruppetto/tour';
import { JerseyPatch, jerseyOf, useWords } from '@gruppetto/ui';
import { capital, thingNamed } from '@gruppetto/words';
import type { TourViewProps } from '../office/tour-view.ts';
import { tourNames } from '../riders/tour-names.ts';
import { placeName } from './stage-places.ts';
import './advantages.css';

interface AdvantageRowsProps extends Pick<TourViewProps, 'open' | 'stage' | 'may' | 'enter'> {
  /** Only those of this prime; absent: those that can be used anywhere. */
  readonly at?: string;
}

/** What each team has left; a tap uses one, another gives it back. */
export function AdvantageRows({ open, stage: index, may, enter, at }: AdvantageRowsProps) {
  const { stage: words } = useWords();
  const { tour } = open;
  const names = tourNames(tour);
  const stage = tour.stages[index];
  const listed = stage?.used.filter((one) => one.at === at) ?? [];
  const kinds = [...new Set(listed.filter(({ amount }) => amount > 0).map(({ what }) => what))];
  const things = wordsOf(tour.game.id).stageRace?.advantages ?? {};
  const filling = may && stage?.status === 'open' && !stage.raced;
  return kinds.map((what) => (
    <section
      key={what}
      className="advantage"
      aria-label={[nameOf(things, what), stage && at && placeName(tour, stage, at, words)].filter(Boolean).join(', ')}
    >
      <h3>
        {nameOf(things, what)}
        {stage && at && <small className="soft"> · {placeName(tour, stage, at, words)}</small>}
        {listed.some((one) => one.what === what && one.forTheTour) && <small className="soft"> · {words.forTheTour}</small>}
      </h3>
      <ul>
        {listed
          .filter((one) => one.what === what)
          .map((one) => {
            const left = one.amount - one.used;
            const team = names.seat(one.seat);
            const use = (amount: 1 | -1) =>
              void enter({ do: 'use', stage: index, seat: one.seat, what, amount, ...(one.at !== undefined && { at: one.at }) });
            return (
              <li key={one.seat} className={left === 0 ? 'none-left' : undefined}>
                <JerseyPatch jersey={jerseyOf(tour.plan.seats[one.seat]?.colour ?? '')} size={26} />
                <span className="name">{team}</span>
                <Pips used={one} />
                {filling && (
                  <>
                    <button
                      type="button"
                      className="icon"
                      aria-label={words.giveBack(team, things[what]?.(1) ?? what)}
                      disabled={one.used === 0}
                      onClick={() => use(-1)}
                    >
                      +
                    </button>
                    <button
                      type="button"
                      className="icon"
                      aria-label={words.use(team, things[what]?.(1) ?? what)}
                      disabled={left <= 0}
                      onClick={() => use(1)}
                    >
                      −
                    </button>
                  </>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

export const nameOf = (things: Readonly<Record<string, (amount: number) => string>>, what: string): string =>
  capital(thingNamed(things, what));

function Pips({ used: { used, amount } }: { used: Used }) {
  const { stage: words } = useWords();
  return (
    <span className="pips">
      <span className="figures">{words.left(amount - used, amount)}</span>
      {amount <= 8 && (
        <span aria-hidden="true">
          {Array.from({ length: amount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
            <i key={index} className={index < amount - used ? 'left' : undefined} />
          ))}
        </span>
      )}
    </span>
  );
}
