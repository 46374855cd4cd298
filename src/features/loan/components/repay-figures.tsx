import { useTranslation } from 'react-i18next';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { BeforeAfter, DetailList } from '@/ui';
import type { RepayCommand } from '../record';
import { formatOwed } from '../use-texts';

/** What a repayment pays, in its order, and what is left after it; where the fee is not stated, what is left alone. */
export const RepayFigures = ({ command }: { readonly command: RepayCommand }) => {
  const { t } = useTranslation('loan');
  const { record, parts, owed, left } = command;
  const money = (value: Decimal): string => formatOwed(value, record.currency, parts === undefined);
  const part = (label: string, value: Decimal) =>
    isPositive(value) && { label, value: money(value) };
  return (
    <DetailList
      items={[
        ...(parts === undefined
          ? [{ label: t('fee'), value: t('notStated') }]
          : [
              part(t('fee'), parts.fee),
              part(t('interest'), parts.interest),
              part(t('principal'), parts.principal),
            ]),
        {
          label: t(parts === undefined ? 'totalWithoutFee' : 'repay.left'),
          value: <BeforeAfter before={money(owed)} after={money(left)} thenLabel={t('then')} />,
        },
      ]}
    />
  );
};
