import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { Button, DirectionChip, EmptyState, LoadableView, SkeletonRows } from '@/ui';
import { heldAmountOf, type CoinOrder } from '../order';
import { formatCoinAmount, amountFormatters } from '../problem-text';

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
        <Figure label={t('limitPrice')} value={formatPrice(order.requestedPrice, order.decimals)} />
        <Figure label={t('amount')} value={formatCoinAmount(order.amount, order.base)} />
        <Figure
          label={t('held')}
          value={amountFormatters(order)[order.side].paid(heldAmountOf(order))}
        />
      </dl>
      <div className="mt-3">
        <Button block size="small" tone="secondary" onClick={onCancel}>
          {t('do.cancel')}
        </Button>
      </div>
    </article>
  );
};

/** Open orders of all pairs, each with a cancel button. */
export const OpenOrders = (props: {
  readonly orders: Loadable<readonly CoinOrder[]>;
  readonly onCancel: (order: CoinOrder) => void;
}) => {
  const { t } = useTranslation(['spot', 'app']);
  const { value } = props.orders;
  return (
    <section className="gutter bg-surface pt-2 pb-6">
      <h2 className="border-t border-line pt-4 text-row">
        {value === undefined || value.length === 0
          ? t('openOrders')
          : t('openCount', { number: value.length })}
      </h2>
      <LoadableView
        of={props.orders}
        texts={{ failed: t('recordsFailed'), retry: t('app:retry') }}
        skeleton={<SkeletonRows rows={2} />}
        empty={{
          isEmpty: ({ length }) => length === 0,
          content: <EmptyState text={t('empty.open')} />,
        }}
      >
        {(orders) => (
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onCancel={() => props.onCancel(order)} />
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
};
