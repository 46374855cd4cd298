import { useTranslation } from 'react-i18next';
import { LimitsView } from '@/features/limits';
import { useSessionUser } from '@/session/session';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';

/** Limits and breaks that the user sets for the account in use. */
const LimitsPage = () => {
  const { t } = useTranslation('limits');
  const mode = useSessionUser()?.mode;
  return (
    <ScreenFrame actions={<ModeActions />}>
      <div className="gutter flex flex-col gap-4">
        <LimitsView intro={mode !== undefined && t(`intro.${mode}`)} />
      </div>
    </ScreenFrame>
  );
};

export default LimitsPage;
