import { Change, Price, type ChangeProps, type PriceProps } from '@/ui';
import { useQuote } from '../quotes';

/** The live price of a pair. It subscribes by itself: a tick renders nothing around it. */
export const LivePrice = ({
  symbol,
  stale,
  size,
}: Pick<PriceProps, 'stale' | 'size'> & { readonly symbol: string }) => {
  'use memo';
  return <Price value={useQuote(symbol)?.price} stale={stale} size={size} />;
};

/** The live 24-hour change of a pair; subscribes by itself. */
export const LiveChange = ({
  symbol,
  look,
}: Pick<ChangeProps, 'look'> & { readonly symbol: string }) => {
  'use memo';
  return <Change percent={useQuote(symbol)?.changePercent} look={look} />;
};
