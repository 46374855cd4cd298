import { Change, Price, type ChangeProps, type PriceProps } from '@/ui';
import { useQuote } from '../quotes';

/** The price of a pair, which listens by itself: a tick draws it, and nothing around it. */
export const LivePrice = ({
  symbol,
  stale,
  size,
}: Pick<PriceProps, 'stale' | 'size'> & { readonly symbol: string }) => {
  'use memo';
  return <Price value={useQuote(symbol)?.price} stale={stale} size={size} />;
};

/** The change of a pair over a day, listening likewise. */
export const LiveChange = ({
  symbol,
  look,
}: Pick<ChangeProps, 'look'> & { readonly symbol: string }) => {
  'use memo';
  return <Change percent={useQuote(symbol)?.changePercent} look={look} />;
};
