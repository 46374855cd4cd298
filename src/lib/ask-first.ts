import { useTranslation } from 'react-i18next';
import { createStoredList } from './stored-list';

/** Kinds of orders that can be placed at one tap. */
type OrderKind = 'seconds' | 'leverage';

const unasked = createStoredList('unaskedOrders', 2);

/**
 * Whether an order of this kind is shown for confirmation before it is placed: so it is until the user says otherwise, and
 * what is said is kept on the device. With the words of the switch for it.
 */
export const useAskFirst = (kind: OrderKind) => {
  const { t } = useTranslation('confirm');
  return {
    asks: !unasked.useWords().includes(kind),
    onChange: (asks: boolean): void =>
      unasked.change((kinds) => [
        ...kinds.filter((other) => other !== kind),
        ...(asks ? [] : [kind]),
      ]),
    label: t('ask'),
    detail: t('askDetail'),
  };
};
