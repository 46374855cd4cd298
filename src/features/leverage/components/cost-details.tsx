import { useTranslation } from 'react-i18next';
import { formatAmount, formatPrice, formatRate, UNKNOWN } from '@/domain/format/numbers';
import { toScale, type Decimal } from '@/domain/money/decimal';
import { BeforeAfter, DetailList } from '@/ui';
import { MONEY_DECIMALS } from '../terms';
import type { Preview } from '../ticket';

const levelText = (level: Decimal | undefined): string =>
  level === undefined ? UNKNOWN : formatRate(level);

/** What an order costs, when it would be closed by the server, and what becomes of the account. */
export const CostDetails = ({
  preview,
  currency,
  decimals,
}: {
  readonly preview: Preview;
  readonly currency: string;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}) => {
  const { t } = useTranslation('leverage');
  /** Costs that are not booked one by one are shown rounded up. */
  const money = (value: Decimal): string =>
    `${formatAmount(toScale(value, MONEY_DECIMALS, 'up'))} ${currency}`;
  const { stopOut, before, after } = preview;
  return (
    <DetailList
      items={[
        { label: t('cost.value'), value: money(preview.notional) },
        { label: t('cost.margin'), value: money(preview.margin) },
        { label: t('cost.fee'), value: money(preview.fee) },
        { label: t('cost.spread'), value: money(preview.spreadCost) },
        { label: t('cost.night'), value: money(preview.nightFee) },
        {
          label: t('cost.stopOut'),
          value:
            stopOut === undefined
              ? t('cost.never')
              : `${formatPrice(stopOut.price, decimals)} (${formatRate(stopOut.distancePercent)})`,
        },
        {
          label: t('account.available'),
          value: (
            <BeforeAfter
              before={formatAmount(before.available)}
              after={formatAmount(after.available)}
              thenLabel={t('cost.then')}
            />
          ),
        },
        {
          label: t('account.level'),
          value: (
            <BeforeAfter
              before={levelText(before.level)}
              after={levelText(after.level)}
              thenLabel={t('cost.then')}
            />
          ),
        },
      ]}
    />
  );
};
