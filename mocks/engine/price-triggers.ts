import { secondOf, type View } from './context';
import { debtBefore } from './leverage/contract-funds';
import { findStopOut, type StopOut } from './leverage/stop-out-search';
import { positionTriggers } from './leverage/trigger';
import { balanceOf, userAccount, type Bucket } from './ledger/ledger';
import type { OpenPosition } from './leverage/position';
import { compareAppointments } from './agenda';
import { coinTriggers } from './spot/trigger';
import type { Appointment } from './state';
import { firstTested, type Trigger } from './trigger';

/** Progress of a search: nothing up to `through`, or a trigger at `at` (epoch seconds). */
interface Searched {
  readonly through: number;
  readonly at?: number;
}

/** Progress of a search for a stop-out of an account with this composition. Epoch seconds. */
interface SearchedStopOut {
  readonly composition: string;
  readonly through: number;
  readonly found: StopOut | undefined;
}

const appointmentAt = ({ topic, id }: Trigger, second: number): Appointment => ({
  at: second * 1000,
  topic,
  id,
});

const sooner = (a: Appointment | undefined, b: Appointment | undefined): Appointment | undefined =>
  a === undefined || (b !== undefined && compareAppointments(b, a) < 0) ? b : a;

const holderKey = ({ owner, mode }: Pick<OpenPosition, 'owner' | 'mode'>): string =>
  `${mode}:${owner}`;

/** Everything about an account, except prices, that its stop-out depends on. */
const compositionOf = (view: View, open: readonly OpenPosition[]): string => {
  const [first] = open;
  if (first === undefined) return '';
  const { owner, mode, currency } = first;
  const balance = (bucket: Bucket) =>
    balanceOf(view.state.ledger, userAccount(owner, mode, 'contract', currency, bucket));
  return JSON.stringify([
    balance('available'),
    balance('frozen'),
    balance('margin'),
    debtBefore(view.state, first),
    open.map(({ id, lots }) => [id, lots]),
  ]);
};

/**
 * Finds the next event that prices trigger, for one call of `settleTo`. A trigger reached in second s happens at s *
 * 1000 ms; a trigger set in second s is tested from s + 1 on. Searches are cached for the call, because levels do not
 * move; a stop-out is searched again only when its account has changed.
 */
class PriceTriggers {
  readonly #view: View;
  /** Everything in earlier seconds was processed by earlier calls. */
  readonly #first: number;
  readonly #triggers = new Map<string, Searched>();
  readonly #stopOuts = new Map<string, SearchedStopOut>();

  constructor(view: View) {
    this.#view = view;
    this.#first = secondOf(view.state.settledTo) + 1;
  }

  /** The next price-triggered appointment up to `untilMs`; `last` is the appointment processed before. */
  next(untilMs: number, last: Appointment | undefined): Appointment | undefined {
    const until = secondOf(untilMs);
    let next: Appointment | undefined;
    const accounts = new Map<string, OpenPosition[]>();
    for (const position of Object.values(this.#view.state.records.positions)) {
      next = sooner(next, this.#nextOf(positionTriggers(position), until));
      if (position.status !== 'open') continue;
      const key = holderKey(position);
      const open = accounts.get(key);
      if (open === undefined) accounts.set(key, [position]);
      else open.push(position);
    }
    for (const order of Object.values(this.#view.state.records.coinOrders)) {
      next = sooner(next, this.#nextOf(coinTriggers(order), until));
    }
    for (const [key, open] of accounts) {
      const before = next === undefined ? until : secondOf(next.at);
      next = sooner(next, this.#nextStopOut(key, open, before, last));
    }
    return next;
  }

  /** The earliest trigger of one record; a later one never applies. */
  #nextOf(triggers: readonly Trigger[], until: number): Appointment | undefined {
    let next: Appointment | undefined;
    for (const trigger of triggers) {
      const at = this.#touch(trigger, next === undefined ? until : secondOf(next.at));
      if (at !== undefined) next = sooner(next, appointmentAt(trigger, at));
    }
    return next;
  }

  #touch(trigger: Trigger, until: number): number | undefined {
    const { topic, id, symbol, level, direction, priceSide } = trigger;
    const key = `${topic}:${id}`;
    const known = this.#triggers.get(key) ?? {
      through: Math.max(this.#first, firstTested(trigger)) - 1,
    };
    if (known.at !== undefined || known.through >= until) return this.#upTo(known, until);
    const at = this.#view.market.firstTouch(
      symbol,
      known.through + 1,
      until,
      level,
      direction,
      priceSide,
    );
    const searched = at === undefined ? { through: until } : { through: until, at };
    this.#triggers.set(key, searched);
    return at;
  }

  #upTo({ at }: Searched, until: number): number | undefined {
    return at !== undefined && at <= until ? at : undefined;
  }

  #nextStopOut(
    key: string,
    open: readonly OpenPosition[],
    until: number,
    last: Appointment | undefined,
  ): Appointment | undefined {
    const [holder] = open;
    if (holder === undefined) return undefined;
    const composition = compositionOf(this.#view, open);
    const before = this.#stopOuts.get(key);
    const known: SearchedStopOut =
      before?.composition === composition
        ? before
        : { composition, through: this.#tested(key, last), found: undefined };
    const found = known.found ?? findStopOut(this.#view, holder, known.through + 1, until);
    this.#stopOuts.set(key, { composition, through: Math.max(known.through, until), found });
    return found !== undefined && found.second <= until
      ? { at: found.second * 1000, topic: 'stopOut', id: found.id }
      : undefined;
  }

  /**
   * The last second that needs no test: an account is tested once per second, and again after each of its stop-outs.
   */
  #tested(key: string, last: Appointment | undefined): number {
    if (last === undefined) return this.#first - 1;
    const position =
      last.topic === 'stopOut' ? this.#view.state.records.positions[last.id] : undefined;
    const again = position !== undefined && holderKey(position) === key;
    return again ? secondOf(last.at) - 1 : Math.max(this.#first - 1, secondOf(last.at));
  }
}

/** Watches the prices of a world from its `settledTo` on. */
export const findPriceTriggers = (view: View): PriceTriggers => new PriceTriggers(view);
