import { useTranslation } from 'react-i18next';
import type { Kind } from './model';

/** Names the kinds that the server does not list, which are missing among the records; `undefined` if it lists all. */
export const useUnlistedText = (): ((kinds: readonly Kind[]) => string | undefined) => {
  const { t } = useTranslation('moneyRecords');
  return (kinds) =>
    kinds.length === 0
      ? undefined
      : t('notListed', { kinds: kinds.map((kind) => t(`kinds.${kind}`)).join(', ') });
};
