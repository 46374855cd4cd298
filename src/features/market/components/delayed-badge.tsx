import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui';
import { useIsStale } from '../quotes';

/** Says that the prices on the screen may be old; nothing while they are fresh. */
export const DelayedBadge = () => {
  const { t } = useTranslation();
  const isStale = useIsStale();
  return (
    <output className="shrink-0">
      {isStale && (
        <span className="ml-3">
          <StatusChip tone="review">{t('delayed')}</StatusChip>
        </span>
      )}
    </output>
  );
};
