import { useTranslation } from 'react-i18next';
import { toDrawing } from '@/domain/money/decimal';
import { DetailList } from '@/ui';
import { useHidesBalances } from '../hidden-balances';
import type { ContractFigures } from '../model';
import { TOTAL_CURRENCY } from '../worth';
import { Balance } from './balance';

/** Used margin as a share of equity, as a bar; the figures beside it are the text alternative. */
const MarginBar = ({ account }: { readonly account: ContractFigures }) => {
  const used = toDrawing(account.used ?? '0');
  const equity = toDrawing(account.equity ?? '0');
  // The bar would reveal hidden figures.
  const isShown = !useHidesBalances() && equity > 0;
  const share = isShown ? Math.min(1, used / equity) : 0;
  return (
    <div
      aria-hidden="true"
      className="h-1.5 overflow-hidden rounded-full bg-sunken dark:bg-surface"
    >
      <div className="h-full bg-ink" style={{ width: `${share * 100}%` }} />
    </div>
  );
};

/** The contract account: equity, used margin and free margin. */
export const ContractSummary = ({ account }: { readonly account: ContractFigures }) => {
  const { t } = useTranslation('assets');
  return (
    <section aria-label={t('contractAccount')}>
      <p className="pt-4 text-label text-ink-2">{t('equity')}</p>
      <p className="mb-3">
        <Balance value={account.equity} currency={TOTAL_CURRENCY} size="screen" />
      </p>
      <MarginBar account={account} />
      <div className="mt-2">
        <DetailList
          items={[
            { label: t('balance'), value: <Balance value={account.balance} /> },
            { label: t('floating'), value: <Balance value={account.floating} signed /> },
            { label: t('usedMargin'), value: <Balance value={account.used} /> },
            { label: t('availableMargin'), value: <Balance value={account.available} /> },
            { label: t('frozen'), value: <Balance value={account.frozen} /> },
          ]}
        />
      </div>
    </section>
  );
};
