import * as zod from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';

/** What the router notes in the browser's history for the first screen of a visit. A link that was followed notes nothing. */
const firstScreen = zod.object({ idx: zod.literal(0) });

/** Back to where one came from; Home for those who came from outside of the app or whose session was lost. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (firstScreen.safeParse(window.history.state).success)
      void navigate(SCREENS.home, { replace: true });
    else void navigate(-1);
  };
};
