import { useGetCustomerService } from '@/api/generated/hooks/content/content';
import { toLoadable, type Loadable } from '@/api/loadable';
import { toContacts, type SupportContact } from './model';

/** The customer-service contacts. Visitors may ask for them too: who is frozen cannot sign in. */
export const useSupportContacts = (isEnabled = true): Loadable<readonly SupportContact[]> => {
  const query = useGetCustomerService(undefined, {
    query: { enabled: isEnabled, staleTime: Infinity, select: toContacts },
  });
  return toLoadable(query.data, query);
};
