import type {
  CoinOrderRow,
  DepositRow,
  LeverageOrderRow,
  OrderRow,
  WithdrawalRow,
} from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { WITHDRAWAL_STATUS_CODES } from '@/domain/codes/funding';
import { SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { MARGIN_CURRENCY } from '@/domain/leverage/margin-currency';
import { add, decimal, isPositive, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import { spotHoldOf } from '@/domain/spot/order';
import type { TransferAccount } from '@/domain/transfer/transfer';

/** What can hold money. */
export type HoldKind = 'spot' | 'seconds' | 'withdrawal' | 'position' | 'pending' | 'deposit';

/** An amount of a currency that is not available, and the record that holds it. */
export interface Hold {
  readonly kind: HoldKind;
  readonly id: number;
  /** The number that the user is shown, or the symbol of the pair. */
  readonly name: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly board: Board;
  /** `undefined` for money that is lent: it is in neither account. */
  readonly account: TransferAccount | undefined;
}

const SCALES = { feeFraction: ZERO, baseScale: 8, quoteScale: 2 } as const;

/** An open coin order: the cost of a buy, the coins of a sell. */
export const fromCoinOrder = (row: CoinOrderRow): Hold => {
  const [base = '', quote = ''] = row.symbol.split('/');
  const side = row.type === SPOT_SIDE_CODES.buy ? 'buy' : 'sell';
  return {
    kind: 'spot',
    id: row.id,
    name: row.symbol,
    currency: side === 'buy' ? quote : base,
    amount: spotHoldOf(side, SCALES, decimal(row.target_price), decimal(row.trade_amount)),
    board: 'crypto',
    account: 'coin',
  };
};

/** The stake of a running seconds contract. */
export const fromSecondsOrder = (row: OrderRow, board: Board): Hold => ({
  kind: 'seconds',
  id: row.id,
  name: row.symbol_name,
  currency: row.currency_name,
  amount: decimal(row.number),
  board,
  account: 'coin',
});

/** A withdrawal under review; nothing for one that is decided. */
export const fromWithdrawal = (row: WithdrawalRow): readonly Hold[] =>
  row.status === WITHDRAWAL_STATUS_CODES.review1 || row.status === WITHDRAWAL_STATUS_CODES.review2
    ? [
        {
          kind: 'withdrawal',
          id: row.id,
          name: `${row.id}`,
          currency: row.name,
          amount: decimal(row.number),
          board: 'crypto',
          account: 'coin',
        },
      ]
    : [];

/** The margin of a position, or what a pending leveraged order holds: margin and fee. */
export const fromLeverageOrder = (
  row: LeverageOrderRow,
  board: Board,
  kind: 'position' | 'pending',
): Hold => ({
  kind,
  id: row.id,
  name: row.symbol,
  currency: MARGIN_CURRENCY,
  amount:
    kind === 'position'
      ? decimal(row.caution_money)
      : add(decimal(row.caution_money), decimal(row.trade_fee)),
  board,
  account: 'contract',
});

/** Money that is lent or waits for it; nothing for a deposit that has ended. */
export const fromDeposit = (row: DepositRow): readonly Hold[] =>
  row.status === DEPOSIT_STATUS_CODES.review || row.status === DEPOSIT_STATUS_CODES.hosting
    ? [
        {
          kind: 'deposit',
          id: row.id,
          name: row.order_no ?? `${row.id}`,
          currency: row.currency_name,
          amount: decimal(row.amount),
          board: 'crypto',
          account: undefined,
        },
      ]
    : [];

/** The part of an account's held money that no listed record explains; `undefined` if there is none. */
export const unexplained = (
  held: Decimal,
  account: TransferAccount,
  holds: readonly Hold[],
): Decimal | undefined => {
  const known = holds.filter((hold) => hold.account === account).map(({ amount }) => amount);
  const rest = subtract(held, add(ZERO, ...known));
  return isPositive(rest) ? rest : undefined;
};
