import { describe, expect, it } from 'vitest';
import type { Board } from '@/domain/codes/board';
import { choosePair } from './choose-pair';

const row = (symbol: string, isTraded = true, board: Board = 'crypto') => ({
  symbol,
  isTraded,
  board,
  isListed: true,
});
const BTC = row('BTC/USDT');
const ETH = row('ETH/USDT');
const EUR = row('EUR/USD', false);

type Source = Parameters<typeof choosePair<typeof BTC>>[0];

const choose = ({ pairs = [BTC, ETH, EUR], ...changes }: Partial<Omit<Source, 'offered'>>) =>
  choosePair({
    pairs,
    offered: pairs.filter(({ isTraded }) => isTraded),
    state: 'ready',
    wanted: '',
    recents: [],
    ...changes,
  });

describe('a pair in the address', () => {
  it('is shown as soon as it is loaded, whatever else is still missing', () => {
    const shown = { kind: 'pair', pair: ETH };
    expect(choose({ wanted: 'ETH/USDT' })).toEqual(shown);
    expect(choose({ wanted: 'ETH/USDT', state: 'failed', recents: ['BTC/USDT'] })).toEqual(shown);
  });

  it('is never replaced by another one: it may be unlisted, unreadable, or not traded here', () => {
    expect(choose({ wanted: 'DOGE/USDT', recents: ['BTC/USDT'] })).toEqual({
      kind: 'unlisted',
      symbol: 'DOGE/USDT',
    });
    expect(choose({ wanted: 'EUR/USD' })).toEqual({ kind: 'notOffered', symbol: 'EUR/USD' });
  });

  it('is unlisted only once all pairs are known', () => {
    expect(choose({ wanted: 'XAU/USD', state: 'loading' })).toEqual({ kind: 'loading' });
    expect(choose({ wanted: 'XAU/USD', state: 'failed' })).toEqual({ kind: 'failed' });
  });
});

it('a pair that is not listed is shown if the address names it, and else never', () => {
  const hidden = { ...row('OLD/USDT'), isListed: false };
  const pairs = [hidden, BTC];
  expect(choose({ pairs, wanted: 'OLD/USDT' })).toMatchObject({ pair: hidden });
  expect(choose({ pairs, recents: ['OLD/USDT'] })).toMatchObject({ pair: BTC });
  expect(choose({ pairs })).toMatchObject({ pair: BTC });
});

describe('without a pair in the address', () => {
  it('the last one opened is shown, else the first one', () => {
    expect(choose({ recents: ['EUR/USD', 'ETH/USDT', 'BTC/USDT'] })).toMatchObject({ pair: ETH });
    expect(choose({})).toMatchObject({ pair: BTC });
    expect(choose({ state: 'failed' })).toMatchObject({ pair: BTC });
  });

  it.each(['loading', 'failed'] as const)('no other one replaces it while it is %s', (state) => {
    const gold = row('XAU/USD', true, 'forex');
    const pairs = [gold];
    // Which is the first one is known by the crypto list alone.
    expect(choose({ pairs, state })).toEqual({ kind: state });
    expect(choose({ pairs, state, recents: ['ETH/USDT', 'XAU/USD'] })).toEqual({ kind: state });
    expect(choose({ pairs, state, recents: ['XAU/USD', 'ETH/USDT'] })).toMatchObject({
      pair: gold,
    });
    expect(choose({ pairs: [BTC], state, recents: ['XAU/USD'] })).toEqual({ kind: state });
    expect(choose({ pairs: [BTC], state })).toMatchObject({ pair: BTC });
    // The other market is not needed on a screen that offers one only.
    const spot = { pairs: [BTC], state, recents: ['XAU/USD'] };
    expect(choose({ ...spot, onlyBoard: 'crypto' })).toMatchObject({ pair: BTC });
    expect(choose({ ...spot, onlyBoard: 'forex' })).toEqual({ kind: state });
    // One that is known not to be traded here is passed over.
    expect(choose({ state, recents: ['EUR/USD', 'ETH/USDT'] })).toMatchObject({ pair: ETH });
  });

  it('none is shown if none is offered, once all are known', () => {
    expect(choose({ pairs: [EUR] })).toEqual({ kind: 'notOffered', symbol: '' });
    expect(choose({ pairs: [], state: 'loading' })).toEqual({ kind: 'loading' });
    expect(choose({ pairs: [], state: 'failed' })).toEqual({ kind: 'failed' });
  });
});
