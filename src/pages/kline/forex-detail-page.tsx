import { useTranslation } from 'react-i18next';
import { LivePair } from '../pair/live-pair';
import { useBack } from '../screen/use-back';
import { ChartPage } from './chart-page';

/**
 * The chart page of a forex or metals pair, with the facts tab first: these markets have opening hours, and few servers
 * publish an order book for them.
 */
const ForexDetailPage = () => {
  const { t } = useTranslation('kline');
  return (
    <LivePair
      title={t('detailTitle')}
      isOffered={({ board }) => board === 'forex'}
      onlyBoard="forex"
      back={useBack()}
    >
      {(state) => <ChartPage title={t('detailTitle')} first="facts" {...state} />}
    </LivePair>
  );
};

export default ForexDetailPage;
