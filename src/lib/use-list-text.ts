import { usePageLanguage } from './use-page-language';

/** Writes several things in a row as the page's language does: `A, B, and C`, `A、B、C`; with `or` instead of `and` on request. */
export const useListText = (): ((items: readonly string[], word?: 'and' | 'or') => string) => {
  const language = usePageLanguage();
  return (items, word = 'and') =>
    new Intl.ListFormat(language, {
      type: word === 'or' ? 'disjunction' : 'conjunction',
    }).format(items);
};
