import { describe, expect, it } from 'vitest';
import { decimal as d } from '@/domain/money/decimal';
import { atPrice } from './at-price';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { toOrder } from './order';

const terms = {
  position: {
    lotSize: d('0.01'),
    feePercent: d('0'),
    overnightPercent: d('0'),
    rate: d('1'),
    scale: 2,
  },
  spread: d('1'),
};

const state = {
  account: { cash: d('40'), held: d('0'), usedMargin: d('60'), floating: d('-7') },
  currency: 'USDT',
  level: d('155'),
  stopOutPercent: d('30'),
};

const long = toOrder(
  { ...POSITION_ROW, share: 1, price: '60000', caution_money: '60', profits: '-5' },
  'crypto',
);
const other = toOrder({ ...POSITION_ROW, symbol: 'EUR/USD', profits: '-2' }, 'forex');

describe('positions and account at the price on the screen', () => {
  it('values a position at its closing price, and the account with it', () => {
    // A long closes at the bid: 60,301 - 1. 0.01 of 300 more is 3.00; 3 of 60 is 5 %.
    // The account: -7 + (3 - -5) = 1, so equity is 40 + 60 + 1 = 101, of 60: 168.33 %.
    const shown = atPrice({ symbol: 'BTC/USDT', last: '60301', terms }, [long, other], state);
    expect(shown.positions?.[0]).toMatchObject({
      price: '60300',
      profit: '3',
      returnPercent: '5',
    });
    expect(shown.positions?.[1]).toBe(other);
    expect(shown.state?.account.floating).toBe('1');
    expect(shown.state?.level).toBe('168.33');
  });

  it('keeps the figures of the server while the price is unknown', () => {
    const shown = atPrice({ symbol: 'BTC/USDT', last: undefined, terms }, [long], state);
    expect(shown).toEqual({ positions: [long], state });
  });
});
