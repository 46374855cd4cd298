import { add, decimal, isZero, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import { dayResult, type DayResult, type DayRow } from './day-result';
import { decimalsOf, worthOf, type PriceRow } from './worth';

/** One currency of the coin account. */
export interface CoinBalance {
  readonly id: number;
  readonly currency: string;
  readonly available: Decimal;
  readonly frozen: Decimal;
  /** Value of the whole amount in USDT; `undefined` if its price is unknown. */
  readonly worth: Decimal | undefined;
  /** Decimals of its displayed amounts. */
  readonly decimals: number;
}

/** The contract account in USDT. Fields are `undefined` if a required price is unknown. */
export interface ContractFigures {
  readonly equity: Decimal | undefined;
  /** All of its money, free or locked, without the floating part. */
  readonly balance: Decimal | undefined;
  readonly floating: Decimal | undefined;
  readonly used: Decimal | undefined;
  readonly available: Decimal | undefined;
  readonly frozen: Decimal | undefined;
}

/** Leverage figures that the balances do not contain, in USDT; `undefined` while unknown. */
export interface LeverageFigures {
  /** Floating profit and loss of all open positions. */
  readonly floating: Decimal | undefined;
  /** Holds of pending orders. */
  readonly frozen: Decimal | undefined;
}

/** Both accounts. */
export interface Wallets {
  readonly coins: readonly CoinBalance[];
  /** Of all coins with a known price. */
  readonly coinTotal: Decimal | undefined;
  /** Held currencies that no total counts, because their price is unknown: units of a project that is not traded yet. */
  readonly unpriced: readonly string[];
  /** The number of balances that no total counts, because they could not be read. */
  readonly unread: number;
  readonly contract: ContractFigures;
  readonly total: Decimal | undefined;
  /** Profit or loss since 00:00 UTC; `undefined` if the server does not send it, or balances could not be read. */
  readonly today: DayResult | undefined;
}

interface CoinRow extends PriceRow {
  readonly change_balance: string;
  readonly lock_change_balance: string;
}
interface ContractRow extends PriceRow {
  readonly lever_balance: string;
  readonly lock_lever_balance: string;
}
/** The fields of a reply that the app reads of both accounts. */
interface WalletRows extends DayRow {
  readonly change_wallet: { readonly balance: readonly CoinRow[] };
  readonly lever_wallet: { readonly balance: readonly ContractRow[] };
}

/** The sum; `undefined` if any term is. */
const sum = (terms: readonly (Decimal | undefined)[]): Decimal | undefined => {
  const known = terms.filter((term) => term !== undefined);
  return known.length === terms.length ? add(ZERO, ...known) : undefined;
};

const toCoin = (row: CoinRow): CoinBalance => {
  const available = decimal(row.change_balance);
  const frozen = decimal(row.lock_change_balance);
  return {
    id: row.id,
    currency: row.currency_name,
    available,
    frozen,
    worth: worthOf(add(available, frozen), row),
    decimals: decimalsOf(row.currency_name, [available, frozen]),
  };
};

/** True if nothing of an account may be read: its total is unknown then, not zero. */
const isAllUnread = (rows: readonly unknown[], unread: number): boolean =>
  unread > 0 && rows.length === 0;

/**
 * The contract account: equity = balance + floating profit and loss; free for new orders is what of it is not locked. Locked
 * money is the margin of positions plus the holds of pending orders.
 */
export const contractFigures = (
  rows: readonly ContractRow[],
  { floating, frozen }: LeverageFigures,
  unread = 0,
): ContractFigures => {
  const isUnknown = isAllUnread(rows, unread);
  const totalOf = (field: 'lever_balance' | 'lock_lever_balance'): Decimal | undefined =>
    isUnknown ? undefined : sum(rows.map((row) => worthOf(decimal(row[field]), row)));
  const free = totalOf('lever_balance');
  const locked = totalOf('lock_lever_balance');
  const balance = sum([free, locked]);
  return {
    equity: sum([balance, floating]),
    balance,
    floating,
    used: locked === undefined || frozen === undefined ? undefined : subtract(locked, frozen),
    available: sum([free, floating]),
    frozen,
  };
};

/** Converts a reply to both accounts with their totals. `unread`: rows of it that were left out. */
export const toWallets = (rows: WalletRows, leverage: LeverageFigures, unread = 0): Wallets => {
  const coins = rows.change_wallet.balance.map(toCoin);
  const coinTotal = isAllUnread(coins, unread)
    ? undefined
    : add(ZERO, ...coins.flatMap(({ worth = [] }) => worth));
  const unpriced = coins.filter(({ worth }) => worth === undefined).map(({ currency }) => currency);
  const contract = contractFigures(rows.lever_wallet.balance, leverage, unread);
  const total = sum([coinTotal, contract.equity]);
  // The start of the day counts balances that are missing from the total.
  const today = unread > 0 ? undefined : dayResult(rows, total);
  return { coins, coinTotal, unpriced, unread, contract, total, today };
};

/** True if the currency has an available or frozen amount. */
export const hasBalance = ({ available, frozen }: CoinBalance): boolean =>
  !isZero(add(available, frozen));
