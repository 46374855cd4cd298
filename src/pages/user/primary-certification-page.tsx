import { useTranslation } from 'react-i18next';
import { PracticeOffer } from '@/features/account';
import { IdentityLevels } from '@/features/identity';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { useGateReturn, useStepPath } from '../screen/use-gate';

/** Identity verification: both levels, and the form of level 1. Leads back to the gate that required it. */
const PrimaryCertificationPage = () => {
  const { t } = useTranslation('identity');
  const gate = useGateReturn();
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <IdentityLevels
          advancedPath={useStepPath('advancedCertification')}
          meanwhile={<PracticeOffer />}
          back={
            gate && (
              <ButtonLink block to={gate.path}>
                {t('back', { screen: gate.title })}
              </ButtonLink>
            )
          }
        />
      </div>
    </ScreenFrame>
  );
};

export default PrimaryCertificationPage;
