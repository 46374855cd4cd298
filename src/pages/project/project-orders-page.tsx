import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { SubscriptionRecords } from '@/features/project';
import { ButtonLink } from '@/ui';
import { useRecordFrame } from '../records/use-record-frame';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';

/** The user's subscriptions. The call has no filters. */
const ProjectOrdersPage = () => {
  const { t } = useTranslation('project');
  const frame = useRecordFrame(
    <ButtonLink tone="secondary" size="medium" to={SCREENS.project}>
      {t('seeAll')}
    </ButtonLink>,
  );
  return (
    <ScreenFrame actions={<ModeActions />}>
      <div className="gutter">
        <SubscriptionRecords frame={frame} />
      </div>
    </ScreenFrame>
  );
};

export default ProjectOrdersPage;
