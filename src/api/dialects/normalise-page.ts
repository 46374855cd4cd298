import { parseInteger } from '@/domain/format/numbers';

/** A page in the contract's shape. */
interface Page {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
  readonly last_page: number;
  readonly data: readonly unknown[];
}

/** The requested page: a server that sends rows alone does not repeat it. */
export interface PageRequest {
  readonly page?: unknown;
  readonly limit?: unknown;
}

/** A shape in which real servers send a page (backend-facts.md, section 12). */
export interface PageShape {
  readonly name: string;
  readonly read: (
    message: unknown,
  ) => { readonly rows: readonly unknown[]; readonly frame: Fields } | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const DEFAULT_LIMIT = 10;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsUnder = (key: string) => (message: unknown) => {
  if (!isFields(message)) return undefined;
  const { [key]: rows, ...frame } = message;
  return Array.isArray(rows) ? { rows, frame } : undefined;
};

/** The first shape that can read the message wins. */
export const PAGE_SHAPES: readonly PageShape[] = [
  { name: 'data with page, pages and total', read: rowsUnder('data') },
  { name: 'list with count, page and limit', read: rowsUnder('list') },
  { name: 'order_list', read: rowsUnder('order_list') },
  {
    name: 'a page inside a message',
    read: (message) => (isFields(message) ? rowsUnder('data')(message['message']) : undefined),
  },
  {
    name: 'rows alone',
    read: (message) => (Array.isArray(message) ? { rows: message, frame: {} } : undefined),
  },
];

const whole = (...candidates: readonly unknown[]): number | undefined => {
  for (const candidate of candidates) {
    const value = typeof candidate === 'number' ? candidate : parseInteger(String(candidate));
    if (value !== undefined && value >= 0) return value;
  }
  return undefined;
};

/** The last page; without a total, a full page is assumed to have a next one. */
const lastOf = (page: number, limit: number, rows: number, total: number | undefined): number => {
  if (total !== undefined) return Math.max(1, Math.ceil(total / limit));
  return rows >= limit ? page + 1 : page;
};

/** Converts a page of any known shape, which `note` receives, to the contract's; `undefined` for anything else. */
export const normalisePage = (
  message: unknown,
  request: PageRequest,
  note: (shape: string) => void,
): Page | undefined => {
  if (isFields(message) && message['current_page'] !== undefined) return undefined;
  for (const { name, read } of PAGE_SHAPES) {
    const found = read(message);
    if (found === undefined) continue;
    note(name);
    const { rows, frame } = found;
    const page = whole(frame['current_page'], frame['page'], request.page) ?? 1;
    const limit = Math.max(
      1,
      whole(frame['per_page'], frame['limit'], request.limit) ?? DEFAULT_LIMIT,
    );
    const total = whole(frame['total'], frame['count']);
    const last =
      whole(frame['last_page'], frame['pages']) ?? lastOf(page, limit, rows.length, total);
    return {
      ...frame,
      current_page: page,
      per_page: limit,
      total: total ?? (page - 1) * limit + rows.length,
      last_page: Math.max(1, last),
      data: rows,
    };
  }
  return undefined;
};
