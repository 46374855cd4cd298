import assert from 'node:assert/strict';
import * as zod from 'zod';
import type { App } from './app.ts';
import { advance, balanced, loseReply, PLACE, signInToTrade } from './journey-steps.ts';

const Price = zod.union([zod.string(), zod.number()]);
const Orders = zod.object({
  order: zod.object({
    data: zod.array(zod.object({ target_profit_price: Price, stop_loss_price: Price })),
  }),
});

/** A seconds contract to its end. */
export const secondsContract = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await app.see('Available 10,000.00 USDT');
  await app.mock({
    command: 'seek',
    symbol: 'BTC/USDT',
    direction: 'up',
    seconds: 30,
    outcome: 'win',
  });
  if (app.manner === 'older') {
    // It takes whole stakes only, and says that something is wrong, not what.
    await app.fill('^Amount', '100.5');
    await app.tap('^Up(?!/Down)');
    await app.confirm(PLACE);
    await app.see('whole amounts only');
    await app.confirm('^Close$');
  }
  await loseReply(app, 'submitOrder');
  await app.fill('^Amount', '100');
  await app.tap('^Up(?!/Down)');
  await app.confirm(PLACE);
  // The stake and its fee of 0.2 % are paid once; a win pays 80 %.
  await app.see('Available 9,899.80 USDT');
  // Frozen until here: an order that starts later may have another outcome.
  await app.mock({ command: 'run', speed: 1 });
  await advance(app, 31);
  await app.see('You won');
  await app.see('Available 10,079.80 USDT');
  await app.open('/pages/trade/order');
  await app.see('BTC/USDT');
  await balanced(app);
};

/** A leveraged position with stops. */
export const leverage = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await app.tap('Take profit and stop loss');
  await app.tap('^Percent$');
  await app.fill('Take profit', '5');
  await app.fill('Stop loss', '5');
  // The limits of lots stand in the row of the pair on an older server.
  await app.fill('^Lots', '501');
  await app.see('At most 500 lots');
  await app.fill('^Lots', '2');
  await loseReply(app, 'openPosition');
  await app.tap('^Long at');
  await app.confirm(PLACE);
  await app.see('Positions 1');
  // A server that ignores the stops of an order gets them once the position is read back.
  await app.see('Take profit [\\d,.]+ Stop loss [\\d,.]+ Lots 2');
  const pair = { currency_id: 1, legal_id: 3 };
  const { order } = Orders.parse(await app.post('/api/lever/dealall', pair));
  const [stops] = order.data.map((row) => [row.target_profit_price, row.stop_loss_price]);
  assert.ok(
    stops?.every((price) => Number(price) > 0),
    `the server has ${stops?.join(', ')}`,
  );
  await balanced(app);
};

/** A close of a whole position, where none of a part is known to work. */
export const closing = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await app.fill('^Lots', '2');
  await app.tap('^Long at');
  await app.confirm(PLACE);
  await app.see('Positions 1');
  await app.alone();
  await app.tap('^Close$');
  // A server that would close all of it is not asked for a part.
  assert.equal(await app.shows('Lots to close'), false);
  await app.confirm('^Close 2 lots');
  await app.see('Positions 0');
  await balanced(app);
};

/** Spot orders at a limit and at the market, each with a lost reply. */
export const spot = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await app.tap('^Spot$');
  // Nobody has an order yet whose row could say that such a server has no types of orders.
  await app.fill('Amount in BTC', '0.01');
  await app.tap('^Buy 0.01 BTC');
  await app.see('may take it as a limit order');
  await app.tap('^Close$');
  await app.alone();
  await app.tap('^Limit$');
  await app.fill('Limit price', '20000');
  await app.fill('Amount in BTC', '0.01');
  await loseReply(app, 'placeCoinOrder');
  await app.tap('^Buy 0.01 BTC');
  await app.confirm(PLACE);
  await app.see('Open orders \\(1\\)');
  await app.tap('Cancel order');
  await app.confirm('Cancel order');
  await app.see('No open orders');
  // Rows of such servers do not say that an order was one at the market.
  await app.tap('^Market$');
  await app.fill('Amount in BTC', '0.01');
  await loseReply(app, 'placeCoinOrder');
  await app.tap('^Buy 0.01 BTC');
  await app.see('Fee \\(0.2%\\) 0.00002 BTC');
  await app.confirm(PLACE);
  await app.see('Repeat Buy');
  await balanced(app);
};
