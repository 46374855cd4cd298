import { useTranslation } from 'react-i18next';
import { LivePair } from '../pair/live-pair';
import { useBack } from '../screen/use-back';
import { ChartPage } from './chart-page';

/** The chart page of a crypto pair: candles, order book, and trade links. */
const KlinePage = () => {
  const { t } = useTranslation('kline');
  return (
    <LivePair title={t('title')} isOffered={() => true} back={useBack()}>
      {(state) => <ChartPage title={t('title')} first="depth" {...state} />}
    </LivePair>
  );
};

export default KlinePage;
