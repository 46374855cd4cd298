import { base, Faker } from '@faker-js/faker';
import { secondOf } from '../../engine/context';
import { findEntry } from '../../engine/market';
import {
  ago,
  inSequence,
  DAY,
  funded,
  HOUR,
  type Persona,
  type HistoryContext,
  type HistoryStep,
} from './persona';

const CROWD = 4;
const FIRST_PAIRS = ['BTC/USDT', 'ETH/USDT'] as const;

const coins = ({ catalogue }: HistoryContext) =>
  catalogue.pairs.filter(({ board }) => board === 'crypto').slice(0, CROWD);

/** Orders at regular intervals over a period before the end, on the first coins, with varying expiries and stakes. */
export const ordersOver =
  (
    span: number,
    count: number,
    {
      stakes,
      seconds,
    }: { readonly stakes: readonly string[]; readonly seconds: readonly number[] },
  ): Persona['history'] =>
  (stage) => {
    const faker = new Faker({ locale: base, seed: stage.seed });
    const pairs = coins(stage);
    const start = stage.end - span;
    return Array.from({ length: count }, (_, index): HistoryStep => {
      const at = start + Math.floor((span * index) / count);
      const expiry = faker.helpers.arrayElement(seconds);
      const request = {
        seconds: expiry,
        pairId: faker.helpers.arrayElement(pairs).id,
        direction: faker.helpers.arrayElement(['up', 'down'] as const),
        stake: faker.helpers.arrayElement(stakes),
      };
      return { at, run: (person) => person.order(request) };
    });
  };

const toContract = { from: 'coin', to: 'contract' } as const;

/** 174 orders more than the ready account has, and three positions, one with stops. */
const GROWN_ORDERS = 174;

/** The additional history of the ready account `trader` in a world opened for it. */
export const traderHistory: Persona['history'] = inSequence(
  ordersOver(6 * DAY, GROWN_ORDERS, { stakes: ['10', '15', '20'], seconds: [30, 60] }),
  ago(
    [3 * HOUR, (person) => person.position('BTC', { side: 'long', lots: 1, leverage: 10 })],
    [2 * HOUR, (person) => person.position('ETH', { side: 'short', lots: 1, leverage: 10 })],
    [
      HOUR,
      (person) => person.position('SOL', { side: 'long', lots: 1, leverage: 10, stopLoss: '30' }),
    ],
  ),
);

const LOSSES = 12;

/** Orders at times when the public price went against the prediction. */
const losses: Persona['history'] = ({ end, market, catalogue }) =>
  Array.from({ length: LOSSES }, (_, index): HistoryStep => {
    const symbol = FIRST_PAIRS[index % FIRST_PAIRS.length] ?? FIRST_PAIRS[0];
    const pairId = catalogue.pairs.find((pair) => pair.market.symbol === symbol)?.id ?? 0;
    const direction = index % 3 === 0 ? 'up' : 'down';
    const from = secondOf(end) - (index + 1) * 5 * 3600;
    const second = findEntry(market, symbol, direction, 30, 'lose', from, 3600) ?? from;
    return {
      at: second * 1000,
      run: (person) => person.order({ pairId, direction, seconds: 30, stake: '100' }),
    };
  });

export const losing: Persona = {
  shows: 'lost its last twelve orders',
  age: 4 * DAY,
  history: inSequence(funded(4 * DAY, [['USDT', '2000']]), losses),
};

export const demoOnly: Persona = {
  shows: 'play money alone: orders, a position and a limit order of the demo account',
  age: 3 * DAY,
  history: inSequence(
    ordersOver(2 * DAY, 8, { stakes: ['50', '100'], seconds: [30, 60] }),
    ago(
      [5 * HOUR, (person) => person.transfer('USDT', '2000', toContract)],
      [4 * HOUR, (person) => person.position('BTC', { side: 'short', lots: 2, leverage: 10 })],
      [
        3 * HOUR,
        (person) => person.position('ETH', { side: 'long', lots: 1, leverage: 10, limit: '1200' }),
      ],
    ),
  ),
};

const big = (currency: string, amount: string, times: number) =>
  Array.from({ length: times }, () => [currency, amount] as const);

export const whale: Persona = {
  shows: 'numbers as long as they get',
  age: 2 * DAY,
  history: inSequence(
    funded(2 * DAY, [...big('USDT', '50000', 30), ...big('BTC', '10', 8), ...big('ETH', '100', 8)]),
    ago(
      [6 * HOUR, (person) => person.transfer('USDT', '400000', toContract)],
      [5 * HOUR, (person) => person.position('BTC', { side: 'long', lots: 500, leverage: 10 })],
      [4 * HOUR, (person) => person.position('ETH', { side: 'short', lots: 500, leverage: 10 })],
      [
        3 * HOUR,
        (person) => person.order({ pairId: 1, direction: 'up', seconds: 180, stake: '50000' }),
      ],
    ),
  ),
};

const MARKET_SELL = { side: 'sell', price: '1', orderMode: 'market' } as const;

export const dust: Persona = {
  shows: 'what is left over: balances of a few units of the eighth decimal',
  age: DAY,
  history: inSequence(
    funded(DAY, [
      ['BTC', '0.00050001'],
      ['ETH', '0.01000003'],
    ]),
    ago(
      [12 * HOUR, (person) => person.coinOrder('BTC', { ...MARKET_SELL, amount: '0.0005' })],
      [11 * HOUR, (person) => person.coinOrder('ETH', { ...MARKET_SELL, amount: '0.01' })],
      [
        10 * HOUR,
        (person) =>
          person.coinOrder('SHIB', {
            side: 'buy',
            price: '1',
            orderMode: 'market',
            amount: '500000',
          }),
      ],
    ),
  ),
};
