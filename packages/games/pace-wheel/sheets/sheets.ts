import { type Area, box, circle, type Drawn, group, path, roadPages, type Sheet, text } from '@gruppetto/paper';
import { needToBreakAway, ring } from '../rules/breakaway.ts';
import { courseOf, numberOf, teamOf } from '../rules/course.ts';
import { squaresATurn } from '../rules/groups.ts';
import { firstPoints, firstProfiles, maxPoints, pointsEach, skills } from '../rules/racers.ts';
import type { Options, Pace, PaceWheel, Points, Terrain } from '../rules/types.ts';
import type { Sentences } from '../words/en.ts';
import { sentences } from '../words/index.ts';

type SheetWords = Sentences['sheets'] & Pick<Sentences, 'paces'>;

/** PW-1.4: red, green and black, light enough to print numbers on. */
const fills: Readonly<Record<Terrain, string>> = { uphill: '#f2b8b0', flat: '#c5e6cd', downhill: '#c4c8cf' };

/** PW-1.4: the squares in their colours and with their letters; racers stand on them. */
const course = (say: SheetWords): Sheet<PaceWheel> => ({
  id: 'course',
  title: say.course,
  pages(race, { upright }) {
    const { finish, terrain, zone } = courseOf(race.options);
    const road = race.road();
    const beside = { ...road, markers: road.markers.filter(({ kind }) => kind in say.markers) };
    const look = (square: number) => {
      if (square < 1 || square > finish) return undefined;
      const here = terrain[square];
      const feeds = race.options.feed && zone[square] > 0;
      return { fill: fills[here], note: feeds ? `${say.letters[here]} ${say.feed}` : say.letters[here] };
    };
    const words = {
      title: say.course,
      marker: ({ kind }: { kind: string }) => (say.markers as Readonly<Record<string, string>>)[kind],
      section: ({ terrain: kind }: { terrain: string }) => (say.sections as Readonly<Record<string, string>>)[kind],
    };
    return roadPages(beside, words, upright, { columns: 10, rowHeight: 32, look });
  },
});

const terrains = ['uphill', 'flat', 'downhill'] as const satisfies readonly Terrain[];
const paces = ['slow', 'steady', 'fast'] as const satisfies readonly Pace[];
const tokens = ['A', 'B', 'C', 'D', 'E', 'F'];

/** PW-2.3, PW-4.2, PW-4.4: the wheel with its three rings, and a token for each group. */
const wheel = (say: SheetWords): Sheet<PaceWheel> => ({
  id: 'wheel',
  title: say.wheel,
  pages: (_, { upright }) => [{ title: say.wheel, body: drawWheel(say, upright) }],
});

/** Millimetres from the middle of the wheel. */
const rim = { outer: 92, middle: 56, inner: 34, hub: 12 };

function drawWheel(say: SheetWords, { width, height }: Area): Drawn {
  const sectors = terrains.flatMap((terrain, third) => [
    sector(third * 120, 120, rim.hub, rim.inner, fills[terrain]),
    lettering(third * 120 + 60, 22, say.more(ring[terrain]), 7),
    ...paces.flatMap((pace, nth) => {
      const from = third * 120 + nth * 40;
      const need = needToBreakAway(pace, terrain);
      return [
        sector(from, 40, rim.inner, rim.middle, fills[terrain]),
        lettering(from + 20, 44, say.needs({ more: ring[terrain], need }), 5),
        sector(from, 40, rim.middle, rim.outer, fills[terrain]),
        lettering(from + 20, 85, `${say.paces[pace]}, ${say.terrains[terrain]}`, 4.5),
        lettering(from + 20, 68, `${squaresATurn[terrain][pace]}`, 13),
      ];
    }),
  ]);
  const cut = tokens.map((token, nth) => {
    const x = 10 + nth * 20;
    return circle(x, 202, 8) + text(x, 204.5, token, { size: 7, anchor: 'middle', bold: true });
  });
  const hints = say.wheelHints.map((hint, nth) =>
    text(0, height - 5.5 * (say.wheelHints.length - nth) + 3, hint, { size: 3.4, fit: width }),
  );
  return group(width / 2, rim.outer + 1, ...sectors) + [...cut, ...hints].join('');
}

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
};

/** A piece of a ring, clockwise from the top. */
function sector(from: number, degrees: number, inside: number, outside: number, fill: string): Drawn {
  const to = from + degrees;
  const outer = `M${point(from, outside)}A${outside} ${outside} 0 0 1 ${point(to, outside)}`;
  const inner = `L${point(to, inside)}A${inside} ${inside} 0 0 0 ${point(from, inside)}Z`;
  return path(outer + inner, { fill, width: 0.4 });
}

const lettering = (degrees: number, radius: number, content: string, size: number): Drawn => {
  const [x, y] = point(degrees, radius).split(' ').map(Number);
  return text(x, y, content, { size, anchor: 'middle', turn: degrees });
};

const maxTeams = 5;

/** PW-1.2: a box for each point that a racer can have. */
const teams = (say: SheetWords): Sheet<PaceWheel> => ({
  id: 'teams',
  title: say.teams,
  pages({ options, seats }, { upright }) {
    const points = startPoints(options);
    const high = (upright.height - 8) / maxTeams;
    const boxes = Array.from({ length: seats }, (_, seat) => group(0, seat * high, teamBox(say, points, seat, upright.width, high - 3)));
    const hint = options.profiles === 'at-the-table' ? say.giveOut(pointsEach) : say.crossOut;
    return [{ title: say.teams, body: boxes.join('') + text(0, upright.height - 1, hint, { size: 3.4, fit: upright.width }) }];
  },
});

/** PW-1.2, PW-7.1: with which points the racers start; none yet, where they are given out at the table. */
function startPoints(options: Options): readonly Points[] {
  const profiles = firstProfiles(courseOf(options));
  const { sprint, stamina, climbing } = firstPoints(options, profiles);
  return profiles.map((_, rider) => ({ sprint: sprint[rider], stamina: stamina[rider], climbing: climbing[rider] }));
}

function teamBox(say: SheetWords, points: readonly Points[], seat: number, width: number, height: number): Drawn {
  const racers = teamOf(seat).map((rider, nth) => {
    const rows = skills.map((skill, row) => {
      const y = 9 + row * 9;
      const boxes = Array.from({ length: maxPoints }, (_, index) =>
        box(16 + index * 4.4, y - 3.2, 4, 4, index < points[rider][skill] ? { width: 0.5 } : { stroke: '#777', dash: '0.6 0.6' }),
      );
      return text(0, y, say.skills[skill], { size: 3.2 }) + boxes.join('');
    });
    return group(2 + (nth * width) / 3, 9, text(0, 2, say.racer(numberOf(rider)), { size: 3.4, bold: true }), ...rows);
  });
  return box(0, 0, width, height) + text(2, 6, say.team(seat + 1), { size: 4.5, bold: true }) + racers.join('');
}

export const sheets = sentences.map(({ sheets: say, paces }): readonly Sheet<PaceWheel>[] =>
  [course, wheel, teams].map((sheet) => sheet({ ...say, paces })),
);
