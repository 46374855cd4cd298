import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { EmptyState } from '@/ui';
import { amountText } from './amount-text';
import { ladderOf, type LadderLevel } from './ladder';

const RUNGS = 8;

const SIDES = {
  asks: { text: 'text-down', bar: 'var(--down-soft)' },
  bids: { text: 'text-up', bar: 'var(--up-soft)' },
} as const;

/** One side of the book. Ask prices fall towards the spread, bid prices fall away from it. */
const Side = (props: {
  readonly side: keyof typeof SIDES;
  readonly rungs: readonly LadderLevel[];
  readonly decimals: number;
  readonly amountDecimals: number;
}) => {
  const { t } = useTranslation('kline');
  const { side, rungs, decimals, amountDecimals } = props;
  const { text, bar } = SIDES[side];
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className="pt-2 pb-1 text-left font-medium text-ink-2">
          {t(`depth.${side}`)}
        </th>
      </tr>
      {(side === 'asks' ? rungs.toReversed() : rungs).map(({ price, amount, total, share }) => (
        <tr
          key={price}
          style={{
            backgroundImage: `linear-gradient(to left, ${bar} ${share * 100}%, transparent 0)`,
          }}
        >
          <td className={`py-1 ${text}`}>{formatPrice(price, decimals)}</td>
          <td className="px-2 py-1 text-right text-ink">{amountText(amount, amountDecimals)}</td>
          <td className="py-1 pr-1 text-right text-ink">{amountText(total, amountDecimals)}</td>
        </tr>
      ))}
    </tbody>
  );
};

/** The order book around the price: both sides with bars of cumulative amounts, and the spread between them. */
export const DepthLadder = (props: {
  readonly depth: Parameters<typeof ladderOf>[0];
  readonly decimals: number;
  /** Currency codes. */
  readonly base: string;
  readonly quote: string;
}) => {
  const { t } = useTranslation('kline');
  const { depth, decimals, base, quote } = props;
  const { asks, bids, spread, amountDecimals } = ladderOf(depth, RUNGS);
  if (asks.length + bids.length === 0) return <EmptyState text={t('depth.empty')} />;
  return (
    <table className="mt-2 w-full table-fixed text-label wrap-anywhere">
      <thead>
        <tr className="text-micro text-ink-3">
          <th className="text-left font-medium">{t('depth.price', { unit: quote })}</th>
          <th className="px-2 text-right font-medium">{t('depth.amount', { unit: base })}</th>
          <th className="pr-1 text-right font-medium">{t('depth.total')}</th>
        </tr>
      </thead>
      <Side side="asks" rungs={asks} {...{ decimals, amountDecimals }} />
      {spread !== undefined && (
        <tbody>
          <tr>
            <td colSpan={3} className="border-y border-line py-1.5 text-ink-2">
              {t('depth.spread', { spread: formatPrice(spread, decimals) })}
            </td>
          </tr>
        </tbody>
      )}
      <Side side="bids" rungs={bids} {...{ decimals, amountDecimals }} />
    </table>
  );
};
