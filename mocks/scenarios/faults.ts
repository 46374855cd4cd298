import type { EventName } from '@/api/generated/events';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type {
  CallFacts,
  CallRule,
  Condition,
  FaultEffect,
  FaultRule,
  SocketEffect,
  SocketRule,
} from './fault-rule';
import { PlacedRandom } from '../engine/market/random';

/** An effect on a call, with its random draw (standard normal). */
export interface TriggeredFault {
  readonly effect: FaultEffect;
  readonly draw: number;
}

/** An effect on an event. */
export interface TriggeredSocketFault {
  readonly effect: SocketEffect;
  /** False once the rule is removed. */
  readonly isOn: () => boolean;
}

/** An active rule, and the number of calls or events that it still affects. */
export interface ActiveFault {
  readonly id: number;
  readonly rule: FaultRule;
  readonly left: number;
}

/** The active faults. They belong to a carrier, not to the world: a reload clears them. */
export interface Faults {
  add(rule: FaultRule): void;
  /** Removes one rule; false if the id is unknown. */
  remove(id: number): boolean;
  clear(): void;
  /** The rules that are active or still keep a socket silent, in order of addition. */
  active(): readonly ActiveFault[];
  /** The fault for this call at this stage; decrements its count. Calls `look` only for a rule with a condition. */
  take(
    operation: OperationId,
    stage: CallRule['stage'],
    look: () => Promise<CallFacts>,
  ): Promise<TriggeredFault | undefined>;
  /** The fault for this event to a socket; decrements its count. */
  takeEvent(name: EventName): TriggeredSocketFault | undefined;
  /** True if a rule with this effect is active. */
  has(kind: FaultEffect['kind']): boolean;
}

const DEFAULT_SEED = 7;
const UNIFORM = 0;
const NORMAL = 1;

/** One rule and its progress. Draws depend only on its seed, its id and the match number. */
class RuleCounter<Rule extends FaultRule = FaultRule> {
  readonly id: number;
  readonly rule: Rule;
  left: number;
  #matches = 0;
  #since: number | undefined;
  readonly #random: PlacedRandom;

  constructor(rule: Rule, id: number) {
    this.id = id;
    this.rule = rule;
    this.left = rule.times;
    this.#random = new PlacedRandom(rule.seed ?? DEFAULT_SEED, `fault:${id}`);
  }

  /** The number of this match; `undefined` if it is not affected. */
  counts(): number | undefined {
    if (this.left === 0) return undefined;
    this.#matches += 1;
    const { nth = 1, probability = 1 } = this.rule;
    if (this.#matches < nth) return undefined;
    this.#random.moveTo(UNIFORM, this.#matches);
    return this.#random.uniform() < probability ? this.#matches : undefined;
  }

  isWhen(condition: Condition, facts: CallFacts): boolean {
    this.#since ??= facts.now;
    if (condition.fact === 'account') return facts.account === condition.is;
    const value =
      condition.fact === 'secondsOn' ? (facts.now - this.#since) / 1000 : facts[condition.fact];
    return value >= condition.atLeast;
  }

  /** Decrements the count; returns the draw of this match. */
  strike(match: number): number {
    this.left -= 1;
    this.#random.moveTo(NORMAL, match);
    return this.#random.normal();
  }
}

const matchesCall = (rule: CallRule, operation: OperationId, stage: CallRule['stage']): boolean => {
  const { path, tag, method, auth } = OPERATIONS[operation];
  return (
    rule.stage === stage &&
    (rule.operation === '*' || rule.operation === operation) &&
    (rule.path === undefined || rule.path === path) &&
    (rule.tag === undefined || rule.tag === tag) &&
    (rule.method === undefined || rule.method === method) &&
    (rule.auth === undefined || rule.auth === auth)
  );
};

const isOfCalls = (armed: RuleCounter): armed is RuleCounter<CallRule> =>
  armed.rule.stage !== 'socket';
const isOfEvents = (armed: RuleCounter): armed is RuleCounter<SocketRule> =>
  armed.rule.stage === 'socket';

/** Starts without faults. Deterministic: the same rules and calls or events in the same order give the same effects. */
export const createFaults = (): Faults => {
  let armed: readonly RuleCounter[] = [];
  let lastId = -1;
  return {
    add: (rule) => {
      lastId += 1;
      armed = [...armed, new RuleCounter(rule, lastId)];
    },
    remove: (id) => {
      const before = armed.length;
      armed = armed.filter((one) => one.id !== id);
      return armed.length < before;
    },
    clear: () => {
      armed = [];
      lastId = -1;
    },
    active: () =>
      armed.flatMap(({ id, rule, left }) =>
        left > 0 || rule.effect.kind === 'silent' ? [{ id, rule, left }] : [],
      ),
    take: async (operation, stage, look) => {
      for (const one of armed.filter(isOfCalls)) {
        const match = matchesCall(one.rule, operation, stage) ? one.counts() : undefined;
        if (match === undefined) continue;
        const { when } = one.rule;
        if (when !== undefined && !one.isWhen(when, await look())) continue;
        if (one.left > 0) return { effect: one.rule.effect, draw: one.strike(match) };
      }
      return undefined;
    },
    takeEvent: (name) => {
      for (const one of armed.filter(isOfEvents)) {
        const { event, effect } = one.rule;
        const match = event === '*' || event === name ? one.counts() : undefined;
        if (match === undefined) continue;
        one.strike(match);
        return { effect, isOn: () => armed.includes(one) };
      }
      return undefined;
    },
    has: (kind) => armed.some(({ rule, left }) => left > 0 && rule.effect.kind === kind),
  };
};
