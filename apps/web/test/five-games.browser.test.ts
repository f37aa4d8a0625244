import { expect } from '@playwright/test';
import { result } from './browser.ts';
import { type Person, phone, play, sit, start, test } from './together.ts';

// Each race has people with large and with small screens.
test.skip(({ isMobile }) => isMobile);

interface ShortRace {
  readonly game: string;
  readonly options: object;
  readonly people: number;
  readonly bots: number;
}

const bend = { kind: 'classic', hexagons: ['4a', '7b', '2a', '11a', '20b'], feeds: [13], sprints: [25], bonusLines: [], climbs: [] };
const pass = { length: 60, type: 'flat', passes: [{ from: 28, length: 6 }] };
const route = `Round the Windmills
Millstream | | | 80 | blue
Town Hall | | finish | 0 |
hierarchy: sprinter, leader, helper, climber
`;

// Los Ciclistas is ridden by friends in two towns and a bot (racing-apart), and by two people alone (shared-tables).
const races: readonly ShortRace[] = [
  { game: 'cycling-party', options: { version: 'junior', teams: 3, stage: 'own', own: pass }, people: 2, bots: 1 },
  { game: 'leader-1', options: { players: 3, race: 'own', own: bend }, people: 2, bots: 1 },
  { game: 'pace-wheel', options: { teams: 4, course: 'f24', profiles: 'given' }, people: 3, bots: 1 },
  // Nobody decides anything: one person starts it, another one watches.
  { game: 'wielersim', options: { route }, people: 1, bots: 0 },
];

const colours = ['red', 'blue', 'green', 'purple'];
const names = ['Ann', 'Bo', 'Cid'];

/** As the set-up page does, without its clicks: those have tests of their own. */
async function makeTable({ page }: Person, { game, options, people, bots }: ShortRace): Promise<string> {
  const seats = Array.from({ length: people + bots }, (_, seat) => ({
    colour: colours[seat],
    ...(seat >= people && { player: 'rule-of-thumb' }),
  }));
  const body = { id: crypto.randomUUID(), game, options, seats, hostName: names[0], settings: { clock: { kind: 'none' } } };
  const status = await page.evaluate(async (table) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(table) })).status;
  }, body);
  expect(status).toBe(200);
  return `/shared/${body.id}`;
}

for (const race of races)
  test(`${race.game} is played to its end by several browsers and bots at one table`, async ({ comes }) => {
    test.setTimeout(240_000);
    const people = [await comes(), await comes(phone)];
    if (race.people > people.length) people.push(await comes());
    const [host] = people;
    await host.page.goto('/');
    const url = await makeTable(host, race);
    for (const [seat, person] of people.entries())
      if (seat < race.people) await sit(person, url, names[seat], ['Red', 'Blue', 'Green'][seat], seat === 0);
      else await person.page.goto(url);
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
