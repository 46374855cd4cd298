import { useTranslation } from 'react-i18next';
import { isWalletAddress } from '@/domain/account/wallet-address';
import { formatDateTime } from '@/domain/format/time';
import { Card, CopyField, DetailList } from '@/ui';
import type { Security } from '../model';

/** The user's own data: read-only, as no server lets a user change them. */
export const ProfileDetails = ({ security }: { readonly security: Security }) => {
  const { t } = useTranslation('settings');
  const { account, id, email, phone, registeredAt, identity, inviteCode } = security;
  // An address is too long for a row, and is copied rather than read.
  const isByWallet = isWalletAddress(account);
  const copy = {
    copyLabel: t('profile.copy'),
    copiedText: t('profile.copied'),
    failedText: t('profile.notCopied'),
  };
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <div className="-my-2.5">
          <DetailList
            items={[
              account !== '' && !isByWallet && { label: t('profile.account'), value: account },
              { label: t('row.email'), value: email ?? t('state.notSet') },
              { label: t('row.phone'), value: phone ?? t('state.notSet') },
              registeredAt !== undefined && {
                label: t('profile.registered'),
                value: formatDateTime(registeredAt),
              },
              { label: t('profile.identity'), value: t(`profile.identityState.${identity}`) },
            ]}
          />
        </div>
      </Card>
      <Card>
        {/* Each field keeps a line free for what became of the copying. */}
        <div className="-mb-5">
          {isByWallet && <CopyField {...copy} label={t('profile.account')} value={account} />}
          <CopyField {...copy} label={t('profile.id')} value={String(id)} />
          {inviteCode !== undefined && (
            <CopyField {...copy} label={t('profile.inviteCode')} value={inviteCode} />
          )}
        </div>
      </Card>
      <p className="text-label text-ink-2">{t('profile.why')}</p>
    </div>
  );
};
