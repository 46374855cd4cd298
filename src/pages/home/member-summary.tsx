import { QuickActions, TotalEquity } from '@/features/wallet';

/** The top of Home for members: total balance and actions. */
const MemberSummary = () => (
  <>
    <div className="gutter -mt-3">
      <TotalEquity />
    </div>
    <div className="gutter">
      <QuickActions />
    </div>
  </>
);

export default MemberSummary;
