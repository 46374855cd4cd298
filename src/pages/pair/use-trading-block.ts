import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { formatDateTime } from '@/domain/format/time';
import type { MarketPair, Quote } from '@/features/market';
import { isLimitReached, isOnBreak, useKnownLimits } from '@/features/limits';
import { useSessionUser, type SessionUser } from '@/session/session';
import type { GateReason } from '@/ui';
import { useGatePath } from '../screen/use-gate';
import { useClosedReason } from './use-closed-reason';

/** A pair with its quote. `isStale` if the quote is too old to trade on, or if the pair is sent without a price. */
export interface PairState {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
}

/** The first reason of the user's own that prevents trading. */
const useUserReason = (user: SessionUser | undefined): GateReason | undefined => {
  const { t } = useTranslation('gate');
  const gatePath = useGatePath();
  if (user === undefined) return undefined;
  const verification = user.isVerified ? 'verified' : 'none';
  const [first] = reasonsAgainst('trade', { mode: user.mode, verification });
  return (
    first && {
      text: t(first.code),
      to: first.nextStep && gatePath(first.nextStep),
    }
  );
};

/** The first reason that prevents trading now, for the ticket; `undefined` if trading is possible. */
export const useTradingBlock = ({ pair, quote, isStale }: PairState): GateReason | undefined => {
  const { t } = useTranslation('gate');
  const reason = useUserReason(useSessionUser());
  const closed = useClosedReason(pair);
  if (reason !== undefined) return reason;
  if (pair.status === 'closed') return { text: closed };
  return isStale || quote === undefined ? { text: t('market.stale') } : undefined;
};

/** The user's own limit or break that prevents new orders; `undefined` for none, and before the limits are known. */
export const useLimitReason = (): GateReason | undefined => {
  const { t } = useTranslation('gate');
  const user = useSessionUser();
  const gatePath = useGatePath();
  const limits = useKnownLimits();
  if (user === undefined || limits === undefined) return undefined;
  const reason = reasonsAgainst('trade', {
    mode: user.mode,
    isOnBreak: isOnBreak(limits, serverNow() / 1000),
    isLimitReached: isLimitReached(limits),
  })[0];
  const time = formatDateTime(limits.breakUntil);
  return (
    reason && { text: t(reason.code, { time }), to: reason.nextStep && gatePath(reason.nextStep) }
  );
};

/** The first reason that prevents new orders now: of the market, of the user, or a limit of the user's own. */
export const useOpeningBlock = (state: PairState): GateReason | undefined => {
  const limit = useLimitReason();
  return useTradingBlock(state) ?? limit;
};
