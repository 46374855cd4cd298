import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { FaultEffect } from '../scenarios/fault-rule';
import { FORCED } from '../scenarios/forced';

const AMOUNTS = ['number', 'amount', 'num'] as const;

/** What a call with these fields is forced to; `undefined` for an ordinary one. */
export const forcedBy = (
  id: OperationId,
  fields: Readonly<Record<string, unknown>>,
): FaultEffect | undefined => {
  const found = FORCED.find(({ value }) =>
    value.includes('.')
      ? AMOUNTS.some((name) => fields[name] === value)
      : String(fields['id']) === value,
  );
  if (found === undefined) return undefined;
  if ('effect' in found) return found.effect;
  const announced: readonly ErrorKey[] = OPERATIONS[id].errors;
  return announced.includes(found.key) ? { kind: 'refusal', key: found.key } : undefined;
};
