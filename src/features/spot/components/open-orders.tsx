import { useTranslation } from 'react-i18next';
import type { Reading } from '@/api/reading';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { Button, DirectionChip, EmptyState, ErrorState, SkeletonRows } from '@/ui';
import { holdOf, type CoinOrder } from '../order';
import { coinText, moneyTexts } from '../problem-text';

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="min-w-0">
    <dt className="text-label text-ink-2">{label}</dt>
    <dd className="text-label text-ink wrap-anywhere">{value}</dd>
  </div>
);

const OrderCard = ({
  order,
  onCancel,
}: {
  readonly order: CoinOrder;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation('spot');
  return (
    <article className="py-4">
      <h3 className="flex flex-wrap items-center gap-2 text-row">
        {order.symbol}
        <DirectionChip direction={TRENDS[order.side]}>{t(order.side)}</DirectionChip>
      </h3>
      <dl className="mt-2 grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure label={t('limitPrice')} value={formatPrice(order.asked, order.decimals)} />
        <Figure label={t('amount')} value={coinText(order.amount, order.base)} />
        <Figure label={t('held')} value={moneyTexts(order)[order.side].paid(holdOf(order))} />
      </dl>
      <div className="mt-3">
        <Button block size="small" tone="secondary" onClick={onCancel}>
          {t('do.cancel')}
        </Button>
      </div>
    </article>
  );
};

/** The orders of all pairs that wait for their price. */
export const OpenOrders = (props: {
  readonly orders: Reading<readonly CoinOrder[]>;
  readonly onCancel: (order: CoinOrder) => void;
}) => {
  const { t } = useTranslation(['spot', 'app']);
  const { value, failed, retry } = props.orders;
  return (
    <section className="gutter bg-surface pt-2 pb-6">
      <h2 className="border-t border-line pt-4 text-row">
        {value === undefined || value.length === 0
          ? t('openOrders')
          : t('openCount', { number: value.length })}
      </h2>
      {value === undefined && !failed && <SkeletonRows rows={2} />}
      {value === undefined && failed && (
        <ErrorState text={t('recordsFailed')} retryLabel={t('app:retry')} onRetry={retry} />
      )}
      {value?.length === 0 && <EmptyState text={t('empty.open')} />}
      <ul className="divide-y divide-line">
        {value?.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onCancel={() => props.onCancel(order)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
