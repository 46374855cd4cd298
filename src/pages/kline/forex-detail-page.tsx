import { useTranslation } from 'react-i18next';
import { LivePair } from '../pair/live-pair';
import { ChartPage } from './chart-page';

/**
 * The detail of a forex or metals pair: the same parts as the K-line screen has, with the facts first. These markets keep
 * hours, and few of their servers tell an order book.
 */
const ForexDetailPage = () => {
  const { t } = useTranslation('kline');
  return (
    <LivePair title={t('detailTitle')} isOffered={({ board }) => board === 'forex'}>
      {(state) => <ChartPage title={t('detailTitle')} first="facts" {...state} />}
    </LivePair>
  );
};

export default ForexDetailPage;
