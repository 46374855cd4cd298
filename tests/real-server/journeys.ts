import assert from 'node:assert/strict';
import type { App } from './app.ts';
import { balanced, loseReply, signInToTrade } from './journey-steps.ts';
import { closing, leverage, secondsContract, spot } from './trading-journeys.ts';

/** A journey of a user, the same on every engine. */
export interface Journey {
  readonly name: string;
  readonly run: (app: App) => Promise<void>;
}

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
  await app.see('Under review|Deposit sent');
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
