import type { ReadyAccount } from '../ready-accounts';
import { ago, inSequence, DAY, MINUTE, type Persona } from './persona';
import { ordersOver } from './trading';

/** A week plus the time for the steps before the first order. */
const WEEK = 7 * DAY;
const AGE = WEEK + 10 * MINUTE;
const HISTORY_ORDERS = 26;

/** The histories of the accounts that every world has. */
export const READY_PERSONAS: Readonly<Record<ReadyAccount['account'], Persona>> = {
  trader: {
    shows: 'a week of orders with real-name verification',
    isFirst: true,
    age: AGE,
    history: inSequence(
      ago(
        [AGE, (person) => person.certify(1, { name: 'Tessa', surname: 'Rade' })],
        [AGE - MINUTE, (person) => person.use('live')],
        [AGE - 2 * MINUTE, (person) => person.topUp('USDT', '5800')],
        [AGE - 3 * MINUTE, (person) => person.topUp('BTC', '0.0421')],
        [AGE - 4 * MINUTE, (person) => person.topUp('ETH', '1.5')],
        [
          AGE - 5 * MINUTE,
          (person) => person.transfer('USDT', '800', { from: 'coin', to: 'contract' }),
        ],
      ),
      ordersOver(WEEK, HISTORY_ORDERS, {
        stakes: ['100', '120', '150', '200'],
        seconds: [30, 60, 120, 180],
      }),
    ),
  },
  practice: { shows: 'play money', isFirst: true, age: AGE, history: () => [] },
  unverified: {
    shows: 'money, but no real-name verification',
    isFirst: true,
    age: AGE,
    history: ago(
      [AGE, (person) => person.use('live')],
      [AGE - MINUTE, (person) => person.topUp('USDT', '250')],
    ),
  },
  frozen: {
    shows: 'a frozen account',
    isFirst: true,
    age: AGE,
    history: ago([AGE, (person) => person.stop('frozen')]),
  },
  locked: {
    shows: 'a locked account',
    isFirst: true,
    age: AGE,
    history: ago([AGE, (person) => person.stop('locked')]),
  },
};
