import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PairSearch, useLiveQuotes } from '@/features/market';
import { IconButton, PageTitle } from '@/ui';
import { ArrowLeftIcon } from '@/ui/icons';
import { useBack } from '../screen/use-back';

/** Search. The query is in the address, so that Back from Trade leads to the same results. */
const SearchPage = () => {
  useLiveQuotes();
  const { t } = useTranslation('app');
  const back = useBack();
  const [params, setParams] = useSearchParams();
  // The field has its own state, because the address updates too late for input methods.
  const [query, setQuery] = useState(params.get('q') ?? '');
  const search = (text: string): void => {
    setQuery(text);
    setParams(text === '' ? {} : { q: text }, { replace: true });
  };
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
