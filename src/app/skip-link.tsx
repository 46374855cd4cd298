import { useTranslation } from 'react-i18next';
import { focusHeading } from '@/lib/heading-focus';

/**
 * The first stop of Tab: skips the strips and headers to the page's heading (WCAG 2.4.1). Visible while focused. A button,
 * because the router uses the fragment of the address.
 */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-field focus:bg-ink focus:px-4 focus:py-3 focus:text-body focus:text-on-ink"
      onClick={focusHeading}
    >
      {t('skip')}
    </button>
  );
};
