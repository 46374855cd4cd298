import { AdvancedVerification } from '@/features/identity';
import { ScreenFrame } from '../screen/screen-frame';
import { ScreenMessages } from '../screen/screen-messages';
import { useStepPath } from '../screen/use-gate';
import { useGateLink } from './use-gate-link';

/** Level 2 of identity verification: country, document and photos. */
const AdvancedCertificationPage = () => (
  <ScreenFrame>
    <div className="gutter flex flex-col gap-5">
      <AdvancedVerification
        primaryPath={useStepPath('primaryCertification')}
        back={useGateLink()}
      />
      <ScreenMessages kind="certification" id={2} />
    </div>
  </ScreenFrame>
);

export default AdvancedCertificationPage;
