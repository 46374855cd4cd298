import type { WorldState } from '../state';
import type { LimitOwner, TradingLimits } from './limits';

/** The limits of an account; `undefined` if the user has never set any. */
export const limitsOf = (
  { records }: Readonly<WorldState>,
  { owner, mode }: LimitOwner,
): TradingLimits | undefined =>
  Object.values(records.tradingLimits).find(
    (limits) => limits.owner === owner && limits.mode === mode,
  );
