import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { SpotTrading } from '@/features/spot';
import { useIsSignedIn } from '@/session/session';
import { ButtonLink, EmptyState } from '@/ui';
import { TradingPage } from '../pair/trading-page';
import { useLimitReason, useTradingBlock, type PairState } from '../pair/use-trading-block';
import { VisitorTicket } from '../pair/visitor-ticket';
import { ScreenFrame } from '../screen/screen-frame';
import { useBack } from '../screen/use-back';

const Ticket = (props: PairState) => {
  const { t } = useTranslation('spot');
  const isSignedIn = useIsSignedIn();
  const blocked = useTradingBlock(props);
  const limit = useLimitReason();
  const { pair, quote } = props;
  if (!isSignedIn)
    return (
      <VisitorTicket
        title={t('visitor.title')}
        steps={[t('visitor.own'), t('visitor.price'), t('visitor.cost')]}
      />
    );
  if (pair.spot === undefined) return null;
  return (
    <SpotTrading
      key={pair.symbol}
      pair={{ ...pair, spot: pair.spot }}
      quote={quote}
      blocked={blocked}
      buyBlocked={limit}
    />
  );
};

/** Shown for a pair without spot trading: links to pairs that have it, or to another product. */
const NotOffered = ({ symbol }: { readonly symbol: string }) => {
  const { t } = useTranslation('spot');
  const isPair = symbol !== '';
  return (
    <ScreenFrame>
      <EmptyState
        text={isPair ? t('notOffered.pair', { symbol }) : t('notOffered.any')}
        action={
          <ButtonLink tone="secondary" size="medium" to={isPair ? SCREENS.coin : SCREENS.trade}>
            {t(isPair ? 'notOffered.coins' : 'notOffered.trade')}
          </ButtonLink>
        }
      />
    </ScreenFrame>
  );
};

/** Spot trading: market and limit orders, and the open orders. */
const CoinPage = () => {
  const { t } = useTranslation('spot');
  return (
    <TradingPage
      title={t('title')}
      product="coin"
      isOffered={({ spot }) => spot !== undefined}
      onlyBoard="crypto"
      renderNotOffered={(symbol) => <NotOffered symbol={symbol} />}
      records={{ to: SCREENS.coinOrders, label: t('records') }}
      back={useBack()}
    >
      {(state) => <Ticket {...state} />}
    </TradingPage>
  );
};

export default CoinPage;
