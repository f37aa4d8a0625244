import type { Page } from '@playwright/test';

/** A stage as the page shows it, or as somebody has computed it by hand. */
export interface ShownStage {
  readonly type: 'flat' | 'low' | 'medium' | 'high';
  /** In the order of places. */
  readonly home: readonly { readonly name: string; readonly seconds: number }[];
  readonly primes: readonly { readonly kind: string; readonly order: readonly string[] }[];
}

const regularity = {
  flat: [100, 80, 60, 40, 30, 25, 20, 15, 10, 5],
  low: [70, 50, 40, 30, 20, 15, 10, 5],
  medium: [30, 20, 15, 10, 5],
  high: [30, 20, 15, 10, 5],
};

const passes: Readonly<Record<string, readonly number[]>> = {
  hors: [35, 25, 15, 10, 5],
  first: [25, 20, 10, 5],
  second: [15, 10, 5],
  third: [5, 3, 1],
};
const sprint = [5, 3, 1];

/** "1′07″" */
const seconds = (text: string): number => {
  const [, minutes, rest] = /(\d+)′\s*(\d+)″/.exec(text) ?? [];
  if (minutes === undefined || rest === undefined) throw new Error(`no time: ${text}`);
  return 60 * Number(minutes) + Number(rest);
};

/** What the page of a closed stage shows. */
export async function readStage(page: Page): Promise<ShownStage> {
  const rows = await page
    .locator('.stage-result tbody tr')
    .evaluateAll((trs) =>
      trs.map((tr) => [tr.querySelector('.rider-name')?.textContent ?? '', tr.querySelector('.value')?.textContent ?? '']),
    );
  const primes = await page.locator('.prime-result').evaluateAll((sections) =>
    sections.map((section) => ({
      title: section.querySelector('h4')?.textContent ?? '',
      order: [...section.querySelectorAll('.rider-name')].map((name) => name.textContent ?? ''),
    })),
  );
  const type = (await page.locator('.stage-head .chip.day').textContent()) ?? '';
  return {
    type: type.split(' ')[0]?.toLowerCase() as ShownStage['type'],
    home: rows.map(([name = '', value = '']) => ({ name, seconds: seconds(value) })),
    primes: primes.map(({ title, order }) => ({
      kind: /sprint/i.test(title) ? 'sprint' : (/hors|first|second|third/i.exec(title)?.[0].toLowerCase() ?? ''),
      order,
    })),
  };
}

/** A table as the page shows it. */
export async function readTable(page: Page, title: string): Promise<readonly (readonly [string, number])[]> {
  await page.locator('.table-tabs').getByRole('button', { name: title, exact: true }).click();
  const rows = await page
    .locator(`section[aria-label="${title}"] tbody tr`)
    .evaluateAll((trs) =>
      trs.map((tr) => [tr.querySelector('.rider-name')?.textContent ?? '', tr.querySelector('.total')?.textContent ?? ''] as const),
    );
  return rows.map(([name, total]) => [name, total.includes('″') ? seconds(total) : Number(total)]);
}

type Sums = Map<string, number>;
const add = (sums: Sums, name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);

/** Every table of a Cycling Party tour, added up once more without the program: CP-8.7, CP-8.10 to CP-8.12. */
export function addUp(stages: readonly ShownStage[], teamOf: (name: string) => string) {
  const names = stages[0].home.map(({ name }) => name);
  const teams = [...new Set(names.map(teamOf))];
  const tables = {
    Individual: new Map(),
    Mountain: new Map(),
    'Intermediate sprints': new Map(),
    Regularity: new Map(),
    Teams: new Map(),
  } as Record<'Individual' | 'Mountain' | 'Intermediate sprints' | 'Regularity' | 'Teams', Sums>;
  const firsts: Record<string, Sums> = { Mountain: new Map(), 'Intermediate sprints': new Map(), Regularity: new Map(), Teams: new Map() };
  const places = new Map<string, number[]>(names.map((name) => [name, []]));
  for (const table of ['Individual', 'Mountain', 'Intermediate sprints', 'Regularity'] as const)
    for (const name of names) tables[table].set(name, 0);
  for (const { type, home, primes } of stages) {
    for (const [place, { name, seconds }] of home.entries()) {
      add(tables.Individual, name, seconds);
      add(tables.Regularity, name, regularity[type][place] ?? 0);
      places.get(name)?.push(place + 1);
    }
    add(firsts.Regularity, home[0]?.name ?? '', 1);
    for (const { kind, order } of primes) {
      const table = kind === 'sprint' ? 'Intermediate sprints' : 'Mountain';
      for (const [place, name] of order.entries()) add(tables[table], name, (kind === 'sprint' ? sprint : passes[kind])?.[place] ?? 0);
      if (order[0]) add(firsts[table], order[0], 1);
    }
    const days = teams.map((team) => {
      const times = home.filter(({ name }) => teamOf(name) === team).map((one) => one.seconds);
      const best = times.toSorted((a, b) => a - b).slice(0, 3);
      return { team, time: best.reduce((sum, one) => sum + one, 0) };
    });
    for (const { team, time } of days) add(tables.Teams, team, time);
    const quickest = Math.min(...days.map(({ time }) => time));
    for (const { team, time } of days) if (time === quickest) add(firsts.Teams, team, 1);
  }
  const last = stages.length - 1;
  const byPlaces = (a: string, b: string) => {
    const [one, other] = [a, b].map((name) => (places.get(name) ?? []).toSorted((x, y) => x - y)) as [number[], number[]];
    const differs = one.findIndex((place, index) => place !== other[index]);
    if (differs >= 0) return one[differs] - other[differs];
    return (places.get(a)?.[last] ?? 0) - (places.get(b)?.[last] ?? 0);
  };
  const individual = [...tables.Individual].toSorted((a, b) => a[1] - b[1] || byPlaces(a[0], b[0])).map(([name]) => name);
  const standing = (name: string) => Math.min(...individual.flatMap((one, index) => (one === name || teamOf(one) === name ? [index] : [])));
  const ranked = (table: keyof typeof tables) =>
    table === 'Individual'
      ? individual
      : [...tables[table]]
          .toSorted(
            (a, b) =>
              (table === 'Teams' ? a[1] - b[1] : b[1] - a[1]) ||
              (firsts[table]?.get(b[0]) ?? 0) - (firsts[table]?.get(a[0]) ?? 0) ||
              standing(a[0]) - standing(b[0]),
          )
          .filter(([, total]) => total > 0)
          .map(([name]) => name);
  return { tables, ranked, wins: stages.map(({ home }) => home[0]?.name ?? '') };
}
