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
