import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageTrading } from '@/features/leverage';
import { useIsStale, useLiveQuotes, usePairs, useQuote } from '@/features/market';
import { useIsSignedIn } from '@/session/session';
import { ErrorState } from '@/ui';
import { PageSkeleton } from '../pair/page-skeleton';
import { PairHeader } from '../pair/pair-header';
import { PriceHead } from '../pair/price-head';
import { useBlocked, type PairState } from '../pair/use-blocked';
import { VisitorTicket } from '../pair/visitor-ticket';

const QUOTES_EVERY_MS = 1000;

const Ticket = (props: PairState) => {
  const { t } = useTranslation('leverage');
  const isSignedIn = useIsSignedIn();
  const blocked = useBlocked(props);
  if (!isSignedIn)
    return (
      <VisitorTicket
        title={t('visitor.title')}
        steps={[t('visitor.side'), t('visitor.cost'), t('visitor.risk')]}
      />
    );
  return (
    <LeverageTrading
      key={props.pair.symbol}
      pair={props.pair}
      price={props.quote?.price}
      blocked={blocked}
    />
  );
};

/** Contract: leveraged positions, from the ticket to their end. */
const ContractPage = () => {
  const { t } = useTranslation(['leverage', 'market', 'app']);
  const { pairs, state, retry } = usePairs();
  const [search, setSearch] = useSearchParams();
  useLiveQuotes(QUOTES_EVERY_MS);
  const offered = pairs.filter(({ canTradeLeverage }) => canTradeLeverage);
  const pair = offered.find(({ symbol }) => symbol === search.get('pair')) ?? offered[0];
  const isStale = useIsStale(pair?.board);
  const quote = useQuote(pair?.symbol ?? '');
  if (pair === undefined) {
    return state === 'failed' ? (
      <main className="gutter pt-16">
        <h1 className="sr-only">{t('title')}</h1>
        <ErrorState text={t('market:failed')} retryLabel={t('app:retry')} onRetry={retry} />
      </main>
    ) : (
      <PageSkeleton title={t('title')} label={t('app:loading')} />
    );
  }
  return (
    <main>
      <PairHeader
        title={t('title')}
        pair={pair}
        pairs={offered}
        onPick={(symbol) => setSearch({ pair: symbol }, { replace: true })}
        records={{ to: SCREENS.contractOrders, label: t('records') }}
      />
      <PriceHead quote={quote} isStale={isStale} />
      <Ticket pair={pair} quote={quote} isStale={isStale} />
    </main>
  );
};

export default ContractPage;
