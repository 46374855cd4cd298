import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { PracticeOffer } from '@/features/account';
import { QuickActions, TotalEquity } from '@/features/wallet';

/** The top of Home for members: total balance and actions, and a practice trade for who cannot trade live yet. */
const MemberSummary = () => {
  const navigate = useNavigate();
  return (
    <>
      <div className="gutter -mt-3">
        <TotalEquity />
      </div>
      <div className="gutter">
        <QuickActions />
      </div>
      <div className="gutter empty:hidden">
        <PracticeOffer onSwitched={() => void navigate(SCREENS.trade)} />
      </div>
    </>
  );
};

export default MemberSummary;
