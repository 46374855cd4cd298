import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { leftOf, type LeftToday } from '@/domain/limits/left-today';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { useGetLimits } from './generated/hooks/limits/limits';
import type { DailyLimit, Limits } from './generated/model';

const leftOfRow = ({ limit, used }: DailyLimit): Decimal | undefined =>
  leftOf(limit === null ? undefined : decimal(limit), decimal(used));

/**
 * What the user's own limits leave for orders in a currency, as last read, without a request. Nothing is known of orders in
 * another currency than that of the limits: the server counts their value.
 */
export const useLeftToday = (currency: string | undefined): LeftToday => {
  const { data } = useGetLimits(undefined, {
    query: {
      enabled: false,
      select: ({ currency: counted, stake, loss }: Limits) => ({
        counted,
        left: { stake: leftOfRow(stake), loss: leftOfRow(loss) },
      }),
    },
  });
  return data === undefined || data.counted !== currency ? {} : data.left;
};

/** Says that an order goes beyond what a limit leaves. `cost`: what counts of the order, in `currency`. */
export const useBeyondLimitText = () => {
  const { t } = useTranslation('gate');
  return (
    kind: keyof LeftToday,
    {
      left,
      cost,
      currency,
    }: { readonly left: LeftToday; readonly cost: Decimal; readonly currency: string },
  ): string =>
    t(`beyond.${kind}`, { left: formatAmount(left[kind]), cost: formatAmount(cost), currency });
};
