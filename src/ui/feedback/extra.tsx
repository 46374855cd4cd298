import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

const nothing = (): null => null;

/** A part that the screen can do without: nothing while its texts load, and if it throws. */
export const Extra = (props: { readonly children: ReactNode }) => (
  <ErrorBoundary renderFailure={nothing}>
    <Suspense>{props.children}</Suspense>
  </ErrorBoundary>
);
