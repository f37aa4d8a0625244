import { cardOf, type GameId } from '@gruppetto/catalogue';
import type { Road } from '@gruppetto/kernel';
import { useWords } from '@gruppetto/ui';
import type { ReactNode } from 'react';
import type { Odds } from '../forecast/use-odds.ts';
import { Page } from '../ui/Page.tsx';
import { OddsChip } from './OddsChip.tsx';
import { isLive } from './race-state.ts';
import { lengthOf } from './road/geometry.ts';
import { StageLink } from './StageLink.tsx';
import type { Scene } from './scene.ts';

interface RaceHeaderProps {
  readonly scene: Scene;
  readonly road: Road;
  readonly title: string;
  /** Where they are switched on. */
  readonly odds: readonly Odds[] | undefined;
  readonly actions: ReactNode;
  readonly onForecast: () => void;
  readonly onDialog: (dialog: 'help' | 'rules' | 'share') => void;
  readonly children: ReactNode;
}

/** The header of a race: where the race is, and what can be opened. */
export function RaceHeader({ scene, road, title, odds, actions, onForecast, onDialog, children }: RaceHeaderProps) {
  const { race: say, travel } = useWords();
  const { state, shown, round, atEnd, controller } = scene;
  const { words, names, viewer, withheld } = state;
  const undo = isLive(state) ? state.undo : undefined;
  const { riders, blocks = [], inForce } = shown.board;
  const leader = Math.max(riders[0]?.square ?? 0, ...blocks.map(({ to }) => to));
  const left = lengthOf(road) - leader;
  const finished = shown.after.standings.riders.some(({ value }) => value !== undefined);
  return (
    <Page
      title={title}
      middle={
        <>
          {state.tour ? <StageLink tour={state.tour} /> : <span className="chip">{cardOf(state.game.id as GameId).title}</span>}
          <span className="chip figures">
            {words.round(round)}
            {!atEnd && !finished && leader > 0 && left > 0 && ` · ${say.toGo(`${Math.ceil(left)}`)}`}
          </span>
          {odds && !atEnd && <OddsChip scene={scene} odds={odds} />}
          {inForce?.map((what) => (
            <span key={what} className="chip in-force">
              {words.inForce[what] ?? what}
            </span>
          ))}
        </>
      }
      actions={
        <>
          {undo !== undefined && (
            <button type="button" className="quiet undo" onClick={() => void controller.undo()}>
              {undo === viewer ? say.undo : say.undoOf(names.seat(undo))}
            </button>
          )}
          {!withheld && (
            <button type="button" className="quiet" onClick={onForecast}>
              {say.forecast}
            </button>
          )}
          {actions}
          <button type="button" className="quiet" onClick={() => onDialog('share')}>
            {travel.share}
          </button>
          <button type="button" className="quiet" onClick={() => onDialog('rules')}>
            {say.rules}
          </button>
          <button type="button" className="quiet icon for-keys" aria-label={say.keys} onClick={() => onDialog('help')}>
            ?
          </button>
        </>
      }
    >
      {children}
    </Page>
  );
}
