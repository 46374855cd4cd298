import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyDecimals } from '@/domain/format/money';
import { UNKNOWN } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import { ButtonLink, Card, LoadableView, SkeletonBars, type AmountProps } from '@/ui';
import { useConvertedSummary, type ConvertedSummary } from '../summary-queries';
import { Fact } from './fact';

interface FigureProps {
  /** Renders an amount of the user's own money, which may be hidden. */
  readonly figure: ComponentType<AmountProps>;
}

const Figures = ({ figure: Figure, ...summary }: ConvertedSummary & FigureProps) => {
  const { t } = useTranslation('savings');
  const { currency, inCustody, today, total, converted } = summary;
  const shown = (
    amount: Decimal | undefined,
    isConverted: boolean,
    size: AmountProps['size'] = 'body',
  ) => {
    if (amount === undefined || currency === undefined) return UNKNOWN;
    return (
      <>
        {isConverted && '≈ '}
        <Figure value={amount} currency={currency} decimals={moneyDecimals(amount)} size={size} />
      </>
    );
  };
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="w-full">
          <dt className="text-label text-ink-2">{t('summary.custody')}</dt>
          <dd className="text-title wrap-anywhere">
            {shown(inCustody, converted.inCustody, 'title')}
          </dd>
        </div>
        <Fact label={t('summary.today')} value={shown(today, converted.interest)} />
        <Fact label={t('summary.total')} value={shown(total, converted.interest)} />
      </dl>
      {currency !== undefined && (converted.inCustody || converted.interest) && (
        <p className="mt-3 text-label text-ink-2">{t('summary.converted', { currency })}</p>
      )}
    </>
  );
};

/** What the user has in custody and has earned, in one currency; other ones are converted. */
export const SummaryCard = (props: FigureProps) => {
  const { t } = useTranslation(['savings', 'app']);
  return (
    <Card>
      <LoadableView
        of={useConvertedSummary()}
        texts={{ failed: t('summary.failed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={['h-12', 'h-10']} />}
      >
        {(summary) => <Figures {...summary} {...props} />}
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
