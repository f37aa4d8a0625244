import { gameIds } from '@gruppetto/catalogue';
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../src/race/beats.ts';
import { latestAct } from '../src/race/race-facts.ts';
import { aimFor, type Frame, zoomFor } from '../src/race/road/camera.ts';
import { fullCell, intoSight } from '../src/race/road/geometry.ts';
import { shotOn } from '../src/race/scene.ts';
import { shownOf } from '../src/race/shown.ts';
import { type RiddenRace, ridden } from './ridden.ts';

interface Picture {
  readonly moment: number;
  readonly need: Frame;
  readonly window: Frame;
}

/** What the camera shows of every beat of a race, and between them, as somebody watches it. */
function filmed({ race, moments }: RiddenRace, width: number): readonly Picture[] {
  const road = race.road();
  const full = fullCell(road, width < 640);
  let zoom = 1;
  let edge: number | undefined;
  return moments.flatMap(({ facts, turn }, moment) => {
    const beats = beatsOf(facts).length;
    const playheads = [...Array.from({ length: beats }, (_, beat) => ({ beat: beat + 1, settled: false })), { beat: beats, settled: true }];
    return playheads.map((one): Picture => {
      const playhead = { moment, ...one };
      const shown = shownOf({ moments, race, playhead });
      const active = one.settled && moment === moments.length - 1 ? turn?.rider : latestAct(shown.facts).rider;
      const shot = shotOn({ state: { playhead }, shown, mine: undefined, active }, road, []);
      const before = zoom;
      zoom = zoomFor(shot, full, width, before);
      edge = aimFor(shot, full, zoom, width, zoom === before ? edge : undefined);
      return { moment, need: shot.need, window: { from: edge, to: edge + width / (full * zoom) } };
    });
  });
}

describe.each(gameIds)('%s', (id) => {
  describe.each([1200, 348])('on a road %i pixels wide', async (width) => {
    const pictures = filmed(await ridden(id, `camera ${id}`), width);

    test('whoever acts is in the picture, with where they come from and where they end', () => {
      expect(pictures.length).toBeGreaterThan(100);
      expect(pictures.filter(({ need, window }) => need.from < window.from || need.to + 1 > window.to)).toEqual([]);
    });

    test('within a step the picture never jumps back and forth', () => {
      const back = pictures.filter(({ moment, window }, index) => {
        const [one, other] = [pictures[index - 1], pictures[index - 2]];
        return other?.moment === moment && one?.moment === moment && other.window.from === window.from && one.window.from !== window.from;
      });
      expect(back).toEqual([]);
    });
  });
});

test('a label stands in the picture as a whole, as long as any of what it names does, and otherwise outside', () => {
  const sight = { from: 100, to: 400 };
  expect(intoSight({ left: 200, right: 260 }, 230, 50, sight)).toBe(230);
  expect(intoSight({ left: 60, right: 110 }, 85, 50, sight)).toBe(150);
  expect(intoSight({ left: 390, right: 900 }, 645, 50, sight)).toBe(350);
  expect(intoSight({ left: 60, right: 90 }, 75, 50, sight)).toBe(50);
  expect(intoSight({ left: 410, right: 430 }, 420, 50, sight)).toBe(450);
});
