import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/small-world';
import { still, type ScriptedSecond } from '../../testing/scripted-market';
import { afterStart, bitcoinWorld, order, TRADER } from '../../testing/trading-world';
import { closePosition } from './manage';

const touch = (low: number): ScriptedSecond => ({ ...still(6_000_000), low });

describe('a stop-out', () => {
  it('closes the worst loser at the worst price of the first second that brings the level to 30 %', () => {
    // Long 1 lot, leverage 10: margin 60.01 (600.01 / 10), fee 0.31. 100.00 - 60.32 = 39.68 are left free.
    // Equity 99.69 - loss; 30 % of 60.01 = 18.003. The loss must reach 81.69 (99.69 - 81.69 = 18.00 <= 18.003).
    // 81.68 / 0.01 = 8168.00 below 60001.00: at a bid of 51833.00 nothing happens, a tick lower it does.
    const trading = bitcoinWorld(touch(5_183_400), touch(5_183_398), still(6_000_000));
    trading.give('100');
    const { id } = trading.open(order());
    trading.waitTo(afterStart(1));
    expect(trading.position(id).status).toBe('open');
    trading.waitTo(afterStart(2));
    expect(trading.position(id)).toMatchObject({
      reason: 'stopOut',
      closeTicks: 5_183_298,
      closedAt: afterStart(2),
      // 0.01 x 8168.02 = 81.6802, a loss and so rounded up
      profit: '-81.69',
    });
    // 39.68 + 60.01 - 81.69
    expect(trading.held('contract', 'available')).toBe('18');
    expect(Object.values(trading.state.records.notifications)).toMatchObject([
      { category: 'trade', text: { template: 'stoppedOut' }, reference: { kind: 'position', id } },
    ]);
  });

  it('closes no more than it must, and never leaves a negative balance', () => {
    // Leverage 10 and 100: margins 60.01 and 6.01, fees 0.31 each; 133.36 of 200.00 are free.
    const trading = bitcoinWorld({
      open: 4_000_000,
      high: 4_000_000,
      low: 4_000_000,
      close: 4_000_000,
    });
    trading.give('200');
    const wide = trading.open(order());
    const narrow = trading.open(order({ leverage: 100 }));
    trading.waitTo(afterStart(1));
    // Each loses 0.01 x (60001 - 39999) = 200.02. The older goes first; the other has to go as well.
    expect(trading.position(wide.id)).toMatchObject({ reason: 'stopOut', profit: '-200.02' });
    expect(trading.position(narrow.id)).toMatchObject({ reason: 'stopOut', profit: '-200.02' });
    expect(trading.held('contract', 'available')).toBe('0');
    // 200.00 - 0.62 - 400.04 = -200.66
    expect(trading.house('house:bad-debt')).toBe('-200.66');
    expect(trading.owed()).toBe('0');
    // The house has paid it: of the last closed first, all of its loss and fee (200.33), the rest of the one before.
    expect(trading.position(narrow.id)).toMatchObject({ covered: '200.33' });
    expect(trading.position(wide.id)).toMatchObject({ covered: '0.33' });
    expect(trading.problems()).toEqual([]);
  });
});

describe('a loss beyond the free money while another position gains as much', () => {
  it('is advanced by the house, counts against the account, and is repaid by the gain', () => {
    // Long and short of 10 lots with leverage 100: margins 60.01 (60.001) and 60.00 (59.999), fees 3.01 and 3.00.
    const trading = bitcoinWorld(still(5_000_000));
    trading.give('130');
    const long = trading.open(order({ lots: 10, leverage: 100 }));
    const short = trading.open(order({ side: 'short', lots: 10, leverage: 100 }));
    trading.waitTo(afterStart(1));
    const close = (id: number) =>
      trading.run((context) =>
        closePosition(context, TRADER, { board: 'crypto', id, lots: undefined }),
      );
    close(long.id);
    // 130 - 126.02 = 3.98 free, + 60.01 - 0.1 x 10002.00 = -936.21: advanced
    expect(trading.held('contract', 'available')).toBe('0');
    expect(trading.house('house:bad-debt')).toBe('-936.21');
    expect(refusalOf(() => trading.open(order()))).toBe('account_insufficient');
    close(short.id);
    // 60.00 + 0.1 x 9998.00 = 1059.80, of which 936.21 are paid back
    expect(trading.held('contract', 'available')).toBe('123.59');
    expect(trading.house('house:bad-debt')).toBe('0');
    // Spread 0.1 x 4.00 = 0.40 and fees 6.01: 130 - 6.41
    expect(trading.owed()).toBe('0');
    // The gain has repaid it: nobody else has paid anything.
    expect(trading.position(long.id)).not.toHaveProperty('covered');
    expect(trading.position(short.id)).not.toHaveProperty('covered');
    expect(trading.problems()).toEqual([]);
  });
});
