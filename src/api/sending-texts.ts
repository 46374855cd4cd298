import { useTranslation } from 'react-i18next';
import { failureText } from './failure-text';
import type { Placement } from './hand';

/** What a sheet says of a command between its button and the list. */
export const useSendingTexts = (placement: Placement<unknown>) => {
  const { t } = useTranslation(['confirm', 'app']);
  return {
    checking: t('checking'),
    unknown: t('unknown'),
    failed: `${t('notDone')} ${placement.state === 'failed' ? failureText(placement.failure) : ''}`,
    checkAgain: t('checkAgain'),
    again: t('app:retry'),
    close: t('app:close'),
    moved: t('moved'),
    takeNewPrice: t('takeNewPrice'),
  };
};
