import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { fromRecord } from '@/api/pending/from-record';
import { toSheetProps } from '@/api/pending/sheet-props';
import { formatMoney } from '@/domain/format/money';
import { formatDateTime } from '@/domain/format/time';
import type { DepositStatus } from '@/domain/status/deposit';
import { depositStatusName } from '@/domain/status/status-name';
import { ListRow, SkeletonBars, StatusChip, toStages, type Stage, type StatusTone } from '@/ui';
import { useFilteredPages } from '@/ui/layout/use-filtered-pages';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import { useDepositHistory } from '../queries';
import { depositSteps, passes, type DepositRecord, type RecordFilter } from '../record';
import { useProductName } from '../texts';
import { useOpenDeposit } from '../use-open';
import { useRedeem } from '../use-redeem';

/** Loaded when they open. */
const OpenSheet = late(async () => (await import('./open-sheet')).OpenSheet);
const RecordDetails = late(async () => (await import('./record-details')).RecordDetails);
const RedeemSheet = late(async () => (await import('./redeem-sheet')).RedeemSheet);

const TONES = {
  review: 'review',
  hosting: 'success',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<DepositStatus, StatusTone>;

const Status = ({ record }: { readonly record: DepositRecord }) => {
  const { t } = useTranslation('statuses');
  return <StatusChip tone={TONES[record.status]}>{t(depositStatusName(record))}</StatusChip>;
};

const RecordRow = (props: { readonly record: DepositRecord; readonly onOpen: () => void }) => {
  const nameOf = useProductName();
  const { record, onOpen } = props;
  const { currency, days } = record;
  return (
    <ListRow
      onClick={onOpen}
      title={days === undefined ? currency : nameOf({ currency, days })}
      detail={formatDateTime(record.askedAt)}
      value={formatMoney(record.principal, currency)}
      valueDetail={<Status record={record} />}
    />
  );
};

const useStagesOf = (): ((record: DepositRecord) => readonly Stage[]) => {
  const { t } = useTranslation(['savings', 'statuses']);
  return (record) =>
    toStages(depositSteps(record), (status) =>
      status === 'cancelled' ? t(`statuses:${depositStatusName(record)}`) : t(`step.${status}`),
    ).map((stage) =>
      stage.state === 'failed' && record.reason !== undefined
        ? { ...stage, detail: record.reason }
        : stage,
    );
};

/** Looks up a deposit of unknown outcome, and shows it. */
const OpeningSheet = ({ onFound }: { readonly onFound: (id: number) => void }) => {
  const opening = useOpenDeposit({
    idsBefore: [],
    onRefused: () => undefined,
    onDone: (_amount, id) => {
      if (id !== undefined) onFound(id);
    },
  });
  if (!toSheetProps(opening).open) return null;
  return <OpenSheet pending={opening} />;
};

/** Paged deposits, each with its payouts, and the early redemption of one. */
export const DepositRecords = (props: {
  readonly filter: RecordFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('savings');
  const { filter, frame } = props;
  const stagesOf = useStagesOf();
  const history = useDepositHistory();
  const list = useFilteredPages(history, (record: DepositRecord) => passes(filter, record));
  const recordOf = (id: number): DepositRecord | undefined =>
    history.items?.find((record) => record.id === id);
  const redeeming = fromRecord(
    useRedeem({ recordOf, onDone: ({ id }) => frame.open(id) }),
    frame,
    ({ record }) => record.id,
  );
  const { intent } = redeeming.view;
  return (
    <>
      <RecordList
        list={list}
        frame={frame}
        texts={{ failed: t('recordsFailed'), empty: t(`empty.${filter}`) }}
        timeOf={({ askedAt }) => askedAt}
        renderRow={(record, onOpen) => <RecordRow record={record} onOpen={onOpen} />}
        sheet={(record) => ({
          title: t('number', { number: record.number }),
          description: formatMoney(record.principal, record.currency),
          aside: <Status record={record} />,
          number: record.number,
          stages: stagesOf(record),
          details: (
            <RecordDetails
              record={record}
              onRedeem={(redemption) => redeeming.stage({ record, redemption })}
              fallback={<SkeletonBars heights={['h-40', 'h-24']} />}
            />
          ),
        })}
      />
      {toSheetProps(redeeming).open && (
        <RedeemSheet
          pending={redeeming}
          newest={intent && recordOf(intent.record.id)}
          onRestage={redeeming.stage}
        />
      )}
      <OpeningSheet onFound={frame.open} />
    </>
  );
};
