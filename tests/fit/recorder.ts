import { createServer, request as forward, type Server } from 'node:http';

/** A server that passes everything on to another one, and notes the method and path of each request. */
export const startRecorder = async (
  to: string,
): Promise<{
  readonly origin: string;
  readonly asked: readonly string[];
  readonly server: Server;
}> => {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', to);
    asked.push(`${incoming.method} ${url.pathname}`);
    const { method, headers } = incoming;
    const passed = forward(url, { method, headers: { ...headers, host: url.host } }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  // Sockets are not passed on: their addresses are no calls.
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, asked, server };
};
