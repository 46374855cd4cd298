import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { PriceChart } from '../pair/price-chart';
import { TradingPage } from '../pair/trading-page';
import type { PairState } from '../pair/use-trading-block';
import { TradeTicket } from './trade-ticket';
import { useEntryLines } from './use-entry-lines';

interface ChartProps extends Pick<PairState, 'pair' | 'quote'> {
  readonly eventRef: Ref<HTMLDivElement>;
}

/** The price line; while a running order is shown, its chart takes the place of the line. */
const Chart = ({ pair, quote, eventRef }: ChartProps) => (
  <>
    <div ref={eventRef} className="peer" />
    <div className="peer-[:not(:empty)]:hidden">
      <PriceChart pair={pair} quote={quote} orderLines={useEntryLines(pair)} />
    </div>
  </>
);

/** Trade: price, price line and the ticket of seconds contracts. */
const TradePage = () => {
  const { t } = useTranslation('seconds');
  const [eventPlace, setEventPlace] = useState<Element | null>(null);
  return (
    <TradingPage
      title={t('title')}
      product="trade"
      isOffered={({ canTradeSeconds }) => canTradeSeconds}
      records={{ to: SCREENS.tradeOrders, label: t('orders') }}
      chart={({ pair, quote }) => <Chart pair={pair} quote={quote} eventRef={setEventPlace} />}
    >
      {(state) => <TradeTicket {...state} eventPlace={eventPlace} />}
    </TradingPage>
  );
};

export default TradePage;
