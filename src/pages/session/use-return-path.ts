import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';

/** The path to open after sign-in: the screen that required it, else Home. */
export const useReturnPath = (): string => {
  const [query] = useSearchParams();
  return safeReturnPath(query.get('from') ?? undefined, SCREENS.home);
};
