import * as zod from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';

/** What the router notes in the browser's history: how many of its screens came before. */
const routerState = zod.object({ idx: zod.int() });

/** Back to where one came from; Home for those who came from outside of the app or whose session was lost. */
export const useLeave = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    const { data } = routerState.safeParse(window.history.state);
    if (data !== undefined && data.idx > 0) void navigate(-1);
    else void navigate(SCREENS.home, { replace: true });
  };
};
