import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import { negate, type Decimal } from '@/domain/money/decimal';
import { DetailList } from '@/ui';
import { forecastEndOf, forecastOf, type LoanRecord } from '../record';
import { useLoanTexts } from '../use-texts';

/** What was repaid and when, what is owed now, and what that becomes if nothing is repaid. */
export const LoanSchedule = ({ record }: { readonly record: LoanRecord }) => {
  const { t } = useTranslation('loan');
  const { dueTimes } = useLoanTexts();
  const { currency, repayments = [], repaid, owed, status, dueAt, readAt } = record;
  const forecast = forecastOf(record);
  const money = (value: Decimal): string => formatMoney(value, currency);
  const forecastLine = (label: string, value: Decimal | undefined, end: number | undefined) =>
    value !== undefined &&
    end !== undefined && {
      label,
      value: (
        <>
          {money(value)}
          <span className="block text-label text-ink-2">{dueTimes(end)[0]}</span>
        </>
      ),
    };
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
          owed?.fee !== undefined && { label: t('schedule.today'), value: money(owed.total) },
          forecastLine(t('schedule.dueDay'), forecast?.onDueDay, dueAt),
          forecastLine(
            t(status === 'overdue' ? 'schedule.inWeek' : 'schedule.weekLate'),
            forecast?.late,
            dueAt && forecastEndOf(dueAt, readAt),
          ),
        ]}
      />
      {forecast !== undefined && <p className="text-label text-ink-2">{t('schedule.ifNothing')}</p>}
    </section>
  );
};
