import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';

/** Where a sign-in leads: the screen that asked for it, else Home. */
export const useReturnPath = (): string => {
  const [query] = useSearchParams();
  return safeReturnPath(query.get('from') ?? undefined, SCREENS.home);
};
