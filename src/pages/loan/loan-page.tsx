import { useTranslation } from 'react-i18next';
import { loginPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { FollowApplication, LoanOverview } from '@/features/loan';
import { Balance } from '@/features/wallet';
import { useIsSignedIn } from '@/session/session';
import { Card, Gate } from '@/ui';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';

/** Loans: what a member owes and may borrow, and the offers, which visitors see as well. */
const LoanPage = () => {
  const { t } = useTranslation('loan');
  const isSignedIn = useIsSignedIn();
  return (
    <ScreenFrame
      actions={<ModeActions records={{ to: SCREENS.loanOrders, label: t('records') }} />}
    >
      <div className="gutter flex flex-col gap-5 pt-2">
        {isSignedIn ? (
          <FollowApplication />
        ) : (
          <Card>
            <Gate reasons={[{ text: t('logIn'), to: loginPath(SCREENS.loan) }]} />
          </Card>
        )}
        <LoanOverview isMember={isSignedIn} figure={Balance} />
      </div>
    </ScreenFrame>
  );
};

export default LoanPage;
