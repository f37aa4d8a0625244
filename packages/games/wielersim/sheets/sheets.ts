import { type Area, type Page, roadPages, type Sheet, table, text } from '@gruppetto/paper';
import { type Course, courseOf } from '../rules/course.ts';
import { unroll } from '../rules/laps.ts';
import type { RouteEvent, WielerSim } from '../rules/types.ts';
import { sentences } from '../words/index.ts';
import { routeName } from '../words/route-name.ts';
import { favoured, markerPages, riderPages, tints, trackPages } from './cut-outs.ts';
import type { SheetWords } from './sheet-words.ts';

const eventRead = (
  event: RouteEvent,
  {
    screens: {
      schedule: { top, events },
    },
  }: SheetWords,
): string => (event.kind === 'top' ? top(event.category, event.malus) : events[event.kind]);

/** WS-1.2: location, km, event, squares to go and colour, then the hierarchy. */
const schedule = (say: SheetWords): Sheet<WielerSim> => ({
  id: 'schedule',
  title: say.schedule,
  pages(race, { upright }): readonly Page[] {
    const { route } = courseOf(race.options);
    const { headings, tones, colours } = say.screens.schedule;
    const head = [headings.location, headings.km, headings.event, headings.squares, headings.colour];
    const rows = unroll(route).map(({ location, km, event, squares, colour }) => [
      location,
      km === undefined ? '' : `${Math.round(km * 10) / 10}`,
      event ? eventRead(event, say) : '',
      `${squares ?? ''}`,
      colour ? `${tones[colour]} (${colours[colour]})` : '',
    ]);
    const rowHeight = 7;
    const widths = [upright.width - 125, 18, 45, 25, 37];
    const fitting = Math.floor(upright.height / rowHeight) - 2;
    const hierarchy = say.hierarchy(route.hierarchy.map((type) => say.screens.types[type]));
    return Array.from({ length: Math.ceil(rows.length / fitting) }, (_, nth) => {
      const shown = [head, ...rows.slice(nth * fitting, (nth + 1) * fitting)];
      const below = text(0, shown.length * rowHeight + 5, hierarchy, { size: 3.8, bold: true, fit: upright.width });
      return { title: say.scheduleOf(routeName(say, route.name)), body: table(0, 0, widths, shown, rowHeight) + below };
    });
  },
});

/** WS-1.1, WS-1.3, WS-1.4: every square with the squares to go, the type that it favours and its malus. */
const road = (say: SheetWords): Sheet<WielerSim> => ({
  id: 'road',
  title: say.road,
  pages(race, { upright }): readonly Page[] {
    const course = courseOf(race.options);
    if (course.route.prologue) return [];
    const { length, behind, malus } = course;
    const whole = race.road();
    const beside = { ...whole, runOut: 0, markers: whole.markers.filter(({ kind }) => kind in say.beside) };
    const look = (row: number) => {
      const type = favoured(course, row);
      const note = say.square({ toGo: length - row, type: say.screens.letters[type], malus: malus[behind + row] });
      return { fill: tints[type], note };
    };
    const words = {
      title: say.road,
      marker: ({ kind, label }: { kind: string; label?: string }) =>
        [(say.beside as Readonly<Record<string, string>>)[kind], label].filter(Boolean).join(' '),
      section: ({ terrain, label = '' }: { terrain: string; label?: string }) => (terrain === 'cobbles' ? say.cobbled(label) : label),
    };
    return roadPages(beside, words, upright, { columns: 10, rowHeight: 24, look });
  },
});

/** WS-7.1: a prologue has no squares, and needs nothing of this. */
const cutOuts = (id: string, title: string, pages: (course: Course, area: Area) => readonly Page[]): Sheet<WielerSim> => ({
  id,
  title,
  pages(race, { upright }) {
    const course = courseOf(race.options);
    return course.route.prologue ? [] : pages(course, upright);
  },
});

const sheetsIn = (say: SheetWords): readonly Sheet<WielerSim>[] => [
  schedule(say),
  road(say),
  cutOuts('markers', say.markers, (course, area) => markerPages(say, course, area)),
  cutOuts('riders', say.riders, (course, area) => riderPages(say, course, area)),
  cutOuts('track', say.track, (course, area) => trackPages(say, course, area)),
];

export const sheets = sentences.map(({ sheets: say, screens }) => sheetsIn({ ...say, screens }));
