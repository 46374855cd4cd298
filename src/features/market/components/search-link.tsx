import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Link } from '@/ui';
import { MagnifyingGlassIcon } from '@/ui/icons';

/** A link to the search screen, styled as a search field. */
export const SearchLink = ({
  besideBubble,
}: {
  /** Ends before a bubble at the screen's right edge. */
  readonly besideBubble: boolean;
}) => {
  const { t } = useTranslation('market');
  return (
    <Link
      to={SCREENS.search}
      className={clsx(
        'press flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-field bg-sunken px-3 text-ink-2 dark:bg-surface',
        besideBubble && 'mr-9 sideways:mr-0',
      )}
    >
      <MagnifyingGlassIcon aria-hidden="true" size={20} className="shrink-0" />
      {t('search')}
    </Link>
  );
};
