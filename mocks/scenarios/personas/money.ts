import type { Person } from '../person';
import { ago, inSequence, DAY, funded, HOUR, type Persona } from './persona';

const WEEK_PRODUCT = 1;
const MONTH_PRODUCT = 2;
const WEEK_LOAN = 1;
const MONTH_LOAN = 2;

export const borrower: Persona = {
  shows: 'a loan of a week, repaid in part, due within a day',
  age: 7 * DAY,
  history: inSequence(
    funded(7 * DAY, [['USDT', '800']]),
    // Lent for seven days, six and a half days ago.
    ago(
      [6 * DAY + 12 * HOUR, (person) => person.borrow(WEEK_LOAN, '1000')],
      [2 * DAY, (person) => person.repay('200')],
    ),
  ),
};

export const debtor: Persona = {
  shows: 'a loan repaid, one rejected, one overdue and repaid in part, and one under review',
  age: 30 * DAY,
  history: inSequence(
    funded(30 * DAY, [['USDT', '500']]),
    ago(
      [29 * DAY, (person) => person.borrow(WEEK_LOAN, '400')],
      // Six nights of 400 x 0.06 % = 0.24, and the fee of 0.5 %.
      [23 * DAY, (person) => person.repay('403.44')],
      [20 * DAY, (person) => person.borrow(MONTH_LOAN, '300.13')],
      [11 * DAY, (person) => person.borrow(WEEK_LOAN, '600')],
      [6 * DAY, (person) => person.repay('150')],
      // An amount with these cents is left to a reviewer.
      [HOUR, (person) => person.borrow(MONTH_LOAN, '250.14')],
    ),
  ),
};

export const saver: Persona = {
  shows: 'deposits under review, hosted, completed and cancelled',
  age: 11 * DAY,
  history: inSequence(
    funded(11 * DAY, [['USDT', '20000']]),
    ago(
      [10 * DAY, (person) => person.deposit(WEEK_PRODUCT, '2000')],
      [5 * DAY, (person) => person.deposit(MONTH_PRODUCT, '3000')],
      [2 * DAY, (person) => person.redeem()],
      [2 * DAY - HOUR, (person) => person.deposit(MONTH_PRODUCT, '5000')],
      // An amount with these cents is left to a reviewer.
      [HOUR, (person) => person.deposit(WEEK_PRODUCT, '1000.14')],
    ),
  ),
};

export const subscriber: Persona = {
  shows: 'a project subscription that was delivered, and one that is held until its project ends',
  age: 40 * DAY,
  history: inSequence(
    funded(40 * DAY, [['USDT', '8000']]),
    // A project is open for thirty days.
    ago(
      [35 * DAY, (person) => person.subscribe('400')],
      [20 * HOUR, (person) => person.subscribe('2000')],
    ),
  ),
};

/** Binds an unpayable card that ends in this tail. */
const bindCard = (person: Person, tail: string): string => {
  const account = `DEMO-NOT-PAYABLE-${tail}`;
  const nothing = { bankId: undefined, bankAddress: undefined, place: undefined, iban: undefined };
  const bank = { bank: 'Example Bank', branch: 'Harbour', code: 'EXMPNO22' };
  person.bind({ kind: 'bank', holder: 'Ada Berg', account, ...bank, ...nothing });
  return account;
};

export const banked: Persona = {
  shows:
    'a paid and a failed bank withdrawal, a cancelled one to a wallet, and a top-up by bank under review',
  age: 6 * DAY,
  history: inSequence(
    funded(6 * DAY, [
      ['USDT', '3000'],
      ['BTC', '0.5'],
    ]),
    ago(
      [5 * DAY, (person) => person.setTradePassword()],
      [4 * DAY, (person) => person.withdraw('USDT', '500', bindCard(person, '0001'), 'card')],
      [2 * DAY, (person) => person.withdraw('USDT', '250', bindCard(person, '0002'), 'card')],
      [26 * HOUR, (person) => person.withdraw('USDT', '120', person.bindAddress('USDT', '0003'))],
      [25 * HOUR, (person) => person.cancelWithdrawal()],
      [
        2 * HOUR,
        (person) => person.topUp('USDT', '500', { tail: '0003', receipt: true, byBank: true }),
      ],
      [HOUR, (person) => person.bindAddress('BTC', '0001', 'Cold wallet')],
    ),
  ),
};

export const reviewing: Persona = {
  shows: 'payments in and out in every state; of withdrawals one at a time is pending',
  age: 3 * DAY,
  history: inSequence(
    funded(3 * DAY, [['USDT', '2500']]),
    ago(
      [2 * DAY, (person) => person.topUp('USDT', '300', { tail: '0002', receipt: true })],
      [30 * HOUR, (person) => person.topUp('USDT', '400', { tail: '0003' })],
      [29 * HOUR, (person) => person.topUp('USDT', '600', { tail: '0003', receipt: true })],
      [28 * HOUR, (person) => person.setTradePassword()],
      [27 * HOUR, (person) => person.withdraw('USDT', '150', person.bindAddress('USDT', '0001'))],
      [26 * HOUR, (person) => person.withdraw('USDT', '250', person.bindAddress('USDT', '0002'))],
      [25 * HOUR, (person) => person.withdraw('USDT', '350', person.bindAddress('USDT', '0003'))],
    ),
  ),
};

export const exchanger: Persona = {
  shows: 'flash exchanges there and back, all of them paid, of the live account',
  age: 3 * DAY,
  history: inSequence(
    funded(3 * DAY, [
      ['USDT', '5000'],
      ['ETH', '1.5'],
    ]),
    ago(
      [2 * DAY, (person) => person.exchange('USDT', 'BTC', '1000')],
      [DAY, (person) => person.exchange('ETH', 'USDT', '0.5')],
      [DAY - HOUR, (person) => person.exchange('USDT', 'SHIB', '25')],
      [2 * HOUR, (person) => person.exchange('BTC', 'SOL', '0.004')],
    ),
  ),
};
