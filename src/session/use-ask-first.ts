import { useTranslation } from 'react-i18next';
import { setOneTap, useIsOneTap, type OneTapKind } from './one-tap';
import { useOwnerName } from './session';

/** Whether orders of a kind are confirmed before they are placed, with the words of the switch for it. Confirmed by default. */
export const useAskFirst = (kind: OneTapKind) => {
  const { t } = useTranslation('confirm');
  return {
    asks: !useIsOneTap(kind),
    onChange: (asks: boolean): void => setOneTap(kind, !asks),
    /** From sign-in until the server has said who the user is, nobody is there to whom the choice would belong. */
    disabled: useOwnerName() === undefined,
    label: t('ask'),
    detail: t('askDetail'),
  };
};
