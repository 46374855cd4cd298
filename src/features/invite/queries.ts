import { useGetInvitation } from '@/api/generated/hooks/account/account';
import { toLoadable, type Loadable } from '@/api/loadable';
import { toInvitation, type Invitation } from './model';

/** What came of the user's invite code. */
export const useInvitation = (): Loadable<Invitation> => {
  const query = useGetInvitation(undefined, { query: { select: toInvitation } });
  return toLoadable(query.data, query);
};
