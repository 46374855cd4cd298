import { decimal } from '@/domain/money/decimal';
import type { DepositProduct } from '../engine/deposits/product';
import { requireCurrency } from './currencies';

const USDT = requireCurrency('USDT');

/** Always on sale, for any number of people. */
const onSale = { opensAt: undefined, closesAt: undefined, places: undefined } as const;

/** Percent per day; two equal values are a fixed rate. */
const rates = (lowest: string, highest: string) => ({
  lowestRate: decimal(lowest),
  highestRate: decimal(highest),
});
/** A maximum of `0` means no limit. */
const limits = (minimum: string, maximum: string) => ({
  minimum: decimal(minimum),
  maximum: decimal(maximum),
});

const week: DepositProduct = {
  id: 1,
  currency: USDT,
  ...rates('0.0200', '0.0300'),
  ...limits('100', '50000'),
  days: 7,
  payoutHour: 8,
  redemption: { percent: decimal('50'), basis: 'unpaid_interest' },
  ...onSale,
};

const month: DepositProduct = {
  ...week,
  id: 2,
  ...rates('0.0300', '0.0450'),
  ...limits('100', '0'),
  days: 30,
  redemption: { percent: decimal('1'), basis: 'principal' },
};

/** Products of Interest Treasure. The last two are not listed: one has ended, one has not started. */
export const DEPOSITS: readonly DepositProduct[] = [
  week,
  month,
  {
    ...month,
    id: 3,
    currency: requireCurrency('BTC'),
    ...rates('0.0050', '0.0100'),
    ...limits('0.01', '5'),
    redemption: { percent: decimal('100'), basis: 'unpaid_interest' },
  },
  {
    ...week,
    id: 4,
    currency: requireCurrency('ETH'),
    ...rates('0.0120', '0.0120'),
    ...limits('0.1', '100'),
    days: 14,
  },
  {
    ...month,
    id: 5,
    ...rates('0.0500', '0.0700'),
    ...limits('1000', '100000'),
    days: 90,
    redemption: { percent: decimal('2.5'), basis: 'principal' },
    places: { all: 100, takenByOthers: 100 },
  },
  { ...month, id: 901, closesAt: Date.UTC(2026, 0, 1) },
  { ...month, id: 902, opensAt: Date.UTC(2099, 0, 1) },
];
