import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { ProductView } from '@/features/loan';
import { useRecordAddress } from '@/lib/use-record-address';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { useGatePath } from '../screen/use-gate';
import { useBorrowGate } from './use-borrow-gate';

const recordPath = (id: number | undefined): string =>
  id === undefined ? SCREENS.loanOrders : `${SCREENS.loanOrders}?id=${id}`;

/** A loan on offer, `?id=`, and the application for it. */
const LoanProductPage = () => {
  const navigate = useNavigate();
  const gatePath = useGatePath();
  return (
    <ScreenFrame actions={<ModeActions />}>
      <div className="gutter pt-2">
        <ProductView
          id={useRecordAddress().opened}
          gate={useBorrowGate()}
          gatePath={gatePath}
          recordPath={recordPath}
          onDone={(id) => void navigate(recordPath(id))}
        />
      </div>
    </ScreenFrame>
  );
};

export default LoanProductPage;
