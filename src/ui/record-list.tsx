import { useState, type ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { ReceiptIcon } from './icons';
import { PagedList, type Paged } from './paged-list';
import { Sheet } from './sheet';

/** A record opened: what its sheet is called and shows. */
export interface OpenedRecord {
  readonly title: string;
  readonly description?: string | undefined;
  readonly aside?: ReactNode;
  readonly details: ReactNode;
}

/** Records page after page. Asked for an item that is still listed: what is opened stays up to date. */
export interface RecordListProps<T> {
  readonly list: Paged<T>;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly end: string;
    readonly close: string;
    readonly empty: string;
  };
  /** What to do next where there are no records yet. */
  readonly emptyAction: ReactNode;
  readonly renderRow: (item: T, onOpen: () => void) => ReactNode;
  readonly sheet: (item: T) => OpenedRecord;
}

/** Records in rows; each opens its details in a sheet. */
export const RecordList = <T extends { readonly id: number }>(props: RecordListProps<T>) => {
  const { list, texts } = props;
  const [opened, setOpened] = useState<number>();
  const item = list.items?.find(({ id }) => id === opened);
  const sheet = item && props.sheet(item);
  return (
    <>
      <PagedList
        list={list}
        keyOf={({ id }) => id}
        texts={texts}
        empty={
          <EmptyState
            icon={<ReceiptIcon size={40} weight="light" />}
            text={texts.empty}
            action={props.emptyAction}
          />
        }
      >
        {(record) => props.renderRow(record, () => setOpened(record.id))}
      </PagedList>
      <Sheet
        open={sheet !== undefined}
        onOpenChange={(open) => {
          if (!open) setOpened(undefined);
        }}
        title={sheet?.title ?? ''}
        description={sheet?.description}
        aside={sheet?.aside}
        closeLabel={texts.close}
      >
        {sheet?.details}
      </Sheet>
    </>
  );
};
