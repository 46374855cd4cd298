import fc from 'fast-check';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { control } from '../control';
import { TRADERS, type Stage, type Trader } from './script';
import { send, type Fields } from './treasury-cases';
import { USDT_ID } from '../catalogue/currencies';

/** A step of a script of deposits, loans, flash exchanges and projects. */
export type TreasuryStep =
  | {
      readonly kind: 'call';
      readonly trader: Trader;
      readonly call: OperationId;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'exchange';
      readonly trader: Trader;
      readonly left: number;
      readonly right: number;
      readonly num: string;
      /** Time between requesting the quote and using it. */
      readonly ms: number;
    }
  /** Repays the whole debt of the oldest outstanding loan. */
  | { readonly kind: 'settle'; readonly trader: Trader }
  | {
      readonly kind: 'review';
      readonly collection: 'deposits' | 'loans';
      readonly id: number;
      readonly approved: boolean;
    }
  | { readonly kind: 'wait'; readonly ms: number };

/** Both users apply for a deposit and a loan, and both are approved. */
export const BEGINNING: readonly TreasuryStep[] = [
  ...TRADERS.flatMap((trader): readonly TreasuryStep[] => [
    { kind: 'call', trader, call: 'openDeposit', fields: { config_id: 1, amount: '700' } },
    { kind: 'call', trader, call: 'applyForLoan', fields: { config_id: 1, amount: '333.33' } },
  ]),
  { kind: 'wait', ms: 30_000 },
];

type Reply = Record<string, unknown>;

/** The replies of a step's calls, in order. `again` repeats the last one with the same idempotency key. */
export interface Played {
  readonly reply: Reply | undefined;
  readonly again: (() => Promise<Reply>) | undefined;
}

const wait = (stage: Stage, ms: number): Promise<unknown> =>
  control(stage.world, stage.backend, { command: 'advance', seconds: ms / 1000 });

/** Fields of an exchange at the current quote; without a quote if there is none. */
const quoted = async (
  stage: Stage,
  { trader, left, right, num }: Extract<TreasuryStep, { kind: 'exchange' }>,
): Promise<Fields> => {
  const caller = stage.callers[trader];
  const query = `l_currency_id=${left}&r_currency_id=${right}`;
  const reply = OPERATIONS.quoteFlashExchange.reply.parse(
    await caller.get(`wallet/flashAgainstList?${query}`),
  );
  const quote = reply.type === 'ok' ? reply.message.quote : undefined;
  const fields = { l_currency_id: left, r_currency_id: right, num };
  return quote === undefined
    ? { ...fields, price: '1' }
    : { ...fields, price: quote.price, quote_id: quote.quote_id };
};

/** The repayment of the oldest outstanding loan; an unknown loan if there is none. */
const owed = async (stage: Stage, trader: Trader): Promise<Fields> => {
  const path = 'lh/loan/order?limit=100';
  const reply = OPERATIONS.getLoans.reply.parse(await stage.callers[trader].get(path));
  const running =
    reply.type === 'ok'
      ? reply.message.data.filter(({ status }) => status === 1 || status === 4)
      : [];
  const { id, due_amount: amount = '1' } = running.at(-1) ?? { id: 999 };
  return { id, amount };
};

const callOnce = async (
  stage: Stage,
  trader: Trader,
  call: OperationId,
  fields: Fields,
  clientId: string,
): Promise<Played> => {
  const bench = { ...stage, caller: stage.callers[trader] };
  const again = () => send(bench, call, fields, { 'idempotency-key': clientId });
  return { reply: await again(), again };
};

/** Executes one step; `number` makes its idempotency key unique. */
export const playTreasury = async (
  stage: Stage,
  step: TreasuryStep,
  number: number,
): Promise<Played> => {
  const clientId = `client-id-${number}`;
  switch (step.kind) {
    case 'call':
      return callOnce(stage, step.trader, step.call, step.fields, clientId);
    case 'exchange': {
      const fields = await quoted(stage, step);
      await wait(stage, step.ms);
      return callOnce(stage, step.trader, 'submitFlashExchange', fields, clientId);
    }
    case 'settle': {
      return callOnce(stage, step.trader, 'repayLoan', await owed(stage, step.trader), clientId);
    }
    case 'review': {
      const { collection, id, approved } = step;
      const reason = approved ? undefined : ('notEligible' as const);
      await control(stage.world, stage.backend, { command: 'review', collection, id, reason });
      return { reply: undefined, again: undefined };
    }
    case 'wait':
      await wait(stage, step.ms);
      return { reply: undefined, again: undefined };
  }
};

/** Executes a whole script and returns all replies. */
export const playAllTreasury = async (
  stage: Stage,
  steps: readonly TreasuryStep[],
): Promise<readonly unknown[]> => {
  const replies: unknown[] = [];
  for (const [number, step] of steps.entries())
    replies.push((await playTreasury(stage, step, number)).reply);
  return replies;
};

const DAY = 86_400_000;
const trader = fc.constantFrom(...TRADERS);
const amount = fc.oneof(
  fc.constantFrom('100', '500', '500.13', '500.14', '333.33', '1000', '2500', '99.99', '0.005'),
  fc.integer({ min: 10_000, max: 300_000 }).map((cents) => (cents / 100).toFixed(2)),
);

const call = (id: OperationId, fields: fc.Arbitrary<Fields>): fc.Arbitrary<TreasuryStep> =>
  fc.tuple(trader, fields).map(([who, what]) => ({
    kind: 'call',
    trader: who,
    call: id,
    fields: what,
  }));

const id = (first: number) => fc.integer({ min: first, max: first + 2 });
/** Lighthouse is open at the start, Harbour opens six days later; the last two are nearly sold out and full. */
const project = fc.constantFrom(34_102, 34_102, 34_201, 5604, 5603);

/** A short or long wait, around times at which something is due. */
export const waitingTreasury: fc.Arbitrary<Extract<TreasuryStep, { kind: 'wait' }>> = fc.record({
  kind: fc.constant('wait' as const),
  ms: fc.oneof(
    fc.constantFrom(1, 29_999, 30_000, 3_600_000, 82_800_000, DAY, 7 * DAY, 31 * DAY),
    fc.nat(3 * DAY),
  ),
});

/** A read. */
export const lookingTreasury: fc.Arbitrary<TreasuryStep> = fc
  .tuple(
    trader,
    fc.constantFrom<OperationId>(
      'getDeposits',
      'getDepositSummary',
      'getDepositPayouts',
      'getLoans',
      'getLoanStatistics',
      'getFlashExchanges',
      'getProjects',
      'getSubscriptions',
      'quoteFlashExchange',
    ),
  )
  .map(([who, what]) => ({ kind: 'call', trader: who, call: what, fields: {} }));

const exchanging = (
  left: fc.Arbitrary<number>,
  right: fc.Arbitrary<number>,
  num: fc.Arbitrary<string>,
): fc.Arbitrary<TreasuryStep> =>
  fc.record({
    kind: fc.constant('exchange' as const),
    trader,
    left,
    right,
    num,
    ms: fc.constantFrom(0, 0, 0, 14_999, 15_000, 15_001),
  });

/** A command; it may be refused. */
export const actingTreasury: fc.Arbitrary<TreasuryStep> = fc.oneof(
  call('openDeposit', fc.record({ config_id: fc.constantFrom(1, 1, 2, 4, 5), amount })),
  call('openDeposit', fc.record({ config_id: fc.constantFrom(1, 2), amount })),
  call('redeemDeposit', fc.record({ id: id(71) })),
  call('applyForLoan', fc.record({ config_id: fc.constantFrom(1, 2, 3), amount })),
  call('repayLoan', fc.record({ id: id(81), amount })),
  fc.record({ kind: fc.constant('settle' as const), trader }),
  call(
    'subscribeToProject',
    fc.record({ project_id: project, amount: fc.constantFrom('100', '250', '400') }),
  ),
  call(
    'submitOrder',
    fc.record({
      match_id: fc.constant(14),
      currency_id: fc.constant(USDT_ID),
      type: fc.constantFrom(1, 2),
      seconds: fc.constant(60),
      number: amount,
    }),
  ),
  exchanging(fc.constant(1), fc.constantFrom(2, 3), fc.constantFrom('100', '250.5')),
  exchanging(fc.constantFrom(1, 2, 3), fc.constantFrom(1, 2, 3), amount),
  call('applyForLoan', fc.record({ config_id: fc.constant(2), amount: fc.constant('150.13') })),
  fc.record({
    kind: fc.constant('review' as const),
    collection: fc.constantFrom('deposits', 'loans'),
    id: fc.oneof(id(71), id(81)),
    approved: fc.boolean(),
  }),
);
