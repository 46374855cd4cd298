import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { availableMarginOf, equityOf } from '@/domain/leverage/account';
import { formatRate, UNKNOWN } from '@/domain/format/numbers';
import { compare, decimal, multiply } from '@/domain/money/decimal';
import { Amount, Disclosure, type AmountProps } from '@/ui';
import { LEVEL_DECIMALS, type AccountState } from '../account';

/** Warn at twice the stop-out level. */
const NEAR = decimal('2');

const isNearStopOut = ({ level, stopOutPercent }: AccountState): boolean =>
  level !== undefined &&
  stopOutPercent !== undefined &&
  compare(level, multiply(stopOutPercent, NEAR)) <= 0;

/** A figure under its label. */
const Item = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-label text-ink-2">{label}</dt>
    <dd className="text-body font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** The contract account in one line: equity, available margin, margin level. It opens the rest. */
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
  return (
    <section aria-label={t('account.title')} className="gutter py-2">
      <div className="rounded-card bg-surface px-3">
        <Disclosure
          summary={
            <dl className="flex flex-wrap justify-between gap-x-2 py-1.5">
              <Item label={t('account.equity')}>
                <Figure value={account && equityOf(account)} size="body" />
              </Item>
              <Item label={t('account.available')}>
                <Figure value={account && availableMarginOf(account)} size="body" />
              </Item>
              <Item label={t('account.level')}>
                {level === undefined ? UNKNOWN : formatRate(level, LEVEL_DECIMALS)}
              </Item>
            </dl>
          }
        >
          <dl className="grid grid-cols-2 gap-x-4 border-t border-line pt-2">
            <Item label={t('account.used')}>
              <Figure value={account?.usedMargin} size="body" />
            </Item>
            <Item label={t('account.floating')}>
              <Amount signed value={account?.floating} currency={state?.currency} />
            </Item>
          </dl>
        </Disclosure>
        {state !== undefined && isNearStopOut(state) && (
          <p role="status" className="pb-3 text-label text-warn">
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
