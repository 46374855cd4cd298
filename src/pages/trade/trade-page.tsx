import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { TradingPage } from '../pair/trading-page';
import { PriceChart } from './price-chart';
import { TradeTicket } from './trade-ticket';

/** Trade: price, price line and the ticket of seconds contracts. */
const TradePage = () => {
  const { t } = useTranslation('seconds');
  return (
    <TradingPage
      title={t('title')}
      isOffered={({ canTradeSeconds }) => canTradeSeconds}
      records={{ to: SCREENS.tradeOrders, label: t('orders') }}
      chart={({ pair, quote }) => <PriceChart pair={pair} quote={quote} />}
    >
      {(state) => <TradeTicket {...state} />}
    </TradingPage>
  );
};

export default TradePage;
