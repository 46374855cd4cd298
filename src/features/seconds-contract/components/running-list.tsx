import { useTranslation } from 'react-i18next';
import { Amount, Button, IconButton, ListRow } from '@/ui';
import { XIcon } from '@/ui/icons';
import { ifAllEnded, type RunningOrder, type SettledOrder } from '../order';
import { usePrices, type Prices } from '../prices';
import { useMoveText, useResultText } from './result-text';
import { RunningRow } from './running-row';

/** What all of them would bring together. */
const Total = ({
  running,
  prices,
}: {
  readonly running: readonly RunningOrder[];
  readonly prices: Prices;
}) => {
  const { t } = useTranslation('seconds');
  const priceOf = usePrices(
    prices,
    running.map(({ symbol }) => symbol),
  );
  return (
    <p className="flex flex-wrap justify-between gap-x-3 py-2 text-label text-ink-2">
      {t('running.allEnded')}
      {ifAllEnded(running, priceOf).map(({ currency, profit }) => (
        <Amount key={currency} signed value={profit} currency={currency} />
      ))}
    </p>
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
  readonly prices: Prices;
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
      {props.running.length > 1 && <Total running={props.running} prices={props.prices} />}
      <div className="divide-y divide-line">
        {props.running.map((order) => (
          <RunningRow key={order.id} order={order} prices={props.prices} />
        ))}
      </div>
    </section>
  );
};
