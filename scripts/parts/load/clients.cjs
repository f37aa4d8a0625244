'use strict';
const { createHash, randomBytes, randomUUID } = require('node:crypto');
const { Agent, request } = require('node:http');
const { each, Games, length } = require('./game.cjs');
const { openLine } = require('./line.cjs');
const { makePeople, notified } = require('./people.cjs');

const [port, tables, seats, everything] = process.argv.slice(2).map(Number);
const origin = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Of a race that ends meanwhile: ratings are settled and people notified of results. */
const untilTheEnd = 60;
const games = new Games();

function ask(method, path, body, cookie = '') {
  return new Promise((resolve, reject) => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const asked = request(origin + path, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
        else resolve({ body: text === '' ? undefined : JSON.parse(text), set: answer.headers['set-cookie']?.[0]?.split(';')[0] });
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body ?? {}));
  });
}

const begin = Buffer.from('{"type":"moments","version":');
const momentBegin = Buffer.from('{"version":');
const seatKey = Buffer.from(',"seat":');
const turnKey = Buffer.from('"turn":');
const turnBegin = Buffer.from('"turn":{"seat":');
const brace = 0x7b;
const zero = 0x30;

const isDigit = (byte) => byte >= zero && byte <= zero + 9;

/** Whether these bytes are there. */
function isAt(data, at, bytes) {
  for (let index = 0; index < bytes.length; index++) if (data[at + index] !== bytes[index]) return false;
  return true;
}

/** The number that is written there; undefined where there is none. */
function numberAt(data, at) {
  let number;
  for (let index = at; isDigit(data[index]); index++) number = (number ?? 0) * 10 + data[index] - zero;
  return number;
}

/** Whose step the first moment of a message tells. */
function seatIn(data) {
  let at = data.indexOf(brace, begin.length) + momentBegin.length;
  while (isDigit(data[at])) at++;
  return isAt(data, at, seatKey) ? numberAt(data, at + seatKey.length) : undefined;
}

class Robot {
  constructor(table, seat, cookie) {
    this.table = table;
    this.seat = seat;
    this.cookie = cookie;
    this.version = -1;
    this.choices = undefined;
  }

  async connect() {
    const greeted = new Promise((resolve) => {
      this.greeted = resolve;
    });
    this.line = await openLine(port, `/api/tables/${this.table.id}/live`, { origin, cookie: this.cookie }, (data) => this.hear(data));
    this.line.send('{"type":"hello","after":-1}');
    await greeted;
  }

  /** Looks at no more of a message than they need, to leave the machine to the server. */
  hear(data) {
    if (!isAt(data, 0, begin)) return this.hearOther(data);
    if (this.version < 0) this.greeted();
    const version = numberAt(data, begin.length);
    // Before the race it is -1, and nothing is told.
    if (version === undefined || version <= this.version) return undefined;
    this.version = version;
    const seat = seatIn(data);
    if (seat === this.seat) games.played();
    else if (seat !== undefined && version === this.table.sent + 1) games.seen(this.table.sentAt);
    // The turn is the last that a moment tells, and only whoever is to decide gets more of it than a seat.
    const turn = data.lastIndexOf(turnKey);
    if (turn < 0 && this.seat === 0) games.over++;
    if (turn < 0 || numberAt(data, turn + turnBegin.length) !== this.seat) return undefined;
    this.choices = JSON.parse(data.toString('utf8', turn + turnKey.length, data.lastIndexOf('}]'))).choices;
    return games.turn(this);
  }

  hearOther(data) {
    const text = data.toString();
    // Where nothing is left to decide for a seat, the server rides on for it, and may be the faster one.
    if (text.startsWith('{"type":"refused"') && !text.includes('"reason":"stale"')) throw new Error(`refused: ${text}`);
  }

  act() {
    const choice = this.choices[Math.floor(Math.random() * this.choices.length)];
    this.table.sent = this.version;
    this.table.sentAt = performance.now();
    this.line.send(JSON.stringify({ type: 'step', id: randomUUID(), after: this.version, choice }));
  }
}

/** As packages/wire has it. */
const commitmentOf = (contribution) => createHash('sha256').update(`gruppetto commitment\n${contribution}`).digest('hex');

async function sitDown() {
  const all = Array.from({ length: tables }, (_, number) => ({ id: randomUUID(), number, sent: -1, sentAt: 0 }));
  const colours = ['red', 'blue', 'green', 'white'];
  const people = everything ? await makePeople(ask, tables, seats) : undefined;
  await each(all, 16, async (table) => {
    // Those who sit at a table have accounts, or are guests of that table alone.
    const sitting = people?.at(table.number);
    const made = {
      id: table.id,
      game: 'los-ciclistas',
      options: { players: seats, length: everything ? untilTheEnd : length },
      seats: colours.slice(0, seats).map((colour) => ({ colour })),
      hostName: sitting?.names[0] ?? 'Robot',
      settings: { clock: { kind: 'none' }, rated: sitting !== undefined },
    };
    const { set: host = sitting?.cookies[0] } = await ask('POST', '/api/tables', made, sitting?.cookies[0]);
    const parts = [];
    for (let seat = 0; seat < seats; seat++) {
      const contribution = randomBytes(32).toString('hex');
      const body = { name: sitting?.names[seat] ?? `Robot ${seat}`, commitment: commitmentOf(contribution) };
      const cookie = sitting?.cookies[seat] ?? (seat === 0 ? host : '');
      const { set = cookie } = await ask('POST', `/api/tables/${table.id}/seats/${seat}`, body, cookie);
      if (sitting) await ask('PUT', `/api/tables/${table.id}/webhook`, { url: sitting.url }, cookie);
      parts.push({ contribution, set });
      await new Robot(table, seat, set).connect();
    }
    await ask('POST', `/api/tables/${table.id}/start`, {}, host);
    for (const { contribution, set } of parts) await ask('POST', `/api/tables/${table.id}/contribution`, { contribution }, set);
  });
  games.obey(everything ? notified : undefined);
  process.send('seated');
}

void sitDown();
