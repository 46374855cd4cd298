import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import { IconButton, ListRow, showToast } from '@/ui';
import { CopyIcon, GiftIcon } from '@/ui/icons';

/** The user's own invite code with a copy button. */
export const InviteRow = () => {
  const { t } = useTranslation('account');
  const code = useSessionUser()?.inviteCode;
  if (code === undefined) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ text: t('invite.copied'), tone: 'success' });
    } catch {
      showToast({ text: t('invite.notCopied'), tone: 'error' });
    }
  };
  return (
    <ListRow
      leading={<GiftIcon aria-hidden="true" size={22} className="text-ink-2" />}
      title={t('invite.title')}
      detail={t('invite.text')}
      value={code}
      trailing={
        <span className="-mr-3">
          <IconButton
            label={t('invite.copy')}
            icon={<CopyIcon size={20} />}
            onClick={() => void copy()}
          />
        </span>
      }
    />
  );
};
