import { useGetDepositSummary } from '@/api/generated/hooks/deposit/deposit';
import type { DepositSummary } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import { IDLE_POLL_MS } from '@/api/poll';
import { optionalDecimal } from '@/api/row-values';
import type { Decimal } from '@/domain/money/decimal';
import { useRecentDeposits } from './queries';
import { convertedIn, type Converted } from './summary';

/** What the user has in custody and has earned. `undefined` is what the server does not send. */
interface SavingsSummary {
  readonly currency: string | undefined;
  readonly inCustody: Decimal | undefined;
  readonly today: Decimal | undefined;
  readonly total: Decimal | undefined;
}

/** Totals, and which of them are converted. */
export interface ConvertedSummary extends SavingsSummary {
  readonly converted: Converted;
}

const toSummary = (row: DepositSummary): SavingsSummary => ({
  currency: row.currency_name,
  inCustody: optionalDecimal(row.total_amount),
  today: optionalDecimal(row.today_interest),
  total: optionalDecimal(row.total_interest),
});

/** The totals of a signed-in user. */
const useSummary = (): Loadable<SavingsSummary> => {
  const query = useGetDepositSummary(undefined, {
    query: { select: toSummary, refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

/**
 * The totals, and which of them are converted: the newest deposits tell. All of them count as converted while nobody
 * knows, because the deposits could not be loaded.
 */
export const useConvertedSummary = (): Loadable<ConvertedSummary> => {
  const summary = useSummary();
  const deposits = useRecentDeposits();
  const unknown = deposits.failed ? { inCustody: true, interest: true } : undefined;
  const { value } = summary;
  const converted =
    deposits.value === undefined ? unknown : convertedIn(value?.currency, deposits.value);
  return { ...summary, value: value && converted && { ...value, converted } };
};
