import { decimal, negate, type Decimal } from '@/domain/money/decimal';
import { CATALOGUE } from '../catalogue/products';
import { audit } from '../engine/audit';
import type { Catalogue, Context, Decision, TradedPair } from '../engine/context';
import { applyEvents } from '../engine/evolve';
import {
  balanceOf,
  systemAccount,
  userAccount,
  type Book,
  type Bucket,
  type SystemName,
} from '../engine/ledger/ledger';
import { debtBefore } from '../engine/leverage/contract-funds';
import { openPosition, type OpenRequest } from '../engine/leverage/open';
import type { Position } from '../engine/leverage/position';
import { createMarket, type Market } from '../engine/market';
import { settleTo } from '../engine/settle';
import { emptyState, type User } from '../engine/state';
import { scriptedMarket, still, type ScriptedSecond } from './scripted-market';
import { person } from './small-world';

/** Monday 2 March 2026, 09:00 UTC, in seconds: all markets are open. */
export const START_SECOND = Date.UTC(2026, 2, 2, 9) / 1000;

/** A pair of the catalogue by its symbol. */
export const pairNamed = (symbol: string): TradedPair => {
  const pair = CATALOGUE.pairs.find(({ market }) => market.symbol === symbol);
  if (pair === undefined) throw new Error(`no pair ${symbol}`);
  return pair;
};

/** A market order for one lot of BTC, long, with leverage 10. */
export const order = (changes: Partial<OpenRequest> = {}, symbol = 'BTC/USDT'): OpenRequest => {
  const { base, quote, board } = pairNamed(symbol);
  return {
    board,
    baseId: base.id,
    quoteId: quote.id,
    side: 'long',
    lots: 1,
    leverage: 10,
    limit: undefined,
    takeProfit: undefined,
    stopLoss: undefined,
    ...changes,
  };
};

export interface TradingWorldOptions {
  readonly market?: Market;
  readonly catalogue?: Catalogue;
  /** Epoch milliseconds. */
  readonly at?: number;
}

/** The trader of a trading world: certified, in the live account. */
export const TRADER: User = person(1);

const realMarket = createMarket(
  7,
  CATALOGUE.pairs.map(({ market }) => market),
);

/** A world with one trader, without wire or store: only commands and time. */
export const tradingWorld = ({
  market = realMarket,
  catalogue = CATALOGUE,
  at = START_SECOND * 1000,
}: TradingWorldOptions = {}) => {
  const state = emptyState(7);
  let now = at;
  state.settledTo = at;
  applyEvents(state, [{ kind: 'userRegistered', user: TRADER }]);
  const context = (): Context => ({ state, now, market, catalogue });
  const run = <T>(decide: (context: Context) => Decision<T>): T => {
    const { events, reply } = decide(context());
    applyEvents(state, events);
    return reply;
  };
  const held = (book: Book, bucket: Bucket, currency = 'USDT'): string =>
    balanceOf(state.ledger, userAccount(TRADER.id, TRADER.mode, book, currency, bucket));
  return {
    state,
    context,
    run,
    held,
    house: (name: SystemName, currency = 'USDT'): string =>
      balanceOf(state.ledger, systemAccount(TRADER.mode, name, currency)),
    owed: (): Decimal => debtBefore(state, { owner: TRADER.id, mode: TRADER.mode }),
    give: (amount: string, book: Book = 'contract', currency = 'USDT'): void => {
      const delta = decimal(amount);
      const postings = [
        { account: systemAccount(TRADER.mode, 'ext:deposits', currency), delta: negate(delta) },
        { account: userAccount(TRADER.id, TRADER.mode, book, currency, 'available'), delta },
      ];
      const id = `give:${state.ledger.journals.length}`;
      applyEvents(state, [
        { kind: 'moneyMoved', journal: { id, at: now, kind: 'deposit', postings } },
      ]);
    },
    open: (request: OpenRequest): Position => run((view) => openPosition(view, TRADER, request)),
    /** Advances to a time in epoch milliseconds, processing at most so many events. */
    waitTo: (ms: number, atMost?: number): void => {
      settleTo({ state, market, catalogue }, ms, atMost);
      now = ms;
    },
    position: (id: number): Position => {
      const position = state.records.positions[id];
      if (position === undefined) throw new Error(`no position ${id}`);
      return position;
    },
    problems: (): readonly string[] => audit(state),
  };
};

/** A trading world with BTC at 60000.00 and a half spread of 1.00, then the given seconds, in ticks of 0.01. */
export const bitcoinWorld = (...seconds: readonly ScriptedSecond[]) => {
  const { market: pair } = pairNamed('BTC/USDT');
  const market = scriptedMarket(START_SECOND, [
    { pair, half: 100, seconds: [still(6_000_000), ...seconds] },
  ]);
  return tradingWorld({ market });
};

/** A number of seconds after the start of a trading world, in epoch milliseconds. */
export const afterStart = (count: number): number => (START_SECOND + count) * 1000;
