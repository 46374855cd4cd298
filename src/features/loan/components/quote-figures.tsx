import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { DetailList, Link } from '@/ui';
import type { LoanQuote } from '../model';
import { formatPoints, useLoanTexts } from '../use-texts';

/** What a week's delay costs, in money and in points of the credit score. */
const Late = (props: { readonly quote: LoanQuote; readonly points: Decimal | undefined }) => {
  const { t } = useTranslation('loan');
  const { quote, points } = props;
  return (
    <section>
      <h3 className="mt-3 text-body font-semibold">{t('late.title')}</h3>
      <DetailList
        items={[
          {
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

/** What a loan gives, every part of what it costs, when that is due, and what a delay costs. */
export const QuoteFigures = (props: {
  readonly quote: LoanQuote;
  /** Points of the credit score that an overdue loan takes; `undefined` if they are not known. */
  readonly points: Decimal | undefined;
}) => {
  const { t } = useTranslation('loan');
  const { dueTimes } = useLoanTexts();
  const { quote, points } = props;
  const { product, amount, fee, interest, total, dueAt } = quote;
  const money = (value: Decimal): string => formatMoney(value, product.currency);
  const [utc, local] = dueTimes(dueAt);
  return (
    <div>
      <DetailList
        items={[
          { label: t('youGet'), value: money(amount) },
          { label: t('principal'), value: money(amount) },
          { label: t('feeOf', { rate: formatRate(product.feePercent) }), value: money(fee) },
          { label: t('interestFor', { days: product.days }), value: money(interest) },
          {
            label: t('totalDue'),
            value: <span className="text-row">{money(total)}</span>,
          },
          {
            label: t('dueBy'),
            value: (
              <>
                {utc}
                <span className="block text-label text-ink-2">{local}</span>
              </>
            ),
          },
        ]}
      />
      <p className="text-label text-ink-2">{t('ifToday')}</p>
      <Late quote={quote} points={points} />
    </div>
  );
};
