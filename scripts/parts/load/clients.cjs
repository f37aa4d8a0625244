'use strict';
const { randomBytes, randomUUID } = require('node:crypto');
const { Agent, request } = require('node:http');
const { WebSocket } = require('ws');
const { each, Games } = require('./game.cjs');

const [port, tables, seats] = process.argv.slice(2).map(Number);
const origin = `http://127.0.0.1:${port}`;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
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

const oneStep = /^\{"type":"moments","version":(\d+),"from":\d+,"moments":\[\{"version":\d+,"seat":(\d+),/;

class Robot {
  constructor(table, seat, cookie) {
    this.table = table;
    this.seat = seat;
    this.cookie = cookie;
    this.version = -1;
    this.choices = undefined;
  }

  connect() {
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${port}/api/tables/${this.table.id}/live`;
      this.socket = new WebSocket(url, { headers: { origin, cookie: this.cookie }, perMessageDeflate: false });
      this.socket.on('open', () => this.socket.send('{"type":"hello","after":-1}'));
      this.socket.on('error', reject);
      this.socket.on('message', (data) => {
        if (!this.skips(data)) {
          const message = JSON.parse(data.toString());
          if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
          if (message.type !== 'moments') return;
          this.hear(message);
        }
        resolve();
      });
    });
  }

  /** A step of another after which it is not this robot's turn: he looks at no more than its beginning, to leave the machine to the server. */
  skips(data) {
    const [, version, seat] = oneStep.exec(data.subarray(0, 120).toString('latin1')) ?? [];
    if (version === undefined || Number(seat) === this.seat || data.includes('"choices":[')) return false;
    if (Number(version) <= this.version) return true;
    if (!data.subarray(-200).includes('"turn":{')) return false;
    this.version = Number(version);
    if (this.version === this.table.sent + 1) games.seen(this.table.sentAt);
    return true;
  }

  hear({ version, moments }) {
    const last = moments.at(-1);
    if (last === undefined || version <= this.version) return;
    this.version = version;
    if (last.seat !== undefined && last.seat !== this.seat && version === this.table.sent + 1) games.seen(this.table.sentAt);
    if (last.turn === undefined) {
      if (this.seat === 0) games.over++;
    } else if (last.turn.choices) {
      this.choices = last.turn.choices;
      games.turn(this);
    }
    if (last.seat === this.seat) games.played();
  }

  act() {
    const choice = this.choices[Math.floor(Math.random() * this.choices.length)];
    this.table.sent = this.version;
    this.table.sentAt = performance.now();
    this.socket.send(JSON.stringify({ type: 'step', id: randomUUID(), after: this.version, choice }));
  }
}

async function sitDown() {
  const all = Array.from({ length: tables }, () => ({ id: randomUUID(), sent: -1, sentAt: 0 }));
  const colours = ['red', 'blue', 'green', 'white'];
  await each(all, 16, async (table) => {
    const made = {
      id: table.id,
      game: 'los-ciclistas',
      options: { players: seats, length: 60 },
      seats: colours.slice(0, seats).map((colour) => ({ colour })),
      hostName: 'Robot',
      settings: { clock: { kind: 'none' } },
    };
    const { set: host } = await ask('POST', '/api/tables', made);
    for (let seat = 0; seat < seats; seat++) {
      const body = { name: `Robot ${seat}`, contribution: randomBytes(32).toString('hex') };
      const { set = host } = await ask('POST', `/api/tables/${table.id}/seats/${seat}`, body, seat === 0 ? host : '');
      await new Robot(table, seat, set).connect();
    }
    await ask('POST', `/api/tables/${table.id}/start`, {}, host);
  });
  games.obey();
  process.send('seated');
}

void sitDown();
