import { useTranslation } from 'react-i18next';
import { fromRecord } from '@/api/pending/from-record';
import { shortAddress } from '@/domain/account/short-address';
import { formatDateTime } from '@/domain/format/time';
import type { WithdrawalStatus } from '@/domain/status/withdrawal';
import { ListRow, StatusChip, toStages, type Stage, type StatusTone } from '@/ui';
import { useFilteredPages } from '@/ui/layout/use-filtered-pages';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { passes, recordSteps, type RecordFilter, type WithdrawalRecord } from '../record';
import { useWithdrawalHistory } from '../record-queries';
import { maskedNumber, money } from '../texts';
import { useCancelWithdrawal } from '../use-cancel';
import { CancelSheet } from './cancel-sheet';
import { RecordDetails } from './record-details';

const TONES = {
  review1: 'review',
  review2: 'review',
  success: 'success',
  failed: 'failed',
  cancelled: 'neutral',
} as const satisfies Record<WithdrawalStatus, StatusTone>;

const RecordRow = (props: { readonly record: WithdrawalRecord; readonly onOpen: () => void }) => {
  const { t } = useTranslation(['withdrawal', 'statuses']);
  const { record, onOpen } = props;
  const way = record.network ?? record.bank;
  const shortForm = record.kind === 'bank' ? maskedNumber : shortAddress;
  return (
    <ListRow
      onClick={onOpen}
      title={way === undefined ? record.currency : `${record.currency} · ${way}`}
      detail={
        <>
          {record.address !== undefined && (
            <bdi dir="ltr" className="block">
              {shortForm(record.address)}
            </bdi>
          )}
          {formatDateTime(record.submittedAt)}
        </>
      }
      value={money(record.amount, record.currency, record.decimals)}
      valueDetail={
        <StatusChip tone={TONES[record.status]}>
          {t(`statuses:withdrawal.${record.status}`)}
        </StatusChip>
      }
    />
  );
};

const useStagesOf = (): ((record: WithdrawalRecord) => readonly Stage[]) => {
  const { t } = useTranslation(['withdrawal', 'statuses']);
  return (record) =>
    toStages(recordSteps(record), (status) => t(`statuses:withdrawal.${status}`)).map((stage) =>
      stage.state === 'failed' && record.reason !== undefined
        ? { ...stage, detail: record.reason }
        : stage,
    );
};

/** Paged withdrawals, each with its timeline, and the cancellation of one under first review. */
export const WithdrawalRecords = (props: {
  readonly filter: RecordFilter;
  readonly frame: RecordFrame;
  readonly againPath: (id: number) => string;
}) => {
  const { t } = useTranslation('withdrawal');
  const { filter, frame, againPath } = props;
  const stagesOf = useStagesOf();
  const cancellation = fromRecord(useCancelWithdrawal(), frame, ({ record }) => record.id);
  const list = useFilteredPages(useWithdrawalHistory(), (record: WithdrawalRecord) =>
    passes(filter, record),
  );
  return (
    <>
      <RecordList
        list={list}
        frame={frame}
        texts={{ failed: t('recordsFailed'), empty: t(`empty.${filter}`) }}
        timeOf={({ submittedAt }) => submittedAt}
        renderRow={(record, onOpen) => <RecordRow record={record} onOpen={onOpen} />}
        sheet={(record) => ({
          title: t('recordTitle', { number: record.id }),
          description: money(record.amount, record.currency, record.decimals),
          number: `${record.id}`,
          stages: stagesOf(record),
          details: (
            <RecordDetails
              record={record}
              onCancel={() => cancellation.stage({ kind: 'cancel', record })}
              againPath={againPath(record.id)}
            />
          ),
        })}
      />
      <CancelSheet pending={cancellation} />
    </>
  );
};
