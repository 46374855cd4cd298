import { useState } from 'react';

/**
 * True once a call turned out to be missing, until it answers. A query without data forgets its error with each poll, so the
 * error alone would flicker. `isMissing` tells a missing call from any other failure.
 */
export const useWasMissing = (
  { data, error }: { readonly data: unknown; readonly error: unknown },
  isMissing: (error: unknown) => boolean,
): boolean => {
  const [wasMissing, setMissing] = useState(false);
  const isNow = data === undefined && (wasMissing || isMissing(error));
  if (isNow !== wasMissing) setMissing(isNow);
  return isNow;
};
