import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/ui';
import { useBackTo } from '../screen/use-back';
import { useGateReturn } from '../screen/use-gate';

/** The way back to the gate that required verification; `undefined` if none did. */
export const useGateLink = (): ReactNode => {
  const { t } = useTranslation('identity');
  const gate = useGateReturn();
  const backTo = useBackTo();
  return (
    gate && (
      <ButtonLink block to={gate.path} onClick={(click) => backTo(gate.path, click)}>
        {t('back', { screen: gate.title })}
      </ButtonLink>
    )
  );
};
