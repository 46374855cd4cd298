import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/domain/format/time';
import { otherAccount } from '@/domain/transfer/transfer';
import { DetailList, EmptyState } from '@/ui';
import { ReceiptIcon } from '@/ui/icons';
import { dayStarts } from '@/ui/layout/day-groups';
import { PagedList } from '@/ui/layout/paged-list';
import { PullToRefresh } from '@/ui/layout/pull-to-refresh';
import type { RecordFrame } from '@/ui/layout/record-list';
import { RecordSheet, type OpenedRecord } from '@/ui/layout/record-sheet';
import { isAll, type Filter, type MoneyRecord } from '../model';
import { useMoneyRecords } from '../queries';
import { useUnlistedText } from '../use-unlisted-text';
import { recordAmount, RecordRow } from './record-row';

const keyOf = ({ kind, id }: MoneyRecord): string => `${kind} ${id}`;

/** The first record of each day, by key, with its day. */
const daysOf = (records: readonly MoneyRecord[]): ReadonlyMap<string, string> => {
  const numbered = records.map((record, id) => ({ id, record }));
  const starts = dayStarts(numbered, ({ record }) => record.at);
  return new Map(
    numbered.flatMap(({ id, record }) => {
      const day = starts.get(id);
      return day === undefined ? [] : [[keyOf(record), day] as const];
    }),
  );
};

/** What is to be known of a transfer, which has no screen of its own. */
const useTransferSheet = (): ((record: MoneyRecord) => OpenedRecord) => {
  const { t } = useTranslation(['moneyRecords', 'assets']);
  return (record) => {
    const from = record.from ?? 'coin';
    return {
      title: t('kinds.transfer'),
      description: recordAmount(record),
      number: record.number,
      stages: [],
      details: (
        <DetailList
          items={[
            { label: t('time'), value: formatDateTime(record.at) },
            { label: t('file.from'), value: t(`assets:${from}Account`) },
            { label: t('to'), value: t(`assets:${otherAccount(from)}Account`) },
            { label: t('file.amount'), value: recordAmount(record) },
          ]}
        />
      ),
    };
  };
};

/** The user's movements of money by a filter. `frame` holds the open transfer. */
export const MoneyRecordsView = (props: {
  readonly filter: Filter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation(['moneyRecords', 'app']);
  const { filter, frame } = props;
  const list = useMoneyRecords(filter);
  const toSheet = useTransferSheet();
  const items = list.items ?? [];
  const days = daysOf(items);
  const unlisted = useUnlistedText()(list.unlisted);
  const emptyText = t(isAll(filter) ? 'noRecords' : 'app:noMatch');
  const isNothingListed = filter.kind !== 'all' && unlisted !== undefined;
  const opened = items.find(({ kind, id }) => kind === 'transfer' && id === frame.opened);
  return (
    <>
      <PullToRefresh onRefresh={list.refetch} texts={frame.texts.pull}>
        <PagedList
          list={list}
          keyOf={keyOf}
          texts={{ ...frame.texts, failed: t('failed') }}
          empty={
            <EmptyState
              icon={<ReceiptIcon size={40} />}
              text={isNothingListed ? unlisted : emptyText}
              action={frame.emptyAction}
            />
          }
        >
          {(record) => (
            <>
              {days.has(keyOf(record)) && (
                <h2 className="pt-4 text-label text-ink-2">
                  {frame.dayText(days.get(keyOf(record)) ?? '')}
                </h2>
              )}
              <RecordRow record={record} onOpen={() => frame.open(record.id)} />
            </>
          )}
        </PagedList>
        {list.items !== undefined && unlisted !== undefined && !isNothingListed && (
          <p className="py-3 text-label text-ink-2">{unlisted}</p>
        )}
      </PullToRefresh>
      <RecordSheet record={opened && toSheet(opened)} frame={frame} />
    </>
  );
};
