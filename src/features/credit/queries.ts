import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import { toLoadable, type Loadable } from '@/api/loadable';
import { toCreditScore, type CreditScore } from './model';

/** The credit score of the signed-in user. */
export const useCreditScore = (): Loadable<CreditScore> => {
  const query = useGetUserInfo(undefined, { query: { select: toCreditScore } });
  return toLoadable(query.data, query);
};
