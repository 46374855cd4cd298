import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '@/lib/take-focus';
import { Card, ListRow } from '@/ui';
import type { WalletNotice } from '../notices';
import type { Wallet } from '../provider';
import { createWalletList } from '../wallet-list';
import { NoWallet } from './no-wallet';
import { NoticeBox } from './notice-box';
import { WalletIcon } from './wallet-icon';

const list = createWalletList(window);

const hasTwin = (wallet: Wallet, wallets: readonly Wallet[]): boolean =>
  wallets.some(({ id, name }) => id !== wallet.id && name === wallet.name);

/** The wallets of this browser to choose from, or what to do without one. */
export const WalletChoice = ({
  notice,
  isBack,
  agreement,
  onChoose,
}: {
  readonly notice: WalletNotice | undefined;
  /** True to take the focus of the button that led back here and is gone. */
  readonly isBack: boolean;
  readonly agreement: ReactNode;
  readonly onChoose: (wallet: Wallet) => void;
}) => {
  const { t } = useTranslation('walletLogin');
  const wallets = useSyncExternalStore(list.subscribe, list.wallets);
  if (notice?.kind === 'unavailable') return <NoticeBox notice={notice} />;
  return (
    <>
      <p className="text-body text-ink-2">{t('intro')}</p>
      <NoticeBox notice={notice} />
      <div
        ref={isBack ? takeFocus : undefined}
        tabIndex={-1}
        role="group"
        aria-label={t('wallets')}
        className="outline-none"
      >
        {wallets.length === 0 ? (
          <NoWallet />
        ) : (
          <Card title={t('wallets')}>
            <ul className="-my-2 divide-y divide-line">
              {wallets.map((wallet) => (
                <li key={wallet.id}>
                  <ListRow
                    leading={<WalletIcon icon={wallet.icon} />}
                    title={wallet.name ?? t('legacy')}
                    detail={hasTwin(wallet, wallets) ? wallet.domain : undefined}
                    caret
                    onClick={() => onChoose(wallet)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className="flex flex-col gap-2 text-label text-ink-2">
        <p>{t('newAddress')}</p>
        {agreement}
      </div>
    </>
  );
};
