import type { Trigger } from '../trigger';
import type { CoinOrder } from './order';

/** The trigger of an open spot order: a buy fills when the ask falls to its price, a sell when the bid rises to it. */
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
      direction: buys ? 'down' : 'up',
      priceSide: buys ? 'ask' : 'bid',
      setAt,
    },
  ];
};
