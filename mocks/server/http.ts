import type { IncomingMessage, ServerResponse } from 'node:http';
import { control, ControlCommand } from '../control';
import type { Entry, HeldEntry, Worlds } from './worlds';

/** A call and its reply over the wire. */
export interface Exchange {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly request: Request;
  readonly body: Uint8Array;
  readonly response: Response;
  readonly reply: Uint8Array;
}

/** Larger than the upload limit: an oversized file is refused in the envelope of its call. */
const MAX_BODY_BYTES = 24_000_000;
const CONTROL = '/__mock';
const WORLD_HEADER = 'x-mock-world';

/** Allows every origin, for tools on other ports: nothing here needs protection. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers': `authorization, content-type, idempotency-key, ${WORLD_HEADER}`,
  'access-control-expose-headers': 'x-server-time, x-mock, x-mock-fault',
  'access-control-max-age': '600',
} as const;

/** True for a method whose body is ignored. */
const isBodiless = ({ method = 'GET' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

const readBody = async (incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  if (isBodiless(incoming)) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> = incoming;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new RangeError('body too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** Converts a Node message to a web `Request` for the backend. */
const toRequest = (incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { method = 'GET' } = incoming;
  const url = new URL(incoming.url ?? '/', 'http://mock.invalid');
  return new Request(url, isBodiless(incoming) ? { method, headers } : { method, headers, body });
};

const send = async (response: Response, outgoing: ServerResponse): Promise<Uint8Array> => {
  // Response.error() represents a cut connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return new Uint8Array();
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...CORS });
  const reply = new Uint8Array(await response.arrayBuffer());
  outgoing.end(reply);
  return reply;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const FORK = 'fork';

const fieldsOf = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const named = new URL(request.url).pathname.slice(CONTROL.length + 1);
  const body: unknown = request.method === 'POST' ? await request.json() : {};
  const fields = typeof body === 'object' && body !== null ? { ...body } : {};
  return named === '' ? fields : { ...fields, command: named };
};

const answerControl = async (
  { world, backend }: Entry,
  worlds: Worlds,
  request: Request,
): Promise<Response> => {
  try {
    const fields = await fieldsOf(request);
    if (fields['command'] === FORK) {
      await worlds.fork(world, String(fields['into']));
      return Response.json({ result: fields['into'] });
    }
    const command = ControlCommand.parse(fields);
    return Response.json({ result: (await control(world, backend, command)) ?? null });
  } catch (error) {
    return Response.json({ error: messageOf(error) }, { status: 400 });
  }
};

const answer = async (request: Request, gone: AbortSignal, worlds: Worlds): Promise<Response> => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const { pathname } = new URL(request.url);
  const isControl = pathname === CONTROL || pathname.startsWith(`${CONTROL}/`);
  if (!isControl && !pathname.startsWith('/api/'))
    return Response.json({ type: 'error', message: 'not_found' }, { status: 404 });
  let entry: HeldEntry;
  try {
    entry = await worlds.hold(request.headers.get(WORLD_HEADER) ?? undefined);
  } catch (error) {
    return Response.json({ error: messageOf(error) }, { status: 400 });
  }
  try {
    return await (isControl
      ? answerControl(entry, worlds, request)
      : entry.backend.handle(request, gone));
  } finally {
    entry.release();
  }
};

/** Answers one HTTP message: calls of the contract, which are passed to `record`, and control commands. */
export const serve = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  worlds: Worlds,
  record?: (exchange: Exchange) => void,
): Promise<void> => {
  const startedAt = Date.now();
  try {
    const body = await readBody(incoming);
    const gone = new AbortController();
    // A fault that never answers ends when its client has gone. This also fires after a normal reply.
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) gone.abort();
    });
    const request = toRequest(incoming, body);
    const response = await answer(request, gone.signal, worlds);
    const reply = await send(response, outgoing);
    if (request.url.includes('/api/')) record?.({ startedAt, request, body, response, reply });
  } catch (error) {
    outgoing.writeHead(413, CORS).end(messageOf(error));
  }
};
