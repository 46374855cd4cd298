import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/domain/format/money';
import { formatMinute } from '@/domain/format/time';
import { divide, isPositive, larger, toDrawing, ZERO } from '@/domain/money/decimal';
import { Button, LoadableView, SkeletonBars } from '@/ui';
import { usePayouts } from '../queries';
import { expectedPayouts, payoutsInAll, type DepositRecord, type PayoutDay } from '../record';
import { moneySpan } from '../texts';

const SHARE_DECIMALS = 4;
/** Rows around today until all are asked for. */
const PAST = 3;
const AHEAD = 4;

const Bar = ({ share, isPaid }: { readonly share: number; readonly isPaid: boolean }) => (
  <span aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-sunken">
    <span
      className={clsx('block h-full rounded-full', isPaid ? 'bg-green' : 'bg-line-strong')}
      style={{ width: `${share * 100}%` }}
    />
  </span>
);

const PayoutRow = (props: {
  readonly payout: PayoutDay;
  readonly share: number;
  readonly currency: string;
}) => {
  const { t } = useTranslation('savings');
  const { payout, share, currency } = props;
  const { at, day, amount, most = amount, isPaid } = payout;
  const text = formatMoney(amount, currency);
  // A remainder of the days before may be added even where the rate is fixed.
  const expected = t('about', { amount: moneySpan({ least: amount, most }, currency) });
  return (
    <li className="flex flex-col gap-1.5 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-label text-ink-2">{at === undefined ? day : formatMinute(at)}</span>
        <span className={clsx('ml-auto text-body', isPaid ? 'text-ink' : 'text-ink-2')}>
          {isPaid ? t('payouts.paid', { amount: text }) : expected}
        </span>
      </span>
      <Bar share={share} isPaid={isPaid} />
    </li>
  );
};

const List = (props: { readonly record: DepositRecord; readonly paid: readonly PayoutDay[] }) => {
  const { t } = useTranslation('savings');
  const { record, paid } = props;
  const [isWhole, setWhole] = useState(false);
  const ahead = expectedPayouts(record);
  const all = [...paid, ...ahead];
  if (all.length === 0) return null;
  const shown = isWhole ? all : [...paid.slice(-PAST), ...ahead.slice(0, AHEAD)];
  const number = payoutsInAll(record, paid.length);
  const most = all.reduce((top, { amount }) => larger(top, amount), ZERO);
  return (
    <section>
      <h3 className="text-row">{t('payouts.title')}</h3>
      <p className="text-label text-ink-2">
        {number === undefined
          ? t('payouts.soFar', { paid: paid.length })
          : t('payouts.progress', { paid: paid.length, all: number })}
      </p>
      <ol className="mt-1 divide-y divide-line">
        {shown.map((payout) => (
          <PayoutRow
            key={`${payout.id} ${payout.isPaid}`}
            payout={payout}
            currency={record.currency}
            share={
              isPositive(most) ? toDrawing(divide(payout.amount, most, SHARE_DECIMALS, 'down')) : 0
            }
          />
        ))}
      </ol>
      {shown.length < all.length && (
        <Button block tone="secondary" size="small" onClick={() => setWhole(true)}>
          {t('payouts.showAll')}
        </Button>
      )}
    </section>
  );
};

/** The payouts of a deposit day by day: paid ones with their amount, those to come with what they may bring. */
export const PayoutList = ({ record }: { readonly record: DepositRecord }) => {
  const { t } = useTranslation(['savings', 'app']);
  return (
    <LoadableView
      of={usePayouts(record.id)}
      texts={{ failed: t('payouts.failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={['h-10', 'h-10', 'h-10']} />}
    >
      {(paid) => <List record={record} paid={paid} />}
    </LoadableView>
  );
};
