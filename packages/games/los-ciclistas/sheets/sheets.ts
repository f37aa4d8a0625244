import type { Marker } from '@gruppetto/kernel';
import { type Area, box, circle, type Page, roadPages, type Sheet, table, text } from '@gruppetto/paper';
import { maxOwned } from '../rules/bonuses.ts';
import { ridersEach } from '../rules/course.ts';
import type { LosCiclistas } from '../rules/index.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';

type SheetWords = Sentences['sheets'];

function markerOf(say: SheetWords, { kind, label = '' }: Marker): string {
  if (kind === 'lap') return say.lap(label);
  return kind === 'start' || kind === 'finish' ? say[kind] : '';
}

/** LC-1.1: the course in strips of two cards, with room for riders on every space. */
const track = (say: SheetWords): Sheet<LosCiclistas> => ({
  id: 'track',
  title: say.track,
  pages: (race, { upright }) =>
    roadPages(race.road(), { title: say.track, marker: (marker) => markerOf(say, marker), section: () => '' }, upright, {
      columns: 10,
      rowHeight: 40,
    }),
});

/** LC-1.3: five places for each player's bonuses; counters move along them. */
const bonuses = (say: SheetWords): Sheet<LosCiclistas> => ({
  id: 'bonuses',
  title: say.bonuses,
  pages: ({ seats }, { upright }) => [
    { title: say.bonuses, body: Array.from({ length: seats }, (_, seat) => bonusRow(say, seat, upright)).join('') },
  ],
});

function bonusRow(say: SheetWords, seat: number, { width }: Area): string {
  const top = seat * 25;
  const places = Array.from({ length: maxOwned + 1 }, (_, owned) => {
    const x = 60 + owned * ((width - 70) / maxOwned);
    return circle(x, top + 10, 8) + text(x, top + 12, `${owned}`, { size: 5, anchor: 'middle' });
  });
  return text(0, top + 12, say.player(seat + 1), { size: 4.5 }) + places.join('');
}

/** LC-4.4: round and label of every rider. */
const scores = (say: SheetWords): Sheet<LosCiclistas> => ({
  id: 'scores',
  title: say.scores,
  pages({ riders }, { upright }): readonly Page[] {
    const rowHeight = Math.min(8, (upright.height - 30) / (riders.length + 1));
    const widths = [60, 30, 30, 30, upright.width - 150];
    const lines = riders.map(({ seat, number }) => [say.rider(seat + 1, number), '', '', '', '']);
    const notes = upright.height - 18;
    return [
      {
        title: say.scores,
        body:
          table(0, 0, widths, [say.columns, ...lines], rowHeight) +
          box(0, notes, upright.width, 16) +
          text(2, notes + 5, say.scoreHint(ridersEach), { size: 3, fit: upright.width - 4 }),
      },
    ];
  },
});

export const sheets = sentences.map(({ sheets: say }): readonly Sheet<LosCiclistas>[] =>
  [track, bonuses, scores].map((sheet) => sheet(say)),
);
