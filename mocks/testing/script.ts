import fc from 'fast-check';
import { control } from '../control';
import type { WorldState } from '../engine/state';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from './client';
import { openBench, type Bench, type BenchOptions } from './gated-backend';
import { sharedStore } from './shared-store';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** Users of a script: a ready account and a registered one. Both have 10,000.00 USDT of play money. */
export const TRADERS = ['practice', 'grace'] as const;
export type Trader = (typeof TRADERS)[number];

const READS = [
  'microtrade/lists?limit=100',
  'microtrade/payable_currencies',
  'microtrade/seconds',
  'currency/quotation_new',
  'user/info',
] as const;

/** SHIB/USDT moves about one tick in 30 seconds, so wins, losses and draws are all frequent. */
export const COARSE_PAIR = 14;

interface OrderBody {
  readonly match_id: number;
  readonly currency_id: number;
  readonly type: 1 | 2;
  readonly seconds: number;
  readonly number: string;
}

/** A step of a script. */
export type Step =
  | { readonly kind: 'place'; readonly trader: Trader; readonly order: OrderBody }
  | { readonly kind: 'call'; readonly trader: Trader; readonly path: string; readonly body: object }
  | { readonly kind: 'read'; readonly trader: Trader; readonly path: (typeof READS)[number] }
  | { readonly kind: 'wait'; readonly ms: number };

/** A bench with both traders signed in. */
export interface Stage extends Bench {
  readonly callers: Readonly<Record<Trader, Bench['caller']>>;
}

/** The registration of Grace, by account name. */
export const REGISTRATION = {
  type: 'account',
  user_string: 'grace',
  password: READY_PASSWORD,
  re_password: READY_PASSWORD,
  extension_code: 'QUAYSIDE',
};

/** Opens a world with both traders signed in. */
export const openStage = async (options: BenchOptions = {}): Promise<Stage> => {
  const bench = await openBench(options);
  const callers = { practice: createCaller(bench.backend), grace: createCaller(bench.backend) };
  await bench.caller.post('user/register', REGISTRATION);
  for (const trader of TRADERS) await callers[trader].logIn(trader, READY_PASSWORD);
  return { ...bench, callers };
};

/** Opens a world from the JSON text of a snapshot, with the tokens of `from`. */
export const resumeStage = async (text: string, from: Stage): Promise<Stage> => {
  const store = sharedStore();
  store.putText(text);
  const bench = await openBench({ store });
  const callers = { practice: createCaller(bench.backend), grace: createCaller(bench.backend) };
  for (const trader of TRADERS) callers[trader].useToken(from.callers[trader].token());
  return { ...bench, callers };
};

/** Executes one step and returns the reply text. */
const play = async (stage: Stage, step: Step): Promise<string> => {
  switch (step.kind) {
    case 'place':
      return JSON.stringify(await stage.callers[step.trader].post('microtrade/submit', step.order));
    case 'call':
      return JSON.stringify(await stage.callers[step.trader].post(step.path, step.body));
    case 'read':
      return JSON.stringify(await stage.callers[step.trader].get(step.path));
    case 'wait': {
      const advance = { command: 'advance', seconds: step.ms / 1000 } as const;
      return JSON.stringify(await control(stage.world, stage.backend, advance));
    }
  }
};

/** Executes all steps in order and returns the reply texts. */
export const playAll = async (stage: Stage, steps: readonly Step[]): Promise<readonly string[]> => {
  const replies: string[] = [];
  for (const step of steps) replies.push(await play(stage, step));
  return replies;
};

/** The history of a world, without `head`: it counts saves, and the same history may take more or fewer of them. */
export const historyOf = async ({ world }: Bench): Promise<Omit<WorldState, 'head'>> => {
  const { head: _head, ...history } = await world.snapshot();
  return history;
};

const trader = fc.constantFrom(...TRADERS);

/** Mostly valid; some are refused for their amount, pair or currency. */
const order: fc.Arbitrary<OrderBody> = fc.record(
  {
    match_id: fc.constantFrom(1, 2, COARSE_PAIR, COARSE_PAIR, 99),
    currency_id: fc.constantFrom(USDT_ID, USDT_ID, USDT_ID, USDT_ID, BTC_ID),
    type: fc.constantFrom(1, 2),
    seconds: fc.constantFrom(30, 60, 120, 180),
    number: fc.constantFrom('100', '10', '123.45', '2500', '9.99', '10.001', '5000.01'),
  },
  { noNullPrototype: true },
);

export const placing: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('place' as const),
  trader,
  order,
});

export const reading: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('read' as const),
  trader,
  path: fc.constantFrom(...READS),
});

export const waiting: fc.Arbitrary<Extract<Step, { kind: 'wait' }>> = fc.record({
  kind: fc.constant('wait' as const),
  ms: fc.oneof(fc.constantFrom(1000, 29_999, 30_000, 60_000), fc.nat(200_000)),
});

const CONTRACT_MONEY = {
  currency_id: USDT_ID,
  number: '900',
  from_field: 'change',
  to_field: 'lever',
};

/** Leverage and spot calls around the initial price of the default seed; some are refused. */
type TradeCall = fc.Arbitrary<{ path: string; body: object }>;

const opening: TradeCall = fc
  .record(
    {
      currency_id: fc.constant(BTC_ID),
      legal_id: fc.constant(USDT_ID),
      type: fc.constantFrom(1, 2),
      share: fc.constantFrom(1, 5, 20, 250),
      multiple: fc.constantFrom(10, 100),
      status: fc.constantFrom(1, 1, 0),
      target_price: fc.constantFrom('31680', '31690', '31700', '31600'),
    },
    { noNullPrototype: true },
  )
  .map((body) => ({ path: 'lever/submit', body }));

const tradeCall: TradeCall = fc.oneof(
  { weight: 5, arbitrary: opening },
  fc.constant({ path: 'wallet/change', body: CONTRACT_MONEY }),
  fc
    .record(
      {
        id: fc.integer({ min: 801, max: 803 }),
        target_profit_price: fc.constantFrom('31700', '31680', '32000'),
        stop_loss_price: fc.constantFrom('31680', '31700', '31000'),
      },
      { noNullPrototype: true },
    )
    .map((body) => ({ path: 'lever/setstop', body })),
  fc
    .record(
      { id: fc.integer({ min: 801, max: 803 }), share: fc.constantFrom(1, 5, 200) },
      { noNullPrototype: true },
    )
    .map((body) => ({ path: 'lever/close', body })),
  fc.integer({ min: 801, max: 803 }).map((id) => ({ path: 'lever/cancel', body: { id } })),
  fc.constantFrom(0, 1, 2).map((type) => ({ path: 'lever/batch_close', body: { type } })),
  fc
    .record(
      {
        currency_id: fc.constant(BTC_ID),
        legal_id: fc.constant(USDT_ID),
        type: fc.constantFrom(1, 2),
        target_price: fc.constantFrom('31680', '31690', '31700'),
        amount: fc.constantFrom('0.01', '0.0005'),
        order_mode: fc.constantFrom('limit', 'market'),
      },
      { noNullPrototype: true },
    )
    .map((body) => ({ path: 'coin/trade', body })),
);

/** Funds both contract accounts. */
export const FUNDING: readonly Step[] = TRADERS.map((who) => ({
  kind: 'call',
  trader: who,
  path: 'wallet/change',
  body: CONTRACT_MONEY,
}));

/** A leverage or spot call. */
export const trading: fc.Arbitrary<Step> = fc
  .tuple(trader, tradeCall)
  .map(([who, call]): Step => ({ kind: 'call', trader: who, ...call }));

/** A script of orders of every kind, and waits. */
export const commands: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(placing, waiting, { weight: 2, arbitrary: trading }),
  { minLength: 1, maxLength: 12 },
);
