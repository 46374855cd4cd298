import { useTranslation } from 'react-i18next';
import { withField } from '@/domain/screens/return-path';
import { AddBankCard } from '@/features/payout';
import { showToast } from '@/ui';
import { useGatePath } from '../screen/use-gate';
import { PayoutScreen } from './payout-screen';
import { usePayoutReturn } from './use-payout-return';

/** Saves a bank card that withdrawals go to. */
const AddBankCardPage = () => {
  const { t } = useTranslation('payout');
  const { leave, stepPath } = usePayoutReturn();
  const gatePath = useGatePath();
  return (
    <PayoutScreen needsVerified>
      <AddBankCard
        verifyPath={gatePath('primaryCertification')}
        listPath={withField(stepPath('payoutMethods'), 'kind', 'bank')}
        onSaved={({ id }) => {
          showToast({ text: t('card.saved'), tone: 'success' });
          leave(id);
        }}
      />
    </PayoutScreen>
  );
};

export default AddBankCardPage;
