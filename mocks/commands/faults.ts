import * as zod from 'zod/mini';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/quayside.schemas.zod';
import type { Backend } from '../handle';
import { isOperationId, OPERATION_IDS } from '../http/operations';

const operation = zod.union([
  zod.literal('*'),
  zod.custom<OperationId>((id) => typeof id === 'string' && isOperationId(id)),
]);

const TAGS = [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].tag))];
const MAX_MS = 120_000;
const ms = zod.number().check(zod.gte(0), zod.lte(MAX_MS));
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
  zod.object({ kind: zod.literal('missing-field'), field: text }),
  zod.object({ kind: zod.literal('extra-field') }),
  zod.object({ kind: zod.literal('stale-read') }),
  zod.object({ kind: zod.literal('duplicate-delivery') }),
  zod.object({
    kind: zod.literal('slow-upload'),
    bytesPerSecond: zod.number().check(zod.gte(1)),
  }),
]);

const condition = zod.discriminatedUnion('fact', [
  zod.object({
    fact: zod.enum(['openOrders', 'openPositions', 'secondsOn']),
    atLeast: zod.number().check(zod.gte(0)),
  }),
  zod.object({ fact: zod.literal('account'), is: text }),
]);

/** What goes wrong between the app and the exchange. `scenarios/faults.ts` says what each part means. */
export const FaultCommand = zod.discriminatedUnion('command', [
  zod.object({
    command: zod.literal('fault'),
    operation,
    path: zod.optional(text),
    tag: zod.optional(zod.enum(TAGS)),
    method: zod.optional(zod.enum(['GET', 'POST', 'PUT'])),
    auth: zod.optional(zod.enum(['none', 'optional', 'required'])),
    stage: zod.enum(['beforeCommit', 'afterCommit']),
    effect,
    times: zod.int().check(zod.gte(1), zod.lte(10_000)),
    nth: zod.optional(zod.int().check(zod.gte(1))),
    probability: zod.optional(zod.number().check(zod.gte(0), zod.lte(1))),
    seed: zod.optional(zod.int()),
    when: zod.optional(condition),
  }),
  zod.object({ command: zod.literal('clear-faults') }),
]);
export type FaultCommand = zod.infer<typeof FaultCommand>;

/** Switches faults on and off. */
export const manageFaults = ({ faults }: Backend, command: FaultCommand): void => {
  if (command.command === 'fault') faults.add(command);
  else faults.clear();
};
