import { add, decimal, type Decimal } from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { decimalsOf, mostDecimals, worthOf, type PriceRow } from './worth';

/** A currency in both accounts. */
export interface CurrencyBalance {
  readonly id: number;
  readonly currency: string;
  /** Decimals of an amount of it. */
  readonly decimals: number;
  /** Decimals of the balances on screen, which leave out trailing zeros. */
  readonly shownDecimals: number;
  readonly available: { readonly coin: Decimal; readonly contract: Decimal };
  /** Held by orders and withdrawals, or as margin. */
  readonly held: { readonly coin: Decimal; readonly contract: Decimal };
  /** Accounts of which nothing is known, as its row may be one that could not be read: they count as empty above. */
  readonly unknown: readonly TransferAccount[];
  /** Worth of all of it in USDT; `undefined` if its price or a part of it is unknown. */
  readonly worth: Decimal | undefined;
}

interface WalletRows {
  readonly change_wallet: {
    readonly balance: readonly (PriceRow & {
      readonly change_balance: string;
      readonly lock_change_balance: string;
    })[];
  };
  readonly lever_wallet: {
    readonly balance: readonly (PriceRow & {
      readonly lever_balance: string;
      readonly lock_lever_balance: string;
    })[];
  };
}

const NONE = '0';

/** Every currency of both accounts, in the order of the coin account. `isWhole` is false if rows were left out. */
export const toCurrencyBalances = (
  { change_wallet: { balance: coins }, lever_wallet: { balance: margins } }: WalletRows,
  isWhole = true,
): readonly CurrencyBalance[] => {
  const others = margins.filter(({ id }) => coins.every((coin) => coin.id !== id));
  return [...coins, ...others].map((row) => {
    const coin = coins.find(({ id }) => id === row.id);
    const margin = margins.find(({ id }) => id === row.id);
    const texts = {
      coin: coin?.change_balance ?? NONE,
      coinHeld: coin?.lock_change_balance ?? NONE,
      contract: margin?.lever_balance ?? NONE,
      contractHeld: margin?.lock_lever_balance ?? NONE,
    };
    const available = { coin: decimal(texts.coin), contract: decimal(texts.contract) };
    const held = { coin: decimal(texts.coinHeld), contract: decimal(texts.contractHeld) };
    const unknown = (['coin', 'contract'] as const).filter(
      (account) => !isWhole && (account === 'coin' ? coin : margin) === undefined,
    );
    const all = add(available.coin, available.contract, held.coin, held.contract);
    return {
      id: row.id,
      currency: row.currency_name,
      decimals: Math.min(
        mostDecimals(row.currency_name),
        currencyScaleOf(row.currency_name, ...Object.values(texts)),
      ),
      shownDecimals: decimalsOf(row.currency_name, [
        ...Object.values(available),
        ...Object.values(held),
      ]),
      available,
      held,
      unknown,
      worth: unknown.length === 0 ? worthOf(all, row) : undefined,
    };
  });
};
