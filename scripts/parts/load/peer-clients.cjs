'use strict';
const { randomUUID } = require('node:crypto');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { io } = require('socket.io-client');
const { root } = require('../command.cjs');
const { each, Games } = require('./game.cjs');

const [port, tables, seats] = process.argv.slice(2).map(Number);
const games = new Games();

/** Speaks the protocol of boardgame.io's own client, without its store: a lighter load than a page would be. */
class Robot {
  constructor(table, seat, enumerate) {
    this.table = table;
    this.seat = seat;
    this.enumerate = enumerate;
    this.version = -1;
  }

  connect() {
    return new Promise((resolve, reject) => {
      const address = `http://127.0.0.1:${port}/los-ciclistas`;
      this.socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
      this.socket.on('connect_error', reject);
      this.socket.on('connect', () => this.socket.emit('sync', this.table.id, `${this.seat}`, undefined, seats));
      this.socket.on('sync', (_id, { state }) => {
        resolve();
        this.hear(state);
      });
      this.socket.on('update', (_id, state) => this.hear(state));
    });
  }

  hear({ G, ctx, _stateID: version }) {
    if (version <= this.version) return;
    this.version = version;
    const mover = this.table.mover;
    if (version === this.table.sent + 1) {
      if (mover === this.seat) games.played();
      else games.seen(this.table.sentAt);
    }
    if (ctx.gameover) {
      if (this.seat === 0) games.over++;
    } else if (Number(ctx.currentPlayer) === this.seat) {
      this.moves = this.enumerate(G, this.seat);
      games.turn(this);
    }
  }

  act() {
    const { move, args = [] } = this.moves[Math.floor(Math.random() * this.moves.length)];
    this.table.sent = this.version;
    this.table.mover = this.seat;
    this.table.sentAt = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: `${this.seat}`, credentials: undefined } };
    this.socket.emit('update', action, this.version, this.table.id, `${this.seat}`);
  }
}

async function sitDown() {
  const { enumerate } = await import(pathToFileURL(path.join(root, 'bench', 'dist', 'boardgame-io.js')).href);
  const all = Array.from({ length: tables }, () => ({ id: randomUUID(), sent: -1, sentAt: 0, mover: -1 }));
  await each(all, 16, async (table) => {
    for (let seat = 0; seat < seats; seat++) await new Robot(table, seat, enumerate).connect();
  });
  games.obey();
  process.send('seated');
}

void sitDown();
