import { decimalsIn } from '@/domain/format/numbers';
import {
  add,
  decimal,
  divide,
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** What totals are counted in. */
export const TOTAL_CURRENCY = 'USDT';

/** One currency of the coin account. */
export interface CoinBalance {
  readonly id: number;
  readonly currency: string;
  readonly available: Decimal;
  readonly frozen: Decimal;
  /** Of all of it in USDT; `undefined` where its price is not known. */
  readonly worth: Decimal | undefined;
  /** Decimals that its amounts are shown with. */
  readonly decimals: number;
}

/** The contract account in USDT. `undefined`: a price that it takes is not known. */
export interface ContractAccount {
  readonly equity: Decimal | undefined;
  readonly balance: Decimal | undefined;
  readonly floating: Decimal | undefined;
  readonly used: Decimal | undefined;
  readonly available: Decimal | undefined;
  readonly frozen: Decimal | undefined;
}

/** What the balances do not tell of leveraged orders, in USDT; `undefined` while it is not known. */
export interface LeverageFigures {
  /** Profit and loss of all open positions. */
  readonly floating: Decimal | undefined;
  /** Held by orders that wait for their price. */
  readonly frozen: Decimal | undefined;
}

/** Both accounts. */
export interface Wallets {
  readonly coins: readonly CoinBalance[];
  readonly coinTotal: Decimal | undefined;
  readonly contract: ContractAccount;
  readonly total: Decimal | undefined;
  /** Won or lost since 00:00 UTC, in USDT and in percent of what there was; `undefined` where the server does not tell. */
  readonly today: { readonly amount: Decimal; readonly percent: Decimal } | undefined;
}

interface PriceRow {
  readonly id: number;
  readonly currency_name: string;
  readonly usdt_price?: string;
}
interface CoinRow extends PriceRow {
  readonly change_balance: string;
  readonly lock_change_balance: string;
}
interface ContractRow extends PriceRow {
  readonly lever_balance: string;
  readonly lock_lever_balance: string;
}
/** Both accounts as the server sends them, as far as the app reads them. */
interface WalletRows {
  readonly change_wallet: { readonly balance: readonly CoinRow[] };
  readonly lever_wallet: { readonly balance: readonly ContractRow[] };
  readonly day_start_usdt?: string;
}

const MONEY_DECIMALS = 2;
const HUNDRED = decimal('100');
const COIN_DECIMALS = 8;

/** Two decimals for USDT; for coins as many as the larger of both amounts has, at most eight. */
const decimalsOf = (currency: string, amounts: readonly Decimal[]): number => {
  if (currency === TOTAL_CURRENCY) return MONEY_DECIMALS;
  const lengths = amounts.map((amount) => decimalsIn(amount));
  return Math.min(COIN_DECIMALS, Math.max(MONEY_DECIMALS, ...lengths));
};

/** Nothing is worth nothing, whatever its price. */
const worthOf = (amount: Decimal, row: PriceRow): Decimal | undefined => {
  if (isZero(amount)) return ZERO;
  if (row.currency_name === TOTAL_CURRENCY) return amount;
  const price = row.usdt_price === undefined ? undefined : parseDecimal(row.usdt_price);
  return price === undefined ? undefined : multiply(amount, price);
};

/** The sum; unknown as soon as one term is. */
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

/**
 * The contract account: equity = balance + bound money + floating profit and loss; what is free for new orders is the
 * balance and the floating part. Bound is the margin of positions and what orders hold that wait for their price.
 */
export const contractAccount = (
  rows: readonly ContractRow[],
  { floating, frozen }: LeverageFigures,
): ContractAccount => {
  const balance = sum(rows.map((row) => worthOf(decimal(row.lever_balance), row)));
  const bound = sum(rows.map((row) => worthOf(decimal(row.lock_lever_balance), row)));
  return {
    equity: sum([balance, bound, floating]),
    balance,
    floating,
    used: bound === undefined || frozen === undefined ? undefined : subtract(bound, frozen),
    available: sum([balance, floating]),
    frozen,
  };
};

const changeOf = (start: string | undefined, total: Decimal | undefined): Wallets['today'] => {
  const before = start === undefined ? undefined : parseDecimal(start);
  if (before === undefined || total === undefined || !isPositive(before)) return undefined;
  const amount = toScale(subtract(total, before), MONEY_DECIMALS, 'down');
  return { amount, percent: divide(multiply(amount, HUNDRED), before, MONEY_DECIMALS, 'down') };
};

/** Both accounts with their totals. */
export const toWallets = (rows: WalletRows, leverage: LeverageFigures): Wallets => {
  const coins = rows.change_wallet.balance.map(toCoin);
  const coinTotal = sum(coins.map(({ worth }) => worth));
  const contract = contractAccount(rows.lever_wallet.balance, leverage);
  const total = sum([coinTotal, contract.equity]);
  return { coins, coinTotal, contract, total, today: changeOf(rows.day_start_usdt, total) };
};

/** True if there is something of the currency, available or frozen. */
export const isHeld = ({ available, frozen }: CoinBalance): boolean =>
  !isZero(add(available, frozen));
