import type { PanelProps } from '@gruppetto/ui';
import type { Scene } from './scene.ts';

/** Props of a game's own panels. */
export const panelProps = ({ state, shown, looks }: Scene): PanelProps => ({
  options: state.race.options,
  words: state.words,
  names: state.names,
  looks,
  view: shown.after.view,
  board: shown.board,
  facts: shown.facts,
  before: state.moments.slice(0, state.playhead.moment).map(({ facts }) => facts),
});
