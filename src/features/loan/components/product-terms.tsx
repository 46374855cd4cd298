import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import { DetailList } from '@/ui';
import type { LoanProduct } from '../model';
import { RatePair } from './rate-pair';

/** The terms of a product: rates with their annual ones, fee and bounds. */
export const ProductTerms = ({
  product,
  withTerm = true,
}: {
  readonly product: LoanProduct;
  /** False where the title says the term. */
  readonly withTerm?: boolean;
}) => {
  const { t } = useTranslation('loan');
  const { currency, days, rate, lateRate, feePercent, minimum, maximum } = product;
  return (
    <DetailList
      items={[
        withTerm && { label: t('term'), value: t('days', { days }) },
        { label: t('interest'), value: <RatePair rate={rate} /> },
        {
          label: t('fee'),
          value:
            feePercent === undefined
              ? t('notStated')
              : t('feeOnce', { rate: formatRate(feePercent) }),
        },
        { label: t('lateRate'), value: <RatePair rate={lateRate} /> },
        {
          label: t('amount'),
          value: t('range', {
            minimum: formatMoney(minimum, currency),
            maximum: formatMoney(maximum, currency),
          }),
        },
      ]}
    />
  );
};
