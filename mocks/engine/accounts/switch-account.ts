import type { Decision } from '../context';
import type { Mode } from '../ledger/ledger';
import type { User } from '../state';
import { requireGoodStanding } from './users';

/** Switches to the live or the demo account. Open orders of the other account stay open and settle there. */
export const switchAccount = (user: User, mode: Mode): Decision<'operation_success'> => {
  requireGoodStanding(user);
  return {
    events: user.mode === mode ? [] : [{ kind: 'userChanged', id: user.id, changes: { mode } }],
    reply: 'operation_success',
  };
};
