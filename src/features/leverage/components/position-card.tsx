import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatAmount,
  formatPercent,
  formatPrice,
  trendOf,
  UNKNOWN,
} from '@/domain/format/numbers';
import { isNegative } from '@/domain/money/decimal';
import { TRENDS } from '@/domain/orders/trends';
import { Amount, Button, DirectionChip } from '@/ui';
import { TREND_TEXT } from '@/ui/figures/amount';
import type { LeverageOrder } from '../order';
import { stopOutBefore, type StopOut } from '../stop-out';

const Figure = (props: {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}) => (
  <div id={props.id} className="min-w-0">
    <dt className="text-label text-ink-2">{props.label}</dt>
    <dd className="text-label text-ink wrap-anywhere">{props.value}</dd>
  </div>
);

/** The stop-out price without its distance, or why the account is not stopped out. */
const useStopOutPrice = ({ decimals }: LeverageOrder, stopOut: StopOut | undefined): string => {
  const { t } = useTranslation('leverage');
  if (stopOut === undefined || stopOut.kind === 'unknown') return UNKNOWN;
  return stopOut.kind === 'price'
    ? formatPrice(stopOut.price, decimals)
    : t(`cost.${stopOut.kind}`);
};

/** The figures of an order. `isTelling`: those that tell it from others of the same pair and side. */
const useFigures = (order: LeverageOrder, stopOut: StopOut | undefined) => {
  const { t } = useTranslation('leverage');
  const stopOutPrice = useStopOutPrice(order, stopOut);
  const stop = (price: string | undefined): string =>
    price === undefined ? t('none') : formatPrice(price, order.decimals);
  const isPending = order.status === 'pending';
  return [
    {
      label: t(isPending ? 'limitPrice' : 'position.openPrice'),
      value: formatPrice(order.openPrice, order.decimals),
      isTelling: true,
    },
    { label: t('position.price'), value: formatPrice(order.price, order.decimals) },
    { label: t('cost.margin'), value: formatAmount(order.margin) },
    { label: t('takeProfit'), value: stop(order.takeProfit) },
    { label: t('stopLoss'), value: stop(order.stopLoss) },
    { label: t('lots.label'), value: `${order.lots}`, isTelling: true },
    ...(order.status === 'open' ? [{ label: t('cost.stopOut'), value: stopOutPrice }] : []),
  ];
};

/** Why no stop loss limits a losing position: it has none, or the account is stopped out first. */
const unlimitedReason = (
  { status, side, profit, stopLoss }: LeverageOrder,
  stopOut: StopOut | undefined,
): 'noStop' | 'lateStop' | undefined => {
  if (status !== 'open' || !isNegative(profit)) return undefined;
  if (stopLoss === undefined) return 'noStop';
  return stopOutBefore(stopOut, side, stopLoss) === undefined ? undefined : 'lateStop';
};

/** A pending order or open position, with its current value and its actions. */
export const PositionCard = (props: {
  readonly order: LeverageOrder;
  readonly currency: string | undefined;
  readonly actions: readonly { readonly label: string; readonly onClick: () => void }[];
  /** When the account is stopped out if only its pair moves; `undefined` while it is unknown. */
  readonly stopOut?: StopOut | undefined;
  /** Text of when its market opens; the actions are disabled until then. */
  readonly closed?: ReactNode;
  readonly onAddStop?: () => void;
}) => {
  const { t } = useTranslation('leverage');
  const { order, currency, actions, closed } = props;
  const isClosed = closed !== undefined;
  const id = useId();
  const figures = useFigures(order, props.stopOut);
  const telling = figures.flatMap(({ isTelling = false }, index) =>
    isTelling ? [`${id}-${index}`] : [],
  );
  const unlimited = unlimitedReason(order, props.stopOut);
  return (
    <article className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="flex flex-wrap items-center gap-2 text-row">
          {order.symbol}
          <DirectionChip direction={TRENDS[order.side]}>
            {`${t(order.side)} ${t('times', { value: order.leverage })}`}
          </DirectionChip>
        </h2>
        {order.status !== 'pending' && (
          <p className="ml-auto text-right">
            <span className="sr-only">{t('account.floating')} </span>
            <Amount signed value={order.profit} currency={currency} />{' '}
            <span className={`text-label ${TREND_TEXT[trendOf(order.returnPercent)]}`}>
              {formatPercent(order.returnPercent)}
            </span>
          </p>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-x-3 gap-y-2">
        {figures.map(({ label, value }, index) => (
          <Figure key={label} id={`${id}-${index}`} label={label} value={value} />
        ))}
      </dl>
      {isClosed && <p className="mt-3 text-label text-warn">{closed}</p>}
      {unlimited !== undefined && !isClosed && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-field bg-sunken px-3 py-2">
          <p className="min-w-0 flex-1 basis-40 text-label text-warn">{t(`nudge.${unlimited}`)}</p>
          <Button size="small" tone="secondary" onClick={props.onAddStop}>
            {t(unlimited === 'noStop' ? 'nudge.addStop' : 'do.editStops')}
          </Button>
        </div>
      )}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-2">
        {actions.map(({ label, onClick }) => (
          <Button
            key={label}
            block
            size="small"
            tone="secondary"
            disabled={isClosed}
            aria-describedby={`${id}-title ${telling.join(' ')}`}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </article>
  );
};
