import type { PairRow } from '@/api/rows';

/** BTC/USDT with the required fields alone. */
export const BTC_PAIR_ROW = {
  id: 1,
  legal_id: 3,
  currency_id: 1,
  currency_name: 'BTC',
  legal_name: 'USDT',
  now_price: '50000.00',
  change: '+1.50',
  volume: '2',
} as const satisfies PairRow;
