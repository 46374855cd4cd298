import { useTranslation } from 'react-i18next';
import { formatPrice, formatRate } from '@/domain/format/numbers';
import { decimal, multiply, type Decimal } from '@/domain/money/decimal';
import type { SpotSide } from '@/domain/spot/order';
import { BeforeAfter, DetailList } from '@/ui';
import type { CoinPair } from '../command';
import { formatCoinAmount, amountFormatters } from '../problem-text';
import type { Preview } from '../ticket';

const PERCENT = decimal('100');

/** The paid and the received currency of a side. */
const currenciesOf = (side: SpotSide, { base, quote }: Pick<CoinPair, 'base' | 'quote'>) =>
  side === 'buy' ? { paid: quote, received: base } : { paid: base, received: quote };

/** Formats a fee fraction in percent. */
export const formatFeePercent = (fraction: Decimal): string =>
  formatRate(multiply(fraction, PERCENT));

/** What an order pays, its fee and what it receives, and both balances before and after it, as far as the fee is stated. */
export const OrderFigures = (props: {
  readonly preview: Preview;
  readonly pair: CoinPair;
  readonly side: SpotSide;
  readonly feeFraction?: Decimal | undefined;
}) => {
  const { t } = useTranslation('spot');
  const { preview, pair, side, feeFraction } = props;
  const { paying, receiving, isFeeStated } = preview;
  const { paid, received } = amountFormatters(pair)[side];
  const currencies = currenciesOf(side, pair);
  return (
    <DetailList
      items={[
        {
          label: t(preview.fillsImmediately ? 'marketPrice' : 'limitPrice'),
          value: `${formatPrice(preview.price, pair.decimals)} ${pair.quote}`,
        },
        { label: t('amount'), value: formatCoinAmount(preview.amount, pair.base) },
        { label: t('pays'), value: paid(preview.pays) },
        {
          label:
            feeFraction === undefined || !isFeeStated
              ? t('fee')
              : t('feeOf', { rate: formatFeePercent(feeFraction) }),
          value: isFeeStated ? received(preview.fee) : t('feeUnknown'),
        },
        {
          label: t(isFeeStated ? 'receives' : 'receivesBeforeFee'),
          value: received(preview.receives),
        },
        {
          label: t('balanceOf', { currency: currencies.paid }),
          value: (
            <BeforeAfter
              before={paid(paying.before)}
              after={paid(paying.after)}
              thenLabel={t('then')}
            />
          ),
        },
        isFeeStated && {
          label: t('balanceOf', { currency: currencies.received }),
          value: (
            <BeforeAfter
              before={received(receiving.before)}
              after={received(receiving.after)}
              thenLabel={t('then')}
            />
          ),
        },
      ]}
    />
  );
};
