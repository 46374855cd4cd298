import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { createCallLog, type CallLog } from './call-log';
import { createContent, type Content } from './catalogue/content';
import type { Mode } from './engine/ledger/ledger';
import { Refusal } from './engine/refusal';
import { bodyTexts } from './http/body-texts';
import { readFields } from './http/decode';
import { dispatch, encodeRefusal, refusalBody, type Call } from './http/dispatch';
import { readRequestFacts } from './http/request-facts';
import { endsOrders, effectOfFields, effectOfEndedOrders } from './http/magic-effects';
import { OPERATION_IDS } from './http/operations';
import { callerFacts } from './http/caller-facts';
import { createPreviousStates } from './http/previous-states';
import type { FaultEffect } from './scenarios/fault-rule';
import { createFaults, type Faults } from './scenarios/faults';
import { playFault } from './scenarios/play-fault';
import { MOCK_SENTINEL } from './sentinel';
import { memoryCheckpoints, type CheckpointStore } from './store/checkpoint-store';
import { LaterWorldError, type World } from './world';

const API = '/api/';
const JSON_HEADERS = {
  'content-type': 'application/json',
  'x-mock': MOCK_SENTINEL,
  'cache-control': 'no-store',
};

/** The mock backend of one world, used by every carrier. */
export interface Backend {
  /**
   * Answers a request to /api. Never passes one through: an unknown path is a 404 with an envelope. `gone` aborts when
   * the client has gone; defaults to the request's own signal.
   */
  handle(request: Request, gone?: AbortSignal): Promise<Response>;
  readonly faults: Faults;
  /** The newest calls. */
  readonly log: Pick<CallLog, 'newest' | 'recorded' | 'clear'>;
  readonly checkpoints: CheckpointStore;
}

export interface BackendOptions {
  /** Called for a defect of the mock itself: a broken contract or inconsistent books. */
  readonly onDefect: (error: unknown) => void;
  /** Where the checkpoints of its world are kept; in memory if absent. */
  readonly checkpoints?: CheckpointStore;
}

const json = (body: unknown, now: number | undefined, status = 200, mode?: Mode): Response => {
  const text = JSON.stringify(body);
  const response = new Response(text, {
    status,
    headers: {
      ...JSON_HEADERS,
      ...(now === undefined ? {} : { 'x-server-time': String(now), 'x-idempotency': 'honoured' }),
      ...(mode === undefined ? {} : { 'x-account-mode': mode }),
    },
  });
  bodyTexts.set(response, text);
  return response;
};

const ROUTES: ReadonlyMap<string, OperationId> = new Map(
  OPERATION_IDS.map((id) => [`${OPERATIONS[id].method} ${OPERATIONS[id].path}`, id]),
);
const PATHS: ReadonlySet<string> = new Set(OPERATION_IDS.map((id) => OPERATIONS[id].path));

/** A reply without a world time, because no world gave it. */
const reply = (body: unknown, status?: number): Response => json(body, undefined, status);

/** Creates refusals of a call, without a world time. */
const refuseFor =
  (id: OperationId) =>
  (key: string): Response =>
    reply(refusalBody(id, key));

/** A request, and the signal that aborts when the client has gone. */
interface Asked {
  readonly request: Request;
  readonly gone: AbortSignal;
}

/** The effect that magic values force on a call, from its fields or from the orders that it ends. */
const forcedEffect = async (
  id: OperationId,
  request: Request,
  fields: Call['fields'],
  world: World,
): Promise<FaultEffect | undefined> => {
  const effect = effectOfFields(id, fields);
  if (effect !== undefined || !endsOrders(id)) return effect;
  const token = request.headers.get('authorization') ?? undefined;
  return world.run((context) => ({
    events: [],
    reply: effectOfEndedOrders(id, fields, token, context),
  }));
};

/** The reply that magic values force, for a caller who may make the call. */
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
  // A refusal announced by the contract is an ordinary reply; anything else is labelled as a fault.
  const refuse = refuseFor(id);
  if (effect.kind === 'refusal') return refuse(effect.key);
  const nothing = () => Promise.resolve(reply({}));
  const call = {
    request,
    gone,
    deliver: nothing,
    reply,
    refuse,
    readOlder: () => Promise.resolve(undefined),
  };
  return playFault({ effect, draw: 0 }, call);
};

const readCall = async (id: OperationId, request: Request): Promise<Call> => {
  const fields = await readFields(request, OPERATIONS[id].multipart);
  return {
    id,
    fields,
    facts: await readRequestFacts(request, fields),
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
  let mode: Mode | undefined;
  try {
    const call = await readCall(id, request);
    const forced = await forcedReply(id, { request, gone }, call.fields, world);
    if (forced !== undefined) return forced;
    const answered = await world.run((context) => {
      now = context.now;
      const decision = dispatch(call, context, content);
      mode = decision.mode;
      return decision;
    });
    return json(answered, now, undefined, mode);
  } catch (error) {
    if (error instanceof Refusal) return json(encodeRefusal(id, error), now);
    throw error;
  }
};

/** Creates the backend that serves the contract's calls from a world. */
export const createBackend = async (
  world: World,
  { onDefect, checkpoints = memoryCheckpoints() }: BackendOptions,
): Promise<Backend> => {
  const content = await createContent();
  const faults = createFaults();
  const log = createCallLog();
  const past = createPreviousStates(world);
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
    const refuse = refuseFor(id);
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
        refuse,
        readOlder,
      });
    };
    return playFault(first, { request, gone, deliver, reply, refuse, readOlder });
  };
  const answerCall = async (id: OperationId, asked: Asked): Promise<Response> => {
    try {
      return await answered(id, asked);
    } catch (error) {
      if (error instanceof LaterWorldError)
        return reply({ type: 'error', message: error.message }, 503);
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
  return { handle, faults, log, checkpoints };
};
