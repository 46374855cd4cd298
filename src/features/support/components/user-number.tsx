import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import { Card, CopyField } from '@/ui';

/** The number by which customer service finds the user; nothing for visitors. */
export const UserNumber = () => {
  const { t } = useTranslation('service');
  const user = useSessionUser();
  if (user === undefined) return null;
  return (
    <Card>
      <CopyField
        label={t('userId')}
        value={String(user.id)}
        copyLabel={t('idCopy')}
        copiedText={t('idCopied')}
        failedText={t('notCopied')}
      />
    </Card>
  );
};
