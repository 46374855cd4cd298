import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/ui';
import { useIsStale } from '../quotes';

/** Shown while the prices on the screen may be stale. */
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
