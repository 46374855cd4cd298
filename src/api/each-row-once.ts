interface Row {
  readonly id?: unknown;
}

/** The rows of a page are under `data` or `list`; the page of positions is under `order`. */
interface Page {
  readonly data?: readonly Row[];
  readonly list?: readonly Row[];
  readonly order?: Page;
}

/**
 * The pages of a list with each row once. While they are read one after the other a new row moves the others on, so that the
 * last row of a page is the first of the next. For `select` of an infinite query.
 */
export const eachRowOnce = <T extends { readonly pages: readonly Page[] }>(list: T): T => {
  const known = new Set<unknown>();
  const isNew = ({ id }: Row): boolean => {
    const isKnown = id !== undefined && known.has(id);
    known.add(id);
    return !isKnown;
  };
  const once = (page: Page): Page => ({
    ...page,
    ...(page.data && { data: page.data.filter(isNew) }),
    ...(page.list && { list: page.list.filter(isNew) }),
    ...(page.order && { order: once(page.order) }),
  });
  return { ...list, pages: list.pages.map(once) };
};
