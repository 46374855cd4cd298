import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { useIsStale, useLiveQuotes, usePairs, useQuote } from '@/features/market';
import { ErrorState } from '@/ui';
import { PairHeader } from '../pair/pair-header';
import { PriceHead } from '../pair/price-head';
import { PriceChart } from './price-chart';
import { PageSkeleton } from '../pair/page-skeleton';
import { TradeTicket } from './trade-ticket';

const QUOTES_EVERY_MS = 1000;

/** Trade: the price, its line, and the ticket of a seconds contract. */
const TradePage = () => {
  const { t } = useTranslation(['seconds', 'app']);
  const { pairs, state, retry } = usePairs();
  const [search, setSearch] = useSearchParams();
  useLiveQuotes(QUOTES_EVERY_MS);
  const pair = pairs.find(({ symbol }) => symbol === search.get('pair')) ?? pairs[0];
  const isStale = useIsStale(pair?.board);
  const quote = useQuote(pair?.symbol ?? '');
  if (pair === undefined) {
    return state === 'failed' ? (
      <main className="gutter pt-16">
        <h1 className="sr-only">{t('title')}</h1>
        <ErrorState text={t('pairsFailed')} retryLabel={t('app:retry')} onRetry={retry} />
      </main>
    ) : (
      <PageSkeleton title={t('title')} label={t('app:loading')} />
    );
  }
  return (
    <main>
      <PairHeader
        title={t('title')}
        pair={pair}
        pairs={pairs.filter(({ canTradeSeconds }) => canTradeSeconds)}
        records={{ to: SCREENS.tradeOrders, label: t('orders') }}
        onPick={(symbol) => setSearch({ pair: symbol }, { replace: true })}
      />
      <PriceHead quote={quote} isStale={isStale} />
      <PriceChart pair={pair} quote={quote} />
      <TradeTicket pair={pair} quote={quote} isStale={isStale} />
    </main>
  );
};

export default TradePage;
