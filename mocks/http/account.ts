import { toFixedScale, ZERO, type Decimal } from '@/domain/money/decimal';
import { invitationOf } from '../engine/accounts/invitation';
import { resetOwnDemo } from '../engine/accounts/reset-demo';
import { switchAccount } from '../engine/accounts/switch-account';
import { statisticsOf } from '../engine/seconds/statistics';
import { equityHistory } from '../engine/wallet/equity';
import { identityHandlers } from './identity';
import { answer, ok, read } from './reply';
import type { HandlersOf } from './types';

const CENTS = 2;
const cents = (amount: Decimal): string => toFixedScale(amount, CENTS, 'down');
/** The demo pays no rebate. */
const NO_REBATE = cents(ZERO);

export const accountHandlers: HandlersOf<'account'> = {
  ...identityHandlers,
  getInvitation: (_input, { context, user }) => {
    const { code, invited, shown } = invitationOf(context.state, user);
    return read(
      ok({
        extension_code: code,
        ad: null,
        inviteList: shown.map(({ id, masked }) => ({
          user_id: id,
          account: masked,
          total: NO_REBATE,
        })),
        invite_num: invited,
        invite_return_total: NO_REBATE,
      }),
    );
  },
  getTradingStatistics: (_input, { context, user }) => {
    const { accuracy, total, wins, losses, draws, ups, downs } = statisticsOf(context.state, user);
    return read(
      ok({
        accuracy,
        total_num: total,
        profit_num: wins,
        loss_num: losses,
        even_num: draws,
        long_num: ups,
        short_num: downs,
        follower_num: 0,
        equity_course: equityHistory(context, user).map(({ second, worth, flow }) => ({
          time: second,
          equity_usdt: cents(worth),
          flow_usdt: cents(flow),
        })),
      }),
    );
  },
  switchAccount: (input, { user }) => answer(switchAccount(user, input.mode), ok),
  resetDemoAccount: (_input, { context, user }) => answer(resetOwnDemo(context, user), ok),
};
