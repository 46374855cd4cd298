import { useTranslation } from 'react-i18next';
import { formatCompact } from '@/domain/format/numbers';
import { SCREENS } from '@/domain/screens/screens';
import { Change, CoinIcon, Link, ListRow, Price } from '@/ui';
import { formatMarketTime } from '../market-times';
import type { MarketPair, Quote } from '../model';
import { turnoverOf } from '../ordering';
import { useQuote } from '../quotes';

const tradePath = (symbol: string): string => `${SCREENS.trade}?pair=${encodeURIComponent(symbol)}`;

const PairName = ({ pair }: { readonly pair: MarketPair }) => (
  <span>
    {pair.base}
    <wbr />
    <span className="text-label text-ink-2">{`/${pair.quote}`}</span>
  </span>
);

/** What was traded, or when a market that is not open changes. */
const PairDetail = (props: { readonly pair: MarketPair; readonly quote: Quote | undefined }) => {
  const { t } = useTranslation('market');
  const { pair, quote } = props;
  const time =
    pair.changesAt !== undefined && formatMarketTime(pair.changesAt, document.documentElement.lang);
  if (pair.status === 'closed') return time === false ? t('closed') : t('opensAt', { time });
  if (pair.status === 'closing' && time !== false)
    return <span className="text-warn">{t('closesAt', { time })}</span>;
  const turnover = turnoverOf(pair, quote);
  if (turnover !== undefined || quote === undefined)
    return t('turnover', { amount: formatCompact(turnover) });
  return t('volume', { amount: formatCompact(quote.volume), unit: pair.base });
};

/** One live pair; the row leads to Trade. `chip` puts the change beside the price, else it stands below. */
export const PairRow = ({
  pair,
  stale,
  chip = false,
}: {
  readonly pair: MarketPair;
  readonly stale: boolean;
  readonly chip?: boolean | undefined;
}) => {
  const quote = useQuote(pair.symbol);
  const change = <Change percent={quote?.changePercent} look={chip ? 'chip' : 'text'} />;
  return (
    <ListRow
      link={<Link to={tradePath(pair.symbol)} />}
      leading={<CoinIcon symbol={pair.base} />}
      title={<PairName pair={pair} />}
      detail={<PairDetail pair={pair} quote={quote} />}
      value={<Price value={quote?.price} stale={stale || pair.status === 'closed'} />}
      valueDetail={chip ? undefined : change}
      trailing={chip ? change : undefined}
    />
  );
};
