import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates every query under these keys, whatever its parameters. A generated key without parameters ends in `undefined`,
 * which no query with parameters has.
 */
export const invalidateQueries = async (
  client: QueryClient,
  keys: readonly (readonly unknown[])[],
): Promise<void> => {
  await Promise.all(
    keys.map((key) =>
      client.invalidateQueries({ queryKey: key.filter((part) => part !== undefined) }),
    ),
  );
};

/** True if a query was read since it was last invalidated; false if that read failed. */
export const isReadAgain = (client: QueryClient, key: readonly unknown[]): boolean =>
  client.getQueryState(key)?.isInvalidated === false;
