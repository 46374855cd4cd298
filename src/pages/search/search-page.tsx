import { useTranslation } from 'react-i18next';
import { PairSearch, useLiveQuotes } from '@/features/market';
import { IconButton, PageTitle } from '@/ui';
import { ArrowLeftIcon } from '@/ui/icons';
import { useBack } from '../screen/use-back';
import { useTypedQuery } from '../screen/use-typed-query';

/** Search. */
const SearchPage = () => {
  useLiveQuotes();
  const { t } = useTranslation('app');
  const back = useBack();
  const { query, search } = useTypedQuery();
  return (
    <main className="pb-4">
      <PageTitle className="sr-only">{t('search')}</PageTitle>
      <PairSearch
        query={query}
        onQuery={search}
        leading={
          <span className="-ml-3">
            <IconButton
              label={back.label}
              icon={<ArrowLeftIcon size={24} />}
              onClick={back.onBack}
            />
          </span>
        }
      />
    </main>
  );
};

export default SearchPage;
