import type { Key, ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { InfiniteList, type ListPhase } from './infinite-list';
import { SkeletonRows } from '../feedback/skeleton';

/** A paged list, in the shape of an infinite query. */
export interface Paged<T> {
  /** `undefined` until the first page is loaded. */
  readonly items: readonly T[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

const phaseOf = (list: Paged<unknown>): ListPhase => {
  if (list.isFetchingNextPage) return 'loading';
  if (list.isFetchNextPageError) return 'error';
  return list.hasNextPage ? 'idle' : 'end';
};

/** Renders every state of a paged list: skeleton, error with retry, empty, rows. */
export const PagedList = <T,>(props: {
  readonly list: Paged<T>;
  readonly keyOf: (item: T) => Key;
  readonly children: (item: T) => ReactNode;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly end: string;
    /** Says that items could not be read; `undefined` if all could. A list without any is not called empty then. */
    readonly incomplete?: string | undefined;
  };
  readonly empty: ReactNode;
}) => {
  const { list, texts } = props;
  if (list.items === undefined)
    return list.isError ? (
      <ErrorState
        text={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <SkeletonRows rows={8} />
    );
  return (
    <InfiniteList
      items={list.items}
      keyOf={props.keyOf}
      phase={phaseOf(list)}
      onLoadMore={() => void list.fetchNextPage()}
      texts={{ ...texts, error: texts.failed }}
      empty={texts.incomplete === undefined ? props.empty : <EmptyState text={texts.incomplete} />}
    >
      {props.children}
    </InfiniteList>
  );
};
