import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A JSON object of these fields, and at its end a list that comes bit by bit. */
export async function* withList(fields: string, name: string, items: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{${fields},"${name}":[`;
  yield* items;
  yield ']}';
}

/** A JSON list of these items, each JSON. */
export async function* listText(items: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}${item}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

const json = 'application/json; charset=utf-8';

/** Sends JSON that is there already. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply => reply.type(json).send(text);

/** Sends JSON that comes bit by bit. */
export const sendText = (reply: FastifyReply, texts: AsyncIterable<string>): FastifyReply => reply.type(json).send(Readable.from(texts));
