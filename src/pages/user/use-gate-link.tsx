import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui';
import { useBackTo } from '../screen/use-back';
import { useGateReturn } from '../screen/use-gate';

/** The way back to the gate that required verification; `undefined` if none did. */
export const useGateLink = (): ReactNode => {
  const { t } = useTranslation('identity');
  const gate = useGateReturn();
  return (
    gate && (
      <ButtonLink block to={gate.path} onClick={goBackTo(gate.path)}>
        {t('back', { screen: gate.title })}
      </ButtonLink>
    )
  );
};
