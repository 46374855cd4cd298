interface NumberedPage {
  readonly current_page: number;
  readonly last_page: number;
}

/** A page with the number of the last page or the total of rows. The page of positions is under `order`. */
type Page =
  | NumberedPage
  | { readonly order: NumberedPage }
  | { readonly list: readonly unknown[]; readonly count: number };

/** The number of the page after `last`; `undefined` after the last one. For `getNextPageParam`. */
export const nextPage = (last: Page, pages: readonly Page[]): number | undefined => {
  if ('order' in last) return nextPage(last.order, []);
  if ('last_page' in last)
    return last.current_page < last.last_page ? last.current_page + 1 : undefined;
  // An empty page ends the list: with a wrong count it would be fetched for ever.
  if (last.list.length === 0) return undefined;
  const rows = pages.reduce((sum, page) => sum + ('list' in page ? page.list.length : 0), 0);
  return rows < last.count ? pages.length + 1 : undefined;
};
