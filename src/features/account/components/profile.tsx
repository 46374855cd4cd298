import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isWalletAddress, shortAccountName } from '@/domain/account/wallet-address';
import { SCREENS } from '@/domain/screens/screens';
import { copyText } from '@/lib/copy-text';
import { useSessionUser } from '@/session/session';
import { IconButton, Link, showToast, Skeleton } from '@/ui';
import { CaretRightIcon, CheckBoldIcon, CopyIcon, UserCircleIcon, WalletIcon } from '@/ui/icons';
import { ModePill } from './mode-pill';

/** Copies the address of the wallet that made the account. The profile shows it whole where the browser cannot copy. */
const CopyAddress = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (!(await copyText(address))) return navigate(SCREENS.profile);
    setCopied(true);
    showToast({ text: t('profile.copied'), tone: 'success' });
  };
  return (
    <IconButton
      label={t('profile.copyAddress')}
      icon={isCopied ? <CheckBoldIcon size={20} /> : <CopyIcon size={20} />}
      onClick={() => void copy()}
    />
  );
};

/** The signed-in user, with a link to the profile. */
export const Profile = () => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  if (user === undefined) return <Skeleton className="h-14 w-full" />;
  const isByWallet = isWalletAddress(user.account);
  const isNamed = user.account !== '';
  const number = t('number', { id: user.id });
  // An address, or the number with its term: longer than most names.
  const isLong = isByWallet || !isNamed;
  return (
    <div
      className={clsx(
        'flex min-h-14 flex-wrap items-center justify-end',
        isByWallet ? 'gap-1' : 'gap-3',
      )}
    >
      <Link
        to={SCREENS.profile}
        className="press flex min-w-[min(12rem,100%)] flex-1 items-center gap-3.5 rounded-card"
      >
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-title text-on-ink"
        >
          {isByWallet && <WalletIcon size={26} />}
          {!isNamed && <UserCircleIcon size={26} />}
          {!isByWallet && user.account.slice(0, 1).toUpperCase()}
        </span>
        <span className="min-w-0 flex-1">
          <span className={clsx('block wrap-anywhere', isLong ? 'text-row' : 'text-title')}>
            {isNamed ? shortAccountName(user.account) : number}
          </span>
          {isNamed && <span className="block text-label text-ink-2">{number}</span>}
        </span>
        <CaretRightIcon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      </Link>
      {isByWallet && <CopyAddress address={user.account} />}
      <ModePill />
    </div>
  );
};
