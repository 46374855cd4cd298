import { useTranslation } from 'react-i18next';
import { useListText } from '@/lib/use-list-text';
import { Button, Change, Skeleton } from '@/ui';
import type { Wallets } from '../model';
import { useWallets } from '../queries';
import { TOTAL_CURRENCY } from '../worth';
import { Balance } from './balance';
import { HideButton } from './hide-button';

/** The largest size at which this many digits fit on a narrow phone. */
const SIZES = [
  { digits: 7, size: 'hero' },
  { digits: 10, size: 'screen' },
] as const;

const sizeOf = (total: string | undefined) => {
  const digits = total?.split('.')[0]?.length ?? 0;
  return SIZES.find((step) => digits <= step.digits)?.size ?? 'title';
};

const Parts = ({ wallets }: { readonly wallets: Wallets }) => {
  const { t } = useTranslation('assets');
  const listText = useListText();
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-label text-ink-2">
      <span>
        {t('coinAccount')} <Balance value={wallets.coinTotal} size="label" />
      </span>
      <span>
        {t('contractAccount')} <Balance value={wallets.contract.equity} size="label" />
      </span>
      {wallets.unpriced.length > 0 && (
        <span>{t('unpriced', { currencies: listText(wallets.unpriced) })}</span>
      )}
      {wallets.unread > 0 && <span>{t('unread', { count: wallets.unread })}</span>}
    </p>
  );
};

const Today = ({ amount, percent }: NonNullable<Wallets['today']>) => {
  const { t } = useTranslation('assets');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-label text-ink-2">
      {t('today')}
      <Balance signed value={amount} size="label" />
      <Change percent={percent} />
    </p>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation(['assets', 'app']);
  return (
    <p role="alert" className="flex min-h-23.5 items-center justify-between gap-3 text-ink-2">
      {t('failed')}
      <Button tone="secondary" size="small" onClick={onRetry}>
        {t('app:retry')}
      </Button>
    </p>
  );
};

const Pending = () => (
  <div className="min-h-23.5 animate-delayed pt-1">
    <Skeleton className="h-9 w-52" />
    <Skeleton className="mt-3 h-4 w-40" />
    <Skeleton className="mt-3 h-4 w-64 max-w-full" />
  </div>
);

/** The user's total equity, and its parts. */
export const TotalEquity = () => {
  const { t } = useTranslation('assets');
  const { wallets, failed, refresh } = useWallets(true);
  return (
    <section aria-label={t('total')}>
      <div className="flex min-h-11 items-center text-label text-ink-2">
        {t('total')}
        <HideButton />
      </div>
      {wallets !== undefined && (
        <>
          <p className="flex min-h-11 items-end">
            <Balance value={wallets.total} currency={TOTAL_CURRENCY} size={sizeOf(wallets.total)} />
          </p>
          {wallets.today !== undefined && <Today {...wallets.today} />}
          <Parts wallets={wallets} />
        </>
      )}
      {wallets === undefined && (failed ? <Failed onRetry={refresh} /> : <Pending />)}
    </section>
  );
};
