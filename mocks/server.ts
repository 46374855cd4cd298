import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { control, ControlCommand } from './control';
import { createBackend, type Backend } from './handle';
import { memoryStore } from './store/memory';
import { openWorld, type World } from './world';

const HELP = `The mock backend over HTTP.

  --port N   port to listen on (4010)
  --host H   address to listen on (127.0.0.1)
  --seed N   seed of the world (7)
  --quiet    no request log
  --help     this text

/api/*     the calls of the contract
/__mock    POST a control command as JSON, such as {"command":"advance","seconds":30};
           or by its name: GET /__mock/audit, POST /__mock/advance {"seconds":30}
x-mock-world: NAME   a world of one's own for each name`;

const MAX_BODY_BYTES = 1_000_000;
const MAX_WORLDS = 200;
const CONTROL = '/__mock';

interface Entry {
  readonly world: World;
  readonly backend: Backend;
}

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> = incoming;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', 'http://mock.invalid');
  const body = await readBody(incoming);
  return new Request(
    url,
    method === 'GET' || method === 'HEAD' ? { method, headers } : { method, headers, body },
  );
};

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  // Response.error() stands for a cut connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

const openWorlds = (seed: number) => {
  const worlds = new Map<string, Promise<Entry>>();
  const open = async (): Promise<Entry> => {
    const world = openWorld({ seed, store: memoryStore(), realNow: () => Date.now() });
    const backend = await createBackend(world, {
      onDefect: (error) => process.stderr.write(`defect: ${String(error)}\n`),
    });
    return { world, backend };
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

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    seed: { type: 'string', default: '7' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const log = (line: string): void => {
  if (!values.quiet) process.stdout.write(`${line}\n`);
};

const start = (): void => {
  const worldFor = openWorlds(Number(values.seed));
  const server = createServer((incoming, outgoing) => {
    const started = performance.now();
    void (async () => {
      try {
        await send(await answer(await toRequest(incoming), worldFor), outgoing);
      } catch (error) {
        outgoing.writeHead(413).end(String(error));
      }
      log(
        `${incoming.method} ${incoming.url?.split('?')[0]} ${outgoing.statusCode} ${(performance.now() - started).toFixed(1)} ms`,
      );
    })();
  });
  server.on('error', (error) => {
    process.stderr.write(`mock backend: ${error.message}\n`);
    process.exitCode = 1;
  });
  server.listen(Number(values.port), values.host, () => {
    process.stdout.write(`mock backend on http://${values.host}:${values.port}/api\n`);
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

if (values.help) process.stdout.write(`${HELP}\n`);
else start();
