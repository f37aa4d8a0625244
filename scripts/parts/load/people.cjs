'use strict';
const { createECDH, randomBytes } = require('node:crypto');
const { createServer } = require('node:http');
const { each } = require('./game.cjs');

/** A person hosts no more tables than that. */
const maxTables = 150;
const password = 'up the Mortirolo';

let count = 0;
/** How often anything was notified. */
const notified = () => count;

/** Takes what browsers and programs are sent. */
function openSink() {
  const server = createServer((request, response) => {
    count++;
    request.resume().once('end', () => response.writeHead(201).end());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}/notified`)));
}

function subscription(endpoint) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } };
}

/** Accounts for all these tables: each group of them sits at many, and has a browser and a program that are notified of everything. */
async function makePeople(ask, tables, seats) {
  const url = await openSink();
  const size = Math.ceil(tables / Math.ceil(tables / maxTables));
  const names = Array.from({ length: Math.ceil(tables / size) * seats }, (_, index) => `Robot ${index}`);
  const { set: owner } = await ask('POST', '/api/accounts', { name: names[0], password });
  await ask('PUT', '/api/owner/sign-up', { openAccounts: names.length + 1 }, owner);
  const cookies = [owner];
  await each([...names.keys()].slice(1), 4, async (index) => {
    cookies[index] = (await ask('POST', '/api/accounts', { name: names[index], password })).set;
  });
  await each(cookies, 4, async (cookie) => {
    await ask('POST', '/api/push', subscription(url), cookie);
    await ask('POST', '/api/webhooks', { url }, cookie);
  });
  return {
    at(table) {
      const first = Math.floor(table / size) * seats;
      return { url, cookies: cookies.slice(first, first + seats), names: names.slice(first, first + seats) };
    },
  };
}

module.exports = { makePeople, notified };
