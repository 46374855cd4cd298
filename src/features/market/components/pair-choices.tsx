import { useTranslation } from 'react-i18next';
import { useUnreadText } from '@/api/use-unreadable-rows';
import { PairPicker } from '@/ui';
import { currencyNames } from '../currency-names';
import { useFavourites } from '../favourites';
import type { MarketPair } from '../model';
import { pairName } from '../pair-search';
import { useLiveQuotes } from '../queries';
import { useIsStale } from '../quotes';
import { useRecents } from '../recents';
import { LiveChange, LivePrice } from './live-figures';
import { MarketHours } from './market-hours';

/** Pairs to choose from, the selected symbol, and the handler of a selection. */
export interface PairChoicesProps {
  readonly pairs: readonly MarketPair[];
  readonly value: string;
  readonly onPick: (symbol: string) => void;
}

/** Listed pairs with their prices, favourites first, searchable by code or by name in any language. */
export const PairChoices = (props: PairChoicesProps) => {
  useLiveQuotes();
  const { t } = useTranslation(['market', 'app']);
  const favourites = useFavourites();
  const isStale = useIsStale();
  const unread = useUnreadText('/currency/quotation_new', '/currency/whlist');
  const isStarred = ({ symbol }: MarketPair): boolean => favourites.includes(symbol);
  const pairs = props.pairs.filter(({ isListed }) => isListed);
  const ordered = [...pairs.filter(isStarred), ...pairs.filter((pair) => !isStarred(pair))];
  return (
    <>
      {/* The note above the page lies behind the sheet. */}
      {unread !== undefined && <p className="pb-3 text-label text-ink-2">{unread}</p>}
      <PairPicker
        label={t('pickPair')}
        searchLabel={t('search')}
        emptyText={t('app:noMatch')}
        recents={useRecents()}
        recentsLabel={t('tabs.recents')}
        value={props.value}
        onPick={props.onPick}
        pairs={ordered.map((pair) => ({
          symbol: pair.symbol,
          detail:
            pair.status === 'closed' ? (
              <MarketHours status={pair.status} changesAt={pair.changesAt} />
            ) : (
              pairName(pair, document.documentElement.lang)
            ),
          names: [pair.base, pair.quote].flatMap(currencyNames).join(' '),
          price: (
            <LivePrice
              symbol={pair.symbol}
              size="label"
              stale={isStale || pair.status === 'closed'}
            />
          ),
          change: <LiveChange symbol={pair.symbol} />,
        }))}
      />
    </>
  );
};
