import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { ProjectList } from '@/features/project';
import { useIsSignedIn } from '@/session/session';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';

/** The projects that can be subscribed to, live or demo. */
const ProjectPage = () => {
  const { t } = useTranslation('project');
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const gatePath = useGatePath();
  return (
    <ScreenFrame
      actions={<ModeActions records={{ to: SCREENS.projectOrders, label: t('toOrders') }} />}
    >
      <div className="gutter pt-2">
        <ProjectList
          language={language}
          isSignedIn={isSignedIn}
          identityPath={gatePath('primaryCertification')}
        />
      </div>
    </ScreenFrame>
  );
};

export default ProjectPage;
