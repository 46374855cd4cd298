import type { Position } from '../engine/leverage/position';
import type { ScriptedSecond } from './scripted-market';

/** A pair of the oracle: its prices from the second after the start, half spread in ticks, lots per cent per tick. */
export interface OraclePair {
  readonly half: number;
  readonly lotsPerCent: number;
  readonly seconds: readonly ScriptedSecond[];
}

/** A position in plain integers: ticks, cents, and second numbers. */
interface Plain {
  readonly id: number;
  readonly symbol: string;
  readonly long: boolean;
  readonly lots: number;
  readonly margin: number;
  readonly fee: number;
  readonly asked: number;
  readonly takeProfit: number | undefined;
  readonly stopLoss: number | undefined;
  status: 'pending' | 'open' | 'closed' | 'cancelled';
  openTicks: number;
  openedAt: number;
  closeTicks: number | undefined;
  closedAt: number | undefined;
  reason: string | undefined;
}

const STOP_OUT_PERCENT = 30;
const cents = (amount: string): number => Math.round(Number(amount) * 100);

const plain = (position: Position): Plain => ({
  id: position.id,
  symbol: position.symbol,
  long: position.side === 'long',
  lots: position.lots,
  margin: cents(position.margin),
  fee: cents(position.fee),
  asked: position.askedTicks,
  takeProfit: position.takeProfitTicks,
  stopLoss: position.stopLossTicks,
  status: position.status,
  openTicks: 'openTicks' in position ? position.openTicks : 0,
  openedAt: 0,
  closeTicks: undefined,
  closedAt: undefined,
  reason: undefined,
});

/**
 * An independent, naive implementation of the position rules: scans every second and every position, in integer cents
 * and ticks. It shares nothing with the engine but the initial orders.
 */
export class PositionOracle {
  readonly positions: readonly Plain[];
  available: number;
  owed = 0;
  badDebt = 0;
  readonly #pairs: Readonly<Record<string, OraclePair>>;

  constructor(
    positions: readonly Position[],
    available: string,
    pairs: Readonly<Record<string, OraclePair>>,
  ) {
    this.positions = positions.map(plain);
    this.available = cents(available);
    this.#pairs = pairs;
  }

  /** Processes second `s`: stop-outs, stop losses, take profits, limits. */
  second(s: number): void {
    while (this.#stopOut(s));
    for (const kind of ['stopLoss', 'takeProfit'] as const) {
      for (const position of this.#in('open', s)) this.#stop(position, kind, s);
    }
    for (const position of this.#in('pending', s)) this.#fill(position, s);
  }

  /** The result that the engine must match. */
  summary() {
    return {
      available: this.available,
      owed: this.owed,
      badDebt: this.badDebt,
      positions: this.positions.map(({ id, status, openTicks, closeTicks, closedAt, reason }) => ({
        id,
        status,
        openTicks,
        closeTicks,
        closedAt,
        reason,
      })),
    };
  }

  #pair(symbol: string): OraclePair {
    const pair = this.#pairs[symbol];
    if (pair === undefined) throw new Error(`no pair ${symbol}`);
    return pair;
  }

  #prices(symbol: string, s: number): ScriptedSecond {
    const prices = this.#pair(symbol).seconds[s - 1];
    if (prices === undefined) throw new Error(`no second ${s}`);
    return prices;
  }

  #in(status: Plain['status'], s: number): readonly Plain[] {
    return this.positions.filter((position) => position.status === status && position.openedAt < s);
  }

  #profit({ symbol, long, lots, openTicks }: Plain, ticks: number): number {
    const move = long ? ticks - openTicks : openTicks - ticks;
    return Math.floor((move * lots) / this.#pair(symbol).lotsPerCent);
  }

  #stopOut(s: number): boolean {
    const open = this.#in('open', s).map((position) => {
      const { low, high, closed } = this.#prices(position.symbol, s);
      const { half } = this.#pair(position.symbol);
      const ticks = position.long ? low - half : high + half;
      return { position, ticks, tradable: closed !== true, profit: this.#profit(position, ticks) };
    });
    const used = open.reduce((sum, { position }) => sum + position.margin, 0);
    const held = this.positions
      .filter(({ status }) => status === 'pending')
      .reduce((sum, { margin, fee }) => sum + margin + fee, 0);
    const floating = open.reduce((sum, { profit }) => sum + profit, 0);
    const equity = this.available - this.owed + held + used + floating;
    if (used === 0 || equity * 100 > STOP_OUT_PERCENT * used) return false;
    const loser = open
      .filter(({ tradable }) => tradable)
      .toSorted((a, b) => a.profit - b.profit || a.position.id - b.position.id)[0];
    if (loser === undefined) return false;
    this.#close(loser.position, loser.ticks, s, 'stopOut');
    return true;
  }

  /** The fill price of a level, if the second reaches it from above (`falls`) or from below. */
  #reached(symbol: string, s: number, level: number, falls: boolean, shift: number) {
    const { open, high, low, closed } = this.#prices(symbol, s);
    if (closed === true) return undefined;
    if (falls) return low + shift <= level ? Math.min(level, open + shift) : undefined;
    return high + shift >= level ? Math.max(level, open + shift) : undefined;
  }

  #stop(position: Plain, kind: 'stopLoss' | 'takeProfit', s: number): void {
    const level = position[kind];
    if (level === undefined || position.status !== 'open') return;
    const { half } = this.#pair(position.symbol);
    const falls = position.long === (kind === 'stopLoss');
    const shift = position.long ? -half : half;
    const ticks = this.#reached(position.symbol, s, level, falls, shift);
    if (ticks !== undefined) this.#close(position, ticks, s, kind);
  }

  #fill(position: Plain, s: number): void {
    const { half } = this.#pair(position.symbol);
    const shift = position.long ? half : -half;
    const ticks = this.#reached(position.symbol, s, position.asked, position.long, shift);
    if (ticks === undefined) return;
    position.status = 'open';
    position.openTicks = ticks;
    position.openedAt = s;
  }

  #close(position: Plain, ticks: number, s: number, reason: string): void {
    const sum = this.available + position.margin + this.#profit(position, ticks);
    const advance = sum < 0 ? -sum : -Math.min(sum, this.owed);
    this.available = sum + advance;
    this.owed += advance;
    this.badDebt += advance;
    position.status = 'closed';
    position.closeTicks = ticks;
    position.closedAt = s;
    position.reason = reason;
    const live = this.positions.some(({ status }) => status === 'open' || status === 'pending');
    if (!live) this.owed = 0;
  }
}
