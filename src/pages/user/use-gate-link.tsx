import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isScreenBefore } from '@/lib/app-history';
import { ButtonLink } from '@/ui';
import { useGateReturn } from '../screen/use-gate';

/** Goes back instead of on, where the gate is the entry before: Back from there must not lead here again. */
const leave = (path: string, event: MouseEvent): void => {
  if (!isScreenBefore(path)) return;
  event.preventDefault();
  window.history.back();
};

/** The way back to the gate that required verification; `undefined` if none did. */
export const useGateLink = (): ReactNode => {
  const { t } = useTranslation('identity');
  const gate = useGateReturn();
  return (
    gate && (
      <ButtonLink block to={gate.path} onClick={(event) => leave(gate.path, event)}>
        {t('back', { screen: gate.title })}
      </ButtonLink>
    )
  );
};
