import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

/** A loaded value, or its loading or failed state. */
export interface LoadableState<T> {
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Renders every state of a loadable value: skeleton, error with retry, empty, content. */
export const LoadableView = <T,>(props: {
  readonly of: LoadableState<T>;
  readonly texts: { readonly failed: string; readonly retry: string };
  /** Placeholder while loading. */
  readonly skeleton: ReactNode;
  /** Rendered if `isEmpty` is true for the value. */
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
