import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QuoteBoard, useLiveQuotes } from '@/features/market';
import { useServiceButtonShown } from '@/features/support';
import { PageTitle } from '@/ui';
import { chartPath } from '../pair/pair-paths';
import { DeferredHelpLink } from '../screen/deferred-help';

/** All markets; a row opens the pair's chart. Tab and sort order are in the address, so that Back leads to the same list. */
const QuotesPage = () => {
  useLiveQuotes();
  const isServiceShown = useServiceButtonShown();
  const { t } = useTranslation('market');
  const [params, setParams] = useSearchParams();
  return (
    <main className="pb-4">
      <PageTitle className="sr-only">{t('title')}</PageTitle>
      <QuoteBoard
        tab={params.get('market')}
        sort={params.get('sort')}
        pathOf={chartPath}
        besideBubble={isServiceShown}
        onChange={(shown) => setParams(shown, { replace: true })}
      />
      <div className="gutter empty:hidden">
        <DeferredHelpLink />
      </div>
    </main>
  );
};

export default QuotesPage;
