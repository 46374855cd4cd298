import { useTranslation } from 'react-i18next';
import { setOneTap, useIsOneTap, type OneTapKind } from './one-tap';
import { useOwnerStorageKey } from './session';

/** The state and texts of the switch "confirm orders before placing", for a kind of orders. On by default. */
export const useAskFirst = (kind: OneTapKind) => {
  const { t } = useTranslation('confirm');
  return {
    asks: !useIsOneTap(kind),
    onChange: (asks: boolean): void => setOneTap(kind, !asks),
    /** Disabled from sign-in until the server has answered, as the choice is stored by user. */
    disabled: useOwnerStorageKey() === undefined,
    label: t('ask'),
    detail: t('askDetail'),
  };
};
