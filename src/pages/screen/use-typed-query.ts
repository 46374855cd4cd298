import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A search query that is also in the address, as `q`, so that Back from a result leads to the same results. */
export const useTypedQuery = () => {
  const [params, setParams] = useSearchParams();
  // A state of its own, because the address updates too late for input methods.
  const [query, setQuery] = useState(params.get('q') ?? '');
  const search = (text: string): void => {
    setQuery(text);
    setParams(text === '' ? {} : { q: text }, { replace: true });
  };
  return { query, search };
};
