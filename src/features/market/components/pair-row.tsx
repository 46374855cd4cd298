import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useNumbers } from '@/lib/use-numbers';
import { CoinIcon, Link, ListRow } from '@/ui';
import type { MarketPair } from '../model';
import { turnoverOf } from '../ranking';
import { useQuote } from '../quotes';
import { LiveChange, LivePrice } from './live-figures';
import { MarketHours } from './market-hours';

/** The trading screen of a pair: seconds contracts, else leverage, else spot. */
export const pairPath = ({ symbol, canTradeSeconds, canTradeLeverage }: MarketPair): string => {
  const other = canTradeLeverage ? SCREENS.contract : SCREENS.coin;
  return `${canTradeSeconds ? SCREENS.trade : other}?pair=${encodeURIComponent(symbol)}`;
};

const PairName = ({ pair }: { readonly pair: MarketPair }) => (
  <span>
    {pair.base}
    <wbr />
    <span className="text-label text-ink-2">{`/${pair.quote}`}</span>
  </span>
);

/** The 24-hour volume. */
const Traded = ({ pair }: { readonly pair: MarketPair }) => {
  'use memo';
  const { t } = useTranslation('market');
  const { formatCompact } = useNumbers();
  const quote = useQuote(pair.symbol);
  const turnover = turnoverOf(pair, quote);
  if (turnover !== undefined || quote === undefined)
    return t('turnover', { amount: formatCompact(turnover) });
  return t('volume', { amount: formatCompact(quote.volume), unit: pair.base });
};

/** The pair's name or volume, and when the market opens or closes. */
const PairDetail = ({
  pair,
  name,
}: {
  readonly pair: MarketPair;
  readonly name: string | undefined;
}) => {
  if (pair.status === 'trading') return name ?? <Traded pair={pair} />;
  return (
    <>
      {name !== undefined && <span className="block">{name}</span>}
      <MarketHours status={pair.status} changesAt={pair.changesAt} />
    </>
  );
};

/**
 * A row for one live pair that links to a screen of it. `chip` puts the change beside the price instead of below
 * it. The figures subscribe by themselves: a tick does not render the row.
 */
export const PairRow = (props: {
  readonly pair: MarketPair;
  readonly stale: boolean;
  /** The path of the screen; the pair's trading screen if omitted. */
  readonly to?: string | undefined;
  readonly chip?: boolean | undefined;
  /** The name, shown instead of the volume. */
  readonly name?: string | undefined;
  /** Rendered between the pair and its price. */
  readonly middle?: ReactNode;
}) => {
  'use memo';
  const { pair, stale, to = pairPath(pair), chip = false, name } = props;
  const change = <LiveChange symbol={pair.symbol} look={chip ? 'chip' : 'text'} />;
  return (
    <ListRow
      link={<Link to={to} />}
      leading={<CoinIcon symbol={pair.symbol} />}
      title={<PairName pair={pair} />}
      detail={<PairDetail pair={pair} name={name} />}
      middle={props.middle}
      value={<LivePrice symbol={pair.symbol} stale={stale || pair.status === 'closed'} />}
      valueDetail={chip ? undefined : change}
      trailing={chip ? change : undefined}
    />
  );
};
