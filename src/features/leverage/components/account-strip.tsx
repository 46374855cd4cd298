import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { availableMarginOf, equityOf } from '@/domain/leverage/account';
import { formatRate, UNKNOWN } from '@/domain/format/numbers';
import { compare, decimal, multiply } from '@/domain/money/decimal';
import { Amount, type AmountProps } from '@/ui';
import { LEVEL_DECIMALS, type AccountState } from '../terms';

/** Warn at twice the stop-out level. */
const NEAR = decimal('2');

const isNearStopOut = ({ level, stopOutPercent }: AccountState): boolean =>
  level !== undefined &&
  stopOutPercent !== undefined &&
  compare(level, multiply(stopOutPercent, NEAR)) <= 0;

/** Equity, available margin, used margin and margin level of the contract account, in one line. */
export const AccountStrip = ({
  state,
  figure: Figure,
}: {
  readonly state: AccountState | undefined;
  /** Renders an amount, masked while balances are hidden. */
  readonly figure: ComponentType<Pick<AmountProps, 'value' | 'size'>>;
}) => {
  const { t } = useTranslation('leverage');
  const { account, level } = state ?? {};
  const figures = [
    { label: t('account.equity'), amount: account && equityOf(account) },
    { label: t('account.available'), amount: account && availableMarginOf(account) },
    { label: t('account.used'), amount: account?.usedMargin },
  ];
  return (
    <section aria-label={t('account.title')} className="gutter py-3">
      <div className="rounded-card bg-surface p-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {figures.map(({ label, amount }) => (
            <div key={label} className="min-w-0">
              <dt className="text-label text-ink-2">{label}</dt>
              <dd>
                <Figure value={amount} size="body" />
              </dd>
            </div>
          ))}
          <div className="min-w-0">
            <dt className="text-label text-ink-2">{t('account.level')}</dt>
            <dd className="text-body font-semibold wrap-anywhere">
              {level === undefined ? UNKNOWN : formatRate(level, LEVEL_DECIMALS)}
            </dd>
          </div>
          <div className="col-span-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <dt className="text-label text-ink-2">{t('account.floating')}</dt>
            <dd>
              <Amount signed value={account?.floating} currency={state?.currency} />
            </dd>
          </div>
        </dl>
        {state !== undefined && isNearStopOut(state) && (
          <p role="status" className="mt-2 text-label text-warn">
            {t('nudge.nearStopOut', {
              level: formatRate(state.level, LEVEL_DECIMALS),
              limit: formatRate(state.stopOutPercent),
            })}
          </p>
        )}
      </div>
    </section>
  );
};
