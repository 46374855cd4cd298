/** The requested part of a list; pages start at 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** One page of a list in the frame that most lists of the family use (backend-facts.md, section 1). */
export const paged = <Row, Shown>(
  rows: readonly Row[],
  { page, limit }: PageRequest,
  show: (row: Row) => Shown,
) => {
  const start = (page - 1) * limit;
  const data = rows.slice(start, start + limit).map(show);
  return {
    current_page: page,
    per_page: limit,
    total: rows.length,
    last_page: Math.max(1, Math.ceil(rows.length / limit)),
    from: data.length > 0 ? start + 1 : null,
    to: data.length > 0 ? start + data.length : null,
    data,
  };
};
