import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../feedback/empty-state';
import { PagedList, type Paged } from './paged-list';

const meta: Meta = { title: 'ui/PagedList' };
export default meta;

const REST: Omit<Paged<string>, 'items'> = {
  isError: false,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: () => undefined,
  fetchNextPage: () => undefined,
};

const Story = ({ list }: { readonly list: Paged<string> }) => (
  <PagedList
    list={list}
    keyOf={(item) => item}
    texts={{ loading: 'Loading', failed: 'Not loaded.', retry: 'Try again', end: 'That is all.' }}
    empty={<EmptyState text="No orders yet" />}
  >
    {(item) => <p className="py-3">{item}</p>}
  </PagedList>
);

export const Loading = () => <Story list={{ ...REST, items: undefined }} />;
export const Failed = () => <Story list={{ ...REST, items: undefined, isError: true }} />;
export const Empty = () => <Story list={{ ...REST, items: [] }} />;
export const Rows = () => <Story list={{ ...REST, items: ['One', 'Two', 'Three'] }} />;
export const NextPageFailed = () => (
  <Story list={{ ...REST, items: ['One'], hasNextPage: true, isFetchNextPageError: true }} />
);

const retried = fn();

export const TriedAgain: StoryObj = {
  render: () => <Story list={{ ...REST, items: undefined, isError: true, refetch: retried }} />,
  play: async ({ canvas, userEvent }) => {
    retried.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledTimes(1);
  },
};
