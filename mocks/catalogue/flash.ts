import { decimal } from '@/domain/money/decimal';
import type { FlashTerms } from '../engine/exchange/terms';
import { requireCurrency } from './currencies';

/** Minimum and maximum amount given, worth about 10 and 50,000 USDT. */
const LIMITS: readonly (readonly [name: string, minimum: string, maximum: string])[] = [
  ['USDT', '10', '50000'],
  ['BTC', '0.0001', '1'],
  ['ETH', '0.003', '20'],
  ['BNB', '0.01', '80'],
  ['SOL', '0.05', '350'],
  ['XRP', '5', '30000'],
  ['DOGE', '50', '300000'],
  ['ADA', '15', '80000'],
  ['LTC', '0.1', '500'],
  ['DOT', '1.5', '9000'],
  ['LINK', '0.5', '3000'],
  ['AVAX', '0.3', '2000'],
  ['TRX', '30', '200000'],
  ['BCH', '0.02', '120'],
  ['SHIB', '600000', '3000000000'],
];

/** Flash exchange between coins only: their market never closes, so a held rate is always a live one. */
export const FLASH: FlashTerms = {
  currencies: LIMITS.map(([name, minimum, maximum]) => ({
    currency: requireCurrency(name),
    minimum: decimal(minimum),
    maximum: decimal(maximum),
  })),
  spreadPercent: decimal('0.15'),
  feePercent: decimal('0.10'),
  holdSeconds: 15,
};
