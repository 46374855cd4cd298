import { eachRowOnce } from './each-row-once';

interface Row {
  readonly id: number;
}

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

/** Asks for a page of a list. */
export type FetchPage<R extends Row> = (request: PageRequest) => Promise<Page<R>>;

/** The rows of a list, newest first, each once. */
interface ReadList<R> {
  readonly rows: readonly R[];
  /** True if the server has older rows. */
  readonly isCut: boolean;
}

/** Reads a list page after page, at most `most` pages of `limit` rows. Rejects as `fetchPage` does. */
export const readPages = async <R extends Row>(
  fetchPage: FetchPage<R>,
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
