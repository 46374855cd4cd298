import { useTranslation } from 'react-i18next';
import { useListText } from '@/lib/use-list-text';
import type { Kind } from './model';

/** Names the kinds that the server does not list, which are missing among the records; `undefined` if it lists all. */
export const useUnlistedText = (): ((kinds: readonly Kind[]) => string | undefined) => {
  const { t } = useTranslation('moneyRecords');
  const listText = useListText();
  return (kinds) =>
    kinds.length === 0
      ? undefined
      : t('notListed', { kinds: listText(kinds.map((kind) => t(`kinds.${kind}`))) });
};
