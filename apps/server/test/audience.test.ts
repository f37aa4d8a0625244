import type { Seat } from '@gruppetto/kernel';
import type { SharedTable } from '@gruppetto/wire';
import { words } from '@gruppetto/words';
import { beforeAll, expect, test } from 'vitest';
import { Audience, type AudienceMember } from '../src/tables/room/audience.ts';
import type { Present } from '../src/tables/store/presence-store.ts';

const page = (seat: Seat | undefined): AudienceMember & { readonly sent: string[] } => {
  const sent: string[] = [];
  return {
    person: `g:${seat}`,
    name: 'Ada',
    language: 'nl',
    send: (text) => sent.push(text),
    sendFrame: ({ text }) => sent.push(text),
    end: () => {},
    seat,
    payer: 'somewhere',
    drained: async () => {},
    greeted: true,
    catchingUp: undefined,
    chat: 0,
    notes: '',
    sent,
  };
};

function audience(...members: readonly AudienceMember[]) {
  const presences: Present[] = [];
  const made = new Audience({
    table: () => ({}) as SharedTable,
    you: () => ({ host: false, notes: '' }),
    tellPresence: (now) => presences.push(now),
    soon: setImmediate,
  });
  for (const member of members) made.add(member);
  return { made, presences };
}

// As the hook for requests does.
beforeAll(() => words.load('nl'));

test('other processes are told when somebody comes, and when they are sent away, and not of what they know', () => {
  const blue = page(1);
  const watching = page(undefined);
  const { made, presences } = audience(blue, watching);
  made.presenceChanged();
  made.presenceChanged();
  made.dismiss(watching, 'banned');
  made.presenceChanged();
  expect(presences).toEqual([
    { seats: [1], spectators: 1 },
    { seats: [1], spectators: 0 },
  ]);
  expect(watching.sent).toEqual([JSON.stringify({ type: 'closed', code: 'banned', message: 'Je bent geblokkeerd voor deze tafel' })]);
});

test('a seat that is open here and elsewhere is there once; spectators are counted', () => {
  const { made } = audience(page(1), page(1), page(undefined));
  made.elsewhere = { seats: [0, 1], spectators: 2 };
  expect(made.present()).toEqual({ seats: [1, 0], spectators: 3 });
});

test('everybody is sent the lines of the chat that they do not have', () => {
  const [late, early] = [page(0), page(1)];
  early.chat = 1;
  const { made } = audience(late, early);
  expect(made.chatKnown).toBe(0);
  const line = (number: number) => ({ number, at: 5, name: 'Bo', text: `line ${number}` });
  const stored = (number: number) => ({ id: `g:bo:${number}`, ...line(number) });
  made.sendChat([stored(1), stored(2)]);
  expect(late.sent).toEqual([JSON.stringify({ type: 'chat', lines: [line(1), line(2)] })]);
  expect(early.sent).toEqual([JSON.stringify({ type: 'chat', lines: [line(2)] })]);
  expect(made.chatKnown).toBe(2);
});

test('the table is told without its options, and only to those for whom anything has changed', async () => {
  const [red, blue] = [page(0), page(1)];
  const table = { id: 'x', options: { length: 60 }, hostName: 'Ada' };
  let redNotes = '';
  const made = new Audience({
    table: () => ({ ...table }) as SharedTable,
    you: ({ seat }) => ({ host: false, notes: seat === 0 ? redNotes : '' }),
    tellPresence: () => undefined,
    soon: (call) => call(),
  });
  made.add(red);
  made.add(blue);
  made.announce();
  made.announce();
  redNotes = 'Attack on the last hill.';
  made.announce();
  const tableMessage = (notes: string) =>
    JSON.stringify({ type: 'table', table: { id: 'x', hostName: 'Ada' }, you: { host: false, notes } });
  expect(red.sent).toEqual([tableMessage(''), tableMessage(redNotes)]);
  expect(blue.sent).toEqual([tableMessage('')]);
});

test('the page that asked gets what is new as its answer; pages that see the same get the same frame', () => {
  const [asks, sees, spectator] = [page(0), page(0), page(undefined)];
  const { made } = audience(asks, sees, spectator);
  expect(made.viewers()).toEqual([0, 'spectator']);
  made.broadcast(7, made.viewers(), [['{"a":1}'], ['{"b":2}']], 4, { member: asks, id: 'x' });
  expect(asks.sent).toEqual(['{"type":"moments","version":7,"from":4,"moments":[{"a":1}],"done":"x"}']);
  expect(sees.sent).toEqual(['{"type":"moments","version":7,"from":4,"moments":[{"a":1}]}']);
  expect(spectator.sent).toEqual(['{"type":"moments","version":7,"from":4,"moments":[{"b":2}]}']);
});
