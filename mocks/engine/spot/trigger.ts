import type { Trigger } from '../trigger';
import type { CoinOrder } from './order';

/** The price that an open coin order waits for: a buy that the ask falls to it, a sell that the bid rises to it. */
export const coinTriggers = (order: CoinOrder): readonly Trigger[] => {
  if (order.status !== 'open') return [];
  const { id, symbol, askedTicks: level, placedAt: setAt } = order;
  const buys = order.side === 'buy';
  return [
    {
      topic: 'coinFill',
      id,
      symbol,
      level,
      side: buys ? 'down' : 'up',
      price: buys ? 'ask' : 'bid',
      setAt,
    },
  ];
};
