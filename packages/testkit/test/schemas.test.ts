import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rooms } from '@gruppetto/catalogue/all';
import { jsonSchema, recordSchema, type Shape, scenarioSchema } from '@gruppetto/kernel';
import { tourScenarioSchema, tourSchema } from '@gruppetto/tour';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../docs/schemas', import.meta.url));
const renew = 'docs/schemas is not current; this renews it: npx vitest run packages/testkit/test/schemas.test.ts --update';

const file = (title: string, shape: Shape, description?: string): string => {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...(description && { description }) };
  return `${JSON.stringify({ ...head, ...jsonSchema(shape) }, undefined, 2)}\n`;
};

const files = new Map([
  ['race.schema.json', file('A recorded race', recordSchema.shape)],
  ['scenario.schema.json', file('A scenario', scenarioSchema.shape)],
  ['tour.schema.json', file('The plan of a tour', tourSchema.shape)],
  ['tour-scenario.schema.json', file('A scenario of a tour', tourScenarioSchema.shape)],
]);
for (const { game } of rooms) {
  const defaults = game.options.parse({});
  if (!defaults.ok) throw new Error(`${game.id} has no default options`);
  files.set(`${game.id}.options.schema.json`, file(`The options of ${game.id}`, game.options.shape));
  files.set(
    `${game.id}.position.schema.json`,
    file(
      `A position of ${game.id}`,
      game.race(defaults.value).positions().shape,
      `With the default options, ${JSON.stringify(defaults.value)}; other options have other counts and limits.`,
    ),
  );
}

test.each([...files])('%s is current', async (name, content) => {
  await expect(content, renew).toMatchFileSnapshot(`${folder}/${name}`);
});

test('there are no others', () => {
  expect(readdirSync(folder).sort(), renew).toEqual([...files.keys()].sort());
});
