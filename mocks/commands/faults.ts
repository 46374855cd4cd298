import * as zod from 'zod/mini';
import type { OperationId } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/quayside.schemas.zod';
import type { Backend } from '../handle';
import { isOperationId } from '../http/operations';

const operation = zod.union([
  zod.literal('*'),
  zod.custom<OperationId>((id) => typeof id === 'string' && isOperationId(id)),
]);

const effect = zod.discriminatedUnion('kind', [
  zod.object({ kind: zod.literal('network-error') }),
  zod.object({
    kind: zod.literal('latency'),
    ms: zod.number().check(zod.gte(0), zod.lte(120_000)),
  }),
  zod.object({ kind: zod.literal('http'), status: zod.int().check(zod.gte(400), zod.lte(599)) }),
  zod.object({ kind: zod.literal('html') }),
  zod.object({ kind: zod.literal('broken-json') }),
  zod.object({ kind: zod.literal('refusal'), key: ErrorKey }),
  zod.object({ kind: zod.literal('session-lost') }),
]);

/** What goes wrong between the app and the exchange. */
export const FaultCommand = zod.discriminatedUnion('command', [
  zod.object({
    command: zod.literal('fault'),
    operation,
    stage: zod.enum(['beforeCommit', 'afterCommit']),
    effect,
    times: zod.int().check(zod.gte(1), zod.lte(10_000)),
  }),
  zod.object({ command: zod.literal('clear-faults') }),
]);
export type FaultCommand = zod.infer<typeof FaultCommand>;

/** Switches faults on and off. */
export const manageFaults = ({ faults }: Backend, command: FaultCommand): void => {
  if (command.command === 'fault') faults.add(command);
  else faults.clear();
};
