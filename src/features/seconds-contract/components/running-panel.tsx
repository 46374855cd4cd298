import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { formatCountdown } from '@/domain/format/time';
import { Amount, CountdownRing, DetailList } from '@/ui';
import { resultAtPrice, type RunningOrder } from '../order';
import { OUTCOME_TRENDS, useTimeLeft } from '../use-time-left';

/** A running order: its countdown ring, entry and current price, and result at the current price. */
export const RunningPanel = ({
  order,
  price,
}: {
  readonly order: RunningOrder;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const left = useTimeLeft(order);
  const now = price === undefined ? undefined : resultAtPrice(order, price);
  return (
    <div className="flex flex-col items-center gap-4">
      <CountdownRing
        progress={left / (order.seconds * 1000)}
        label={t('running.remaining', { symbol: order.symbol })}
        trend={now && OUTCOME_TRENDS[now.outcome]}
      >
        {left > 0 ? (
          formatCountdown(left / 1000)
        ) : (
          <span className="text-label">{t('running.settling')}</span>
        )}
      </CountdownRing>
      <div className="w-full">
        <DetailList
          items={[
            { label: t('running.entry'), value: formatPrice(order.entry) },
            { label: t('running.now'), value: formatPrice(price) },
            {
              label: t('running.ifEnded'),
              value: <Amount signed value={now?.profit} currency={order.currency} />,
            },
          ]}
        />
      </div>
    </div>
  );
};
