import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { useTimeLeftText } from '@/lib/use-time-left-text';
import { ButtonLink, DetailList } from '@/ui';
import { HelpLink } from '@/ui/feedback/help-link';
import { isRunning, type LoanRecord } from '../record';
import { formatOwed, formatPointsTaken } from '../use-texts';
import { AgreedFigures } from './agreed-figures';
import { DueBy } from './due-by';
import { LoanSchedule } from './loan-schedule';
import { RatePair } from './rate-pair';

/** Time left until the due day ends, by the server's clock. */
const TimeLeft = ({ dueAt }: { readonly dueAt: number }) => {
  const { t } = useTranslation(['loan', 'statuses']);
  const now = useMinute();
  const leftText = useTimeLeftText();
  return leftText(dueAt - now) ?? t('statuses:loan.overdue');
};

/** The parts owed now, and when they are due. */
const Owed = ({ record }: { readonly record: LoanRecord }) => {
  const { t } = useTranslation('loan');
  const { owed, fee, currency, dueAt, dueDay, status } = record;
  const isAbout = owed?.fee === undefined;
  const money = (value: Decimal): string => formatOwed(value, currency, isAbout);
  return (
    <DetailList
      items={[
        // Where only the whole fee is known, the terms say it.
        owed?.fee === undefined
          ? fee === undefined && { label: t('fee'), value: t('notStated') }
          : { label: t('fee'), value: money(owed.fee) },
        owed !== undefined && { label: t('interest'), value: money(owed.interest) },
        owed !== undefined && { label: t('principal'), value: money(owed.principal) },
        owed !== undefined && {
          label: t(isAbout ? 'totalWithoutFee' : 'schedule.today'),
          value: <span className="text-row">{money(owed.total)}</span>,
        },
        (dueAt ?? dueDay) !== undefined && {
          label: t('dueBy'),
          value: dueAt === undefined ? dueDay : <DueBy dueAt={dueAt} />,
        },
        status === 'repaying' &&
          dueAt !== undefined && { label: t('due.label'), value: <TimeLeft dueAt={dueAt} /> },
      ]}
    />
  );
};

/** What an overdue loan means, in money and for the credit score. */
const Overdue = (props: { readonly record: LoanRecord; readonly points: Decimal | undefined }) => {
  const { t } = useTranslation('loan');
  const { lateRate } = props.record;
  const { points } = props;
  return (
    <div className="mb-2 rounded-field bg-red-soft px-3 py-2.5 text-body text-red">
      <p>
        {lateRate === undefined
          ? t('overdue.rateUnknown')
          : t('overdue.text', { rate: formatRate(lateRate) })}
      </p>
      {points !== undefined && (
        <HelpLink
          text={t('overdue.score', { points: formatPointsTaken(points) })}
          to={SCREENS.creditScore}
        />
      )}
    </div>
  );
};

/** The terms of a loan, and what it cost in the end. */
const Terms = ({ record }: { readonly record: LoanRecord }) => {
  const { t } = useTranslation('loan');
  const { amount, currency, days, rate, lateRate, fee, isFeeAbout, interest, status } = record;
  const isOver = status === 'settled';
  return (
    <DetailList
      items={[
        { label: t('amount'), value: formatMoney(amount, currency) },
        days !== undefined && { label: t('term'), value: t('days', { days }) },
        !isOver && { label: t('interest'), value: <RatePair rate={rate} /> },
        !isOver &&
          lateRate !== undefined && { label: t('lateRate'), value: <RatePair rate={lateRate} /> },
        fee !== undefined &&
          status !== 'rejected' && {
            label: t('fee'),
            value: formatOwed(fee, currency, isFeeAbout),
          },
        isOver && { label: t('interest'), value: formatMoney(interest, currency) },
      ]}
    />
  );
};

const NOTES = { review: 'notes.inReview', rejected: 'notes.rejected' } as const;

/** A loan: its terms, what is owed of it, its schedule, or the way on after a rejection. */
export const LoanDetails = (props: {
  readonly record: LoanRecord;
  readonly points: Decimal | undefined;
  readonly isChanged: boolean;
  /** The part in which it is repaid. */
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation(['loan', 'statuses']);
  const { record, points, isChanged, children } = props;
  const { status, productId, reason } = record;
  const again = productId === undefined ? SCREENS.loan : `${SCREENS.loanProduct}?id=${productId}`;
  return (
    <>
      {isChanged && (
        <p role="alert" className="mb-2 rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
          {t('repay.changed', { status: t(`statuses:loan.${status}`) })}
        </p>
      )}
      {status === 'overdue' && <Overdue record={record} points={points} />}
      {status === 'rejected' && reason !== undefined && (
        <p className="mb-2 text-body">{t('reason', { reason })}</p>
      )}
      {(status === 'review' || status === 'rejected') && (
        <p className="mb-2 text-body text-ink-2">{t(NOTES[status])}</p>
      )}
      {status === 'review' && <AgreedFigures record={record} />}
      {isRunning(record) && <Owed record={record} />}
      {children}
      {(isRunning(record) || status === 'settled') && <LoanSchedule record={record} />}
      <section>
        <h3 className="mt-3 text-body font-semibold">{t('terms')}</h3>
        <Terms record={record} />
      </section>
      {status === 'rejected' && (
        <ButtonLink block tone="secondary" size="medium" to={again}>
          {t('again')}
        </ButtonLink>
      )}
    </>
  );
};
