import { add, decimal, negate, type Decimal } from '@/domain/money/decimal';
import { outcomeOf, outcomeProfitOf, type Outcome } from '@/domain/seconds/contract';
import { transition } from '@/domain/status/lifecycle';
import { secondOf, type Catalogue, type Context } from '../context';
import { systemAccount, userAccount, type Journal, type Posting } from '../ledger/ledger';
import type { Market } from '../market';
import type { WorldEvent } from '../state';
import { SECONDS_LIFECYCLE } from '@/domain/status/seconds-order';
import type { OpenOrder } from './order';

/** Postings of the frozen stake: returned with the winnings, moved to the house, or returned. */
const settlementPostings = (
  order: OpenOrder,
  outcome: Outcome,
  profit: Decimal,
): readonly Posting[] => {
  const { owner, mode, currency, stake } = order;
  const available = userAccount(owner, mode, 'coin', currency, 'available');
  const frozen = {
    account: userAccount(owner, mode, 'coin', currency, 'frozen'),
    delta: negate(stake),
  };
  const house = systemAccount(mode, 'house:pnl', currency);
  switch (outcome) {
    case 'win':
      return [
        frozen,
        { account: available, delta: add(stake, profit) },
        { account: house, delta: negate(profit) },
      ];
    case 'lose':
      return [frozen, { account: house, delta: stake }];
    case 'draw':
      return [frozen, { account: available, delta: stake }];
  }
};

/** Settles an order at its expiry time by the public price of that second, and nothing else. */
const settleOrder = (
  order: OpenOrder,
  market: Market,
  { currencies }: Catalogue,
): readonly WorldEvent[] => {
  const settlementTicks = market.priceAt(order.symbol, secondOf(order.settlesAt));
  const outcome = outcomeOf(order.direction, decimal(order.entryTicks), decimal(settlementTicks));
  const scale = currencies.find(({ id }) => id === order.currencyId)?.scale ?? 0;
  const { stake, payoutPercent } = order;
  const profit = outcomeProfitOf(
    { stake, payoutPercent, feePercent: decimal('0'), scale },
    outcome,
  );
  const journal: Journal = {
    id: `settle:seconds:${order.id}`,
    at: order.settlesAt,
    kind: `seconds-${outcome}`,
    postings: settlementPostings(order, outcome, profit),
  };
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'secondsOrders',
      record: {
        ...order,
        status: transition(SECONDS_LIFECYCLE, order.status, outcome),
        settlementTicks,
        outcome,
        profit,
      },
    },
  ];
};

/** Settles an order that has expired. */
export const settleDueOrder = (
  { state, market, catalogue }: Context,
  id: number,
): readonly WorldEvent[] => {
  const order = state.records.secondsOrders[id];
  return order?.status === 'open' ? settleOrder(order, market, catalogue) : [];
};
