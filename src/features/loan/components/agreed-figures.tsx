import { useTranslation } from 'react-i18next';
import { startOfDay } from '@/domain/deposit/calendar';
import { formatMoney } from '@/domain/format/money';
import type { Decimal } from '@/domain/money/decimal';
import { DetailList } from '@/ui';
import { agreedCost, type LoanRecord } from '../record';
import { useDay } from '../use-day';
import { formatOwed } from '../use-texts';
import { DueBy } from './due-by';

/** What a loan under review costs and when it is due, if it is approved today; nothing where the server does not send that. */
export const AgreedFigures = ({ record }: { readonly record: LoanRecord }) => {
  const { t } = useTranslation('loan');
  const { amount, currency, days, fee, isFeeAbout } = record;
  const cost = agreedCost(record, startOfDay(useDay()));
  if (cost === undefined || fee === undefined) return null;
  const money = (value: Decimal): string => formatMoney(value, currency);
  return (
    <>
      <DetailList
        items={[
          { label: t('principal'), value: money(amount) },
          { label: t('fee'), value: formatOwed(fee, currency, isFeeAbout) },
          { label: t('interestFor', { days }), value: money(cost.interest) },
          {
            label: t('totalDue'),
            value: <span className="text-row">{money(cost.total)}</span>,
          },
          { label: t('dueBy'), value: <DueBy dueAt={cost.dueAt} /> },
        ]}
      />
      <p className="text-label text-ink-2">{t('ifToday')}</p>
    </>
  );
};
