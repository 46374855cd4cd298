import { useTranslation } from 'react-i18next';
import { Campaign, InviteCode, People } from '@/features/invite';
import { ScreenFrame } from '../screen/screen-frame';

/** Invite friends: the user's code and link, and what came of them. */
const InvitePage = () => {
  const { t } = useTranslation('invite');
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        <Campaign />
        <p className="text-body text-ink-2">{t('intro')}</p>
        <InviteCode />
        <People />
      </div>
    </ScreenFrame>
  );
};

export default InvitePage;
