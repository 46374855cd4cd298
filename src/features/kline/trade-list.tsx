import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { EmptyState } from '@/ui';
import { amountText } from './amount-text';

/** A public trade: epoch milliseconds, decimal text, and the taker's side. */
interface PublicTrade {
  readonly time: number;
  readonly price: string;
  readonly amount: string;
  readonly side: 'buy' | 'sell' | undefined;
}

const INK = { buy: 'text-up', sell: 'text-down' } as const;
const SHOWN = 20;

/** The newest trades first: the side as text, the price in its colour. */
export const TradeList = (props: {
  readonly trades: readonly PublicTrade[];
  readonly decimals: number;
  readonly base: string;
  readonly quote: string;
}) => {
  const { t } = useTranslation('kline');
  const { trades, decimals, base, quote } = props;
  if (trades.length === 0) return <EmptyState text={t('trades.empty')} />;
  return (
    <table className="mt-2 w-full table-fixed text-label wrap-anywhere">
      <thead>
        <tr className="text-micro text-ink-3">
          <th className="text-left font-medium">{t('trades.time')}</th>
          <th className="text-left font-medium">{t('trades.side')}</th>
          <th className="px-2 text-right font-medium">{t('depth.price', { unit: quote })}</th>
          <th className="text-right font-medium">{t('depth.amount', { unit: base })}</th>
        </tr>
      </thead>
      <tbody>
        {trades.slice(0, SHOWN).map(({ time, price, amount, side }, index) => (
          <tr key={`${time} ${index}`}>
            <td className="py-1 text-ink-2">{formatDateTime(time / 1000).slice(11)}</td>
            <td className={clsx('py-1', side && INK[side])}>{side && t(`trades.${side}`)}</td>
            <td className={clsx('px-2 py-1 text-right', side && INK[side])}>
              {formatPrice(price, decimals)}
            </td>
            <td className="py-1 text-right text-ink">{amountText(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
