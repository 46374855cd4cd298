import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { canShare, shareOrCopy } from '@/lib/share';
import { useSessionUser } from '@/session/session';
import { Button, Card, CopyField, showToast, Skeleton } from '@/ui';
import { QrCode } from '@/ui/figures/qr-code';
import { ShareNetworkIcon } from '@/ui/icons';
import { inviteLink } from '../model';
import { useInvitation } from '../queries';

const QR_SIZE = 184;

/** Opens the system's share sheet; nothing on devices without one. */
const ShareButton = ({ code, link }: { readonly code: string; readonly link: string }) => {
  const { t } = useTranslation('invite');
  if (!canShare()) return null;
  const share = async (): Promise<void> => {
    const outcome = await shareOrCopy({
      text: t('shareText', { brand: BRAND.name, code }),
      url: link,
    });
    if (outcome === 'failed') showToast({ text: t('notShared'), tone: 'error' });
  };
  return (
    <Button
      block
      icon={<ShareNetworkIcon aria-hidden="true" size={20} />}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  );
};

/** The code, the link that registers with it, its QR code, and ways to pass them on. */
export const InviteCode = () => {
  const { t } = useTranslation('invite');
  const own = useSessionUser()?.inviteCode;
  // The user's own row has the code too: it is shown even if the invitation cannot be loaded.
  const code = useInvitation().value?.code ?? own;
  if (code === undefined) return <Skeleton className="h-120 w-full rounded-card" />;
  const link = inviteLink(window.location, code);
  const texts = { copyLabel: t('copy'), failedText: t('notCopied') };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="-mt-2 flex flex-col items-center text-center">
          <QrCode value={link} label={t('qr')} size={QR_SIZE} />
          <p className="mt-2 text-label text-balance text-ink-2">{t('scan')}</p>
        </div>
        <ShareButton code={code} link={link} />
        {/* Each ends with a line for the outcome of a copy. */}
        <div className="-mb-4 flex flex-col gap-1">
          <CopyField label={t('code')} value={code} copiedText={t('codeCopied')} {...texts} />
          <CopyField label={t('link')} value={link} copiedText={t('linkCopied')} {...texts} />
        </div>
      </div>
    </Card>
  );
};
