import type { Decimal } from '@/domain/money/decimal';
import { useLoanTexts } from '../use-texts';

/** A rate in percent a day, with the annual rate below it. */
export const RatePair = ({ rate }: { readonly rate: Decimal }) => {
  const { perDay, perYear } = useLoanTexts();
  return (
    <>
      {perDay(rate)}
      <span className="block text-label text-ink-2">{perYear(rate)}</span>
    </>
  );
};
