import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ProductList, SummaryCard, VisitorCard } from '@/features/savings';
import { Balance } from '@/features/wallet';
import { useIsSignedIn } from '@/session/session';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';

/** Products of savings, and what the user has in custody. */
const SavingsPage = () => {
  const { t } = useTranslation('savings');
  const isSignedIn = useIsSignedIn();
  const gatePath = useGatePath();
  return (
    <ScreenFrame
      actions={<ModeActions records={{ to: SCREENS.interestOrders, label: t('toOrders') }} />}
    >
      <div className="gutter flex flex-col gap-3 pt-2">
        {isSignedIn ? (
          <SummaryCard figure={Balance} />
        ) : (
          <VisitorCard loginPath={gatePath('login')} />
        )}
        <ProductList />
      </div>
    </ScreenFrame>
  );
};

export default SavingsPage;
