import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { control, ControlCommand } from './control';
import { createBackend, type Backend } from './handle';
import { memoryStore } from './store/memory';
import { openWorld, type World } from './world';

/** Larger than any file that an upload may have: one that is too large is refused in the envelope of its call. */
const MAX_BODY_BYTES = 24_000_000;
const MAX_WORLDS = 200;
const CONTROL = '/__mock';

/** A call as it went over the wire. */
export interface Exchange {
  readonly startedAt: number;
  readonly request: Request;
  readonly body: Uint8Array;
  readonly response: Response;
  readonly reply: Uint8Array;
}

export interface ServerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
  readonly seed?: number;
  /** Where the clocks of its worlds start, epoch milliseconds; now if absent. They run from there. */
  readonly at?: number;
  /** Hears a line a call: method, path, status, milliseconds. */
  readonly log?: (line: string) => void;
  /** Hears every call of the contract with its reply. */
  readonly record?: (exchange: Exchange) => void;
  /** Hears of defects of the mock. */
  readonly onDefect?: (error: unknown) => void;
}

/** A server that listens. `url` is where it does, without a slash at its end. */
export interface MockServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Entry {
  readonly world: World;
  readonly backend: Backend;
}

const readBody = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> = incoming;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('body too large');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
};

const toRequest = (incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', 'http://mock.invalid');
  return new Request(
    url,
    method === 'GET' || method === 'HEAD' ? { method, headers } : { method, headers, body },
  );
};

const send = async (response: Response, outgoing: ServerResponse): Promise<Uint8Array> => {
  // Response.error() stands for a cut connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return new Uint8Array();
  }
  const reply = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(reply);
  return reply;
};

const openWorlds = (seed: number, at: number | undefined, onDefect: (error: unknown) => void) => {
  const worlds = new Map<string, Promise<Entry>>();
  const open = async (): Promise<Entry> => {
    const ahead = at === undefined ? 0 : at - Date.now();
    const world = openWorld({ seed, store: memoryStore(), realNow: () => Date.now() + ahead });
    return { world, backend: await createBackend(world, { onDefect }) };
  };
  return (name: string): Promise<Entry> => {
    const known = worlds.get(name);
    if (known !== undefined) return known;
    // The oldest world makes room: a server that runs for weeks must not fill up.
    const [oldest] = worlds.keys();
    if (worlds.size >= MAX_WORLDS && oldest !== undefined) worlds.delete(oldest);
    const entry = open();
    worlds.set(name, entry);
    return entry;
  };
};

const answerControl = async ({ world, backend }: Entry, request: Request): Promise<Response> => {
  try {
    const named = new URL(request.url).pathname.slice(CONTROL.length + 1);
    const body: unknown = request.method === 'POST' ? await request.json() : {};
    const fields = typeof body === 'object' ? body : {};
    const command = ControlCommand.parse(named === '' ? fields : { ...fields, command: named });
    return Response.json({ result: (await control(world, backend, command)) ?? null });
  } catch (error) {
    return Response.json(
      { error: error instanceof Error ? error.message : String(error) },
      { status: 400 },
    );
  }
};

const answer = async (
  request: Request,
  worldFor: (name: string) => Promise<Entry>,
): Promise<Response> => {
  const entry = await worldFor(request.headers.get('x-mock-world') ?? 'default');
  const { pathname } = new URL(request.url);
  if (pathname === CONTROL || pathname.startsWith(`${CONTROL}/`))
    return answerControl(entry, request);
  if (pathname.startsWith('/api/')) return entry.backend.handle(request);
  return Response.json({ type: 'error', message: 'not_found' }, { status: 404 });
};

/** Answers one call from end to end. */
const serve = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  worldFor: (name: string) => Promise<Entry>,
  { log, record }: ServerOptions,
): Promise<void> => {
  const started = performance.now();
  const startedAt = Date.now();
  try {
    const body = await readBody(incoming);
    const request = toRequest(incoming, body);
    const response = await answer(request, worldFor);
    const reply = await send(response, outgoing);
    if (request.url.includes('/api/')) record?.({ startedAt, request, body, response, reply });
  } catch (error) {
    outgoing.writeHead(413).end(String(error));
  }
  log?.(
    `${incoming.method} ${incoming.url?.split('?')[0]} ${outgoing.statusCode} ${(performance.now() - started).toFixed(1)} ms`,
  );
};

/** Starts the mock backend on a port of this machine. Rejects if the port cannot be had. */
export const startServer = async (options: ServerOptions): Promise<MockServer> => {
  const { port, host = '127.0.0.1', seed = 7, at, onDefect = () => undefined } = options;
  const worldFor = openWorlds(seed, at, onDefect);
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing, worldFor, options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
