import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

/** What is read from the server: there, on its way, or failed. */
export interface LoadableState<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** All states of what is read: its shape while it loads, what went wrong, nothing there, and the content. */
export const LoadableView = <T,>(props: {
  readonly of: LoadableState<T>;
  readonly texts: { readonly failed: string; readonly retry: string };
  /** The shape of what is to come. */
  readonly skeleton: ReactNode;
  /** In place of a value of which `isEmpty` is true. */
  readonly empty?: { readonly isEmpty: (value: T) => boolean; readonly content: ReactNode };
  readonly children: (value: T) => ReactNode;
}) => {
  const { of, texts, skeleton, empty } = props;
  const { value } = of;
  if (value === undefined)
    return of.failed ? (
      <ErrorState text={texts.failed} retryLabel={texts.retry} onRetry={of.retry} />
    ) : (
      skeleton
    );
  return empty?.isEmpty(value) === true ? empty.content : props.children(value);
};
