import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import type { LeverageTerms } from './terms';
import { leverageOf, lotsForPercent, previewOf, problemsOf, type TicketBasis } from './ticket';
import { EMPTY_TICKET, parseTicket, type Ticket } from './ticket-draft';

const d = decimal;
const terms: LeverageTerms = {
  position: {
    lotSize: d('0.01'),
    feePercent: d('0.05'),
    overnightPercent: d('0.02'),
    rate: d('1'),
    scale: 2,
  },
  lots: { minimum: 1, maximum: 500, step: 1 },
  canClosePart: true,
  leverages: [10, 20],
  spread: d('1'),
  currency: 'USDT',
  stopOutPercent: d('30'),
  isLossCovered: false,
  unknown: [],
  night: { at: 1_772_488_800, nights: 1 },
};
const basis: TicketBasis = {
  terms,
  account: { cash: d('1000'), held: d('0'), usedMargin: d('0'), floating: d('0') },
  positions: [],
  last: d('50000'),
  decimals: 2,
};
const ticket = (changes: Partial<Ticket> = {}): Ticket => ({
  ...EMPTY_TICKET,
  lots: '3',
  ...changes,
});

it('refuses no order for its cost if the server does not tell the size of a lot', () => {
  const dear = ticket({ lots: '100' });
  // 100 x 0.01 x 50001 / 10 = 5,000.10, of which the account has 1,000.
  expect(problemsOf(dear, basis)).toEqual([{ field: 'lots', code: 'account_insufficient' }]);
  const unknown: TicketBasis = { ...basis, terms: { ...terms, unknown: ['lotSize'] } };
  expect(problemsOf(dear, unknown)).toEqual([]);
});

describe('lots within the limit that the user has set', () => {
  // 3 lots need 150.01 of margin, 2 lots 100.01 (100.002 rounded up), 1 lot 50.01 (50.001 rounded up); fees do not count.
  it.each([
    ['3', '150.01', []],
    ['3', '150', [{ field: 'lots', code: 'stake_limit' }]],
    // Beyond the account too, but more money would not help.
    ['400', '150', [{ field: 'lots', code: 'stake_limit' }]],
  ])('%s with %s left', (lots, left, problems) => {
    expect(problemsOf(ticket({ lots }), { ...basis, leftToStake: d(left) })).toEqual(problems);
  });

  it('are the most that a percent fills in, less a small move of the market price', () => {
    expect(lotsForPercent(ticket(), { ...basis, leftToStake: d('150.01') }, '100')).toBe(2);
    // 150.40 / 1.0021 = 150.08
    expect(lotsForPercent(ticket(), { ...basis, leftToStake: d('150.4') }, '100')).toBe(3);
    const limit = ticket({ mode: 'limit', limit: '50001' });
    expect(lotsForPercent(limit, { ...basis, leftToStake: d('150.01') }, '100')).toBe(3);
    expect(lotsForPercent(limit, { ...basis, leftToStake: d('10') }, '100')).toBe(0);
  });
});

describe('preview of a ticket', () => {
  it('opens a market long at the ask and closes it at the bid', () => {
    // Notional 0.03 x 50001 = 1500.03; margin /10 = 150.003, up to 150.01; fee 0.05 % = 0.750015, up to 0.76
    // Overnight fee 0.02 % = 0.300006, up to 0.31; spread cost 0.03 x 1 x 2 = 0.06
    // Stop-out: equity without the position 1000 - 0.76 = 999.24; limit 45.003; the profit may fall to -954.237,
    // which is booked for anything below -954.23: 0.03 x (p - 50001) < -954.23, so p < 18193.33333
    // Distance from the bid 49999: 31805.67 / 49999 = 63.612 %
    expect(previewOf(ticket(), basis)).toEqual({
      lots: 3,
      leverage: 10,
      openPrice: '50001',
      notional: '1500.03',
      margin: '150.01',
      fee: '0.76',
      cost: '150.77',
      spreadCost: '0.06',
      nightFee: '0.31',
      unknown: [],
      stops: { takeProfit: undefined, stopLoss: undefined },
      before: { equity: '1000', used: '0', available: '1000', level: undefined },
      // 1000 - 150.77 - 0.06 = 849.17; level (999.24 - 0.06) / 150.01 = 666.07 %
      // 1,000 less the fee of 0.76 and the spread cost of 0.06.
      after: {
        equity: '999.18',
        used: '150.01',
        available: '849.17',
        level: '666.07',
        stopOut: { kind: 'price', side: 'long', price: '18193.33', distancePercent: '63.61' },
      },
    });
  });

  it('holds the cost of a limit order and uses no margin yet', () => {
    const preview = previewOf(ticket({ mode: 'limit', limit: '40000', leverage: 20 }), basis);
    // Notional 1200; margin 60; fee 0.60
    expect(preview).toMatchObject({
      openPrice: '40000',
      margin: '60',
      fee: '0.6',
      cost: '60.6',
      after: { available: '939.4', level: undefined },
    });
  });

  describe('with an open position of the pair', () => {
    const positions = [
      { side: 'long', lots: 3, openPrice: d('50001'), profit: d('-0.06') },
    ] as const;
    const withPosition = (cash: string): TicketBasis => ({
      ...basis,
      positions,
      account: {
        cash: d(cash),
        held: d('0'),
        usedMargin: d('150.01'),
        floating: d('-0.06'),
      },
    });

    it('lets both move towards the stop-out', () => {
      // Cash 1000 - 150.77 = 849.23, margin 300.02: 1149.25 without the pair; the limit is 90.006. The result may fall to
      // -1059.244, which is booked for anything below -1059.24: 0.06 x (p - 50001) < -1059.24, so p < 32347
      // Distance from the bid: 17652.01 / 49999 = 35.304 %
      expect(previewOf(ticket(), withPosition('1000'))?.after?.stopOut).toEqual({
        kind: 'price',
        side: 'long',
        price: '32346.99',
        distancePercent: '35.3',
      });
    });

    it('lets an opposite order lower the risk, or end it', () => {
      // Margin 50, fee 0.25: cash 249.75, margin 200.01, limit 60.003. Two lots stay long, as if from 50003:
      // (3 x 50001 - 49997) / 2. 0.02 x (p - 50003) < -389.75, so p < 30515.5
      const sell = ticket({ side: 'short', lots: '1' });
      expect(previewOf(sell, withPosition('300'))?.after?.stopOut).toMatchObject({
        price: '30515.49',
      });
      const sellAll = ticket({ side: 'short' });
      expect(previewOf(sellAll, withPosition('1000'))?.after?.stopOut).toEqual({ kind: 'never' });
    });

    it('has no figures after an order that cannot be paid for', () => {
      // It costs 150.77, and the floating loss of 0.06 can't be spent.
      expect(previewOf(ticket(), withPosition('150.82'))?.after).toBeUndefined();
      expect(previewOf(ticket(), withPosition('150.83'))?.after).toBeDefined();
    });
  });

  it('opens a short at the bid', () => {
    expect(previewOf(ticket({ side: 'short' }), basis)?.openPrice).toBe('49999');
  });

  it('is undefined without lots or price', () => {
    expect([
      previewOf(ticket({ lots: '' }), basis),
      previewOf(ticket({ lots: '0' }), basis),
      previewOf(ticket({ mode: 'limit' }), basis),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('has the stops as prices only while they are switched on', () => {
    const stops = { unit: 'percent', takeProfit: '10', stopLoss: '' } as const;
    // 50001 x 1.1 = 55001.1
    expect(previewOf(ticket({ hasStops: true, stops }), basis)?.stops).toEqual({
      takeProfit: '55001.1',
      stopLoss: undefined,
    });
    expect(previewOf(ticket({ stops }), basis)?.stops.takeProfit).toBeUndefined();
  });
});

const on = (takeProfit: string, stopLoss: string): Partial<Ticket> => ({
  hasStops: true,
  stops: { unit: 'price', takeProfit, stopLoss },
});

const losing = (lots: string, stopLoss: string): Partial<Ticket> => ({
  lots,
  hasStops: true,
  stops: { unit: 'amount', takeProfit: '', stopLoss },
});

describe('problems of a ticket', () => {
  it.each([
    ['nothing, while nothing is typed', { lots: '' }, []],
    ['nothing', {}, []],
    ['text for lots', { lots: 'many' }, [['lots', 'amount_wrong']]],
    ['too few lots', { lots: '0' }, [['lots', 'order_below_minimum']]],
    ['too many lots', { lots: '501' }, [['lots', 'order_above_maximum']]],
    // 20 lots: 10000.20, margin 1000.02 and fee 5.01 are more than 1000
    ['more than the account has', { lots: '20' }, [['lots', 'account_insufficient']]],
    [
      'a limit finer than the pair',
      { mode: 'limit', limit: '40000.001' },
      [['limit', 'amount_wrong']],
    ],
    ['a limit of 0', { mode: 'limit', limit: '0' }, [['limit', 'not_positive']]],
    [
      'a short below the bid',
      { mode: 'limit', side: 'short', limit: '49998.99' },
      [['limit', 'limit_sell_below_price']],
    ],
    ['a short at the bid: nothing', { mode: 'limit', side: 'short', limit: '49999' }, []],
    ['a take profit below the ask', on('50000', ''), [['takeProfit', 'take_profit_wrong']]],
    ['a stop loss above the bid', on('', '50000'), [['stopLoss', 'stop_loss_wrong']]],
    [
      'both stops, each at its own field',
      on('1', '60000'),
      [
        ['takeProfit', 'take_profit_wrong'],
        ['stopLoss', 'stop_loss_wrong'],
      ],
    ],
    ['a stop of 0', on('', '0'), [['stopLoss', 'not_positive']]],
    [
      'a take profit of 0 of a short',
      { side: 'short', ...on('0', '') },
      [['takeProfit', 'not_positive']],
    ],
    // One lot is worth 500 and cannot lose 600; without lots there is nothing to judge.
    ['an amount that cannot be lost', losing('1', '600'), [['stopLoss', 'stop_loss_wrong']]],
    ['an amount without lots: nothing', losing('', '600'), []],
    ['text for a stop', on('x', ''), [['takeProfit', 'amount_wrong']]],
    ['a stop finer than the pair', on('', '49000.001'), [['stopLoss', 'amount_wrong']]],
  ] as const)('%s', (_name, changes, expected) => {
    const found = problemsOf(ticket(changes), basis);
    expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
  });
});

it('a percent chip gives as many lots as that share of the usable margin pays for', () => {
  // Half of 1000: a lot costs 50.001 margin and 0.250005 fee; 9 lots 450.01 + 2.26 = 452.27, 10 lots 500.01 + 2.51
  expect(lotsForPercent(ticket(), basis, '50')).toBe(9);
  expect(lotsForPercent(ticket(), basis, '1')).toBe(0);
  // 19 lots cost 950.02 + 4.76 = 954.78: all of it at a limit; at the market a move of 0.21 % would exceed it.
  const exact = { ...basis, account: { ...basis.account, cash: d('954.78') } };
  expect(lotsForPercent(ticket({ mode: 'limit', limit: '50001' }), exact, '100')).toBe(19);
  expect(lotsForPercent(ticket(), exact, '100')).toBe(18);
});

it('replaces a leverage that the pair does not offer by its smallest', () => {
  expect(leverageOf(ticket({ leverage: 50 }), terms)).toBe(10);
  expect(leverageOf(ticket({ leverage: 20 }), terms)).toBe(20);
});

it('parses a stored ticket and rejects anything else', () => {
  const kept = ticket({ leverage: 20, limit: '1,5' });
  expect(parseTicket(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect([parseTicket(undefined), parseTicket({ ...kept, side: 'up' })]).toEqual([
    undefined,
    undefined,
  ]);
});
