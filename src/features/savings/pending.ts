import { definePending } from '@/api/pending/define-pending';
import type { DepositRow } from '@/api/rows';
import { findOpened, findRedeemed } from './outcome';
import { fetchNewestDeposits } from './queries';

/** The pending operation that opens a deposit. Its result is the record, if a look-up found it. */
export const pendingOpening = definePending<DepositRow | undefined>({
  name: 'deposit-open',
  strategy: {
    by: 'list',
    find: async (operation) => findOpened(operation, await fetchNewestDeposits()),
  },
});

/** The pending operation that redeems a deposit. It costs a fee, so it is followed to its outcome. */
export const pendingRedemption = definePending<unknown>({
  name: 'deposit-redeem',
  strategy: {
    by: 'list',
    find: async (operation) => findRedeemed(operation, await fetchNewestDeposits()),
  },
});
