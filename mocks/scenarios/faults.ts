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

/** An effect that strikes a call, with the draw that belongs to it: standard normal. */
export interface Strike {
  readonly effect: FaultEffect;
  readonly draw: number;
}

/** An effect that strikes an event. */
export interface SocketStrike {
  readonly effect: SocketEffect;
  /** False once the rule has been taken away. */
  readonly isOn: () => boolean;
}

/** A rule that is on, and how many calls or events it has left. */
export interface ActiveFault {
  readonly id: number;
  readonly rule: FaultRule;
  readonly left: number;
}

/** The faults that are switched on. Belongs to a carrier, not to the world: a reload clears it. */
export interface Faults {
  add(rule: FaultRule): void;
  /** Takes one rule away; false if there is none of this id. */
  remove(id: number): boolean;
  clear(): void;
  /** The rules that still strike, or under which a socket can still be silent, in the order in which they were added. */
  active(): readonly ActiveFault[];
  /** The fault for this call at this stage, counted down. `look` is asked only by a rule with a condition. */
  take(
    operation: OperationId,
    stage: CallRule['stage'],
    look: () => Promise<CallFacts>,
  ): Promise<Strike | undefined>;
  /** The fault for this event on its way to a socket, counted down. */
  takeEvent(name: EventName): SocketStrike | undefined;
  /** True if a rule with such an effect is on. */
  has(kind: FaultEffect['kind']): boolean;
}

const DEFAULT_SEED = 7;
const UNIFORM = 0;
const NORMAL = 1;

/** One rule and how far it has come. Draws depend on its seed, its id and the count of matches alone. */
class Armed<Rule extends FaultRule = FaultRule> {
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

  /** The number of this match; `undefined` if this one is spared. */
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

  /** Counts down; the draw of this match. */
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

const isOfCalls = (armed: Armed): armed is Armed<CallRule> => armed.rule.stage !== 'socket';
const isOfEvents = (armed: Armed): armed is Armed<SocketRule> => armed.rule.stage === 'socket';

/** No fault at first. The same rules and the same calls and events in the same order strike the same ones. */
export const createFaults = (): Faults => {
  let armed: readonly Armed[] = [];
  let lastId = -1;
  return {
    add: (rule) => {
      lastId += 1;
      armed = [...armed, new Armed(rule, lastId)];
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
