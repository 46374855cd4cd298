import { without } from '../manners/fields';
import { altered, asText } from './alter-reply';
import type { TriggeredFault } from './faults';
import type { FaultEffect } from './fault-rule';

const NOT_FOUND = 404;
/** Longer than any client's time-out (60 s): a call that is never aborted must not be held for ever. */
const HELD_MS = 120_000;
const WHOLE = 100;

/** A call in progress: the original request, and the function that answers it. */
export interface FaultyCall {
  readonly request: Request;
  /** Aborts when the client has gone. */
  readonly gone: AbortSignal;
  /** Answers the call; each invocation is one delivery. */
  readonly deliver: () => Promise<Response>;
  /** Creates a reply of this backend. */
  readonly reply: (body: unknown, status?: number) => Response;
  /** Creates a refusal in the envelope of the call. */
  readonly refuse: (key: string) => Response;
  /** The reply of the world before its newest change. */
  readonly readOlder: () => Promise<Response | undefined>;
}

/** Waits; stops early when the client has gone. */
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

/** Duration of a log-normal latency, median times e^(sigma * draw), milliseconds. */
const latencyOf = (effect: Extract<FaultEffect, { kind: 'latency' }>, draw: number): number =>
  Math.min(HELD_MS, effect.ms * Math.exp((effect.sigma ?? 0) * draw));

/** Bytes left to upload; none if the body was already read. */
const bodySize = async (request: Request): Promise<number> =>
  request.bodyUsed ? 0 : (await request.clone().arrayBuffer()).byteLength;

/** Time for so many percent of the body, milliseconds. */
const uploadMs = async (
  request: Request,
  bytesPerSecond: number,
  percent: number,
): Promise<number> => (((await bodySize(request)) / bytesPerSecond) * 1000 * percent) / WHOLE;

/** Delivers the call twice and returns the first reply. */
const deliverTwice = async ({ deliver }: FaultyCall): Promise<Response> => {
  const first = await deliver();
  await deliver();
  return first;
};

/** The fixed reply of an effect, whatever the call; `undefined` for effects that let the call through. */
const readyReply = (
  effect: FaultEffect,
  { reply, refuse }: Pick<FaultyCall, 'reply' | 'refuse'>,
): Response | undefined => {
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
      return refuse(effect.key);
    case 'session-lost':
      return refuse('session_expired');
    default:
      return undefined;
  }
};

const played = async ({ effect, draw }: TriggeredFault, call: FaultyCall): Promise<Response> => {
  const { request, gone, deliver, readOlder } = call;
  switch (effect.kind) {
    case 'latency':
      await wait(gone, latencyOf(effect, draw));
      return deliver();
    case 'slow-upload':
      await wait(gone, await uploadMs(request, effect.bytesPerSecond, WHOLE));
      return deliver();
    case 'upload-cut':
      // Without a rate the whole share is uploaded at once.
      await wait(gone, await uploadMs(request, effect.bytesPerSecond ?? Infinity, effect.percent));
      return Response.error();
    case 'timeout':
      await wait(gone, HELD_MS);
      return Response.error();
    case 'wrong-content-type':
      return asText(deliver);
    case 'missing-field':
      return altered(deliver, (fields) => without(fields, ...[effect.field].flat()));
    case 'extra-field':
      return altered(deliver, (fields) => ({ ...fields, not_in_the_contract: true }));
    case 'stale-read':
      return (await readOlder()) ?? deliver();
    case 'duplicate-delivery':
      return deliverTwice(call);
    default:
      return readyReply(effect, call) ?? deliver();
  }
};

/** Effects that only delay the real reply. */
const MERE_DELAYS: ReadonlySet<FaultEffect['kind']> = new Set(['latency', 'slow-upload']);

/**
 * Applies a fault. The reply names the effect in `x-mock-fault`, so that it is not mistaken for a reply of the
 * contract. Without a fault the call is answered normally.
 */
export const playFault = async (
  strike: TriggeredFault | undefined,
  call: FaultyCall,
): Promise<Response> => {
  if (strike === undefined) return call.deliver();
  const response = await played(strike, call);
  const { kind } = strike.effect;
  // The headers of a network error are immutable, so it cannot be labelled.
  if (response.type !== 'error' && !MERE_DELAYS.has(kind))
    response.headers.set('x-mock-fault', kind);
  return response;
};
