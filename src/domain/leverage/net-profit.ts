import { add, subtract, ZERO, type Decimal } from '@/domain/money/decimal';

/** The money of a position, in the margin currency. */
interface PositionMoney {
  /** Profit or loss by the prices alone. */
  readonly profit: Decimal;
  readonly fee: Decimal;
  readonly nightFees: Decimal;
  /** What the house has paid of the loss, because the account did not have it; absent if nothing. */
  readonly covered?: Decimal;
}

/** What a position has changed the account by: its profit after fees, and after what the house has paid of a loss. */
export const netPositionProfitOf = ({
  profit,
  fee,
  nightFees,
  covered = ZERO,
}: PositionMoney): Decimal => add(subtract(profit, add(fee, nightFees)), covered);
