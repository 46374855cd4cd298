import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { createCallLog, type CallLog } from './call-log';
import { createContent, type Content } from './catalogue/content';
import { Refusal } from './engine/refusal';
import { bodyTexts } from './http/body-texts';
import { readFields } from './http/decode';
import { dispatch, encodeRefusal, type Call } from './http/dispatch';
import { findFacts } from './http/facts';
import { endsOrders, forcedBy, forcedLater } from './http/forced';
import { OPERATION_IDS } from './http/operations';
import { callerFacts } from './http/caller-facts';
import { createPast } from './http/past';
import type { FaultEffect } from './scenarios/fault-rule';
import { createFaults, type Faults } from './scenarios/faults';
import { playFault } from './scenarios/play-fault';
import { MOCK_SENTINEL } from './sentinel';
import type { World } from './world';

const API = '/api/';
const JSON_HEADERS = {
  'content-type': 'application/json',
  'x-mock': MOCK_SENTINEL,
  'cache-control': 'no-store',
};

/** The mock backend over one world: what every carrier talks to. */
export interface Backend {
  /**
   * Answers a request to /api. Never passes one through: an unknown path is a 404 with an envelope. `gone` is aborted when
   * nobody waits any more: the request's own signal, unless the carrier has another.
   */
  handle(request: Request, gone?: AbortSignal): Promise<Response>;
  readonly faults: Faults;
  /** The newest calls. */
  readonly log: Pick<CallLog, 'newest' | 'recorded' | 'clear'>;
}

export interface BackendOptions {
  /** Called for a defect of the mock itself: a broken contract, a broken book. */
  readonly onDefect: (error: unknown) => void;
}

const json = (body: unknown, now: number | undefined, status = 200): Response => {
  const text = JSON.stringify(body);
  const response = new Response(text, {
    status,
    headers: now === undefined ? JSON_HEADERS : { ...JSON_HEADERS, 'x-server-time': String(now) },
  });
  bodyTexts.set(response, text);
  return response;
};

const ROUTES: ReadonlyMap<string, OperationId> = new Map(
  OPERATION_IDS.map((id) => [`${OPERATIONS[id].method} ${OPERATIONS[id].path}`, id]),
);
const PATHS: ReadonlySet<string> = new Set(OPERATION_IDS.map((id) => OPERATIONS[id].path));

/** A reply that no world has given: it says no time. */
const reply = (body: unknown, status?: number): Response => json(body, undefined, status);

/** A request, and who tells that nobody waits for its reply any more. */
interface Asked {
  readonly request: Request;
  readonly gone: AbortSignal;
}

/** What magic values force a call to: those among its fields, or those of the orders that it ends. */
const forcedEffect = async (
  id: OperationId,
  request: Request,
  fields: Call['fields'],
  world: World,
): Promise<FaultEffect | undefined> => {
  const effect = forcedBy(id, fields);
  if (effect !== undefined || !endsOrders(id)) return effect;
  const token = request.headers.get('authorization') ?? undefined;
  return world.run((context) => ({ events: [], reply: forcedLater(id, fields, token, context) }));
};

/** The reply that magic values ask for, from whoever may make the call. */
const forcedReply = async (
  id: OperationId,
  { request, gone }: Asked,
  fields: Readonly<Record<string, unknown>>,
  world: World,
): Promise<Response | undefined> => {
  const effect = await forcedEffect(id, request, fields, world);
  if (effect === undefined) return undefined;
  const { account } = await callerFacts(world, request)();
  if (account === undefined && OPERATIONS[id].auth === 'required') return undefined;
  // Such a refusal is one that the contract announces; all else is a fault, and says so.
  if (effect.kind === 'refusal') return reply({ type: 'error', message: effect.key });
  const nothing = () => Promise.resolve(reply({}));
  const call = {
    request,
    gone,
    deliver: nothing,
    reply,
    readOlder: () => Promise.resolve(undefined),
  };
  return playFault({ effect, draw: 0 }, call);
};

const readCall = async (id: OperationId, request: Request): Promise<Call> => {
  const fields = await readFields(request, OPERATIONS[id].multipart);
  return {
    id,
    fields,
    facts: await findFacts(fields),
    token: request.headers.get('authorization') ?? undefined,
    clientId: request.headers.get('idempotency-key') ?? undefined,
  };
};

const answer = async (
  id: OperationId,
  { request, gone }: Asked,
  world: World,
  content: Content,
): Promise<Response> => {
  let now: number | undefined;
  try {
    const call = await readCall(id, request);
    const forced = await forcedReply(id, { request, gone }, call.fields, world);
    if (forced !== undefined) return forced;
    const answered = await world.run((context) => {
      now = context.now;
      return dispatch(call, context, content);
    });
    return json(answered, now);
  } catch (error) {
    if (error instanceof Refusal) return json(encodeRefusal(id, error), now);
    throw error;
  }
};

/** Puts the contract's calls on top of a world. */
export const createBackend = async (
  world: World,
  { onDefect }: BackendOptions,
): Promise<Backend> => {
  const content = await createContent();
  const faults = createFaults();
  const log = createCallLog();
  const past = createPast(world);
  const answered = async (id: OperationId, { request, gone }: Asked): Promise<Response> => {
    const lags = faults.has('stale-read');
    if (lags) await past.follow();
    else past.forget();
    const again = lags ? request.clone() : undefined;
    const readOlder = async (): Promise<Response | undefined> => {
      if (again === undefined) return undefined;
      const body = await past.answer(await readCall(id, again.clone()), content);
      return body === undefined ? undefined : reply(body);
    };
    const look = callerFacts(world, request);
    const first = await faults.take(id, 'beforeCommit', look);
    const twice = first?.effect.kind === 'duplicate-delivery';
    const deliver = async (): Promise<Response> => {
      const asked = { request: twice ? request.clone() : request, gone };
      const response = await answer(id, asked, world, content);
      const after = await faults.take(id, 'afterCommit', look);
      return playFault(after, {
        request,
        gone,
        deliver: () => Promise.resolve(response),
        reply,
        readOlder,
      });
    };
    return playFault(first, { request, gone, deliver, reply, readOlder });
  };
  const answerCall = async (id: OperationId, asked: Asked): Promise<Response> => {
    try {
      return await answered(id, asked);
    } catch (error) {
      onDefect(error);
      return json({ type: 'error', message: 'request_failed' }, undefined, 500);
    }
  };
  const handle = async (request: Request, gone = request.signal): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(API.length - 1);
    const id = ROUTES.get(`${request.method} ${path}`);
    if (id === undefined) {
      return json({ type: 'error', message: 'not_found' }, undefined, PATHS.has(path) ? 405 : 404);
    }
    const started = performance.now();
    const response = await answerCall(id, { request, gone });
    log.add(id, started, request, response);
    return response;
  };
  return { handle, faults, log };
};
