import { useTranslation } from 'react-i18next';
import { AdvancedVerification } from '@/features/identity';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { useGateReturn, useStepPath } from '../screen/use-gate';

/** Level 2 of identity verification: country, document and photos. */
const AdvancedCertificationPage = () => {
  const { t } = useTranslation('identity');
  const gate = useGateReturn();
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <AdvancedVerification
          primaryPath={useStepPath('primaryCertification')}
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

export default AdvancedCertificationPage;
