import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDateTime } from '@/domain/format/time';
import { loginPath } from '@/domain/screens/return-path';
import type { MarketPair, Quote } from '@/features/market';
import { SecondsTrading, useRecentOrders } from '@/features/seconds-contract';
import { useIsSignedIn, useSessionUser } from '@/session/session';
import { buttonClass, Link } from '@/ui';

interface TradeTicketProps {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
  readonly isStale: boolean;
}

/** The reason against trading now, the first that holds; the button says it and the user need not guess. */
const useBlocked = ({ pair, quote, isStale }: TradeTicketProps): string | undefined => {
  const { t } = useTranslation('seconds');
  const user = useSessionUser();
  if (user !== undefined && user.mode === 'live' && !user.isVerified) return t('verify');
  if (pair.status === 'closed') {
    return pair.changesAt === undefined
      ? t('closed', { symbol: pair.symbol })
      : t('closedUntil', { symbol: pair.symbol, time: formatDateTime(pair.changesAt) });
  }
  return isStale || quote === undefined ? t('stale') : undefined;
};

const MemberTicket = (props: TradeTicketProps) => {
  const { pair, quote } = props;
  const recent = useRecentOrders(pair.board, true);
  const blocked = useBlocked(props);
  return (
    <SecondsTrading
      pair={pair}
      recent={recent}
      price={quote?.price}
      priceOf={({ symbol }) => (symbol === pair.symbol ? quote?.price : undefined)}
      blocked={blocked}
    />
  );
};

const STEPS = ['direction', 'price', 'cost'] as const;

/** What a visitor learns before logging in. */
const VisitorTicket = () => {
  const { t } = useTranslation('seconds');
  const { pathname, search } = useLocation();
  return (
    <section className="gutter rounded-t-sheet border-t border-line bg-surface py-6">
      <h2 className="mb-3 text-row">{t('visitor.title')}</h2>
      <ol className="mb-6 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3 text-body text-ink-2">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-label text-ink"
            >
              {index + 1}
            </span>
            {t(`visitor.${step}`)}
          </li>
        ))}
      </ol>
      <Link className={buttonClass({ block: true })} to={loginPath(`${pathname}${search}`)}>
        {t('logIn')}
      </Link>
    </section>
  );
};

/** The ticket for members; the way to it for visitors. */
export const TradeTicket = (props: TradeTicketProps) => {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <MemberTicket {...props} /> : <VisitorTicket />;
};
