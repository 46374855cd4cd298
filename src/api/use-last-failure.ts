import { useState } from 'react';

/** The part of a query that says how it went. */
export interface Asked {
  readonly data: unknown;
  readonly error: unknown;
}

/**
 * What `pick` last made of an error of a query, until it answers. A query without data forgets its error with each poll, so
 * the error alone would flicker.
 */
export const useLast = <T>({ data, error }: Asked, pick: (error: unknown) => T | undefined) => {
  const [last, setLast] = useState<T>();
  const now = data === undefined ? (pick(error) ?? last) : undefined;
  if (now !== last) setLast(now);
  return now;
};

/** True once a call turned out to be missing, until it answers. `isMissing` tells a missing call from any other failure. */
export const useWasMissing = (query: Asked, isMissing: (error: unknown) => boolean): boolean =>
  useLast(query, (error) => isMissing(error) || undefined) === true;
