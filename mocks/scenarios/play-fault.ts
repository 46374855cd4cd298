import { altered, asText } from './alter-reply';
import type { Strike } from './faults';
import type { FaultEffect } from './fault-rule';

const NOT_FOUND = 404;
/** Longer than any client waits (60 s): a call that nobody aborts must not be held for ever. */
const HELD_MS = 120_000;
const WHOLE = 100;

/** A call on its way: the request as it came, and what answers it. */
export interface FaultyCall {
  readonly request: Request;
  /** Aborted when nobody waits for the reply any more. */
  readonly gone: AbortSignal;
  /** Answers the call; each time is a delivery of its own. */
  readonly deliver: () => Promise<Response>;
  /** A reply as this backend sends it. */
  readonly reply: (body: unknown, status?: number) => Response;
  /** What the world before its newest change answers. */
  readonly readOlder: () => Promise<Response | undefined>;
}

/** Waits, or stops waiting when the client has gone. */
const wait = (gone: AbortSignal, ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (gone.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    gone.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Median times e^(sigma * draw): how long a reply of a log-normal kind takes, milliseconds. */
const latencyOf = (effect: Extract<FaultEffect, { kind: 'latency' }>, draw: number): number =>
  Math.min(HELD_MS, effect.ms * Math.exp((effect.sigma ?? 0) * draw));

/** Bytes that still have to go up: none of a body that was read, after the call was carried out. */
const bodySize = async (request: Request): Promise<number> =>
  request.bodyUsed ? 0 : (await request.clone().arrayBuffer()).byteLength;

/** How long so many percent of the body take, milliseconds. */
const uploadMs = async (
  request: Request,
  bytesPerSecond: number,
  percent: number,
): Promise<number> => (((await bodySize(request)) / bytesPerSecond) * 1000 * percent) / WHOLE;

/** Lets the call through twice; what the first brought is heard. */
const deliverTwice = async ({ deliver }: FaultyCall): Promise<Response> => {
  const first = await deliver();
  await deliver();
  return first;
};

/** The reply that some effects have ready, whatever was asked; `undefined` for those that let the call through. */
const readyReply = (effect: FaultEffect, reply: FaultyCall['reply']): Response | undefined => {
  switch (effect.kind) {
    case 'network-error':
      return Response.error();
    case 'http':
      return reply(
        { type: 'error', message: effect.status === NOT_FOUND ? 'not_found' : 'request_failed' },
        effect.status,
      );
    case 'html':
      return new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response('', { headers: reply('').headers });
    case 'broken-json':
      return new Response('{"type":"ok","mess', { headers: reply('').headers });
    case 'refusal':
    case 'unknown-refusal':
      return reply({ type: 'error', message: effect.key });
    case 'session-lost':
      return reply({ type: '999', message: 'session_expired' });
    default:
      return undefined;
  }
};

const played = async ({ effect, draw }: Strike, call: FaultyCall): Promise<Response> => {
  const { request, gone, deliver, readOlder } = call;
  switch (effect.kind) {
    case 'latency':
      await wait(gone, latencyOf(effect, draw));
      return deliver();
    case 'slow-upload':
      await wait(gone, await uploadMs(request, effect.bytesPerSecond, WHOLE));
      return deliver();
    case 'upload-cut':
      // At no rate given, all of it has gone up at once.
      await wait(gone, await uploadMs(request, effect.bytesPerSecond ?? Infinity, effect.percent));
      return Response.error();
    case 'timeout':
      await wait(gone, HELD_MS);
      return Response.error();
    case 'wrong-content-type':
      return asText(deliver);
    case 'missing-field':
      return altered(deliver, ({ [effect.field]: _gone, ...rest }) => rest);
    case 'extra-field':
      return altered(deliver, (fields) => ({ ...fields, not_in_the_contract: true }));
    case 'stale-read':
      return (await readOlder()) ?? deliver();
    case 'duplicate-delivery':
      return deliverTwice(call);
    default:
      return readyReply(effect, call.reply) ?? deliver();
  }
};

/** Effects after which the reply is what it would have been, only later. */
const MERE_DELAYS: ReadonlySet<FaultEffect['kind']> = new Set(['latency', 'slow-upload']);

/**
 * Plays a fault; the reply has the effect's name in `x-mock-fault`, so that nobody takes it for an answer of the contract.
 * Without a fault the call is answered as it is.
 */
export const playFault = async (
  strike: Strike | undefined,
  call: FaultyCall,
): Promise<Response> => {
  if (strike === undefined) return call.deliver();
  const response = await played(strike, call);
  const { kind } = strike.effect;
  // The headers of a network error are sealed: there is no reply to label.
  if (response.type !== 'error' && !MERE_DELAYS.has(kind))
    response.headers.set('x-mock-fault', kind);
  return response;
};
