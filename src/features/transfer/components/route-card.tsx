import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { otherAccount, type TransferAccount } from '@/domain/transfer/transfer';
import { IconButton } from '@/ui';
import { ArrowsDownUpIcon } from '@/ui/icons';
import type { TransferCurrency } from '../model';

const End = (props: {
  readonly label: string;
  readonly account: TransferAccount;
  readonly currency: TransferCurrency;
}) => {
  const { t } = useTranslation('assets');
  const { label, account, currency } = props;
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-0.5 py-2.5">
      <dt className="min-w-10 text-label text-ink-2">{label}</dt>
      <dd className="flex min-w-0 grow basis-[9rem] flex-col">
        <span className="text-body font-semibold">{t(`${account}Account`)}</span>
        <span className="text-label text-ink-2">
          {t('available')} {formatAmount(currency.available[account], currency.decimals)}{' '}
          {currency.currency}
        </span>
      </dd>
    </div>
  );
};

/** The accounts that the money comes from and goes to, and the button that swaps them. */
export const RouteCard = (props: {
  readonly from: TransferAccount;
  readonly currency: TransferCurrency;
  readonly onSwap: () => void;
}) => {
  const { t } = useTranslation('transfer');
  const { from, currency, onSwap } = props;
  return (
    <div className="flex items-center gap-2 rounded-card bg-surface py-1 pr-2 pl-4">
      <dl className="min-w-0 flex-1 divide-y divide-line">
        <End label={t('from')} account={from} currency={currency} />
        <End label={t('to')} account={otherAccount(from)} currency={currency} />
      </dl>
      <IconButton label={t('swap')} icon={<ArrowsDownUpIcon size={22} />} onClick={onSwap} />
    </div>
  );
};
