import assert from 'node:assert/strict';
import * as zod from 'zod';
import type { App } from './app.ts';

const Price = zod.union([zod.string(), zod.number()]);
const Orders = zod.object({
  order: zod.object({
    data: zod.array(zod.object({ target_profit_price: Price, stop_loss_price: Price })),
  }),
});

/** A journey of a user, the same on every engine. */
export interface Journey {
  readonly name: string;
  readonly run: (app: App) => Promise<void>;
}

const LOST = { kind: 'network-error' } as const;
const PLACE = '^(Buy|Sell|Open|Place) ';

/** The reply to the next call of an operation is lost after the server has carried it out. */
const loseReply = (app: App, operation: string): Promise<unknown> =>
  app.mock({ command: 'fault', operation, stage: 'afterCommit', effect: LOST, times: 1 });

const advance = (app: App, seconds: number): Promise<unknown> =>
  app.mock({ command: 'advance', seconds });

const balanced = async (app: App): Promise<void> =>
  assert.deepEqual(await app.mock({ command: 'audit' }), [], 'the books are balanced');

/** A user with 10,000.00 USDT who may trade. A real server tells no practice account, so the identity is verified. */
const signInToTrade = async (app: App): Promise<void> => {
  await app.signIn('practice');
  const person = { name: 'Ada', surname: 'Byron', card_id: 'XK-4711' };
  await app.post('/api/user/real_name', { real_type: 1, id_type: 1, ...person });
  // Longer than a review takes.
  await advance(app, 3600);
};

const register = async (app: App): Promise<void> => {
  await app.open('/pages/register/index');
  await app.tap('^Email$');
  await app.fill('Email address', 'ada@example.com');
  await app.tap('^Send code$');
  await app.fill('Code from the email', '111111');
  await app.fill('^Password', 'secret12');
  await app.fill('Repeat password', 'secret12');
  await app.fill('Invite code', 'QUAYSIDE');
  await app.tap('I have read');
  await app.tap('Create account');
  await app.solve();
  await app.see('Your account is ready|Assets|Total');
};

const logIn = async (app: App): Promise<void> => {
  await app.open('/pages/login/index');
  await app.fill('Account name', 'trader');
  await app.fill('^Password', 'wrong-one1');
  await app.tap('^Log in$');
  await app.solve();
  await app.see('The password is wrong');
  await app.fill('^Password', 'quayside1');
  await app.tap('^Log in$');
  await app.solve();
  await app.open('/pages/market/index');
  await app.see('BTC/? ?USDT');
  await app.see('[1-9][\\d,]+\\.\\d\\d');
  // An older server sends a pair with is_display 0.
  assert.equal(await app.shows('HIDDEN'), false);
};

const secondsContract = async (app: App): Promise<void> => {
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

const leverage = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await app.tap('Take profit and stop loss');
  await app.tap('^Percent$');
  await app.fill('Take profit', '5');
  await app.fill('Stop loss', '5');
  // The limits of lots stand in the row of the pair on an older server.
  await app.fill('^Lots', '501');
  await app.see('above the maximum');
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

const closing = async (app: App): Promise<void> => {
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

const spot = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await app.tap('^Spot$');
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

const topUp = async (app: App): Promise<void> => {
  await app.signIn('trader');
  await app.open('/pages/assets/topup');
  await app.tap('^USDT');
  await app.tap('TRC20');
  await app.tap('I have paid|Continue');
  await app.fill('Amount in USDT', '250');
  await loseReply(app, 'submitTopUp');
  await app.tap('^Report');
  await app.see('waits for the payment|250.00 USDT credited');
  await balanced(app);
};

const withdraw300 = async (app: App): Promise<void> => {
  await app.fill('Amount in USDT', '300');
  await app.tap('^Withdraw 300.00 USDT');
  await app.fill('Trade password', 'payme12');
  await loseReply(app, 'submitWithdrawal');
  await app.confirm('^Withdraw 300.00 USDT');
  await app.see('See the withdrawal');
  await balanced(app);
};

const withdrawal = async (app: App): Promise<void> => {
  await app.signIn('banked');
  await app.open('/pages/assets/withdraw');
  await app.tap('^Bank card$');
  await app.tap('0001');
  await withdraw300(app);
};

// Such a server lists no addresses, so one is entered for this withdrawal alone.
const withdrawalToAddress = async (app: App): Promise<void> => {
  await app.signIn('banked');
  await app.open('/pages/assets/withdraw');
  await app.tap('Enter an address');
  await app.tap('Choose a network');
  await app.confirm('^TRC20$');
  await app.fill('^Address', 'TDEMO-NOT-PAYABLE-TYPED');
  await app.tap('^Continue$');
  await app.confirm('Use this');
  await withdraw300(app);
};

const transfer = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/assets/transfer');
  await app.see('Available 10,000.00 USDT');
  await app.tap('^25%');
  await loseReply(app, 'transferBetweenAccounts');
  await app.tap('^Transfer 2,500.00 USDT');
  await app.confirm('^Transfer 2,500.00 USDT');
  await app.see('Available 12,500.00 USDT');
  await balanced(app);
};

const certification = async (app: App): Promise<void> => {
  await app.signIn('unverified');
  await app.open('/pages/user/primaryAuth');
  await app.tap('^Passport$');
  await app.fill('First name', 'Ada');
  await app.fill('Last name', 'Byron');
  await app.fill('Document number', 'XK-4711');
  await loseReply(app, 'submitCertification');
  await app.tap('Submit for review');
  await app.see('Under review');
  // An older server sends the time as a number.
  await app.see('Submitted on \\d');
};

const deposit = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/InterestTreasure/index');
  await app.tap('^USDT · 7 days');
  await app.fill('Amount in USDT', '1000');
  await loseReply(app, 'openDeposit');
  await app.tap('^Deposit 1,000.00 USDT');
  await app.confirm('^Deposit ');
  await app.see('Under review|sent for review');
  await balanced(app);
};

const loan = async (app: App): Promise<void> => {
  await signInToTrade(app);
  await app.open('/pages/loan/detail?id=1');
  // An older server does not say in which currency.
  await app.fill(app.manner === 'plain' ? 'Amount in USDT' : '^Amount$', '500');
  await loseReply(app, 'applyForLoan');
  await app.tap('^Apply for');
  await app.confirm('^Apply for');
  await app.see('Under review');
  await app.signIn('borrower');
  await app.open('/pages/loan/order');
  await app.tap('1,000.00');
  await app.fill('^Amount', '100');
  await loseReply(app, 'repayLoan');
  await app.tap('^Repay 100.00');
  await app.confirm('^Repay 100.00');
  // 200 were repaid before.
  await app.see('Repaid so far 300.00');
  await balanced(app);
};

const messages = async (app: App): Promise<void> => {
  await app.signIn('trader');
  await app.open('/pages/notification/index?tab=messages');
  await app.see('Today|Earlier|ago|Just now|2026');
};

/** The main journeys on a server without our additions; each money journey loses a reply, and no key is honoured. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'register', run: register },
  { name: 'log in, quotes', run: logIn },
  { name: 'a seconds contract to its end', run: secondsContract },
  { name: 'leverage with stops', run: leverage },
  { name: 'a close, never in part', run: closing },
  { name: 'spot', run: spot },
  { name: 'top-up', run: topUp },
  { name: 'withdrawal', run: withdrawal },
  { name: 'withdrawal to an address', run: withdrawalToAddress },
  { name: 'transfer', run: transfer },
  { name: 'certification', run: certification },
  { name: 'deposit', run: deposit },
  { name: 'loan', run: loan },
  { name: 'messages', run: messages },
];
