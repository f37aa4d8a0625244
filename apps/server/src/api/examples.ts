import { createHash } from 'node:crypto';
import { rooms } from '@gruppetto/catalogue/all';
import { SeededDice } from '@gruppetto/kernel';
import { modelTour } from '@gruppetto/tour';
import { commitmentOf } from '@gruppetto/wire';

/** A sample call, as the description shows it. */
export interface SampleCall {
  readonly call: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const table = '6f1c2d8e-8a35-4a5f-9f0b-2f6b1c0d7e11';
const tour = '0b9e7c64-52d1-4c38-8e0f-6d3a9b4c1f22';
const forecast = 'c4d0a1b2-7e3f-4f6a-8b5c-9d8e7f6a5b33';
/** A secret that is printed is no secret: a program makes one of its own. */
const contribution = createHash('sha256').update('an example').digest('hex');

let made: readonly SampleCall[] | undefined;

/** Calls that can be made in this order with a token for tables and tours; a test makes them. */
export function examples(): readonly SampleCall[] {
  made ??= makeExamples();
  return made;
}

function makeExamples(): readonly SampleCall[] {
  const [{ game }] = rooms;
  const options = game.options.parse({});
  if (!options.ok) throw new Error(`${game.id} has no defaults`);
  const colours = ['red', 'blue', 'green', 'black', 'orange', 'pink'];
  const seats = Array.from({ length: game.race(options.value).seats }, (_, seat) => ({ colour: colours[seat % colours.length] }));
  const plan = modelTour(
    game,
    {
      name: 'A small tour',
      kind: game.stageRace?.kinds[0] ?? '',
      stages: 1,
      base: {},
      seats: seats.map(({ colour }, seat) => ({ name: `Team ${seat + 1}`, colour, player: 'person' })),
    },
    new SeededDice('an example'),
  );
  if (!plan.ok) throw new Error(`${game.id} has no tour`);
  const id = { params: { id: table } };
  return [
    { call: 'GET /api/account' },
    {
      call: 'POST /api/tables',
      body: { id: table, game: game.id, options: {}, seats, hostName: 'Ann', settings: { clock: { kind: 'move', minutes: 5 } } },
    },
    {
      call: 'POST /api/tables/:id/seats/:seat',
      params: { id: table, seat: '0' },
      body: { name: 'Ann', commitment: commitmentOf(contribution) },
    },
    { call: 'POST /api/tables/:id/bots', ...id },
    { call: 'GET /api/tables/:id', ...id },
    { call: 'POST /api/tables/:id/start', ...id },
    { call: 'POST /api/tables/:id/contribution', ...id, body: { contribution } },
    { call: 'GET /api/tables/mine' },
    { call: 'GET /api/tables', query: { game: game.id } },
    { call: 'GET /api/ratings/:game', params: { game: game.id } },
    { call: 'POST /api/tours', body: { id: tour, plan: plan.value } },
    { call: 'GET /api/tours' },
    { call: 'GET /api/tours/:id', params: { id: tour }, query: { after: '0' } },
    { call: 'POST /api/forecasts', body: { id: forecast, seed: 'alpe', races: 100, race: { game: game.id } } },
    { call: 'GET /api/forecasts/:id', params: { id: forecast } },
  ];
}

/** Its address, with what is asked for. */
export function pathOf({ call, params = {}, query }: SampleCall): string {
  const path = call.replace(/^\w+ /, '').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The same for a shell: `GRUPPETTO_SERVER` and `GRUPPETTO_TOKEN` are set there. */
export function curlOf(example: SampleCall): string {
  const [method = 'GET'] = example.call.split(' ');
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$GRUPPETTO_SERVER${pathOf(example)}"`,
    `-H "Authorization: Bearer $GRUPPETTO_TOKEN"`,
    ...(method === 'GET' ? [] : [`-H "Content-Type: application/json"`]),
    ...(example.body ? [`-d '${JSON.stringify(example.body)}'`] : []),
  ];
  return parts.join(' \\\n  ');
}
