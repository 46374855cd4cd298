import { createServer, type Server } from 'node:http';
import { createBodyRoom } from './body';
import { MANNERS, type MannerName } from '../manners/manners';
import { serve, type Exchange } from './http';
import { serveSocket } from './socket';
import { openWorlds } from './worlds';

const DEFAULT_SEED = 7;
/** How long a request may take to arrive: a body that never ends is cut off. */
const REQUEST_LIMIT_MS = 30_000;
const LOOPBACK = '127.0.0.1';

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Seed of worlds that name none. */
  readonly seed?: number;
  /** Initial clock of its worlds, epoch milliseconds; now if absent. Clocks run from there. */
  readonly at?: number;
  /** Folder with one file per world; in memory if absent. */
  readonly state?: string | undefined;
  /** Web origins whose pages may use the control port; `*` for every one. The server's own always may. */
  readonly allowOrigins?: readonly string[];
  /** Answers as a real server of the family does. */
  readonly as?: MannerName | undefined;
  /** Receives one line per call: method, path, status, milliseconds. */
  readonly log?: (line: string) => void;
  /** Receives every call of the contract with its reply. */
  readonly record?: (exchange: Exchange) => void;
  /** Receives defects of the mock. */
  readonly onDefect?: (error: unknown) => void;
}

/** A running server. `url` has no trailing slash. */
export interface MockServer {
  readonly url: string;
  /** Stops listening, closes open connections, and resolves when done. */
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Starts the mock backend over HTTP and socket.io. Rejects if the port is not available. */
export const startServer = async (options: ServerOptions): Promise<MockServer> => {
  const { port, host = LOOPBACK, seed = DEFAULT_SEED, state, at, log, record } = options;
  const onDefect = options.onDefect ?? (() => undefined);
  const manner = options.as === undefined ? undefined : MANNERS[options.as];
  const ahead = at === undefined ? 0 : at - Date.now();
  const access = { allowOrigins: options.allowOrigins ?? [], bodies: createBodyRoom() };
  const worlds = openWorlds({
    seed,
    state,
    realNow: () => Date.now() + ahead,
    onDefect,
    manner,
  });
  const server = createServer((incoming, outgoing) => {
    const started = performance.now();
    void (async () => {
      await serve(incoming, outgoing, { worlds, ...access }, record);
      const ms = (performance.now() - started).toFixed(1);
      log?.(`${incoming.method} ${incoming.url?.split('?')[0]} ${outgoing.statusCode} ${ms} ms`);
    })();
  });
  server.requestTimeout = REQUEST_LIMIT_MS;
  const io = serveSocket(server, worlds, { onDefect, manner });
  const taken = await listen(server, port, host);
  return {
    url: `http://${host}:${taken}`,
    close: async () => {
      const closed = io.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
