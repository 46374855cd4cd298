import { useNavigate, useSearchParams } from 'react-router-dom';
import { gatePath, safeReturnPath, withField } from '@/domain/screens/return-path';
import { screenAt, SCREENS, type Screen } from '@/domain/screens/screens';
import { useBack } from '../screen/use-back';

/** Field of the withdrawal's address: the id of the destination that was chosen or added for it. */
const CHOSEN = 'chosen';

/** The withdrawal that asked for a destination, if one did, and the way back to it. */
export const usePayoutReturn = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = safeReturnPath(query.get('from') ?? undefined, '');
  const isAsked = screenAt(from.split(/[?#]/u)[0] ?? '') === 'withdraw';
  const currency = query.get('currency') ?? '';
  const { onBack } = useBack(isAsked ? from : undefined);
  const choose = (id: number): void =>
    void navigate(withField(from, CHOSEN, `${id}`), { replace: true });
  return {
    /** Id of the currency that is to be withdrawn, as text; empty for any. */
    currency,
    /** Returns to the withdrawal with this destination. */
    choose: isAsked ? choose : undefined,
    /** True if the withdrawal takes an address that is not saved. */
    isOnce: isAsked && query.get('once') === '1',
    /** Leaves a form that has saved: to the withdrawal that asked, else to the list. */
    leave: (id: number | undefined): void => {
      if (isAsked && id !== undefined) choose(id);
      else onBack();
    },
    /** The address of a screen that adds a destination, which keeps the way back. */
    stepPath: (step: Screen): string => {
      const path = isAsked ? gatePath(SCREENS[step], from) : SCREENS[step];
      return currency === '' ? path : withField(path, 'currency', currency);
    },
  };
};
