'use strict';
const { randomBytes } = require('node:crypto');
const { connect } = require('node:net');

const text = 0x81;
const ping = 0x89;
const pong = 0x8a;

/** A frame of a client. It has to be masked: with zeros, which changes nothing. */
function frame(kind, message) {
  const length = Buffer.byteLength(message);
  const start = length < 126 ? 6 : 8;
  const bytes = Buffer.alloc(start + length);
  bytes[0] = kind;
  bytes[1] = 0x80 | Math.min(length, 126);
  if (length >= 126) bytes.writeUInt16BE(length, 2);
  bytes.write(message, start);
  return bytes;
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

const maxBytes = 64 * 1024;
/** What is read is looked at before anything else is: one place in memory does for all lines. */
const place = Buffer.allocUnsafe(maxBytes);

/** A WebSocket that costs next to nothing, so that the machine is left to the server: no compression, no fragments, short messages out. */
function openLine(port, path, headers, heard) {
  return new Promise((resolve, reject) => {
    let rest;
    let open = false;
    const receive = (chunk) => {
      let data = rest ? Buffer.concat([rest, chunk]) : chunk;
      rest = undefined;
      if (!open) {
        const end = data.indexOf('\r\n\r\n');
        if (end < 0) return data;
        if (!data.toString('latin1', 0, 12).endsWith(' 101')) throw new Error(`${path}: ${data}`);
        open = true;
        data = data.subarray(end + 4);
        resolve({ send: (message) => socket.write(frame(text, message)) });
      }
      let at = 0;
      for (let part = payloadAt(data, at); part; part = payloadAt(data, at)) {
        const payload = data.subarray(part.start, part.end);
        if (data[at] === text) heard(payload);
        else if (data[at] === ping) socket.write(frame(pong, payload.toString()));
        else throw new Error(`${path}: the server sent ${data[at]}: ${payload.subarray(2)}`);
        at = part.end;
      }
      return data.subarray(at);
    };
    const onread = {
      buffer: place,
      callback(length) {
        const left = receive(place.subarray(0, length));
        if (left.length > 0) rest = Buffer.from(left);
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    const key = randomBytes(16).toString('base64');
    const upgrade = { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': 13, 'sec-websocket-key': key };
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...upgrade, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${path}: the connection was ended`)));
  });
}

module.exports = { openLine };
