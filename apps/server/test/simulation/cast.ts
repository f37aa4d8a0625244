import type { RaceRecord } from '@gruppetto/kernel';
import type { Clock, TableAnswer } from '@gruppetto/wire';
import type { SimulatedPerson } from './person.ts';
import type { World } from './world.ts';

/** One table and everybody who comes near it. */
export interface Cast {
  readonly table: string;
  readonly people: readonly SimulatedPerson[];
  /** Settled by the script of the table. */
  record: RaceRecord | undefined;
  over: boolean;
}

export interface Script {
  readonly world: World;
  readonly game: string;
  /** The table has been stored. */
  made(table: string): void;
}

const clocks: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'none' },
  { kind: 'move', minutes: 1 },
  { kind: 'race', minutes: 1 },
  { kind: 'move', minutes: 1, timeOut: 'skip' },
  { kind: 'move', minutes: 1, timeOut: 'forfeit' },
  { kind: 'slow', hours: 1 },
];
const bots = ['rule-of-thumb', 'random'];

/** Makes a table, gathers people, rides, and asks for the record. The host comes first; those who find no seat watch. */
export async function rideTable({ world, game, made }: Script, cast: Cast): Promise<void> {
  const players = 2 + world.draw(3);
  const seated = 1 + world.draw(players);
  const [host, ...others] = cast.people as readonly [SimulatedPerson, ...SimulatedPerson[]];
  const seats = Array.from({ length: players }, (_, seat) => ({
    colour: `colour ${seat}`,
    ...(seat >= seated && { player: world.pick(bots) }),
  }));
  const settings = { open: world.happens(500), spectators: true, clock: world.pick(clocks) };
  const options = { players, length: 10 + world.draw(60) };
  const body = { id: cast.table, game, options, seats, hostName: host.name, settings };
  // An engine that overran is taken for options that are too costly: the host tries again.
  while ((await host.need('POST', '/api/tables', body)).status !== 200);
  made(cast.table);
  for (const [seat, person] of [host, ...others].entries()) {
    person.open();
    if (seat < seated) await person.sit(seat);
  }
  await begin(world, cast);
  for (const person of cast.people) {
    const answer = await person.record();
    if (answer.status === 200) cast.record ??= answer.body;
  }
  cast.over = true;
}

/** Whoever is the host now starts the race, again and again, until it has been ridden. */
async function begin(world: World, { people }: Cast): Promise<void> {
  for (let turn = 0; ; turn++) {
    await world.pause(1000, 'host looks');
    const person = people[turn % people.length] as SimulatedPerson;
    const { table, you } = (await person.need('GET', person.path)).body as Partial<TableAnswer>;
    if (table?.status === 'over') return;
    if (table?.status !== 'gathering' || table.starting || !you?.host) continue;
    const { status } = await person.need('POST', `${person.path}/start`);
    // Somebody has stood up again.
    if (status === 409) await person.need('POST', `${person.path}/bots`);
  }
}

/** Something that nobody planned for. */
export function disturb(world: World, { people }: Cast): void {
  const person = world.pick(people) as SimulatedPerson;
  const { table, you } = person.state ?? {};
  const seat = world.draw(table?.seats.length ?? 1);
  const seatPath = `${person.path}/seats/${seat}`;
  const racing = table?.status === 'racing';
  const acts: readonly (() => unknown)[] = [
    () => {
      person.close();
      world.after(world.delay(3000), 'comes back', () => person.open());
    },
    () => person.client?.wake(),
    () => person.client?.comeBack(),
    () => racing && you?.seat === undefined && person.sit(seat),
    () => racing && you?.seat === undefined && person.sit(seat),
    () => you?.seat !== undefined && world.happens(300) && person.ask('DELETE', `${person.path}/seats/${you.seat}`),
    () => racing && you?.host && person.ask('PUT', seatPath, { player: world.pick(['person', ...bots]) }),
    () => racing && you?.host && person.ask('DELETE', seatPath),
    () => racing && you?.host && world.happens(100) && person.ask('POST', `${person.path}/bans`, { seat }),
    () => you?.host && person.ask('PUT', `${person.path}/host`, { seat }),
    () => you?.host && table && person.ask('PUT', `${person.path}/settings`, { ...table.settings, spectators: world.happens(500) }),
    () => table?.starting && you?.host && person.ask('DELETE', `${person.path}/start`),
    () => person.ask('PUT', `${person.path}/notes`, { text: `note ${world.draw(100)}` }),
    () => person.ask('GET', '/api/tables/mine'),
    () => person.ask('GET', '/api/tables'),
  ];
  world.pick(acts)?.();
}
