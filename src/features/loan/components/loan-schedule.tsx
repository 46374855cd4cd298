import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import { negate, type Decimal } from '@/domain/money/decimal';
import { DetailList } from '@/ui';
import { forecastOf, type LoanRecord } from '../record';

/** What was repaid and when, what is owed now, and what that becomes if nothing is repaid. */
export const LoanSchedule = ({ record }: { readonly record: LoanRecord }) => {
  const { t } = useTranslation('loan');
  const { currency, repayments = [], repaid, owed, status } = record;
  const forecast = forecastOf(record);
  const money = (value: Decimal): string => formatMoney(value, currency);
  const line = (label: string, value: Decimal | undefined) =>
    value !== undefined && { label, value: money(value) };
  return (
    <section>
      <h3 className="mt-3 text-body font-semibold">{t('schedule.title')}</h3>
      <DetailList
        items={[
          ...repayments.map(({ amount, at }) => ({
            label: t('schedule.repaid', { time: formatDateTime(at) }),
            value: formatSignedMoney(negate(amount), currency),
          })),
          { label: t('schedule.soFar'), value: money(repaid) },
          line(t('schedule.today'), owed?.total),
          line(t('schedule.dueDay'), forecast?.onDueDay),
          line(t(status === 'overdue' ? 'schedule.inWeek' : 'schedule.weekLate'), forecast?.late),
        ]}
      />
      {forecast !== undefined && <p className="text-label text-ink-2">{t('schedule.ifNothing')}</p>}
    </section>
  );
};
