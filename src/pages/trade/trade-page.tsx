import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { PriceChart } from '../pair/price-chart';
import { TradingPage } from '../pair/trading-page';
import type { PairState } from '../pair/use-trading-block';
import { TradeTicket } from './trade-ticket';
import { useEntryLines } from './use-entry-lines';

const Chart = ({ pair, quote }: Pick<PairState, 'pair' | 'quote'>) => (
  <PriceChart pair={pair} quote={quote} orderLines={useEntryLines(pair)} />
);

/** Trade: price, price line and the ticket of seconds contracts. */
const TradePage = () => {
  const { t } = useTranslation('seconds');
  return (
    <TradingPage
      title={t('title')}
      product="trade"
      isOffered={({ canTradeSeconds }) => canTradeSeconds}
      records={{ to: SCREENS.tradeOrders, label: t('orders') }}
      chart={({ pair, quote }) => <Chart pair={pair} quote={quote} />}
    >
      {(state) => <TradeTicket {...state} />}
    </TradingPage>
  );
};

export default TradePage;
