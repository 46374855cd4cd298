import { useTranslation } from 'react-i18next';
import type { Decimal } from '@/domain/money/decimal';
import { useLoanTexts } from '../use-texts';

/** A rate in percent a day, with the annual rate below it; `undefined` is not stated by the server. */
export const RatePair = ({ rate }: { readonly rate: Decimal | undefined }) => {
  const { t } = useTranslation('loan');
  const { perDay, perYear } = useLoanTexts();
  return rate === undefined ? (
    t('notStated')
  ) : (
    <>
      {perDay(rate)}
      <span className="block text-label text-ink-2">{perYear(rate)}</span>
    </>
  );
};
