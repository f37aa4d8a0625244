import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const patience = 3000;

/** Lets a stopping server answer open requests without waiting for idle connections. */
export function stopInTime(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  for (const event of ['request', 'upgrade'] as const) app.server.on(event, ({ socket }) => silent.delete(socket));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), patience);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  // A refused WebSocket leaves a connection that nobody else closes.
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroy();
  });
}
