import { useGetAreaCodes } from '@/api/generated/hooks/access/access';
import type { AreaCode } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';

const toNames = (rows: readonly AreaCode[]): readonly string[] => [
  ...new Set(rows.map(({ name }) => name)),
];

/** English names of all countries of the server's list, the refused ones included. */
export const useCountryNames = (): Loadable<readonly string[]> => {
  const query = useGetAreaCodes(undefined, { query: { staleTime: Infinity, select: toNames } });
  return toLoadable(query.data, query);
};
