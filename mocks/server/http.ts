import type { IncomingMessage, ServerResponse } from 'node:http';
import * as zod from 'zod/mini';
import { OPERATIONS } from '@/api/generated/operations';
import { control, ControlCommand } from '../control';
import { LOGOS } from '../manners/logos';
import { isBodiless, RequestError, type BodyRoom } from './body';
import { admitControl, CONTROL } from './control-access';
import { WORLD_HEADER, WORLD_NAME, type Entry, type HeldEntry, type Worlds } from './worlds';

/** A call and its reply over the wire. */
export interface Exchange {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly request: Request;
  readonly body: Uint8Array;
  readonly response: Response;
  readonly reply: Uint8Array;
}

const BASE = 'http://mock.invalid';

/** Liveness of the process, for proxies and containers. */
const HEALTH = '/health';
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'];
const PATHS: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS).map(({ path }) => `/api${path}`),
);

/** Allows every origin to call the contract, for apps on other ports. The control port has its own rule. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers': `authorization, content-type, idempotency-key, ${WORLD_HEADER}`,
  'access-control-expose-headers':
    'x-server-time, x-account-mode, x-idempotency, x-mock, x-mock-fault',
  'access-control-max-age': '600',
} as const;

/** Converts a Node message to a web `Request` for the backend. */
const toRequest = (incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const { method = 'GET' } = incoming;
  const url = new URL(incoming.url ?? '/', BASE);
  return new Request(url, isBodiless(incoming) ? { method, headers } : { method, headers, body });
};

const send = async (
  response: Response,
  outgoing: ServerResponse,
  cors: Readonly<Record<string, string>>,
): Promise<Uint8Array> => {
  // Response.error() represents a cut connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return new Uint8Array();
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  const reply = new Uint8Array(await response.arrayBuffer());
  outgoing.end(reply);
  return reply;
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The commands of the control port, and one that only a server has: it holds many worlds. */
const ServerCommand = zod.discriminatedUnion('command', [
  ControlCommand,
  zod.object({
    command: zod.literal('fork'),
    into: zod.string().check(zod.regex(WORLD_NAME)),
  }),
]);

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
    const command = ServerCommand.parse(await fieldsOf(request));
    if (command.command === 'fork') {
      await worlds.fork(world, command.into);
      return Response.json({ result: command.into });
    }
    return Response.json({ result: (await control(world, backend, command)) ?? null });
  } catch (error) {
    return Response.json({ error: messageOf(error) }, { status: 400 });
  }
};

const answer = async (
  request: Request,
  gone: AbortSignal,
  worlds: Worlds,
  isControl: boolean,
): Promise<Response> => {
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

/** What a server lets in. */
export interface Access {
  readonly worlds: Worlds;
  /** Web origins whose pages may use the control port; `*` for every one. */
  readonly allowOrigins: readonly string[];
  readonly bodies: BodyRoom;
}

/**
 * The path as it was sent. One that a URL would shorten, such as `/api/%2e%2e/__mock`, is refused: a proxy that passes
 * on `/api` only would let it through to the control port.
 */
const pathOf = (incoming: IncomingMessage): string => {
  const target = incoming.url ?? '/';
  const [sent = '/'] = target.split('?');
  if (!URL.canParse(target, BASE) || new URL(target, BASE).pathname !== sent)
    throw new RequestError(400, 'no plain path');
  return sent;
};

/** The CORS headers of a control request; throws for one that may not be answered. */
const controlCors = (
  incoming: IncomingMessage,
  path: string,
  allowed: readonly string[],
): Readonly<Record<string, string>> => {
  const origin = admitControl(incoming, path, allowed);
  return origin === undefined
    ? {}
    : { ...CORS, 'access-control-allow-origin': origin, vary: 'origin' };
};

/** Decides before the body is read whether this is a request to answer. Returns its headers for pages elsewhere. */
const admit = (
  incoming: IncomingMessage,
  path: string,
  isControl: boolean,
  { allowOrigins }: Access,
): Readonly<Record<string, string>> => {
  if (!METHODS.includes(incoming.method ?? '')) throw new RequestError(405, 'not_found');
  if (isControl) return controlCors(incoming, path, allowOrigins);
  if (path !== HEALTH && !PATHS.has(path) && !isBodiless(incoming) && incoming.method !== 'OPTIONS')
    throw new RequestError(404, 'not_found');
  return CORS;
};

const refuse = (
  outgoing: ServerResponse,
  cors: Readonly<Record<string, string>>,
  error: unknown,
): void => {
  const status = error instanceof RequestError ? error.status : 400;
  if (outgoing.headersSent) return void outgoing.destroy();
  // The rest of a body is not read.
  const own = { 'content-type': 'application/json', connection: 'close' };
  outgoing.writeHead(status, { ...cors, ...own });
  outgoing.end(JSON.stringify({ type: 'error', message: messageOf(error) }));
};

/** Answers one HTTP message: calls of the contract, which are passed to `record`, and control commands. */
export const serve = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  access: Access,
  record?: (exchange: Exchange) => void,
): Promise<void> => {
  const startedAt = Date.now();
  let cors: Readonly<Record<string, string>> = {};
  try {
    const path = pathOf(incoming);
    const isControl = path === CONTROL || path.startsWith(`${CONTROL}/`);
    // A page elsewhere reads why a call is refused, but nothing of a control port that it may not use.
    if (!isControl) cors = CORS;
    cors = admit(incoming, path, isControl, access);
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end();
    if (path === HEALTH) return void outgoing.writeHead(200, cors).end('ok\n');
    const logo = LOGOS.get(path);
    if (logo !== undefined)
      return void outgoing.writeHead(200, { ...cors, 'content-type': 'image/svg+xml' }).end(logo);
    if (!isControl && !path.startsWith('/api/')) throw new RequestError(404, 'not_found');
    await access.bodies.read(incoming, async (body) => {
      const gone = new AbortController();
      // A fault that never answers ends when its client has gone. This also fires after a normal reply.
      outgoing.once('close', () => {
        if (!outgoing.writableFinished) gone.abort();
      });
      const request = toRequest(incoming, body);
      const response = await answer(request, gone.signal, access.worlds, isControl);
      const reply = await send(response, outgoing, cors);
      if (!isControl) record?.({ startedAt, request, body, response, reply });
    });
  } catch (error) {
    refuse(outgoing, cors, error);
  }
};
