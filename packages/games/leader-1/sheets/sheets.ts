import { type Area, box, type Drawn, group, type Sheet, text } from '@gruppetto/paper';
import { pursuitsAtStart } from '../rules/carried-over.ts';
import { type Course, courseOf } from '../rules/course.ts';
import { pile } from '../rules/feeding.ts';
import { maxTeams, type Role, roles, type Team } from '../rules/teams.ts';
import type { Leader1 } from '../rules/types.ts';
import { weatherTokens } from '../rules/weather.ts';
import { sentences } from '../words/index.ts';
import type { SheetWords } from './sheet-words.ts';
import { mapPage, rowOn, tileOn, tilePages } from './tiles.ts';

const map = (say: SheetWords): Sheet<Leader1> => ({
  id: 'map',
  title: say.map,
  pages: ({ options }, { landscape }) => [mapPage(say, courseOf(options).plan, landscape)],
});

const tiles = (say: SheetWords): Sheet<Leader1> => ({
  id: 'tiles',
  title: say.tiles,
  pages: (race, { upright }) => tilePages(say, courseOf(race.options).plan, race.road(), upright),
});

/** L1-1.5, L1-5.7: the lines and tokens of this race. */
const markers = (say: SheetWords): Sheet<Leader1> => ({
  id: 'markers',
  title: say.markers,
  pages(race, { upright }) {
    const { plan, options } = courseOf(race.options);
    const lines = race.road().markers.map(({ at, kind }) => {
      const [number, row] = [tileOn(at), rowOn(at)];
      return [(say.marks as Readonly<Record<string, string>>)[kind], row === 0 ? say.beforeTile(number) : say.afterRow({ number, row })];
    });
    const climbs = plan.climbs.map(({ hexagon, category }) => [say.category(category), say.onTile(hexagon)]);
    const cells = [...lines, ...climbs];
    const top = 6 + Math.ceil(cells.length / cardsAcross) * (cardHeight + 2);
    const hint = text(0, 3.5, say.markersHint, { size: 3.4 });
    return [
      {
        title: say.markers,
        body: hint + cards(cells, 6, upright) + (options.weather > 0 ? weatherCards(say, race.options, top, upright) : ''),
      },
    ];
  },
});

const cardsAcross = 4;
const cardHeight = 16;

/** Cards to cut out: a headline, and a line below. */
const cards = (list: readonly (readonly string[])[], top: number, { width }: Area): Drawn =>
  list
    .map(([head, below], nth) => {
      const across = width / cardsAcross - 2;
      return group(
        (nth % cardsAcross) * (across + 2),
        top + Math.floor(nth / cardsAcross) * (cardHeight + 2),
        box(0, 0, across, cardHeight),
        text(across / 2, 7, head, { size: 5, anchor: 'middle', bold: true, fit: across - 3 }),
        text(across / 2, 12.5, below, { size: 3, anchor: 'middle', fit: across - 3 }),
      );
    })
    .join('');

function weatherCards(say: SheetWords, options: Leader1['Options'], top: number, area: Area): Drawn {
  const { plan } = courseOf(options);
  const where = plan.weather ? ` ${say.weatherOn(plan.weather)}` : '';
  const meanings = weatherTokens.map((token, nth) => text(0, top + 50 + nth * 5, say.meanings[token], { size: 3.2, fit: area.width }));
  return [
    text(0, top + 5, say.weather(options.weather) + where, { size: 3.4, fit: area.width }),
    cards(
      weatherTokens.map((token) => [say.tokens[token], '']),
      top + 8,
      area,
    ),
    ...meanings,
  ].join('');
}

/** L1-6.1: green, yellow and red, light enough to print on. */
const roleFills: Readonly<Record<Role, string>> = { rouleur: '#8fca8f', leader: '#fbe68a', climber: '#f2b8b0' };
const tilesAcross = 6;
const tileSize = 28;

/** L1-6.1: the tiles of each colour, to cut out; on their backs they look alike. */
const feedTiles = (say: SheetWords): Sheet<Leader1> => ({
  id: 'feed',
  title: say.feed,
  pages: (_, { upright }) => [{ title: say.feed, body: text(0, 3.5, say.feedHint, { size: 3.4, fit: upright.width }) + allTiles(say) }],
});

const allTiles = (say: SheetWords): Drawn =>
  roles
    .flatMap((role, nth) =>
      pile.map((worth, index) => {
        const row = nth * Math.ceil(pile.length / tilesAcross) + Math.floor(index / tilesAcross);
        return group((index % tilesAcross) * tileSize, 8 + row * tileSize, feedTile(say, role, worth));
      }),
    )
    .join('');

const feedTile = (say: SheetWords, role: Role, worth: number): Drawn =>
  box(0, 0, tileSize, tileSize, { fill: roleFills[role] }) +
  text(tileSize / 2, 17, say.worth(worth), { size: 11, anchor: 'middle', bold: true }) +
  text(tileSize / 2, 24, say.roles[role], { size: 3.4, anchor: 'middle' });

/** L1-2.1. */
const teamFills = ['#000', '#fff', '#8fca8f', '#f6b25b'];
const teamsAPage = 2;
const columns = 25;
const cell = 5;
/** Energy beyond that of the start that a table has room for: two feed tiles. */
const beyondStart = 10;

/** L1-2.3, L1-7.3: what is left of the energy of each rider, from what they start with. */
const energy = (say: SheetWords): Sheet<Leader1> => ({
  id: 'energy',
  title: say.energy,
  pages({ options }, { upright }) {
    const course = courseOf(options);
    const teams = Array.from({ length: maxTeams }, (_, team) => team).filter((team) => ridersOf(course, team).length > 0);
    const high = upright.height / teamsAPage;
    return Array.from({ length: Math.ceil(teams.length / teamsAPage) }, (_, page) => ({
      title: say.energy,
      body: teams
        .slice(page * teamsAPage, (page + 1) * teamsAPage)
        .map((team, nth) => group(0, nth * high, teamTables(say, course, team, upright.width)))
        .join(''),
    }));
  },
});

/** Riders who are out of the tour have no table. */
const ridersOf = ({ ofTeam, options }: Course, team: Team) => (ofTeam[team] ?? []).filter((rider) => !options.before?.out.includes(rider));

function teamTables(say: SheetWords, course: Course, team: Team, width: number): Drawn {
  const pursuits = Array.from({ length: pursuitsAtStart(course.options, team) }, (_, nth) =>
    box(width - 40 + nth * 6, 1.5, 5, 5, { fill: '#fff' }),
  );
  const riders = ridersOf(course, team).map((rider, nth) => {
    const start = course.energy + (course.options.before?.energy[rider] ?? 0);
    const role: Role | undefined = course.riders[rider].role ? roles[course.usualRole[rider]] : course.options.before?.roles?.[rider];
    return group(
      0,
      9 + nth * 37,
      riderTable(say, say.rider({ number: course.riders[rider].number, role: role && say.roles[role], energy: start }), start, width),
    );
  });
  const ink = team === 0 ? '#fff' : '#000';
  return [
    box(0, 0, width, 8, { fill: teamFills[team] }),
    text(2, 5.6, say.teams[team], { size: 4.5, bold: true, fill: ink }),
    text(width - 42, 5.4, say.pursuits, { size: 3.2, anchor: 'end', fill: ink }),
    ...pursuits,
    ...riders,
  ].join('');
}

function riderTable(say: SheetWords, name: string, start: number, width: number): Drawn {
  const across = width / columns;
  const numbers = Array.from({ length: columns * Math.ceil((start + beyondStart + 1) / columns) }, (_, amount) => {
    const [x, y] = [(amount % columns) * across, 6 + Math.floor(amount / columns) * cell];
    const filled = amount === start;
    return (
      box(x, y, across, cell, { fill: filled ? '#000' : '#fff' }) +
      text(x + across / 2, y + 3.6, `${amount}`, { size: 3, anchor: 'middle', bold: filled, fill: filled ? '#fff' : '#000' })
    );
  });
  const risks = [0, 1, 2].map((nth) => box(width - 18 + nth * 6, 0.8, 4.4, 4.4));
  return [
    text(0, 4.4, name, { size: 3.4, bold: true }),
    text(width - 20, 4.4, say.risks, { size: 3, anchor: 'end' }),
    ...risks,
    ...numbers,
  ].join('');
}

export const sheets = sentences.map(({ sheets: say, screens, weather }): readonly Sheet<Leader1>[] =>
  [map, tiles, markers, feedTiles, energy].map((sheet) => sheet({ ...say, meanings: weather, roles: screens.roles })),
);
