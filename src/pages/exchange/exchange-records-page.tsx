import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ModePill } from '@/features/account';
import { ExchangeRecords } from '@/features/exchange';
import { ButtonLink } from '@/ui';
import { useRecordFrame } from '../records/use-record-frame';
import { ScreenFrame } from '../screen/screen-frame';

/** The user's flash exchanges. The call has no filters. */
const ExchangeRecordsPage = () => {
  const { t } = useTranslation('exchange');
  const frame = useRecordFrame(
    <ButtonLink tone="secondary" size="medium" to={SCREENS.exchange}>
      {t('start')}
    </ButtonLink>,
  );
  return (
    <ScreenFrame
      actions={
        <span className="mr-2.5">
          <ModePill />
        </span>
      }
    >
      <div className="gutter">
        <ExchangeRecords frame={frame} />
      </div>
    </ScreenFrame>
  );
};

export default ExchangeRecordsPage;
