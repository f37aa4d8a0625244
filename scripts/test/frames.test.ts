import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const { movementIn } = createRequire(import.meta.url)('../parts/frames.cjs');

/** As the browser tells of a frame. */
const report = (sequence: number, state: string, more: object = {}) => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid: 1,
  args: {
    frame_reporter: {
      layer_tree_host_id: 1,
      frame_source: 1,
      frame_sequence: sequence,
      state: `STATE_${state}`,
      has_compositor_animation: true,
      has_main_animation: false,
      affects_smoothness: false,
      ...more,
    },
  },
});
const lost = { affects_smoothness: true };
const fork = { frame_type: 'FORKED' };

describe('frames in which something was to move', () => {
  test.each([
    ['the whole of it is drawn', [report(1, 'PRESENTED_ALL')], { drawn: 1, dropped: 0 }],
    ['without what a busy page would add', [report(1, 'PRESENTED_PARTIAL')], { drawn: 1, dropped: 0 }],
    ['it is lost', [report(1, 'DROPPED', lost)], { drawn: 0, dropped: 1 }],
    [
      'it is lost, and the page is late as well',
      [report(1, 'DROPPED', { ...lost, ...fork }), report(1, 'PRESENTED_ALL')],
      { drawn: 0, dropped: 1 },
    ],
    [
      'it is drawn, and what the page adds is lost',
      [report(1, 'DROPPED', lost), report(1, 'PRESENTED_PARTIAL', fork)],
      { drawn: 1, dropped: 0 },
    ],
    ['the glide is over, and the page still busy', [report(1, 'DROPPED')], { drawn: 0, dropped: 0 }],
    ['nothing was to change', [report(1, 'NO_UPDATE_DESIRED')], { drawn: 0, dropped: 0 }],
    ['nothing moves', [report(1, 'DROPPED', { has_compositor_animation: false })], { drawn: 0, dropped: 0 }],
  ])('%s', (_, events, counted) => {
    expect(movementIn(events)).toEqual(counted);
  });
});

describe('what the page moves itself counts too', () => {
  const byPage = { has_compositor_animation: false, has_main_animation: true };
  const late = report(1, 'DROPPED', { ...byPage, ...lost });

  test('where the browser refuses to move it', () => {
    const refused = { name: 'Animation', ph: 'n', pid: 1, args: { data: { compositeFailed: 8192 } } };
    expect(movementIn([refused, late, report(2, 'PRESENTED_ALL', byPage)])).toEqual({ drawn: 1, dropped: 1 });
    expect(movementIn([refused, report(1, 'PRESENTED_PARTIAL', { has_main_animation: true, ...lost })])).toEqual({ drawn: 0, dropped: 1 });
  });

  test('and otherwise the browser only waits to tell the page that it moves', () => {
    expect(movementIn([late])).toEqual({ drawn: 0, dropped: 0 });
  });
});
