import { useTranslation } from 'react-i18next';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { withField } from '@/domain/screens/return-path';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { useOpenPairs } from '@/features/transfer';
import { useListText } from '@/lib/use-list-text';
import { useSessionUser } from '@/session/session';
import type { GateReason } from '@/ui';
import { useGatePath } from '../screen/use-gate';

/** The most pairs that are named. */
const NAMED = 3;

/**
 * Why no money can leave an account: the open positions by name, with the screen that closes the newest. Pending orders
 * do not block. Nothing while that is unknown: the server decides.
 */
export const useTransferBlock = (): ((from: TransferAccount) => GateReason | undefined) => {
  const { t } = useTranslation('transfer');
  const user = useSessionUser();
  const pairs = useOpenPairs() ?? [];
  const listText = useListText();
  const gatePath = useGatePath();
  return (from) => {
    const [newest] = pairs;
    if (user === undefined || newest === undefined || from === 'coin') return undefined;
    const reasons = reasonsAgainst('transfer', { mode: user.mode, openPositions: pairs.length });
    if (reasons.every(({ code }) => code !== 'positionsOpen')) return undefined;
    const rest = pairs.length > NAMED ? ' …' : '';
    return {
      text: t('positionsOpen', { pairs: `${listText(pairs.slice(0, NAMED))}${rest}` }),
      to: withField(gatePath('contract'), 'pair', newest),
    };
  };
};
