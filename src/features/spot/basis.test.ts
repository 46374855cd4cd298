import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { toTicketBasis, type Balance } from './basis';
import { EMPTY_TICKET, previewOf } from './ticket';

const RULES = { minimum: decimal('0.0001'), maximum: decimal('5'), step: decimal('0.0001') };
const PAIR = {
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  baseId: 1,
  quoteId: 3,
  decimals: 2,
} as const;

const optional = (text: string | undefined) => (text === undefined ? undefined : decimal(text));

const basisOf = (ofPair?: string, ofWallet?: string) => {
  const balance = (scale: number): Balance => ({
    available: decimal('1000'),
    scale,
    feeFraction: optional(ofWallet),
  });
  return toTicketBasis(
    { ...PAIR, spot: { rules: RULES, feeFraction: optional(ofPair) } },
    { price: '50000', spread: undefined },
    { base: balance(8), quote: balance(2) },
  );
};

it('the fee of the pair comes first, then that of the wallet', () => {
  expect(basisOf('0.001', '0.002')).toMatchObject({
    isFeeStated: true,
    terms: { feeFraction: '0.001' },
  });
  expect(basisOf(undefined, '0.002')).toMatchObject({
    isFeeStated: true,
    terms: { feeFraction: '0.002' },
  });
});

it('a fee of which nobody tells is not a fee of 0', () => {
  const basis = basisOf();
  expect(basis.isFeeStated).toBe(false);
  // 0.01 at 50,000 is 500: what arrives is said to be before the fee.
  expect(previewOf({ ...EMPTY_TICKET, amount: '0.01' }, basis)).toMatchObject({
    pays: '500',
    receives: '0.01',
    isFeeStated: false,
  });
  expect(basisOf('0').isFeeStated).toBe(true);
});
