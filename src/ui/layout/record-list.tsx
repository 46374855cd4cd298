import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatDateTime } from '@/domain/format/time';
import { Button } from '../action/button';
import { EmptyState } from '../feedback/empty-state';
import { Spinner } from '../feedback/spinner';
import { ReceiptIcon } from '../icons';
import { dayStarts } from './day-groups';
import type { RecordSearch } from './find-record';
import { PagedList, type Paged } from './paged-list';
import { PullToRefresh, type PullTexts } from './pull-to-refresh';
import { RecordSheet, type OpenedRecord, type RecordSheetTexts } from './record-sheet';
import { useFindRecord } from './use-find-record';

/** Address of the open record, and the texts that all records share. */
export interface RecordFrame {
  readonly opened: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
  /** Next step, shown if there are no records yet. */
  readonly emptyAction: ReactNode;
  /** Opens customer service for the record with this number. */
  readonly helpAction: (number: string) => ReactNode;
  /** Formats a day given as `YYYY-MM-DD`. */
  readonly dayText: (day: string) => string;
  readonly texts: RecordSheetTexts & {
    readonly loading: string;
    readonly retry: string;
    readonly end: string;
    readonly incomplete?: string | undefined;
    readonly looking: (id: number) => string;
    readonly missing: (id: number) => string;
    readonly showList: string;
    readonly pull: PullTexts;
  };
}

/** Records page after page, by day. Asked for an item that is still listed: what is opened stays up to date. */
export interface RecordListProps<T> {
  readonly frame: RecordFrame;
  readonly list: Paged<T>;
  readonly texts: { readonly failed: string; readonly empty: string };
  /** Creation time of a record, in epoch seconds; the list is in this order. */
  readonly timeOf: (item: T) => number | undefined;
  readonly renderRow: (item: T, onOpen: () => void) => ReactNode;
  readonly sheet: (item: T) => OpenedRecord;
}

/** A time in a record's row, after what happened then. On one line if there is room. Takes epoch seconds. */
export const RecordTime = (props: {
  /** Absent if the row says beside it what happened. */
  readonly label?: string | undefined;
  readonly at: number | undefined;
}) => (
  <>
    {props.label} <span className="inline-block">{formatDateTime(props.at)}</span>
  </>
);

/** Looks for the addressed record. Closes a found record that leaves the list. */
const useAddressedRecord = <T extends { readonly id: number }>(
  list: Paged<T>,
  frame: RecordFrame,
): RecordSearch<T> => {
  const search = useFindRecord(list, frame.opened);
  const [seen, setSeen] = useState<number>();
  if (search.state === 'found' && seen !== search.item.id) setSeen(search.item.id);
  const hasLeft = search.state !== 'found' && frame.opened !== undefined && frame.opened === seen;
  const close = useEffectEvent(() => frame.close());
  // Synchronises with the address.
  useEffect(() => {
    if (hasLeft) close();
  }, [hasLeft]);
  return hasLeft ? { state: 'none' } : search;
};

/** Shown above the list while the addressed record is not in it. */
const SearchNote = ({
  frame: { opened, close, texts },
  state,
}: {
  readonly frame: RecordFrame;
  readonly state: RecordSearch<unknown>['state'];
}) => (
  <output className="block empty:hidden">
    {opened !== undefined && state === 'looking' && (
      <span className="flex min-h-12 items-center justify-center gap-2.5 text-label text-ink-2">
        <Spinner className="size-4" />
        {texts.looking(opened)}
      </span>
    )}
    {opened !== undefined && state === 'missing' && (
      <span className="my-2 flex flex-col items-start gap-3 rounded-card bg-sunken p-4 text-body">
        {texts.missing(opened)}
        <Button tone="secondary" size="small" onClick={close}>
          {texts.showList}
        </Button>
      </span>
    )}
  </output>
);

/** Records grouped by day. Each has an address and opens a sheet with its details. */
export const RecordList = <T extends { readonly id: number }>(props: RecordListProps<T>) => {
  const { frame, list, texts } = props;
  const search = useAddressedRecord(list, frame);
  const days = dayStarts(list.items ?? [], props.timeOf);
  return (
    <PullToRefresh onRefresh={async () => list.refetch()} texts={frame.texts.pull}>
      <SearchNote frame={frame} state={search.state} />
      <PagedList
        list={list}
        keyOf={({ id }) => id}
        texts={{ ...frame.texts, failed: texts.failed }}
        empty={
          <EmptyState
            icon={<ReceiptIcon size={40} />}
            text={texts.empty}
            action={frame.emptyAction}
          />
        }
      >
        {(record) => (
          <>
            {days.has(record.id) && (
              <h2 className="pt-4 text-label text-ink-2">
                {frame.dayText(days.get(record.id) ?? '')}
              </h2>
            )}
            {props.renderRow(record, () => frame.open(record.id))}
          </>
        )}
      </PagedList>
      <RecordSheet
        record={search.state === 'found' ? props.sheet(search.item) : undefined}
        frame={frame}
      />
    </PullToRefresh>
  );
};
