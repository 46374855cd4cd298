import * as zod from 'zod/mini';
import type { EventName } from '@/api/generated/events';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/schemas';
import type { Backend } from '../handle';
import { isOperationId, OPERATION_IDS } from '../http/operations';
import type { FaultEffect } from '../scenarios/fault-rule';
import { EVENT_NAMES } from '../stream/event-names';

const operation = zod.union([
  zod.literal('*'),
  zod.custom<OperationId>((id) => typeof id === 'string' && isOperationId(id)),
]);

const TAGS = [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].tag))];
const MAX_MS = 120_000;
const ms = zod.number().check(zod.gte(0), zod.lte(MAX_MS));
const bytesPerSecond = zod.number().check(zod.gte(1));
const text = zod.string().check(zod.minLength(1), zod.maxLength(100));

const effect = zod.discriminatedUnion('kind', [
  zod.object({ kind: zod.literal('network-error') }),
  zod.object({
    kind: zod.literal('latency'),
    ms,
    sigma: zod.optional(zod.number().check(zod.gte(0), zod.lte(3))),
  }),
  zod.object({ kind: zod.literal('timeout') }),
  zod.object({ kind: zod.literal('http'), status: zod.int().check(zod.gte(400), zod.lte(599)) }),
  zod.object({ kind: zod.literal('html') }),
  zod.object({ kind: zod.literal('empty') }),
  zod.object({ kind: zod.literal('broken-json') }),
  zod.object({ kind: zod.literal('wrong-content-type') }),
  zod.object({ kind: zod.literal('refusal'), key: ErrorKey }),
  zod.object({ kind: zod.literal('unknown-refusal'), key: text }),
  zod.object({ kind: zod.literal('session-lost') }),
  zod.object({ kind: zod.literal('missing-field'), field: zod.union([text, zod.array(text)]) }),
  zod.object({ kind: zod.literal('extra-field') }),
  zod.object({ kind: zod.literal('stale-read') }),
  zod.object({ kind: zod.literal('duplicate-delivery') }),
  zod.object({
    kind: zod.literal('slow-upload'),
    bytesPerSecond,
  }),
  zod.object({
    kind: zod.literal('upload-cut'),
    percent: zod.number().check(zod.gte(0), zod.lte(100)),
    bytesPerSecond: zod.optional(bytesPerSecond),
  }),
]);

/** Effects on the request: once the call is carried out, they come too late. */
const ON_REQUEST: ReadonlySet<FaultEffect['kind']> = new Set([
  'duplicate-delivery',
  'slow-upload',
  'upload-cut',
]);

const socketEffect = zod.discriminatedUnion('kind', [
  zod.object({ kind: zod.literal('drop') }),
  zod.object({ kind: zod.literal('delay'), ms }),
  zod.object({ kind: zod.literal('reorder') }),
  zod.object({ kind: zod.literal('duplicate') }),
  zod.object({ kind: zod.literal('silent') }),
  zod.object({ kind: zod.literal('disconnect') }),
]);

const condition = zod.discriminatedUnion('fact', [
  zod.object({
    fact: zod.enum(['openOrders', 'openPositions', 'secondsOn']),
    atLeast: zod.number().check(zod.gte(0)),
  }),
  zod.object({ fact: zod.literal('account'), is: text }),
]);

const rhythm = {
  times: zod.int().check(zod.gte(1), zod.lte(10_000)),
  nth: zod.optional(zod.int().check(zod.gte(1))),
  probability: zod.optional(zod.number().check(zod.gte(0), zod.lte(1))),
  seed: zod.optional(zod.int()),
};
const command = zod.literal('fault');

/** Commands for faults between the app and the exchange. `scenarios/fault-rule.ts` documents the parts of a rule. */
export const FaultCommand = zod.discriminatedUnion('command', [
  zod.discriminatedUnion('stage', [
    zod
      .object({
        command,
        operation,
        path: zod.optional(text),
        tag: zod.optional(zod.enum(TAGS)),
        method: zod.optional(zod.enum(['GET', 'POST', 'PUT'])),
        auth: zod.optional(zod.enum(['none', 'optional', 'required'])),
        stage: zod.enum(['beforeCommit', 'afterCommit']),
        effect,
        when: zod.optional(condition),
        ...rhythm,
      })
      .check(
        zod.refine(
          ({ stage, effect: { kind } }) => stage === 'beforeCommit' || !ON_REQUEST.has(kind),
          'it acts on the request: its stage is beforeCommit',
        ),
      ),
    zod.object({
      command,
      stage: zod.literal('socket'),
      event: zod.union([
        zod.literal('*'),
        zod.custom<EventName>((name) => EVENT_NAMES.some((known) => known === name)),
      ]),
      effect: socketEffect,
      ...rhythm,
    }),
  ]),
  /** Lists the active rules with their ids and remaining counts. */
  zod.object({ command: zod.literal('faults') }),
  /** Removes one rule; false if it does not exist. */
  zod.object({ command: zod.literal('remove-fault'), id: zod.int() }),
  zod.object({ command: zod.literal('clear-faults') }),
]);
export type FaultCommand = zod.infer<typeof FaultCommand>;

/** Adds, removes and lists faults. */
export const manageFaults = ({ faults }: Backend, given: FaultCommand): unknown => {
  switch (given.command) {
    case 'fault':
      return faults.add(given);
    case 'faults':
      return faults.active();
    case 'remove-fault':
      return faults.remove(given.id);
    case 'clear-faults':
      return faults.clear();
  }
};
