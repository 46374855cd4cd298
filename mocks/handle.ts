import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { createCallLog, type LoggedCall } from './call-log';
import { createContent, type Content } from './catalogue/content';
import { Refusal } from './engine/refusal';
import { readFields } from './http/decode';
import { dispatch, encodeRefusal } from './http/dispatch';
import { findFacts } from './http/facts';
import { OPERATION_IDS } from './http/operations';
import { createFaults, type FaultEffect, type Faults } from './scenarios/faults';
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
  /** Answers a request to /api. Never passes one through: an unknown path is a 404 with an envelope. */
  handle(request: Request): Promise<Response>;
  readonly faults: Faults;
  /** The newest calls, newest first. */
  readonly calls: () => Promise<readonly LoggedCall[]>;
}

export interface BackendOptions {
  /** Called for a defect of the mock itself: a broken contract, a broken book. */
  readonly onDefect: (error: unknown) => void;
}

const json = (body: unknown, now: number | undefined, status = 200): Response =>
  Response.json(body, {
    status,
    headers: now === undefined ? JSON_HEADERS : { ...JSON_HEADERS, 'x-server-time': String(now) },
  });

const ROUTES: ReadonlyMap<string, OperationId> = new Map(
  OPERATION_IDS.map((id) => [`${OPERATIONS[id].method} ${OPERATIONS[id].path}`, id]),
);
const PATHS: ReadonlySet<string> = new Set(OPERATION_IDS.map((id) => OPERATIONS[id].path));

/** The reply that an effect stands for; `undefined` for a mere delay, which has passed when this returns. */
const faultReply = async (effect: FaultEffect): Promise<Response | undefined> => {
  switch (effect.kind) {
    case 'network-error':
      return Response.error();
    case 'latency':
      await new Promise((resolve) => {
        setTimeout(resolve, effect.ms);
      });
      return undefined;
    case 'http':
      return json({ type: 'error', message: 'request_failed' }, undefined, effect.status);
    case 'html':
      return new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'broken-json':
      return new Response('{"type":"ok","mess', { headers: JSON_HEADERS });
    case 'refusal':
      return json({ type: 'error', message: effect.key }, undefined);
    case 'session-lost':
      return json({ type: '999', message: 'session_expired' }, undefined);
  }
};

/** A fault's reply with the effect's name in `x-mock-fault`, so that nobody takes it for an answer of the contract. */
const faulty = async (effect: FaultEffect): Promise<Response | undefined> => {
  const reply = await faultReply(effect);
  // The headers of a network error are sealed: there is no reply to label.
  if (reply?.type !== 'error') reply?.headers.set('x-mock-fault', effect.kind);
  return reply;
};

const answer = async (
  id: OperationId,
  request: Request,
  world: World,
  content: Content,
): Promise<Response> => {
  let now: number | undefined;
  try {
    const fields = await readFields(request, OPERATIONS[id].multipart);
    const facts = await findFacts(fields);
    const token = request.headers.get('authorization') ?? undefined;
    const clientId = request.headers.get('idempotency-key') ?? undefined;
    const reply = await world.run((context) => {
      now = context.now;
      return dispatch({ id, fields, facts, token, clientId }, context, content);
    });
    return json(reply, now);
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
  const answerCall = async (id: OperationId, request: Request): Promise<Response> => {
    const before = faults.take(id, 'beforeCommit');
    const failed = before && (await faulty(before));
    if (failed) return failed;
    try {
      const response = await answer(id, request, world, content);
      const after = faults.take(id, 'afterCommit');
      return (after && (await faulty(after))) ?? response;
    } catch (error) {
      onDefect(error);
      return json({ type: 'error', message: 'request_failed' }, undefined, 500);
    }
  };
  const handle = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(API.length - 1);
    const id = ROUTES.get(`${request.method} ${path}`);
    if (id === undefined) {
      return json({ type: 'error', message: 'not_found' }, undefined, PATHS.has(path) ? 405 : 404);
    }
    const started = performance.now();
    const response = await answerCall(id, request);
    log.add(id, started, response);
    return response;
  };
  return { handle, faults, calls: () => log.newest() };
};
