import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A JSON object of these fields, and at its end a list that comes bit by bit. */
export async function* withList(fields: string, name: string, items: AsyncIterable<string>): AsyncGenerator<string> {
  yield `{${fields},"${name}":[`;
  yield* items;
  yield ']}';
}

/** Sends JSON that comes bit by bit. */
export const sendText = (reply: FastifyReply, texts: AsyncIterable<string>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(texts));
