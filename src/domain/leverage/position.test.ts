import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  fromTicks,
  multiply,
  negate,
  subtract,
  type Decimal,
} from '@/domain/money/decimal';
import {
  roundAsBooked,
  closingPrice,
  exactProfitOf,
  marginOf,
  notionalOf,
  openCostOf,
  openFeeOf,
  openingPrice,
  overnightFeeOf,
  positionProfitOf,
  quantityOf,
  shareOf,
  spreadCostOf,
  type PositionTerms,
  type Side,
} from './position';

/** BTC/USDT: a lot is 0.01 BTC, fee 0.05 %, nights 0.02 %, money in USDT cents. */
const BTC: PositionTerms = {
  lotSize: decimal('0.01'),
  feePercent: decimal('0.05'),
  overnightPercent: decimal('0.02'),
  rate: decimal('1'),
  scale: 2,
};
/** USD/JPY at 150: a lot is 1,000 USD, a yen is worth 1 / 150 = 0.0066666667 USDT. */
const YEN: PositionTerms = { ...BTC, lotSize: decimal('1000'), rate: decimal('0.0066666667') };
const QUOTE = { last: decimal('67123.40'), spread: decimal('1.20') };

describe('the prices of a side', () => {
  it('are worse than the last price by the half spread', () => {
    // 67123.40 + 1.20 and 67123.40 - 1.20
    expect(openingPrice('long', QUOTE)).toBe('67124.6');
    expect(closingPrice('long', QUOTE)).toBe('67122.2');
    expect(openingPrice('short', QUOTE)).toBe('67122.2');
    expect(closingPrice('short', QUOTE)).toBe('67124.6');
  });
});

describe('opening two lots of BTC at 67124.60 with leverage 10', () => {
  const price = decimal('67124.60');

  it('is worth 2 x 0.01 x 67124.60', () => {
    expect(quantityOf(2, BTC.lotSize)).toBe('0.02');
    expect(notionalOf(BTC, 2, price)).toBe('1342.492');
  });

  it('ties up a tenth of it, rounded up: 134.2492 is 134.25', () => {
    expect(marginOf(BTC, 2, price, 10)).toBe('134.25');
  });

  it('costs 0.05 % of it, rounded up: 0.671246 is 0.68', () => {
    expect(openFeeOf(BTC, 2, price)).toBe('0.68');
    // 134.25 + 0.68
    expect(openCostOf(BTC, 2, price, 10)).toBe('134.93');
  });

  it('costs 0.02 % of it per night, rounded up once: 0.2684984 is 0.27, three nights 0.8054952 are 0.81', () => {
    expect(overnightFeeOf(BTC, 2, price, 1)).toBe('0.27');
    expect(overnightFeeOf(BTC, 2, price, 3)).toBe('0.81');
  });

  it('loses the spread immediately: 0.02 x 2.40 = 0.048, a loss and so rounded up', () => {
    expect(spreadCostOf(BTC, 2, QUOTE.spread)).toBe('0.048');
    expect(positionProfitOf('long', BTC, 2, price, closingPrice('long', QUOTE))).toBe('-0.05');
  });
});

describe('profit and loss', () => {
  it('of a short of two lots from 67122.20 to 67000: 0.02 x 122.20 = 2.444, a gain and so rounded down', () => {
    expect(positionProfitOf('short', BTC, 2, decimal('67122.20'), decimal('67000'))).toBe('2.44');
    expect(positionProfitOf('long', BTC, 2, decimal('67122.20'), decimal('67000'))).toBe('-2.45');
  });

  it('of a pair in yen is converted to USDT: 3 x 1000 x 0.25 JPY = 750 JPY, x 0.0066666667 = 5.000000025', () => {
    expect(positionProfitOf('long', YEN, 3, decimal('150'), decimal('150.25'))).toBe('5');
    // -5.000000025 is a loss of more than 5.00
    expect(positionProfitOf('short', YEN, 3, decimal('150'), decimal('150.25'))).toBe('-5.01');
    // 3,000 USD at 150 JPY are 450,000 JPY; x 0.0066666667 = 3000.000015, / 50 = 60.0000003
    expect(marginOf(YEN, 3, decimal('150'), 50)).toBe('60.01');
  });
});

const lots = fc.integer({ min: 1, max: 500 });
const price = fc.integer({ min: 1, max: 10_000_000 }).map((ticks) => decimal(fromTicks(ticks, 2)));
const side = fc.constantFrom<Side>('long', 'short');
const other = (which: Side): Side => (which === 'long' ? 'short' : 'long');
/** The price mirrored about the open price. */
const reflected = (open: Decimal, to: Decimal): Decimal => subtract(add(open, open), to);

describe('the two sides mirror each other', () => {
  it('mirroring the price about the open price and changing the side changes no result', () => {
    fc.assert(
      fc.property(side, lots, price, price, (which, count, open, to) => {
        expect(positionProfitOf(other(which), BTC, count, open, reflected(open, to))).toBe(
          positionProfitOf(which, BTC, count, open, to),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('changing the side alone negates the result', () => {
    fc.assert(
      fc.property(side, lots, price, price, (which, count, open, to) => {
        expect(exactProfitOf(other(which), BTC, count, open, to)).toBe(
          negate(exactProfitOf(which, BTC, count, open, to)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('a long and a short at one quote lose the spread of both, and at most a cent each by rounding', () => {
    fc.assert(
      fc.property(lots, price, price, fc.integer({ min: 1, max: 500 }), (count, a, b, half) => {
        const spread = decimal(fromTicks(half, 2));
        const [before, after] = [
          { last: a, spread },
          { last: b, spread },
        ];
        const results = (['long', 'short'] as const).map((which) =>
          positionProfitOf(
            which,
            BTC,
            count,
            openingPrice(which, before),
            closingPrice(which, after),
          ),
        );
        // Opening and closing cost the half spread each, for both positions: 4 halves, twice `spreadCostOf`.
        const exact = negate(multiply(spreadCostOf(BTC, count, spread), decimal('2')));
        const total = add(...results);
        expect(compare(total, exact)).toBeLessThanOrEqual(0);
        expect(compare(total, subtract(exact, decimal('0.02')))).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('rounding', () => {
  it('is never in the user’s favour', () => {
    expect(roundAsBooked(decimal('1.019'), 2)).toBe('1.01');
    expect(roundAsBooked(decimal('-1.011'), 2)).toBe('-1.02');
    expect(roundAsBooked(decimal('-1.01'), 2)).toBe('-1.01');
  });
});

describe('a part of a position', () => {
  it('takes its share rounded down, the rest keeps the remainder', () => {
    // 134.25 / 3 = 44.75, 0.68 / 3 = 0.2266...
    expect(shareOf(decimal('134.25'), 1, 3, 2)).toBe('44.75');
    expect(shareOf(decimal('0.68'), 1, 3, 2)).toBe('0.22');
    expect(shareOf(decimal('0.68'), 3, 3, 2)).toBe('0.68');
  });

  it('adds up to the whole, for any parts', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 1_000_000 }), (parts, cents) => {
        const whole = decimal(fromTicks(cents, 2));
        let left = { amount: whole, lots: parts.reduce((sum, part) => sum + part, 0) };
        const shares = parts.map((part) => {
          const share = shareOf(left.amount, part, left.lots, 2);
          left = { amount: subtract(left.amount, share), lots: left.lots - part };
          return share;
        });
        expect(add(...shares)).toBe(whole);
        expect(left.amount).toBe('0');
      }),
      { numRuns: 1000 },
    );
  });
});
