import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { UNKNOWN } from '@/domain/format/numbers';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { ButtonLink, Card, LoadableView, SkeletonBars } from '@/ui';
import { useConvertedSummary, type ConvertedSummary } from '../summary-queries';
import { Fact } from './fact';

const Figures = (props: ConvertedSummary) => {
  const { t } = useTranslation('savings');
  const { currency, inCustody, today, total, converted } = props;
  const text = (amount: Decimal | undefined, isConverted: boolean): string => {
    if (amount === undefined || currency === undefined) return UNKNOWN;
    const money = formatMoney(amount, currency);
    return isConverted && isPositive(amount) ? `≈ ${money}` : money;
  };
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="w-full">
          <dt className="text-label text-ink-2">{t('summary.custody')}</dt>
          <dd className="text-title wrap-anywhere">{text(inCustody, converted.inCustody)}</dd>
        </div>
        <Fact label={t('summary.today')} value={text(today, converted.interest)} />
        <Fact label={t('summary.total')} value={text(total, converted.interest)} />
      </dl>
      {currency !== undefined && (converted.inCustody || converted.interest) && (
        <p className="mt-3 text-label text-ink-2">{t('summary.converted', { currency })}</p>
      )}
    </>
  );
};

/** What the user has in custody and has earned, in one currency; other ones are converted. */
export const SummaryCard = () => {
  const { t } = useTranslation(['savings', 'app']);
  return (
    <Card>
      <LoadableView
        of={useConvertedSummary()}
        texts={{ failed: t('summary.failed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={['h-12', 'h-10']} />}
      >
        {(summary) => <Figures {...summary} />}
      </LoadableView>
    </Card>
  );
};

/** In its place for a visitor: products are open to everyone, a deposit needs an account. */
export const VisitorCard = ({ loginPath }: { readonly loginPath: string }) => {
  const { t } = useTranslation('savings');
  return (
    <Card>
      <p className="mb-3 text-body text-ink-2">{t('visitor')}</p>
      <ButtonLink block size="medium" to={loginPath}>
        {t('logIn')}
      </ButtonLink>
    </Card>
  );
};
