import type { ErrorKey } from '@/api/generated/model';
import type { OperationId } from '@/api/generated/operations';

/** What goes wrong. `beforeCommit` nothing has happened yet; `afterCommit` it has, and only the reply is lost. */
export type FaultEffect =
  | { readonly kind: 'network-error' }
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'html' }
  | { readonly kind: 'broken-json' }
  | { readonly kind: 'refusal'; readonly key: ErrorKey }
  | { readonly kind: 'session-lost' };

/** A fault for the next `times` calls of one operation, or of any. */
export interface FaultRule {
  readonly operation: OperationId | '*';
  readonly stage: 'beforeCommit' | 'afterCommit';
  readonly effect: FaultEffect;
  readonly times: number;
}

/** The faults that are switched on. Belongs to a carrier, not to the world: a reload clears it. */
export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** The fault for this call at this stage, counted down. */
  take(operation: OperationId, stage: FaultRule['stage']): FaultEffect | undefined;
}

export const createFaults = (): Faults => {
  let rules: FaultRule[] = [];
  return {
    add: (rule) => {
      rules.push(rule);
    },
    clear: () => {
      rules = [];
    },
    take: (operation, stage) => {
      const found = rules.find(
        (rule) => rule.stage === stage && (rule.operation === '*' || rule.operation === operation),
      );
      if (found === undefined) return undefined;
      rules = rules.flatMap((rule) => {
        if (rule !== found) return [rule];
        return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
      });
      return found.effect;
    },
  };
};
