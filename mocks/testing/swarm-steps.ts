import fc from 'fast-check';
import type { OperationId } from '@/api/generated/operations';
import type { CollectionName } from '../engine/state';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** Users of a swarm: one certified with real money, and two with play money. */
export const PEOPLE = ['trader', 'practice', 'grace'] as const;
export type PersonName = (typeof PEOPLE)[number];

/** A field whose value depends on the current world. */
export type WishField =
  | string
  | number
  /**
   * The id of one of the user's own records, newest first; 3 picks any user's record. An unused id if there are none.
   */
  | { readonly idOf: CollectionName; readonly pick: number }
  /** A price so many hundredths of a percent away from the market's. */
  | { readonly near: string; readonly hundredths: number };

export type WishFields = Readonly<Record<string, WishField>>;

/** One step of a swarm. */
export type SwarmStep =
  | {
      readonly kind: 'call';
      readonly who: PersonName;
      readonly call: OperationId;
      readonly fields: WishFields;
    }
  /** Requests a flash exchange rate and uses it `ms` later. */
  | {
      readonly kind: 'exchange';
      readonly who: PersonName;
      readonly to: number;
      readonly num: string;
      readonly ms: number;
    }
  | {
      readonly kind: 'review';
      readonly collection: 'deposits' | 'loans' | 'topUps' | 'withdrawals';
      readonly pick: number;
      readonly approved: boolean;
    }
  | {
      readonly kind: 'direct';
      readonly symbol: string;
      readonly how: 'drift' | 'spike' | 'gap' | 'flat' | 'freeze';
      readonly seconds: number;
      readonly percent: number;
    }
  | { readonly kind: 'wait'; readonly ms: number };

const who = fc.constantFrom(...PEOPLE);
/** Record selection; see `idOf`. */
const pick = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const EURO = { currency_id: 16, legal_id: 17 };

const call = (
  id: OperationId,
  fields: fc.Arbitrary<WishFields>,
  by: fc.Arbitrary<PersonName> = who,
): fc.Arbitrary<SwarmStep> =>
  fc.record({ kind: fc.constant('call' as const), who: by, call: fc.constant(id), fields });

/** Calls that need real money are mostly made by the user who has some. */
const mostlyTrader = fc.constantFrom('trader', 'trader', 'trader', 'practice');

const near = (symbol: string, reach: number): fc.Arbitrary<WishField> =>
  fc.integer({ min: -reach, max: reach }).map((hundredths) => ({ near: symbol, hundredths }));

const own = (collection: CollectionName): fc.Arbitrary<WishField> =>
  pick.map((place) => ({ idOf: collection, pick: place }));

const cents = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('0', '10.005', '99999999') },
    { weight: 3, arbitrary: fc.constantFrom('100', '500') },
    {
      weight: 4,
      arbitrary: fc.integer({ min: 1000, max: most * 100 }).map((size) => (size / 100).toFixed(2)),
    },
  );

/** Some or none of a model's optional fields. */
const record = (
  model: Readonly<Record<string, fc.Arbitrary<WishField>>>,
  optional: readonly string[] = [],
): fc.Arbitrary<WishFields> =>
  fc.record(model, {
    requiredKeys: Object.keys(model).filter((key) => !optional.includes(key)),
    noNullPrototype: true,
  });

const constants = (fields: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fc.constant(value)]));

const seconds = (id: 'submitOrder' | 'submitForexOrder', ...pairs: readonly number[]) =>
  call(
    id,
    record({
      match_id: fc.constantFrom(...pairs),
      currency_id: fc.constant(USDT_ID),
      type: fc.constantFrom(1, 2),
      seconds: fc.constantFrom(30, 60, 180),
      number: cents(900),
    }),
  );

/** A price on one side of the market's, rarely on the other. */
const beside = (symbol: string, sign: 1 | -1): fc.Arbitrary<WishField> =>
  fc.integer({ min: -10, max: 100 }).map((away) => ({ near: symbol, hundredths: sign * away }));

const position = (
  id: 'openPosition' | 'openForexPosition',
  pair: typeof BTC,
  symbol: string,
  multiples: readonly number[],
) =>
  call(
    id,
    fc.constantFrom<1 | -1>(1, -1).chain((sign) =>
      record(
        {
          ...constants(pair),
          type: fc.constant(sign === 1 ? 1 : 2),
          share: fc.integer({ min: 1, max: 9 }),
          multiple: fc.constantFrom(...multiples),
          status: fc.constantFrom(0, 1, 1),
          target_price: near(symbol, 50),
          target_profit_price: beside(symbol, sign),
          stop_loss_price: beside(symbol, sign === 1 ? -1 : 1),
        },
        ['target_profit_price', 'stop_loss_price'],
      ),
    ),
  );

type Reviewed = Extract<SwarmStep, { kind: 'review' }>['collection'];

const review = (collection: Reviewed): fc.Arbitrary<SwarmStep> =>
  fc.record({
    kind: fc.constant('review' as const),
    collection: fc.constant(collection),
    pick,
    approved: fc.boolean(),
  });

const submitWithdrawal = call(
  'submitWithdrawal',
  record({
    currency: fc.constant(USDT_ID),
    number: cents(1000),
    rate: fc.constantFrom('1', '1', '1', '2'),
    address: fc.constant('TDEMO-NOT-PAYABLE-0001'),
    pay_password: fc.constantFrom('payme12', 'payme12', 'payme12', 'wrong12'),
  }),
  mostlyTrader,
);
const cancelWithdrawal = call('cancelWithdrawal', record({ id: own('withdrawals') }), mostlyTrader);

/** The kinds of commands; a run enables some of them. */
export const KINDS: Readonly<
  Record<string, readonly fc.Arbitrary<SwarmStep | readonly SwarmStep[]>[]>
> = {
  seconds: [seconds('submitOrder', 1, 14), seconds('submitForexOrder', 101)],
  leverage: [
    position('openPosition', BTC, 'BTC/USDT', [10, 100, 100]),
    position('openForexPosition', EURO, 'EUR/USD', [20, 200]),
    call(
      'closePosition',
      record({ id: own('positions'), share: fc.integer({ min: 1, max: 3 }) }, ['share']),
    ),
    call('closeForexPosition', record({ id: own('positions') })),
    call('closePositions', record({ type: fc.constantFrom(0, 1, 2) })),
    call(
      'setStops',
      record({
        id: own('positions'),
        target_profit_price: near('BTC/USDT', 60),
        stop_loss_price: near('BTC/USDT', 60),
      }),
    ),
  ],
  limits: [
    call(
      'openPosition',
      record({
        ...constants(BTC),
        type: fc.constant(1),
        share: fc.integer({ min: 1, max: 3 }),
        multiple: fc.constant(100),
        status: fc.constant(0),
        target_price: fc
          .integer({ min: -200, max: -1 })
          .map((hundredths) => ({ near: 'BTC/USDT', hundredths })),
      }),
    ),
    call('cancelPendingPosition', record({ id: own('positions') })),
  ],
  coins: [
    call(
      'placeCoinOrder',
      record({
        ...constants(BTC),
        type: fc.constantFrom(1, 2),
        target_price: near('BTC/USDT', 100),
        amount: fc.constantFrom('0.0042', '0.01', '0.0005', '0.00001'),
        order_mode: fc.constantFrom('limit', 'limit', 'market'),
      }),
    ),
    call('cancelCoinOrder', record({ id: own('coinOrders') })),
  ],
  transfers: [
    call(
      'transferBetweenAccounts',
      fc.tuple(fc.boolean(), cents(1500)).map(([out, number]) => ({
        currency_id: USDT_ID,
        number,
        from_field: out ? 'change' : 'lever',
        to_field: out ? 'lever' : 'change',
      })),
    ),
  ],
  topUps: [
    review('topUps'),
    call(
      'submitTopUp',
      record(
        {
          currency: fc.constant(USDT_ID),
          amount: cents(3000),
          sub_type: fc.constant('TRC20'),
          hash: fc.constantFrom('tx-0002', 'tx-0003', 'tx-0100'),
          account: fc.constant('/upload/receipt.png'),
        },
        ['hash', 'account'],
      ),
      mostlyTrader,
    ),
  ],
  withdrawals: [
    review('withdrawals'),
    submitWithdrawal,
    cancelWithdrawal,
    // The first review is short: a cancellation that comes by chance is too rare to be sure of one.
    fc.tuple(submitWithdrawal, cancelWithdrawal),
  ],
  deposits: [
    call('openDeposit', record({ config_id: fc.constantFrom(1, 2, 4), amount: cents(1500) })),
    call('redeemDeposit', record({ id: own('deposits') })),
    review('deposits'),
  ],
  loans: [
    call('applyForLoan', record({ config_id: fc.constantFrom(1, 2), amount: cents(1000) })),
    review('loans'),
    call('repayLoan', record({ id: own('loans'), amount: cents(500) })),
  ],
  exchange: [
    fc.record({
      kind: fc.constant('exchange' as const),
      who,
      to: fc.constantFrom(2, 3),
      num: fc.constantFrom('100', '250.5', '99999999'),
      ms: fc.constantFrom(0, 0, 14_999, 15_001),
    }),
  ],
  projects: [
    call(
      'subscribeToProject',
      record({ project_id: fc.constantFrom(34_102, 5604), amount: fc.constantFrom('100', '250') }),
    ),
  ],
  accounts: [call('switchAccount', record({ mode: fc.constantFrom('live', 'demo') }))],
  director: [
    fc.record({
      kind: fc.constant('direct' as const),
      symbol: fc.constantFrom('BTC/USDT', 'EUR/USD'),
      how: fc.constantFrom('drift', 'spike', 'gap', 'flat', 'freeze'),
      seconds: fc.integer({ min: 1, max: 300 }),
      percent: fc.integer({ min: -3, max: 3 }),
    }),
  ],
};
