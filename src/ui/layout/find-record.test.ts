import { describe, expect, it } from 'vitest';
import { findRecord } from './find-record';

const PAGE = {
  items: [{ id: 9 }, { id: 8 }],
  isError: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
} as const;

describe('a record with an address', () => {
  it('is none without an id', () => {
    expect(findRecord(PAGE, undefined)).toEqual({ state: 'none' });
  });

  it('is found on a page that is there', () => {
    expect(findRecord(PAGE, 8)).toEqual({ state: 'found', item: { id: 8 } });
  });

  it('is looked for page after page, one call at a time', () => {
    expect(findRecord(PAGE, 3)).toEqual({ state: 'looking', hasMore: true });
    expect(findRecord({ ...PAGE, isFetchingNextPage: true }, 3)).toEqual({
      state: 'looking',
      hasMore: false,
    });
    expect(findRecord({ ...PAGE, items: undefined }, 3)).toEqual({
      state: 'looking',
      hasMore: false,
    });
  });

  it('is missing once all pages are there, or more than anybody scrolls', () => {
    expect(findRecord({ ...PAGE, hasNextPage: false }, 3)).toEqual({ state: 'missing' });
    const items = Array.from({ length: 1000 }, (_, index) => ({ id: 5000 - index }));
    expect(findRecord({ ...PAGE, items }, 3)).toEqual({ state: 'missing' });
  });

  it('waits for a page that failed to be tried again', () => {
    const failed = { ...PAGE, isError: true } as const;
    expect(findRecord({ ...failed, items: undefined }, 3)).toEqual({ state: 'none' });
    expect(findRecord({ ...failed, isFetchNextPageError: true }, 3)).toEqual({ state: 'none' });
  });
});
