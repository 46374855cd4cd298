import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ModePill } from '@/features/account';
import { ExchangeView } from '@/features/exchange';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { useCurrencyStart } from '../screen/use-currency-start';

const ExchangeReceipt = lazy(() => import('./exchange-receipt'));

/** Flash exchange of the account in use, live or demo. `?currency=` names the one to give. */
const ExchangePage = () => {
  const { t } = useTranslation('exchange');
  return (
    <ScreenFrame
      actions={
        <span className="mr-2.5 flex items-center gap-2">
          <ModePill />
          <ButtonLink tone="secondary" size="small" to={SCREENS.exchangeRecords}>
            {t('toRecords')}
          </ButtonLink>
        </span>
      }
    >
      <div className="gutter pt-2">
        <ExchangeView start={useCurrencyStart()} Receipt={ExchangeReceipt} />
      </div>
    </ScreenFrame>
  );
};

export default ExchangePage;
