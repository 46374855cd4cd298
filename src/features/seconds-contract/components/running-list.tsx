import { useTranslation } from 'react-i18next';
import { Amount, Button, IconButton, ListRow } from '@/ui';
import { XIcon } from '@/ui/icons';
import { totalsAtCurrentPrices, type RunningOrder, type SettledOrder } from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { usePriceMoveText, useResultText } from './result-text';
import { RunningRow } from './running-row';

/** Total result of all running orders at current prices. */
const Total = ({
  running,
  prices,
}: {
  readonly running: readonly RunningOrder[];
  readonly prices: PriceSource;
}) => {
  const { t } = useTranslation('seconds');
  const priceOf = useLivePrices(
    prices,
    running.map(({ symbol }) => symbol),
  );
  return (
    <p className="flex flex-wrap justify-between gap-x-3 py-2 text-label text-ink-2">
      {t('running.allEnded')}
      {totalsAtCurrentPrices(running, priceOf).map(({ currency, profit }) => (
        <Amount key={currency} signed value={profit} currency={currency} />
      ))}
    </p>
  );
};

const ResultRow = ({
  order,
  onRepeat,
  onDismiss,
}: {
  readonly order: SettledOrder;
  readonly onRepeat: (() => void) | undefined;
  readonly onDismiss: () => void;
}) => {
  const { t } = useTranslation('seconds');
  const resultText = useResultText();
  const moveText = usePriceMoveText();
  return (
    <ListRow
      title={resultText(order)}
      detail={`${order.symbol} · ${moveText(order)}`}
      trailing={
        <span className="flex items-center gap-1">
          {onRepeat !== undefined && (
            <Button size="small" tone="secondary" onClick={onRepeat}>
              {t('result.repeat')}
            </Button>
          )}
          <IconButton label={t('result.dismiss')} icon={<XIcon size={20} />} onClick={onDismiss} />
        </span>
      }
    />
  );
};

/** Running orders, and results of those that settled since. Results are announced to assistive technology, prices are not. */
export const RunningList = (props: {
  readonly running: readonly RunningOrder[];
  readonly results: readonly SettledOrder[];
  readonly prices: PriceSource;
  /** Gives the action that repeats an order; `undefined` if that is not possible. */
  readonly repeatOf: (order: SettledOrder) => (() => void) | undefined;
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
            onRepeat={props.repeatOf(order)}
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
