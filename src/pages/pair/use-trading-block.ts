import { useTranslation } from 'react-i18next';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import type { MarketPair, Quote } from '@/features/market';
import { useSessionUser, type SessionUser } from '@/session/session';
import type { GateReason } from '@/ui';
import { useGatePath } from '../screen/use-gate';
import { useClosedReason } from './use-closed-reason';

/** A pair with its quote. `isStale` if the quote is too old to trade on. */
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
  const { t } = useTranslation('market');
  const reason = useUserReason(useSessionUser());
  const closed = useClosedReason(pair);
  if (reason !== undefined) return reason;
  if (pair.status === 'closed') return { text: closed };
  return isStale || quote === undefined ? { text: t('blocked.stale') } : undefined;
};
