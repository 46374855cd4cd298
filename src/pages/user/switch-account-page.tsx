import { ModeCards } from '@/features/account';
import { ScreenFrame } from '../screen/screen-frame';

/** Switches between the live and the demo account. */
const SwitchAccountPage = () => (
  <ScreenFrame>
    <div className="gutter">
      <ModeCards />
    </div>
  </ScreenFrame>
);

export default SwitchAccountPage;
