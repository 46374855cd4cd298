import { expect, it } from 'vitest';
import { still } from '../../testing/scripted-market';
import { afterStart, bitcoinWorld, order, TRADER } from '../../testing/trading-world';
import { closePositions } from '../leverage/manage';
import { statisticsOf } from './statistics';

it('a position that gained less than its fee has lost', () => {
  const trading = bitcoinWorld(still(6_001_000));
  trading.give('1000');
  const { id } = trading.open(order());
  trading.waitTo(afterStart(1));
  trading.run((context) =>
    closePositions(context, TRADER, { side: undefined, baseId: undefined, quoteId: undefined }),
  );
  // From 60,001 to 60,009 a lot of 0.01 gains 0.08; the fee is 0.31.
  expect(trading.position(id)).toMatchObject({ profit: '0.08', fee: '0.31' });
  expect(statisticsOf(trading.state, TRADER)).toMatchObject({ wins: 0, losses: 1, draws: 0 });
});
