import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fromTicks } from '@/domain/money/decimal';
import { PositionOracle, type OraclePair } from '../../testing/position-oracle';
import { runs } from '../../testing/runs';
import { scriptedMarket, type ScriptedSecond } from '../../testing/scripted-market';
import { order, pairNamed, START_SECOND, tradingWorld } from '../../testing/trading-world';
import { Refusal } from '../refusal';
import type { Position } from './position';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

const SECONDS = 24;
const RUNS = 1000;
/** Minimum number of each outcome over all runs. */
const SEEN_AT_LEAST = 20;
/** Prices in ticks of 0.01, lots of 0.01 BTC and 0.1 ETH: a tick is worth a cent for 100 and for 10 lots. */
const PAIRS = {
  'BTC/USDT': { price: 6_000_000, half: 100, lotsPerCent: 100 },
  'ETH/USDT': { price: 300_000, half: 20, lotsPerCent: 10 },
} as const;
type Name = keyof typeof PAIRS;
const NAMES: readonly Name[] = ['BTC/USDT', 'ETH/USDT'];

/** Moves of one second in hundredths of a percent: a rare jump before it, its close, and its range beyond both. */
const move = fc.record({
  jump: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -300, max: 300 })),
  drift: fc.integer({ min: -80, max: 80 }),
  up: fc.nat(30),
  down: fc.nat(30),
});

const walk = fc.record({
  moves: fc.array(move, { minLength: SECONDS, maxLength: SECONDS }),
  rest: fc.record({ from: fc.nat(2 * SECONDS), length: fc.nat(5) }),
});
type Walk = typeof walk extends fc.Arbitrary<infer T> ? T : never;

const by = (price: number, hundredths: number): number =>
  Math.round((price * (10_000 + hundredths)) / 10_000);

/** The seconds of a walk from a starting price; the session is closed for some of them. */
const pathFrom = (start: number, { moves, rest }: Walk): readonly ScriptedSecond[] => {
  let last = start;
  return moves.map(({ jump, drift, up, down }, index) => {
    if (index >= rest.from && index < rest.from + rest.length)
      return { open: last, high: last, low: last, close: last, closed: true };
    const open = by(last, jump);
    const close = by(open, drift);
    last = close;
    return {
      open,
      high: by(Math.max(open, close), up),
      low: by(Math.min(open, close), -down),
      close,
    };
  });
};

/** An order; prices in hundredths of a percent from the starting price. */
const wish = fc.record({
  name: fc.constantFrom(...NAMES),
  side: fc.constantFrom('long' as const, 'short' as const),
  lots: fc.integer({ min: 1, max: 20 }),
  leverage: fc.constantFrom(10, 50, 100, 100),
  limit: fc.option(fc.integer({ min: 5, max: 250 }), { nil: undefined, freq: 2 }),
  takeProfit: fc.option(fc.integer({ min: 10, max: 400 }), { nil: undefined, freq: 2 }),
  stopLoss: fc.option(fc.integer({ min: 10, max: 400 }), { nil: undefined, freq: 2 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const requestOf = ({ name, side, lots, leverage, limit, takeProfit, stopLoss }: Wish) => {
  const sign = side === 'long' ? 1 : -1;
  const from = PAIRS[name].price;
  const base = limit === undefined ? from : Math.round((from * (10_000 - sign * limit)) / 10_000);
  const stop = (away: number | undefined, direction: number): string | undefined =>
    away === undefined ? undefined : fromTicks(by(base, direction * away), 2);
  return order(
    {
      side,
      lots,
      leverage,
      limit: limit === undefined ? undefined : fromTicks(base, 2),
      takeProfit: stop(takeProfit, sign),
      stopLoss: stop(stopLoss, -sign),
    },
    name,
  );
};

type World = ReturnType<typeof tradingWorld>;

const start = (
  paths: Readonly<Record<Name, readonly ScriptedSecond[]>>,
  cash: number,
  wishes: readonly Wish[],
): World => {
  const market = scriptedMarket(
    START_SECOND,
    NAMES.map((name) => {
      const { price, half } = PAIRS[name];
      const first = { open: price, high: price, low: price, close: price };
      return { pair: pairNamed(name).market, half, seconds: [first, ...paths[name]] };
    }),
  );
  const world = tradingWorld({ market });
  world.give(String(cash));
  for (const one of wishes) {
    try {
      world.open(requestOf(one));
    } catch (error) {
      // The only expected refusal is insufficient money.
      if (!(error instanceof Refusal)) throw error;
      expect(error.key).toBe('account_insufficient');
    }
  }
  return world;
};

const positionsOf = ({ state }: World): readonly Position[] =>
  Object.values(state.records.positions);
const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** The engine's world in the form that the oracle uses. */
const summaryOf = (world: World) => ({
  available: toCents(world.held('contract', 'available')),
  owed: toCents(world.owed()),
  badDebt: 0 - toCents(world.house('house:bad-debt')),
  positions: positionsOf(world).map((position) => ({
    id: position.id,
    status: position.status,
    openTicks: 'openTicks' in position ? position.openTicks : 0,
    closeTicks: position.status === 'closed' ? position.closeTicks : undefined,
    closedAt: position.status === 'closed' ? position.closedAt / 1000 - START_SECOND : undefined,
    reason: position.status === 'closed' ? position.reason : undefined,
  })),
});

/** Once no order is left, the results are what the account has changed by. The number of results that the house has paid a part of. */
const expectResultsToAddUp = (world: World, cash: number): number => {
  const positions = positionsOf(world);
  const closed = positions.filter((position) => position.status === 'closed');
  const ended = closed.length + positions.filter(({ status }) => status === 'cancelled').length;
  const covered = closed.filter((position) => 'covered' in position);
  if (ended < positions.length) {
    expect(covered).toEqual([]);
    return 0;
  }
  const nets = closed.map((position) => {
    const { profit, fee, nightFees, covered: paid = '0' } = position;
    const lost = toCents(profit) - toCents(fee) - toCents(nightFees);
    // Nothing but a loss is paid, and no more of it than there is.
    expect(toCents(paid)).toBeLessThanOrEqual(Math.max(0, -lost));
    return lost + toCents(paid);
  });
  const sum = nets.reduce((a, b) => a + b, cash * 100);
  expect(toCents(world.held('contract', 'available'))).toBe(sum);
  return covered.length;
};

it('positions end exactly as a scan of every second predicts, settled in one step or in many', () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.record({ 'BTC/USDT': walk, 'ETH/USDT': walk }),
      fc.integer({ min: 20, max: 300 }),
      fc.array(wish, { minLength: 1, maxLength: 7 }),
      fc.array(fc.nat(SECONDS * 1000), { maxLength: 4 }),
      (walks, cash, wishes, stops) => {
        const paths = {
          'BTC/USDT': pathFrom(PAIRS['BTC/USDT'].price, walks['BTC/USDT']),
          'ETH/USDT': pathFrom(PAIRS['ETH/USDT'].price, walks['ETH/USDT']),
        };
        const world = start(paths, cash, wishes);
        const pairs: Record<Name, OraclePair> = {
          'BTC/USDT': { ...PAIRS['BTC/USDT'], seconds: paths['BTC/USDT'] },
          'ETH/USDT': { ...PAIRS['ETH/USDT'], seconds: paths['ETH/USDT'] },
        };
        const oracle = new PositionOracle(
          positionsOf(world),
          world.held('contract', 'available'),
          pairs,
        );
        for (let s = 1; s <= SECONDS; s += 1) oracle.second(s);
        const end = (START_SECOND + SECONDS) * 1000;
        world.waitTo(end);
        expect(summaryOf(world)).toEqual(oracle.summary());
        expect(world.problems()).toEqual([]);
        seen['covered'] = (seen['covered'] ?? 0) + expectResultsToAddUp(world, cash);

        const often = start(paths, cash, wishes);
        for (const ms of stops.toSorted((a, b) => a - b)) often.waitTo(START_SECOND * 1000 + ms);
        often.waitTo(end);
        expect(JSON.stringify(often.state)).toBe(JSON.stringify(world.state));

        for (const { status, reason, openedAt } of oracle.positions) {
          const what = reason ?? (openedAt > 0 ? 'filled' : status);
          seen[what] = (seen[what] ?? 0) + 1;
        }
        if (oracle.badDebt !== 0) seen['advanced'] = (seen['advanced'] ?? 0) + 1;
      },
    ),
    runs(RUNS),
  );
  // The runs must cover every outcome.
  const rare = [
    'stopOut',
    'stopLoss',
    'takeProfit',
    'filled',
    'open',
    'pending',
    'advanced',
    'covered',
  ].filter((what) => (seen[what] ?? 0) < SEEN_AT_LEAST);
  expect({ rare, seen }).toEqual({ rare: [], seen });
});
