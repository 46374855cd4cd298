import { ModeCards } from '@/features/account';
import { ScreenFrame } from '../screen/screen-frame';
import { useGateLink } from './use-gate-link';

/** Switches between the live and the demo account. Leads back to the screen that asked for the other one. */
const SwitchAccountPage = () => (
  <ScreenFrame>
    <div className="gutter flex flex-col gap-4">
      <ModeCards />
      {useGateLink()}
    </div>
  </ScreenFrame>
);

export default SwitchAccountPage;
