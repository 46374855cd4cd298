import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for what is shown of the calls with these keys, whatever they were called with: a generated key without its
 * fields ends in `undefined`, which is the key of no query that has some.
 */
export const refresh = async (
  client: QueryClient,
  keys: readonly (readonly unknown[])[],
): Promise<void> => {
  await Promise.all(
    keys.map((key) =>
      client.invalidateQueries({ queryKey: key.filter((part) => part !== undefined) }),
    ),
  );
};
