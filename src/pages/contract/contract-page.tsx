import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { safeReturnPath, SHOW_POSITIONS } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { MarketHours, usePairs } from '@/features/market';
import { LeverageTrading, TicketProvider, useTicketLines } from '@/features/leverage';
import { Balance } from '@/features/wallet';
import { useIsSignedIn } from '@/session/session';
import { Link } from '@/ui';
import { PriceChart } from '../pair/price-chart';
import { TradingPage } from '../pair/trading-page';
import { useOpeningBlock, type PairState } from '../pair/use-trading-block';
import { VisitorTicket } from '../pair/visitor-ticket';
import { pathWithPair } from '../pair/pair-paths';
import { useBack } from '../screen/use-back';
import { renderStopChart } from './stop-chart';
import { usePositionLines } from './use-position-lines';
import { usePriceHandles } from './use-price-handles';

interface TicketProps extends PairState {
  readonly pick: (symbol: string) => void;
  readonly startsAtOrders: boolean;
}

const Ticket = (props: TicketProps) => {
  const { t } = useTranslation('leverage');
  const isSignedIn = useIsSignedIn();
  const blocked = useOpeningBlock(props);
  const { pairs } = usePairs();
  const closedNoticeOf = (symbol: string): ReactNode => {
    const pair = pairs.find((known) => known.symbol === symbol);
    return pair?.status === 'closed' ? (
      <MarketHours status={pair.status} changesAt={pair.changesAt} />
    ) : undefined;
  };
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
      blocked={blocked}
      closesAt={props.pair.status === 'closing' ? props.pair.changesAt : undefined}
      closedNoticeOf={closedNoticeOf}
      figure={Balance}
      onShowPair={props.pick}
      stopChart={renderStopChart}
      startsAtOrders={props.startsAtOrders}
    />
  );
};

const Chart = ({ pair, quote }: Pick<PairState, 'pair' | 'quote'>) => (
  <PriceChart
    pair={pair}
    quote={quote}
    orderLines={usePositionLines(pair)}
    handles={usePriceHandles(useTicketLines())}
  />
);

/** Holds a member's ticket, whose prices are moved on the chart too. */
const WithTicket = ({ pair, quote, children }: PairState & { readonly children: ReactNode }) =>
  useIsSignedIn() ? (
    <TicketProvider pair={pair} price={quote?.price}>
      {children}
    </TicketProvider>
  ) : (
    children
  );

/**
 * Leverage trading: chart, ticket, open positions and pending orders. A gate that asks to close positions opens it at their
 * list, with a way back.
 */
const ContractPage = () => {
  const { t } = useTranslation('leverage');
  const [query] = useSearchParams();
  const startsAtOrders = query.get('show') === SHOW_POSITIONS;
  const back = useBack(safeReturnPath(query.get('from') ?? undefined, SCREENS.contract));
  return (
    <TradingPage
      title={t('title')}
      product="contract"
      isOffered={({ canTradeLeverage }) => canTradeLeverage}
      back={startsAtOrders ? back : undefined}
      records={{ to: SCREENS.contractOrders, label: t('records') }}
      around={(state, page) => <WithTicket {...state}>{page}</WithTicket>}
      chart={({ pair, quote }) => <Chart pair={pair} quote={quote} />}
    >
      {(state) => (
        <>
          <Ticket {...state} startsAtOrders={startsAtOrders} />
          <p className="gutter bg-surface pb-6">
            <Link
              className="press inline-flex min-h-11 items-center text-label text-ink-2 underline"
              to={pathWithPair(SCREENS.contractInfo, state.pair.symbol)}
            >
              {t('info.title')}
            </Link>
          </p>
        </>
      )}
    </TradingPage>
  );
};

export default ContractPage;
