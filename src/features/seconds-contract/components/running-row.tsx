import { useTranslation } from 'react-i18next';
import { formatCountdown } from '@/domain/format/time';
import { formatAmount, formatPrice } from '@/domain/format/numbers';
import { Amount, CountdownRing, ListRow } from '@/ui';
import { resultAtPrice, type RunningOrder } from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { useTimeLeft } from '../use-time-left';
import { OrderTitle } from './order-title';

const RING = 48;
const TO = ' \u2192 ';

/** A running order in one line: its countdown ring, entry and current price, and result at the current price. */
export const RunningRow = ({
  order,
  prices,
  onOpen,
}: {
  readonly order: RunningOrder;
  readonly prices: PriceSource;
  readonly onOpen?: (() => void) | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const left = useTimeLeft(order);
  const price = useLivePrices(prices, [order.symbol])(order.symbol);
  return (
    <ListRow
      onClick={onOpen}
      leading={
        <CountdownRing
          size={RING}
          progress={left / (order.seconds * 1000)}
          label={t('running.remaining', { symbol: order.symbol })}
        >
          <span className="block text-micro">{formatCountdown(left / 1000)}</span>
        </CountdownRing>
      }
      title={<OrderTitle order={order} />}
      detail={
        <>
          <span className="block">{`${formatAmount(order.stake)} ${order.currency}`}</span>
          <span className="block">
            {[order.entry, price].map((at) => formatPrice(at)).join(TO)}
          </span>
        </>
      }
      value={<Amount signed value={price && resultAtPrice(order, price).profit} />}
      valueDetail={t('running.ifEnded')}
    />
  );
};
