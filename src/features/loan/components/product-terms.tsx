import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import { DetailList } from '@/ui';
import type { LoanProduct } from '../model';
import { useLoanTexts } from '../use-texts';

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
  const { perDay, perYear } = useLoanTexts();
  const { currency, days, rate, lateRate, feePercent, minimum, maximum } = product;
  const both = (of: typeof rate) => (
    <>
      {perDay(of)}
      <span className="block text-label text-ink-2">{perYear(of)}</span>
    </>
  );
  return (
    <DetailList
      items={[
        withTerm && { label: t('term'), value: t('days', { days }) },
        { label: t('interest'), value: both(rate) },
        { label: t('fee'), value: t('feeOnce', { rate: formatRate(feePercent) }) },
        { label: t('lateRate'), value: both(lateRate) },
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
