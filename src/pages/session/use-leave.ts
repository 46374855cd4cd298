import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { isFirstScreen } from '@/lib/app-history';

/** Leaves to the previous screen, or Home if there is none in the app or the session was lost. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (isFirstScreen()) void navigate(SCREENS.home, { replace: true });
    else void navigate(-1);
  };
};
