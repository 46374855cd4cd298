import type { Context } from '../context';
import type { NotificationReference } from '../notifications/notification';
import { notify } from '../notifications/notify';
import type { WorldEvent } from '../state';

/** Tells the user that a limit or a break of theirs has cancelled a limit order when its price came. */
export const notifyLimited = (
  context: Context,
  { owner, symbol }: { readonly owner: number; readonly symbol: string },
  reference: NotificationReference,
): WorldEvent =>
  notify(
    context,
    owner,
    'trade',
    { template: 'orderLimited', parameters: { pair: symbol }, reason: undefined },
    reference,
  );
