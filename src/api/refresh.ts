import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';

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

/**
 * Reads a list, and asks anew for the calls with `keys` as soon as something that was in it is there no longer: what ended
 * is looked for only when something did.
 */
export const readAndFollow = async <
  T extends { readonly data: readonly { readonly id: number }[] },
>(
  { client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  read: (signal: AbortSignal) => Promise<T>,
  keys: readonly (readonly unknown[])[],
): Promise<T> => {
  const before = client.getQueryData<T>(queryKey);
  const now = await read(signal);
  const listed = new Set(now.data.map(({ id }) => id));
  if (before?.data.some(({ id }) => !listed.has(id)) === true) void refresh(client, keys);
  return now;
};
