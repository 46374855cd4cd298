import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

const nothing = (): null => null;

/** A part that the screen can do without: `fallback` while it loads, nothing if it throws. */
export const Extra = (props: { readonly fallback?: ReactNode; readonly children: ReactNode }) => (
  <ErrorBoundary renderFailure={nothing}>
    <Suspense fallback={props.fallback}>{props.children}</Suspense>
  </ErrorBoundary>
);
