import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { BeforeAfter, DetailList } from '@/ui';
import type { TransferCommand } from '../model';

/** What a transfer makes of both accounts, and what it costs: nothing. */
export const TransferFigures = ({ from, currency, result }: TransferCommand) => {
  const { t } = useTranslation(['transfer', 'assets']);
  const order = from === 'coin' ? (['coin', 'contract'] as const) : (['contract', 'coin'] as const);
  return (
    <DetailList
      items={[
        ...order.map((account) => ({
          label: t(`assets:${account}Account`),
          value: (
            <BeforeAfter
              before={formatAmount(result[account].before, currency.decimals)}
              after={`${formatAmount(result[account].after, currency.decimals)} ${currency.currency}`}
              thenLabel={t('then')}
            />
          ),
        })),
        { label: t('fee'), value: t('free') },
      ]}
    />
  );
};
