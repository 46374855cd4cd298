import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ExchangeView } from '@/features/exchange';
import { late } from '@/lib/late';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useCurrencyStart } from '../screen/use-currency-start';

const ExchangeReceipt = late(async () => (await import('./exchange-receipt')).default);

/** Flash exchange of the account in use, live or demo. `?currency=` names the one to give. */
const ExchangePage = () => {
  const { t } = useTranslation('exchange');
  return (
    <ScreenFrame
      actions={<ModeActions records={{ to: SCREENS.exchangeRecords, label: t('toRecords') }} />}
    >
      <div className="gutter pt-2">
        <ExchangeView start={useCurrencyStart()} Receipt={ExchangeReceipt} />
      </div>
    </ScreenFrame>
  );
};

export default ExchangePage;
