'use strict';
const { randomBytes } = require('node:crypto');
const { connect } = require('node:net');

const text = 0x81;
const ping = 0x89;
const pong = 0x8a;

/** A frame of a client. It has to be masked: with zeros, which changes nothing. */
function frame(kind, payload) {
  const { length } = payload;
  const head =
    length < 126 ? Buffer.from([kind, 0x80 | length, 0, 0, 0, 0]) : Buffer.from([kind, 0xfe, length >> 8, length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** Where the payload of the frame at `at` begins and ends, if so much of it is there. */
function payloadAt(data, at) {
  if (data.length < at + 2) return undefined;
  const short = data[at + 1];
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (data.length < start) return undefined;
  const end = start + (short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2)));
  return data.length < end ? undefined : { start, end };
}

/** A WebSocket that costs next to nothing, so that the machine is left to the server: no compression, no fragments, short messages out. */
function openLine(port, path, headers, heard) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const key = randomBytes(16).toString('base64');
    const upgrade = {
      host: `127.0.0.1:${port}`,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': 13,
      'sec-websocket-key': key,
    };
    const lines = Object.entries({ ...upgrade, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    let rest = Buffer.alloc(0);
    let open = false;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${path}: the connection was ended`)));
    socket.on('data', (chunk) => {
      let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!open) {
        const end = data.indexOf('\r\n\r\n');
        rest = data;
        if (end < 0) return;
        if (!data.toString('latin1', 0, 12).endsWith(' 101')) return reject(new Error(data.toString()));
        open = true;
        data = data.subarray(end + 4);
        resolve({ send: (message) => socket.write(frame(text, Buffer.from(message))) });
      }
      let at = 0;
      for (let part = payloadAt(data, at); part; part = payloadAt(data, at)) {
        const payload = data.subarray(part.start, part.end);
        if (data[at] === text) heard(payload);
        else if (data[at] === ping) socket.write(frame(pong, payload));
        else return reject(new Error(`${path}: the server sent ${data[at]}: ${payload.subarray(2)}`));
        at = part.end;
      }
      rest = data.subarray(at);
    });
  });
}

module.exports = { openLine };
