import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { useAskFirst } from '@/session/use-ask-first';
import { AskFirst, DetailList } from '@/ui';
import type { OpenCommand } from '../command';
import { AccountChange, useCostItems } from './cost-details';

/** What an order opens, with each of its costs, and whether the next one is asked about. */
export const OpenDetails = ({ command }: { readonly command: OpenCommand }) => {
  const { t } = useTranslation('leverage');
  const askFirst = useAskFirst('leverage');
  const { preview, mode, currency } = command;
  const { decimals } = command.pair;
  const { openPrice, stops } = preview;
  const costs = useCostItems({ preview, currency, decimals });
  const stop = (price: string | undefined): string =>
    price === undefined ? t('none') : formatPrice(price, decimals);
  return (
    <>
      <DetailList
        items={[
          {
            label: t(mode === 'market' ? 'marketPrice' : 'limitPrice'),
            value: formatPrice(openPrice, decimals),
          },
          { label: t('lots.label'), value: `${preview.lots}` },
          { label: t('leverage'), value: t('times', { value: preview.leverage }) },
          { label: t('takeProfit'), value: stop(stops.takeProfit) },
          { label: t('stopLoss'), value: stop(stops.stopLoss) },
          ...costs,
        ]}
      />
      <div className="border-t border-line">
        <AccountChange preview={preview} />
      </div>
      {mode === 'market' && <p className="mt-3 text-label text-ink-2">{t('marketHint')}</p>}
      <AskFirst {...askFirst} />
    </>
  );
};
