import { useTranslation } from 'react-i18next';
import { AddAddress } from '@/features/payout';
import { showToast } from '@/ui';
import { useGatePath } from '../screen/use-gate';
import { PayoutScreen } from './payout-screen';
import { usePayoutReturn } from './use-payout-return';

/** Saves an address that withdrawals go to. */
const AddAddressPage = () => {
  const { t } = useTranslation('payout');
  const { currency, leave, stepPath } = usePayoutReturn();
  const gatePath = useGatePath();
  return (
    <PayoutScreen needsVerified>
      <AddAddress
        currency={currency}
        verifyPath={gatePath('primaryCertification')}
        listPath={stepPath('payoutMethods')}
        onSaved={(id) => {
          showToast({ text: t('address.saved'), tone: 'success' });
          leave(id);
        }}
      />
    </PayoutScreen>
  );
};

export default AddAddressPage;
