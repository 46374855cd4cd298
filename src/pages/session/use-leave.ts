import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { isFirstScreen } from '@/lib/app-history';

/** Back to where one came from; Home for those who came from outside of the app or whose session was lost. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (isFirstScreen()) void navigate(SCREENS.home, { replace: true });
    else void navigate(-1);
  };
};
