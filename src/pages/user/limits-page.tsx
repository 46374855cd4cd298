import { useTranslation } from 'react-i18next';
import { ModePill } from '@/features/account';
import { LimitsView } from '@/features/limits';
import { useSessionUser } from '@/session/session';
import { ScreenFrame } from '../screen/screen-frame';

/** Limits and breaks that the user sets for the account in use. */
const LimitsPage = () => {
  const { t } = useTranslation('limits');
  const mode = useSessionUser()?.mode;
  return (
    <ScreenFrame
      actions={
        <span className="mr-2.5">
          <ModePill />
        </span>
      }
    >
      <div className="gutter flex flex-col gap-4">
        <p className="text-body text-ink-2">{mode !== undefined && t(`intro.${mode}`)}</p>
        <LimitsView />
      </div>
    </ScreenFrame>
  );
};

export default LimitsPage;
