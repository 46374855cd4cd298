import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ExchangeRecords } from '@/features/exchange';
import { ButtonLink } from '@/ui';
import { useRecordFrame } from '../records/use-record-frame';
import { ModeActions } from '../screen/mode-actions';
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
    <ScreenFrame actions={<ModeActions />}>
      <div className="gutter">
        <ExchangeRecords frame={frame} />
      </div>
    </ScreenFrame>
  );
};

export default ExchangeRecordsPage;
