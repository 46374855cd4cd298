import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listenAt } from './listen-at';

const servers: Server[] = [];

/** Ends all servers of a test. */
export const closeServers = async (): Promise<void> => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise<void>((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    ),
  );
};

/** What a server does with a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** The origin of a server that answers so. */
export const listen = async (answer: Answer): Promise<string> => {
  const server = createServer((request, response) => answer(response, request));
  servers.push(server);
  return `http://127.0.0.1:${await listenAt(server, '127.0.0.1')}`;
};

/** An origin at which nothing listens. */
export const closedOrigin = async (): Promise<string> => {
  const origin = await listen(() => undefined);
  await closeServers();
  return origin;
};

/** Answers with JSON. */
export const json =
  (body: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(body));

/** Answers with a text. */
export const text =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status).end(body);
