import { useTranslation } from 'react-i18next';
import { focusHeading } from '@/lib/heading-focus';

/**
 * First in the order of Tab: leads past what stands above every page to its heading (WCAG 2.4.1). In sight while it has
 * the focus. A button, because the fragment of the address belongs to the router.
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
