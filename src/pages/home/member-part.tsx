import { QuickActions, TotalEquity } from '@/features/wallet';

/** What members see at the top of Home: all that they have, and ways to move it. */
const MemberPart = () => (
  <>
    <div className="gutter -mt-3">
      <TotalEquity />
    </div>
    <div className="gutter">
      <QuickActions />
    </div>
  </>
);

export default MemberPart;
