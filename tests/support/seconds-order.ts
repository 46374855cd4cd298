import { decimal } from '@/domain/money/decimal';

/** Terms of an order of 100 USDT over 30 seconds from the price 100, with a fee of 0.2 % and a payout of 80 %. */
export const ORDER_TERMS = {
  id: 1,
  pairId: 1,
  symbol: 'BTC/USDT',
  direction: 'up',
  seconds: 30,
  stake: decimal('100'),
  fee: decimal('0.2'),
  payoutPercent: decimal('80'),
  currency: 'USDT',
  entry: '100',
  openedAt: 500,
} as const;
