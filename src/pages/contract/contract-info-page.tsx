import { useTranslation } from 'react-i18next';
import { UNKNOWN } from '@/domain/format/numbers';
import { formatMinute } from '@/domain/format/time';
import { SCREENS } from '@/domain/screens/screens';
import { ContractTerms } from '@/features/leverage';
import type { MarketPair } from '@/features/market';
import { useIsSignedIn } from '@/session/session';
import { TradingPage } from '../pair/trading-page';
import type { PairState } from '../pair/use-trading-block';
import { VisitorTicket } from '../pair/visitor-ticket';
import { useBack } from '../screen/use-back';

/** The market's hours; unknown for a pair that is not a coin, of a server that does not say them. */
const useHours = ({ category, status, changesAt }: MarketPair): string => {
  const { t } = useTranslation('contractTerms');
  const time = changesAt === undefined ? undefined : formatMinute(changesAt);
  if (status === 'closed') return time ? t('opens', { time }) : t('closed');
  if (time) return t('openUntil', { time });
  return category === 'crypto' ? t('always') : UNKNOWN;
};

const Terms = ({ pair, quote }: PairState) => {
  const { t } = useTranslation('contractTerms');
  return (
    <ContractTerms
      key={pair.symbol}
      pair={pair}
      price={quote?.price}
      spread={quote?.spread}
      hours={useHours(pair)}
      isSignedIn={useIsSignedIn()}
      visitor={
        <VisitorTicket
          title={t('visitor.title')}
          steps={[t('visitor.terms'), t('visitor.example')]}
        />
      }
    />
  );
};

/** The terms of leveraged contracts on a pair. */
const ContractInfoPage = () => {
  const { t } = useTranslation('leverage');
  return (
    <TradingPage
      title={t('info.title')}
      isOffered={({ canTradeLeverage }) => canTradeLeverage}
      records={{ to: SCREENS.contractOrders, label: t('records') }}
      back={useBack()}
    >
      {(state) => <Terms {...state} />}
    </TradingPage>
  );
};

export default ContractInfoPage;
