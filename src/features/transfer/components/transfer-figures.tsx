import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { isNegative, negate } from '@/domain/money/decimal';
import { BeforeAfter, DetailList } from '@/ui';
import type { TransferCommand } from '../model';

/** Says that money for an account below zero pays first what that owes, so that only the rest can be used there. */
const Repays = ({ from, currency, result }: TransferCommand) => {
  const { t } = useTranslation('transfer');
  const { before } = result.contract;
  if (from === 'contract' || !isNegative(before)) return null;
  const owed = `${formatAmount(negate(before), currency.decimals)} ${currency.currency}`;
  return <p className="text-label text-warn">{t('repays', { amount: owed })}</p>;
};

/** What a transfer makes of both accounts, and what it costs: nothing. */
export const TransferFigures = (command: TransferCommand) => {
  const { t } = useTranslation(['transfer', 'assets']);
  const { from, currency, result } = command;
  const order = from === 'coin' ? (['coin', 'contract'] as const) : (['contract', 'coin'] as const);
  return (
    <>
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
      <Repays {...command} />
    </>
  );
};
