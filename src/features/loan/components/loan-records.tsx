import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import * as zod from 'zod/mini';
import { fromRecord } from '@/api/pending/from-record';
import { toSheetProps } from '@/api/pending/sheet-props';
import type { ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import type { LoanStatus } from '@/domain/status/loan';
import { useDraft } from '@/session/use-draft';
import { ListRow, StatusChip, toStages, type StatusTone } from '@/ui';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useAvailable, useLoanHistory, useOverduePoints } from '../queries';
import {
  isRunning,
  loanSteps,
  type LoanFilter,
  type LoanRecord,
  type RepayCommand,
} from '../record';
import type { RepayField } from '../refusals';
import { useDailyRefresh } from '../use-day';
import { useRepayment } from '../use-repayment';
import { DueLine } from './due-line';
import { LoanDetails } from './loan-details';

/** Loaded with the first record of which something is owed. */
const RepayForm = late(async () => (await import('./repay-form')).RepayForm);

/** Loaded when a repayment is reviewed, or one of unknown outcome is there. */
const RepaySheet = late(async () => (await import('./repay-sheet')).RepaySheet);

const TONES = {
  review: 'review',
  repaying: 'neutral',
  overdue: 'failed',
  settled: 'success',
  rejected: 'failed',
} as const satisfies Record<LoanStatus, StatusTone>;

const Status = ({ status }: Pick<LoanRecord, 'status'>) => {
  const { t } = useTranslation('statuses');
  return <StatusChip tone={TONES[status]}>{t(`loan.${status}`)}</StatusChip>;
};

const Row = (props: { readonly record: LoanRecord; readonly onOpen: () => void }) => {
  const { t } = useTranslation('loan');
  const { amount, currency, appliedAt, dueAt, owed, status } = props.record;
  return (
    <ListRow
      onClick={props.onOpen}
      title={formatMoney(amount, currency)}
      detail={
        <>
          {owed?.fee !== undefined && (
            <span className="block">
              {t('owes', { amount: formatMoney(owed.total, currency) })}
            </span>
          )}
          {dueAt !== undefined && isRunning({ status }) && <DueLine dueAt={dueAt} />}
          {formatDateTime(appliedAt)}
        </>
      }
      value={<Status status={status} />}
    />
  );
};

/** What was typed to repay a loan. */
interface RepayDraft {
  readonly id: number | undefined;
  readonly amount: string;
}
const EMPTY: RepayDraft = { id: undefined, amount: '' };
const storedDraft = zod.object({
  id: zod.optional(zod.int()),
  amount: zod.string().check(zod.maxLength(60)),
});
const parseDraft = (value: unknown): RepayDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  return data && { id: data.id, amount: data.amount };
};

/** The part of an opened record in which it is repaid; nothing unless something is owed. */
const Repay = (props: {
  readonly record: LoanRecord;
  readonly typed: string;
  readonly onType: (amount: string) => void;
  readonly refused: ServerRefusal<RepayField> | undefined;
  readonly onStage: (command: RepayCommand) => void;
}) => {
  const { record } = props;
  const available = useAvailable(record.currency);
  return record.owed === undefined || !available.isRead ? null : (
    <RepayForm {...props} owed={record.owed} available={available.amount} />
  );
};

/** Repayments of the listed loans: the amount as typed, its refusal, and the operation. */
const useRepay = (items: readonly LoanRecord[] | undefined, frame: RecordFrame) => {
  const { draft, setDraft, clear } = useDraft('loan-repay', EMPTY, parseDraft);
  const [refused, setRefused] = useState<
    ServerRefusal<RepayField> & { readonly id: number; readonly typed: string }
  >();
  const newestOf = (id: number): LoanRecord | undefined => items?.find((one) => one.id === id);
  const repayment = useRepayment({
    newestOf,
    onRefused: ({ id }, refusal) => {
      setRefused({ ...refusal, id, typed: draft.amount });
      frame.open(id);
    },
    onDone: (id) => {
      clear();
      frame.open(id);
    },
  });
  const pending = fromRecord(repayment, frame, ({ record }) => record.id);
  const typedOf = (id: number): string => (draft.id === id ? draft.amount : '');
  const refusalOf = (id: number) =>
    refused?.id === id && refused.typed === typedOf(id) ? refused : undefined;
  return { pending, newestOf, setDraft, typedOf, refusalOf };
};

/** The user's loans, each with what is owed of it, its schedule, and its repayment. */
export const LoanRecords = (props: {
  readonly filter: LoanFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('loan');
  const { filter, frame } = props;
  useDailyRefresh();
  const list = useLoanHistory(filter);
  const points = useOverduePoints(true);
  const { pending, newestOf, setDraft, typedOf, refusalOf } = useRepay(list.items, frame);
  return (
    <>
      <RecordList
        list={list}
        frame={frame}
        texts={{
          failed: t('recordsFailed'),
          empty: t(filter === 'all' ? 'empty' : 'emptyFilter'),
        }}
        timeOf={({ appliedAt }) => appliedAt}
        renderRow={(record, onOpen) => <Row record={record} onOpen={onOpen} />}
        sheet={(record) => ({
          title: t('number', { number: record.number }),
          description: formatMoney(record.amount, record.currency),
          aside: <Status status={record.status} />,
          number: record.number,
          stages: toStages(loanSteps(record), (status) => t(`step.${status}`)),
          details: (
            <LoanDetails
              record={record}
              points={points}
              isChanged={refusalOf(record.id)?.field === 'loan'}
            >
              <Repay
                record={record}
                typed={typedOf(record.id)}
                onType={(amount) => setDraft({ id: record.id, amount })}
                refused={refusalOf(record.id)}
                onStage={pending.stage}
              />
            </LoanDetails>
          ),
        })}
      />
      {toSheetProps(pending).open && <RepaySheet pending={pending} newestOf={newestOf} />}
    </>
  );
};
