import { useSearchParams } from 'react-router-dom';
import { PayoutMethods } from '@/features/payout';
import { ScreenMessages } from '../screen/screen-messages';
import { PayoutScreen } from './payout-screen';
import { usePayoutReturn } from './use-payout-return';

/** Addresses and bank cards that withdrawals go to. A withdrawal that asked for one gets the chosen one. */
const PayoutMethodsPage = () => {
  const [query, setQuery] = useSearchParams();
  const { currency, choose, stepPath } = usePayoutReturn();
  return (
    <PayoutScreen needsVerified={false}>
      <PayoutMethods
        kind={query.get('kind') === 'bank' ? 'bank' : 'wallet'}
        onKind={(kind) =>
          setQuery(
            (before) => {
              const next = new URLSearchParams(before);
              next.set('kind', kind);
              return next;
            },
            { replace: true },
          )
        }
        paths={{ wallet: stepPath('addAddress'), bank: stepPath('addBankCard') }}
        choice={choose && { choose, currency }}
      />
      <div className="mt-5">
        <ScreenMessages kind="payout_method" />
      </div>
    </PayoutScreen>
  );
};

export default PayoutMethodsPage;
