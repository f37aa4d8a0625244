import { expect } from '@playwright/test';
import { result, visit } from './browser.ts';
import { phone, play, sit, start, type TableRace, tableOf, test } from './together.ts';

// Each race has people with large and with small screens.
test.skip(({ isMobile }) => isMobile);

const bend = { kind: 'classic', hexagons: ['4a', '7b', '2a', '11a', '20b'], feeds: [13], sprints: [25], bonusLines: [], climbs: [] };
const pass = { length: 60, type: 'flat', passes: [{ from: 28, length: 6 }] };
const route = `Round the Windmills
Millstream | | | 80 | blue
Town Hall | | finish | 0 |
hierarchy: sprinter, leader, helper, climber
`;

// Los Ciclistas is ridden by friends in two towns and a bot (racing-apart), and by two people alone (shared-tables).
const races: readonly TableRace[] = [
  { game: 'cycling-party', options: { version: 'junior', teams: 3, stage: 'own', own: pass }, people: 2, bots: 1 },
  { game: 'leader-1', options: { players: 3, race: 'own', own: bend }, people: 2, bots: 1 },
  { game: 'pace-wheel', options: { teams: 4, course: 'f24', profiles: 'given' }, people: 3, bots: 1 },
  // Nobody decides anything: one person starts it, another one watches.
  { game: 'wielersim', options: { route }, people: 1, bots: 0 },
];

const names = ['Ann', 'Bo', 'Cid'];
const seats = ['Red', 'Blue', 'Green'];

test('every other game is played to its end by several browsers and bots at one table', async ({ comes }) => {
  test.setTimeout(480_000);
  // They stay for all of the races, so that nothing is loaded twice.
  const everybody = [await comes(), await comes(phone), await comes()];
  for (const race of races)
    await test.step(race.game, async () => {
      const people = everybody.slice(0, Math.max(2, race.people));
      const [host] = people;
      const url = await tableOf(host, names[0], race);
      for (const [seat, person] of people.entries())
        if (seat < race.people) await sit(person, url, names[seat], seats[seat], seat === 0);
        else await visit(person.page, new URL(url).pathname);
      await start(host);
      await play(people);
      const podiums = await Promise.all(
        // Somebody who only watches sees it at their own pace.
        people.slice(0, race.people).map(async ({ page }) => {
          await expect(result(page)).toBeVisible();
          return await page.locator('.podium-name').allTextContents();
        }),
      );
      expect(podiums[0]).toHaveLength(3);
      for (const podium of podiums) expect(podium).toEqual(podiums[0]);
      if (race.game === 'wielersim') return;
      // Everybody finds their own riders marked, and nobody else's.
      const marked = await Promise.all(people.map(({ page }) => page.locator('.all-riders li.active .name').allTextContents()));
      for (const own of marked) expect(own).toHaveLength(marked[0].length);
      expect(new Set(marked.flat()).size).toBe(people.length * marked[0].length);
      expect(marked[0].length).toBeGreaterThan(0);
    });
});
