import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LivePair } from '../pair/live-pair';
import { PairHeader } from '../pair/pair-header';
import { PriceHead } from '../pair/price-head';
import { PriceChart } from './price-chart';
import { TradeTicket } from './trade-ticket';

/** Trade: the price, its line, and the ticket of a seconds contract. */
const TradePage = () => {
  const { t } = useTranslation('seconds');
  return (
    <LivePair title={t('title')} isOffered={({ canTradeSeconds }) => canTradeSeconds}>
      {({ pair, quote, isStale, pairs, pick }) => (
        <main>
          <PairHeader
            title={t('title')}
            pair={pair}
            pairs={pairs}
            records={{ to: SCREENS.tradeOrders, label: t('orders') }}
            onPick={pick}
          />
          <PriceHead quote={quote} isStale={isStale} />
          <PriceChart pair={pair} quote={quote} />
          <TradeTicket pair={pair} quote={quote} isStale={isStale} />
        </main>
      )}
    </LivePair>
  );
};

export default TradePage;
