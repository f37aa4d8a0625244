import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rooms } from '@gruppetto/catalogue/all';
import type { LiveState, TableAnswer } from '@gruppetto/wire';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../server/test/player.ts';
import { type TableServer, tableServers } from '../../server/test/table-server.ts';
import { playTable } from '../src/bot-client.ts';

const { open, player } = tableServers();
const root = fileURLToPath(new URL('../../../', import.meta.url));

async function owner(server: TableServer): Promise<{ readonly ann: Player; readonly token: string }> {
  const ann = player(server, 'Ann');
  await ann.need('POST', '/api/accounts', { name: 'Ann', password: 'up the Mortirolo' });
  const { token } = await ann.need<{ token: string }>('POST', '/api/tokens', { name: 'my bot', rights: ['bot'] });
  return { ann, token };
}

/** A table where one seat is free and bots of the house sit on the others. */
async function tableFor(ann: Player, at = 0): Promise<{ readonly id: string; readonly title: string }> {
  const { game, card } = rooms[at] as (typeof rooms)[number];
  const options = game.options.parse({});
  if (!options.ok) throw new Error(`${card.id} has no defaults`);
  const seats = Array.from({ length: game.race(options.value).seats }, (_, seat) => ({
    colour: ['red', 'blue', 'green', 'white', 'black', 'orange', 'pink', 'brown'][seat % 8],
    ...(seat > 0 && { player: 'rule-of-thumb' }),
  }));
  return { id: (await ann.make(card.id, options.value, seats)).id, title: card.title };
}

/** The host starts the race as soon as the bot sits there. */
async function startWhenSeated(ann: Player, id: string): Promise<TableAnswer> {
  ann.open(id);
  await ann.until(({ table }: LiveState) => table?.seats[0]?.player === 'person', 'the bot');
  return ann.need('POST', `/api/tables/${id}/start`);
}

describe('the client of the docs', () => {
  test('is what is shown there, in sixty lines', () => {
    const shown = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'docs/bots.md'), 'utf8'))?.[1];
    const code = readFileSync(join(root, 'apps/cli/src/bot-client.ts'), 'utf8').replaceAll("'@gruppetto/", "'gruppetto/");
    expect(shown).toBe(code);
    expect(code.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(60);
  });

  test.each(rooms.map(({ card }, at) => [card.title, at] as const))('rides a whole race of %s, and is shown as a bot', async (_, at) => {
    const server = await open('sqlite');
    const { ann, token } = await owner(server);
    const { id } = await tableFor(ann, at);
    let asked = 0;
    const played = playTable({
      server: server.base,
      token,
      table: id,
      name: 'Botvinnik',
      decide: ({ choices }) => choices[asked++ % choices.length] as (typeof choices)[number],
    });
    await startWhenSeated(ann, id);
    const standings = await played;
    expect(standings.riders.length).toBeGreaterThan(0);
    const { table } = await ann.need('GET', `/api/tables/${id}`);
    expect(table).toMatchObject({
      status: 'over',
      seats: expect.arrayContaining([expect.objectContaining({ name: 'Botvinnik', bot: true })]),
    });
    expect(server.errors).toEqual([]);
  });
});

test('gruppetto bot asks any program, one line of JSON a question', async () => {
  const server = await open('sqlite');
  const { ann, token } = await owner(server);
  const { id } = await tableFor(ann);
  const folder = mkdtempSync(join(tmpdir(), 'gruppetto-bot-'));
  const program = join(folder, 'first.sh');
  // After the last question it has time to write down what came of it.
  const ending = join(folder, 'told.json');
  writeFileSync(
    program,
    `while read -r line; do case "$line" in *choices*) echo 0 ;; *over*) sleep 0.2; echo "$line" > '${ending}' ;; esac; done\n`,
  );
  // As it is typed: the link of the table, and the whole command in quotes.
  const child = spawn(
    process.execPath,
    [join(root, 'apps/cli/bin/gruppetto.js'), 'bot', '--table', `${server.base}/shared/${id}`, `sh '${program}'`],
    {
      env: { PATH: process.env.PATH, GRUPPETTO_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (err += text));
  const ended = new Promise((done) => child.once('close', done));
  await startWhenSeated(ann, id);
  expect(await ended, err).toBe(0);
  expect(JSON.parse(out).riders.length).toBeGreaterThan(0);
  expect(JSON.parse(readFileSync(ending, 'utf8'))).toEqual({ over: true, standings: JSON.parse(out) });
  rmSync(folder, { recursive: true });
});

test('a choice that the server refuses ends the bot, which knows why and in which game', async () => {
  const server = await open('sqlite');
  const { ann, token } = await owner(server);
  const { id } = await tableFor(ann);
  const played = playTable({ server: server.base, token, table: id, name: 'Botvinnik', decide: () => ({ do: 'fly' }) as never });
  const refused = expect(played).rejects.toMatchObject({ game: 'los-ciclistas', refusal: { reason: expect.any(String) } });
  await startWhenSeated(ann, id);
  await refused;
});

test('a bot whose token is revoked leaves the table, and a bot of the house rides on', async () => {
  const server = await open('sqlite');
  const { ann, token } = await owner(server);
  const { id } = await tableFor(ann);
  // It sits down, and then thinks for ever.
  const played = playTable({ server: server.base, token, table: id, name: 'Botvinnik', decide: () => new Promise(() => undefined) });
  const refused = played.catch((error: Error) => error.message);
  await startWhenSeated(ann, id);
  await ann.until(({ table }) => table?.status === 'racing', 'the race');
  const { tokens } = await ann.need<{ tokens: { id: string }[] }>('GET', '/api/tokens');
  await ann.need('DELETE', `/api/tokens/${tokens[0]?.id}`);
  expect(await refused).toContain('401');
  await ann.over;
  const { table } = await ann.need('GET', `/api/tables/${id}`);
  expect(table.seats[0]).toMatchObject({ player: 'rule-of-thumb' });
});
