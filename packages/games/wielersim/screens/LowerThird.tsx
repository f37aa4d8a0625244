import type { Board, Marker } from '@gruppetto/kernel';
import { CyclistIcon } from '@gruppetto/ui';
import type { Fact } from '@gruppetto/wielersim';
import { plural, sayValue, wordsOf } from '@gruppetto/words';
import { useMemo } from 'react';
import type { PanelProps } from '../screens.ts';
import { type Caption, captionOf } from './caption.ts';
import { raceName } from './race-name.ts';

/** The bar of a broadcast: what has just been decided, or what comes next on the road. */
export function LowerThird({ state, shown, entrants }: PanelProps) {
  const { names, game } = state;
  const caption = useMemo<Caption>(
    () =>
      captionOf(shown.facts as readonly Fact[], {
        rider: names.rider,
        seconds: (seconds) => sayValue('seconds', seconds),
        won: (what, amount) => wordsOf(game.id).things[what]?.(amount) ?? '',
      }) ??
      coming(shown.board) ?? { tag: 'Race', title: raceName(state.options) ?? '', entries: [] },
    [shown, names, game, state.options],
  );
  return (
    <div className="lower-third">
      <b className="lower-tag">{caption.tag}</b>
      <span className="lower-title">{caption.title}</span>
      <ol>
        {caption.entries.map(({ place, rider, value }) => {
          const { jersey, number } = entrants[rider];
          return (
            <li key={rider}>
              <b className="figures">{place}</b>
              <CyclistIcon jersey={jersey} number={number} size={26} />
              <span>{names.rider(rider)}</span>
              <span className="figures">{value}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const tags: Partial<Record<Marker['kind'], string>> = { sprint: 'Next sprint', summit: 'Next top', finish: 'Finish' };

/** The next mark before the first rider. */
function coming({ markers, riders, length }: Board): Caption | undefined {
  const [first] = riders;
  const next = first && markers.find(({ at, kind }) => kind in tags && at >= first.square);
  if (!next) return undefined;
  const away = plural(next.at + 1 - first.square, 'square');
  return { tag: tags[next.kind] ?? '', title: next.label ? `${next.label} in ${away}` : `in ${away} of ${length + 1}`, entries: [] };
}
