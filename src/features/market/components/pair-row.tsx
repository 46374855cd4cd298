import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { Change, CoinIcon, Link, ListRow, Price } from '@/ui';
import type { MarketPair, Quote } from '../model';
import { turnoverOf } from '../ordering';
import { useQuote } from '../quotes';
import { MarketHours } from './market-hours';

/** Where a pair is traded: leveraged where seconds contracts are not offered. */
export const pairPath = ({ symbol, canTradeSeconds, canTradeLeverage }: MarketPair): string => {
  const screen = !canTradeSeconds && canTradeLeverage ? SCREENS.contract : SCREENS.trade;
  return `${screen}?pair=${encodeURIComponent(symbol)}`;
};

const PairName = ({ pair }: { readonly pair: MarketPair }) => (
  <span>
    {pair.base}
    <wbr />
    <span className="text-label text-ink-2">{`/${pair.quote}`}</span>
  </span>
);

/** What the pair is called or what was traded, and when the market opens or closes. */
const PairDetail = (props: {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
  readonly name: string | undefined;
}) => {
  'use memo';
  const { t } = useTranslation('market');
  const { pair, quote, name } = props;
  if (pair.status !== 'trading')
    return (
      <>
        {name !== undefined && <span className="block">{name}</span>}
        <MarketHours status={pair.status} changesAt={pair.changesAt} />
      </>
    );
  if (name !== undefined) return name;
  const turnover = turnoverOf(pair, quote);
  if (turnover !== undefined || quote === undefined)
    return t('turnover', { amount: formatCompact(turnover) });
  return t('volume', { amount: formatCompact(quote.volume), unit: pair.base });
};

/** One live pair; the row leads to where it is traded. `chip` puts the change beside the price, else it stands below. */
export const PairRow = (props: {
  readonly pair: MarketPair;
  readonly stale: boolean;
  readonly chip?: boolean | undefined;
  /** What it is called, in place of what was traded. */
  readonly name?: string | undefined;
  /** Between the pair and its price: its line. */
  readonly middle?: ReactNode;
}) => {
  'use memo';
  const { pair, stale, chip = false, name } = props;
  const quote = useQuote(pair.symbol);
  const change = <Change percent={quote?.changePercent} look={chip ? 'chip' : 'text'} />;
  return (
    <ListRow
      link={<Link to={pairPath(pair)} />}
      leading={<CoinIcon symbol={pair.base} />}
      title={<PairName pair={pair} />}
      detail={<PairDetail pair={pair} quote={quote} name={name} />}
      middle={props.middle}
      value={<Price value={quote?.price} stale={stale || pair.status === 'closed'} />}
      valueDetail={chip ? undefined : change}
      trailing={chip ? change : undefined}
    />
  );
};
