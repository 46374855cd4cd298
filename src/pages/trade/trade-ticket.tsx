import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseDecimal } from '@/domain/money/decimal';
import { livePrices, useLiveQuotes } from '@/features/market';
import { isRunning, SecondsTrading, useRecentOrders } from '@/features/seconds-contract';
import { useIsSignedIn, useSessionUser } from '@/session/session';
import { useOpeningBlock, type PairState } from '../pair/use-trading-block';
import { VisitorTicket } from '../pair/visitor-ticket';

/** The stake of the address, for demo accounts alone: a link must not fill in an order of real money. */
const useFirstStake = (): string | undefined => {
  const [query] = useSearchParams();
  const isDemo = useSessionUser()?.mode === 'demo';
  return isDemo ? parseDecimal(query.get('stake') ?? '') : undefined;
};

interface TicketProps extends PairState {
  /** Where a running order is shown. */
  readonly eventPlace: Element | null;
}

const MemberTicket = (props: TicketProps) => {
  const { pair, quote, eventPlace } = props;
  const recent = useRecentOrders(pair.board, true);
  const other = pair.board === 'crypto' ? 'forex' : 'crypto';
  const hasOther = useRecentOrders(other, true).value?.some(isRunning) === true;
  // Also loads the other board's prices, for its running orders.
  useLiveQuotes({ boards: hasOther ? [pair.board, other] : [pair.board] });
  const blocked = useOpeningBlock(props);
  return (
    <SecondsTrading
      pair={pair}
      recent={recent}
      price={quote?.price}
      prices={livePrices}
      blocked={blocked}
      closesAt={pair.status === 'closed' ? undefined : pair.changesAt}
      firstStake={useFirstStake()}
      eventPlace={eventPlace}
    />
  );
};

/** The ticket for members; a login prompt for visitors. */
export const TradeTicket = (props: TicketProps) => {
  const { t } = useTranslation('seconds');
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <MemberTicket {...props} />;
  return (
    <VisitorTicket
      title={t('visitor.title')}
      steps={[t('visitor.direction'), t('visitor.price'), t('visitor.cost')]}
    />
  );
};
