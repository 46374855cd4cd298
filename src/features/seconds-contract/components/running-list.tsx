import { useTranslation } from 'react-i18next';
import { formatCountdown } from '@/domain/format/time';
import { formatAmount, formatPrice } from '@/domain/format/numbers';
import { Amount, Button, CountdownRing, DirectionChip, IconButton, ListRow } from '@/ui';
import { XIcon } from '@/ui/icons';
import { ifItEndedAt, type RunningOrder, type SettledOrder } from '../order';
import { useMoveText, useResultText } from './result-text';
import { useTimeLeft } from './running-panel';

const RING = 48;

const RunningRow = ({
  order,
  price,
}: {
  readonly order: RunningOrder;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const left = useTimeLeft(order);
  return (
    <ListRow
      leading={
        <CountdownRing
          size={RING}
          progress={left / (order.seconds * 1000)}
          label={t('running.remaining', { symbol: order.symbol })}
        >
          <span className="block text-micro">{formatCountdown(left / 1000)}</span>
        </CountdownRing>
      }
      title={
        <span className="flex flex-wrap items-center gap-2">
          {order.symbol}
          <DirectionChip direction={order.direction}>{t(order.direction)}</DirectionChip>
        </span>
      }
      detail={`${formatAmount(order.stake)} ${order.currency} · ${formatPrice(order.entry)}`}
      value={price !== undefined && <Amount signed value={ifItEndedAt(order, price).profit} />}
      valueDetail={t('running.ifEnded')}
    />
  );
};

const ResultRow = ({
  order,
  onAgain,
  onDismiss,
}: {
  readonly order: SettledOrder;
  readonly onAgain: (() => void) | undefined;
  readonly onDismiss: () => void;
}) => {
  const { t } = useTranslation('seconds');
  const resultText = useResultText();
  const moveText = useMoveText();
  return (
    <ListRow
      title={resultText(order)}
      detail={`${order.symbol} · ${moveText(order)}`}
      trailing={
        <span className="flex items-center gap-1">
          {onAgain !== undefined && (
            <Button size="small" tone="secondary" onClick={onAgain}>
              {t('result.repeat')}
            </Button>
          )}
          <IconButton label={t('result.dismiss')} icon={<XIcon size={20} />} onClick={onDismiss} />
        </span>
      }
    />
  );
};

/** Running orders with their rings, and the ones that ended while the user was here. Results are read out, prices are not. */
export const RunningList = (props: {
  readonly running: readonly RunningOrder[];
  readonly results: readonly SettledOrder[];
  readonly priceOf: (order: RunningOrder) => string | undefined;
  /** Places an order of the same terms; `undefined` where that is not possible. */
  readonly again: (order: SettledOrder) => (() => void) | undefined;
  readonly onDismiss: (id: number) => void;
}) => {
  const { t } = useTranslation('seconds');
  const isEmpty = props.running.length === 0 && props.results.length === 0;
  return (
    <section
      aria-label={t('running.title')}
      className={isEmpty ? '' : 'gutter mt-3 bg-surface py-3'}
    >
      <div aria-live="polite" className="divide-y divide-line">
        {props.results.map((order) => (
          <ResultRow
            key={order.id}
            order={order}
            onAgain={props.again(order)}
            onDismiss={() => props.onDismiss(order.id)}
          />
        ))}
      </div>
      {props.running.length > 0 && (
        <h2 className="pt-1 text-row">{`${t('running.title')} (${props.running.length})`}</h2>
      )}
      <div className="divide-y divide-line">
        {props.running.map((order) => (
          <RunningRow key={order.id} order={order} price={props.priceOf(order)} />
        ))}
      </div>
    </section>
  );
};
