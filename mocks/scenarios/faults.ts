import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { CallFacts, Condition, FaultEffect, FaultRule } from './fault-rule';
import { PlacedRandom } from '../engine/market/random';

/** An effect that strikes, with the draw that belongs to it: standard normal. */
export interface Strike {
  readonly effect: FaultEffect;
  readonly draw: number;
}

/** The faults that are switched on. Belongs to a carrier, not to the world: a reload clears it. */
export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** The fault for this call at this stage, counted down. `look` is asked only by a rule with a condition. */
  take(
    operation: OperationId,
    stage: FaultRule['stage'],
    look: () => Promise<CallFacts>,
  ): Promise<Strike | undefined>;
  /** True if a rule with such an effect is on. */
  has(kind: FaultEffect['kind']): boolean;
}

const DEFAULT_SEED = 7;
const UNIFORM = 0;
const NORMAL = 1;

/** One rule and how far it has come. Draws depend on its seed, its number and the count of calls alone. */
class Armed {
  readonly rule: FaultRule;
  left: number;
  #calls = 0;
  #since: number | undefined;
  readonly #random: PlacedRandom;

  constructor(rule: FaultRule, number: number) {
    this.rule = rule;
    this.left = rule.times;
    this.#random = new PlacedRandom(rule.seed ?? DEFAULT_SEED, `fault:${number}`);
  }

  #matches(operation: OperationId, stage: FaultRule['stage']): boolean {
    const { path, tag, method, auth } = OPERATIONS[operation];
    const { rule } = this;
    return (
      rule.stage === stage &&
      (rule.operation === '*' || rule.operation === operation) &&
      (rule.path === undefined || rule.path === path) &&
      (rule.tag === undefined || rule.tag === tag) &&
      (rule.method === undefined || rule.method === method) &&
      (rule.auth === undefined || rule.auth === auth)
    );
  }

  /** The number of this call among those that match; `undefined` if this one is spared. */
  counts(operation: OperationId, stage: FaultRule['stage']): number | undefined {
    if (this.left === 0 || !this.#matches(operation, stage)) return undefined;
    this.#calls += 1;
    const { nth = 1, probability = 1 } = this.rule;
    if (this.#calls < nth) return undefined;
    this.#random.moveTo(UNIFORM, this.#calls);
    return this.#random.uniform() < probability ? this.#calls : undefined;
  }

  isWhen(condition: Condition, facts: CallFacts): boolean {
    this.#since ??= facts.now;
    if (condition.fact === 'account') return facts.account === condition.is;
    const value =
      condition.fact === 'secondsOn' ? (facts.now - this.#since) / 1000 : facts[condition.fact];
    return value >= condition.atLeast;
  }

  strike(call: number): Strike {
    this.left -= 1;
    this.#random.moveTo(NORMAL, call);
    return { effect: this.rule.effect, draw: this.#random.normal() };
  }
}

/** No fault at first. The same rules and the same calls in the same order strike the same ones. */
export const createFaults = (): Faults => {
  let armed: readonly Armed[] = [];
  return {
    add: (rule) => {
      armed = [...armed, new Armed(rule, armed.length)];
    },
    clear: () => {
      armed = [];
    },
    take: async (operation, stage, look) => {
      for (const one of armed) {
        const call = one.counts(operation, stage);
        if (call === undefined) continue;
        const { when } = one.rule;
        if (when !== undefined && !one.isWhen(when, await look())) continue;
        if (one.left > 0) return one.strike(call);
      }
      return undefined;
    },
    has: (kind) => armed.some(({ rule, left }) => left > 0 && rule.effect.kind === kind),
  };
};
