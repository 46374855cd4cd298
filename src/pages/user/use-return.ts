import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { canGoBack } from '@/lib/app-history';
import { useBack } from '../screen/use-back';

/** Leaves a finished form: to the screen that asked for it, `?from=`, or as Back does. */
export const useReturn = (): (() => void) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { onBack } = useBack();
  const from = query.get('from') ?? undefined;
  return () => {
    // The screen that asked is the entry before, unless the session was lost on the way.
    if (from === undefined || canGoBack()) onBack();
    else void navigate(safeReturnPath(from, SCREENS.settings), { replace: true });
  };
};
