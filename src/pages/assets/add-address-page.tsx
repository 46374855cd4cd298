import { useTranslation } from 'react-i18next';
import { AddAddress } from '@/features/payout';
import { useEnterAddress } from '@/features/withdrawal';
import { showToast } from '@/ui';
import { useGatePath } from '../screen/use-gate';
import { PayoutScreen } from './payout-screen';
import { usePayoutReturn } from './use-payout-return';

/** Saves an address that withdrawals go to; takes it for one withdrawal on a server that lists none. */
const AddAddressPage = () => {
  const { t } = useTranslation(['payout', 'withdrawal']);
  const { currency, isOnce, leave, stepPath } = usePayoutReturn();
  const enterAddress = useEnterAddress();
  const gatePath = useGatePath();
  return (
    <PayoutScreen needsVerified title={isOnce ? t('withdrawal:enter.action') : undefined}>
      <AddAddress
        currency={currency}
        verifyPath={gatePath('primaryCertification')}
        listPath={stepPath('payoutMethods')}
        onSaved={({ id, isUnlisted }) => {
          showToast(
            isUnlisted
              ? { text: t('address.unlisted') }
              : { text: t('address.saved'), tone: 'success' },
          );
          leave(id);
        }}
        onTake={
          isOnce
            ? (address) => {
                enterAddress(address);
                leave(undefined);
              }
            : undefined
        }
      />
    </PayoutScreen>
  );
};

export default AddAddressPage;
