import { PracticeOffer } from '@/features/account';
import { IdentityLevels } from '@/features/identity';
import { ScreenFrame } from '../screen/screen-frame';
import { ScreenMessages } from '../screen/screen-messages';
import { useStepPath } from '../screen/use-gate';
import { useGateLink } from './use-gate-link';

/** Identity verification: both levels, and the form of level 1. Leads back to the gate that required it. */
const PrimaryCertificationPage = () => (
  <ScreenFrame>
    <div className="gutter flex flex-col gap-5">
      <IdentityLevels
        advancedPath={useStepPath('advancedCertification')}
        meanwhile={<PracticeOffer />}
        back={useGateLink()}
      />
      <ScreenMessages kind="certification" id={1} />
    </div>
  </ScreenFrame>
);

export default PrimaryCertificationPage;
