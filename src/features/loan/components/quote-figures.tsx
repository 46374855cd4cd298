import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { DetailList, Link } from '@/ui';
import type { LoanQuote } from '../model';
import { formatPoints } from '../use-texts';
import { DueBy } from './due-by';
import { RatePair } from './rate-pair';

/** Props of the figures. */
interface QuoteFiguresProps {
  readonly quote: LoanQuote;
  /** Points of the credit score that an overdue loan takes; `undefined` if they are not known. */
  readonly points: Decimal | undefined;
  /** True where the terms of the product are not on screen beside them. */
  readonly withRates: boolean;
}

/** What a week's delay costs, in money and in points of the credit score. */
const Late = (props: QuoteFiguresProps) => {
  const { t } = useTranslation('loan');
  const { quote, points, withRates } = props;
  return (
    <section>
      <h3 className="mt-3 text-body font-semibold">{t('late.title')}</h3>
      <DetailList
        items={[
          (withRates || quote.lateCost === undefined) && {
            label: t('lateRate'),
            value: <RatePair rate={quote.product.lateRate} />,
          },
          quote.lateCost !== undefined && {
            label: t('late.week'),
            value: formatSignedMoney(quote.lateCost, quote.product.currency),
          },
          points !== undefined && {
            label: (
              <Link
                to={SCREENS.creditScore}
                className="hit rounded-small underline underline-offset-4"
              >
                {t('late.score')}
              </Link>
            ),
            value: formatPoints(points),
          },
        ]}
      />
    </section>
  );
};

/** The line of the fee. */
const useFeeLine = ({ product, fee }: LoanQuote) => {
  const { t } = useTranslation('loan');
  return product.feePercent === undefined || fee === undefined
    ? { label: t('fee'), value: t('notStated') }
    : {
        label: t('feeOf', { rate: formatRate(product.feePercent) }),
        value: formatMoney(fee, product.currency),
      };
};

/** What a loan gives, every part of what it costs, when that is due, and what a delay costs. */
export const QuoteFigures = (props: QuoteFiguresProps) => {
  const { t } = useTranslation('loan');
  const { quote, withRates } = props;
  const { product, amount, fee, interest, total, dueAt } = quote;
  const money = (value: Decimal): string => formatMoney(value, product.currency);
  return (
    <div>
      <DetailList
        items={[
          // A fee that is not stated may be taken off it.
          fee !== undefined && { label: t('youGet'), value: money(amount) },
          { label: t('principal'), value: money(amount) },
          useFeeLine(quote),
          withRates && { label: t('interest'), value: <RatePair rate={product.rate} /> },
          { label: t('interestFor', { days: product.days }), value: money(interest) },
          {
            label: t(fee === undefined ? 'totalWithoutFee' : 'totalDue'),
            value: <span className="text-row">{money(total)}</span>,
          },
          { label: t('dueBy'), value: <DueBy dueAt={dueAt} /> },
        ]}
      />
      <p className="text-label text-ink-2">{t('ifToday')}</p>
      <Late {...props} />
    </div>
  );
};
