import { eachRowOnce } from './each-row-once';

interface Page<R> {
  readonly data: readonly R[];
  readonly current_page: number;
  readonly last_page: number;
}

/** A page of a list as it is asked for. */
interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** The rows of a list, newest first, each once. */
export interface ReadList<R> {
  readonly rows: readonly R[];
  /** True if the server has older rows. */
  readonly isCut: boolean;
}

/** Reads a list page after page, at most `most` pages of `limit` rows. Rejects as `fetchPage` does. */
export const readPages = async <R extends { readonly id: number }>(
  fetchPage: (request: PageRequest) => Promise<Page<R>>,
  { limit, most }: { readonly limit: number; readonly most: number },
): Promise<ReadList<R>> => {
  const pages: Page<R>[] = [];
  let isCut = true;
  while (isCut && pages.length < most) {
    const page = await fetchPage({ page: pages.length + 1, limit });
    pages.push(page);
    isCut = page.current_page < page.last_page;
  }
  return { rows: eachRowOnce({ pages }).pages.flatMap(({ data }) => data), isCut };
};
