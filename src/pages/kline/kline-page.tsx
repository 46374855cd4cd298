import { useTranslation } from 'react-i18next';
import { LivePair } from '../pair/live-pair';
import { ChartPage } from './chart-page';

/** The K-line chart of a pair: candles with all their past, its order book, and the ways to trade it. */
const KlinePage = () => {
  const { t } = useTranslation('kline');
  return (
    <LivePair title={t('title')} isOffered={() => true}>
      {(state) => <ChartPage title={t('title')} first="depth" {...state} />}
    </LivePair>
  );
};

export default KlinePage;
