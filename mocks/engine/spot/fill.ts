import { isZero, negate, subtract } from '@/domain/money/decimal';
import { secondOf, type Context } from '../context';
import { isFillForbidden } from '../limits/require-within-limits';
import { valueAt } from '../limits/usage';
import { priceOf } from '../leverage/valuation';
import { userAccount } from '../ledger/ledger';
import { notify } from '../notifications/notify';
import { transition } from '@/domain/status/lifecycle';
import type { WorldEvent } from '../state';
import { fillTicks } from '../trigger';
import { COIN_LIFECYCLE } from '@/domain/status/coin-order';
import { releaseOpen } from './release-open';
import { spotPairOf, tradePostings } from './trade';
import { coinTriggers } from './trigger';

/**
 * Fills an open spot order whose price was reached, and releases the rest of its hold. Cancels a buy that a limit of the
 * user forbids.
 */
export const fillCoinOrder = (context: Context, id: number): readonly WorldEvent[] => {
  const { state, market, catalogue, now } = context;
  const order = state.records.coinOrders[id];
  const [trigger] = order === undefined ? [] : coinTriggers(order);
  if (order?.status !== 'open' || trigger === undefined) return [];
  const pair = spotPairOf(catalogue, order.pairId);
  const value = valueAt(context, pair.quote, order.hold, now);
  if (order.side === 'buy' && isFillForbidden(context, order, value))
    return releaseOpen(context, order, 'forbid');
  const tradeTicks = fillTicks(market, trigger, secondOf(now));
  const { owner, mode, heldCurrency, hold } = order;
  const trade = { ...order, price: priceOf(pair, tradeTicks) };
  const { result, postings } = tradePostings(pair, trade, 'frozen');
  const left = subtract(hold, result.pays);
  const account = (bucket: 'available' | 'frozen') =>
    userAccount(owner, mode, 'coin', heldCurrency, bucket);
  const refund = isZero(left)
    ? []
    : [
        { account: account('frozen'), delta: negate(left) },
        { account: account('available'), delta: left },
      ];
  const journal = {
    id: `fill:coin:${id}`,
    at: now,
    kind: 'coin-fill',
    postings: [...postings, ...refund],
  };
  const status = transition(COIN_LIFECYCLE, order.status, 'fill');
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'coinOrders',
      record: { ...order, status, tradeTicks, fee: result.fee, doneAt: now },
    },
    notify(
      context,
      owner,
      'trade',
      { template: 'orderFilled', parameters: { pair: order.symbol }, reason: undefined },
      { kind: 'spot_order', id, mode },
    ),
  ];
};
