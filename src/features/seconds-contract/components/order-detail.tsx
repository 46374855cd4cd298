import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatPrice, formatRate, formatSignedAmount } from '@/domain/format/numbers';
import { add, negate } from '@/domain/money/decimal';
import { Amount, Button, DetailList } from '@/ui';
import { isRunning, isSettled, type Order, type RunningOrder, type SettledOrder } from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { useHasNoReceipts } from '../missing-queries';
import { useReceipt } from '../receipt-queries';
import { useDuration } from '../use-duration';
import { OrderReceipt } from './order-receipt';
import { RunningPanel } from './running-panel';
import { ShareResult } from './share-result';

const Details = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('seconds');
  const duration = useDuration();
  const settled = isSettled(order) ? order : undefined;
  const money = (amount: string): string => `${amount} ${order.currency}`;
  return (
    <DetailList
      items={[
        { label: t('detail.pair'), value: order.symbol },
        { label: t('detail.duration'), value: duration(order.seconds) },
        { label: t('detail.entry'), value: formatPrice(order.entry) },
        settled !== undefined && {
          label: t('detail.settlement'),
          value: formatPrice(settled.settlement),
        },
        { label: t('detail.stake'), value: money(formatAmount(order.stake)) },
        { label: t('detail.payout'), value: formatRate(order.payoutPercent) },
        // Of a result first the total, then its parts.
        settled !== undefined && {
          label: t('detail.profit'),
          value: <Amount signed value={settled.profit} currency={order.currency} />,
        },
        settled !== undefined && {
          label: t('detail.gross'),
          value: money(formatSignedAmount(add(settled.profit, order.fee))),
        },
        {
          label: t('detail.fee'),
          value: money(
            settled === undefined ? formatAmount(order.fee) : formatSignedAmount(negate(order.fee)),
          ),
        },
      ]}
    />
  );
};

/**
 * The hash of the receipt, unseen, for the text to customer service (src/lib/read-facts.ts): it tells which receipt is
 * meant before the receipt is shown. Nothing if the server has none.
 */
const HiddenHash = ({ order }: { readonly order: SettledOrder }) => {
  const { t } = useTranslation('seconds');
  const { data: receipt } = useReceipt(order.id);
  if (receipt === undefined) return null;
  return (
    <p data-fact hidden>
      <span>{t('receipt.hash')}</span>
      <bdi>{receipt.hash}</bdi>
    </p>
  );
};

/** Shows the receipt of a settled order on demand; where the server has none, the result can still be shared. */
const Proof = ({ order }: { readonly order: SettledOrder }) => {
  const { t } = useTranslation('seconds');
  const [isShown, setShown] = useState(false);
  const hasNoReceipts = useHasNoReceipts();
  if (isShown) return <OrderReceipt order={order} />;
  return (
    <div className="mt-3">
      <HiddenHash order={order} />
      {hasNoReceipts ? (
        // Simulated servers have receipts.
        <ShareResult order={order} isSimulated={false} />
      ) : (
        <Button block size="medium" tone="secondary" onClick={() => setShown(true)}>
          {t('receipt.show')}
        </Button>
      )}
    </div>
  );
};

/** Current state of a running order. */
const Progress = ({
  order,
  prices,
}: {
  readonly order: RunningOrder;
  readonly prices: PriceSource;
}) => (
  <div className="mb-2">
    <RunningPanel order={order} price={useLivePrices(prices, [order.symbol])(order.symbol)} />
  </div>
);

/** All details of one order. */
export const OrderDetail = ({
  order,
  prices,
}: {
  readonly order: Order;
  readonly prices: PriceSource;
}) => (
  <>
    {isRunning(order) && <Progress order={order} prices={prices} />}
    <Details order={order} />
    {isSettled(order) && <Proof key={order.id} order={order} />}
  </>
);
