import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../action/button';
import { ListRow } from './list-row';
import { RecordList, type RecordFrame } from './record-list';

const meta: Meta = { title: 'ui/RecordList' };
export default meta;

interface Order {
  readonly id: number;
  readonly symbol: string;
  readonly placedAt: number;
}

const NOON = Date.UTC(2026, 2, 2, 12) / 1000;
const DAY = 86_400;

/** Six orders, newest first, three a day. */
const ORDERS: readonly Order[] = Array.from({ length: 6 }, (_, index) => ({
  id: 706 - index,
  symbol: index % 2 === 0 ? 'BTC/USDT' : 'ETH/USDT',
  placedAt: NOON - Math.floor(index / 3) * DAY,
}));

const TEXTS: RecordFrame['texts'] = {
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  end: 'End of list',
  looking: (id) => `Looking for number ${id}`,
  missing: (id) => `Number ${id} is not in this list.`,
  showList: 'Show the list',
  number: 'Number',
  copy: 'Copy number',
  copied: 'Number copied.',
  notCopied: 'Copy it by hand.',
  timeline: 'Progress',
  stage: { done: 'Done', current: 'Now', failed: 'Failed', ahead: 'Next' },
  pull: {
    refresh: 'Refresh',
    pull: 'Pull to refresh',
    release: 'Release to refresh',
    refreshing: 'Refreshing',
    done: 'Up to date.',
    failed: 'Could not refresh.',
  },
};

const helpAction = (number: string) => (
  <Button block tone="ghost" size="medium">{`Get help with ${number}`}</Button>
);

/** A list of two rows a page whose address leads to `addressed`. */
const Story = (props: { readonly items: readonly Order[]; readonly addressed?: number }) => {
  const [opened, setOpened] = useState(props.addressed);
  const [count, setCount] = useState(2);
  return (
    <RecordList
      frame={{
        opened,
        open: setOpened,
        close: () => setOpened(undefined),
        emptyAction: null,
        helpAction,
        dayText: (day) => day,
        texts: TEXTS,
      }}
      list={{
        items: props.items.slice(0, count),
        isError: false,
        isFetching: false,
        hasNextPage: count < props.items.length,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        refetch: () => undefined,
        fetchNextPage: () => setCount(count + 2),
      }}
      texts={{ failed: 'Not loaded.', empty: 'No orders yet' }}
      timeOf={({ placedAt }: Order) => placedAt}
      renderRow={({ symbol }, onOpen) => <ListRow title={symbol} onClick={onOpen} />}
      sheet={({ id, symbol }) => ({
        title: `Order ${id}`,
        description: symbol,
        number: `${id}`,
        stages: [
          { id: 'open', label: 'Open', state: 'done', time: '2026-03-02 12:00:00' },
          { id: 'done', label: 'Filled', state: 'done', time: '2026-03-02 12:00:04' },
        ],
        details: <p>All about it.</p>,
      })}
    />
  );
};

export const Empty = () => <Story items={[]} />;

/** Days as headings, each once. */
export const ByDay: StoryObj = {
  render: () => <Story items={ORDERS} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('End of list')).toBeVisible();
    const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    await expect(days).toEqual(['2026-03-02', '2026-03-01']);
  },
};

export const Opened: StoryObj = {
  render: () => <Story items={ORDERS} />,
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('button', { name: /ETH\/USDT/u });
    if (row !== undefined) await userEvent.click(row);
    const sheet = await screen.findByRole('dialog', { name: 'Order 705' });
    await expect(sheet).toHaveTextContent('All about it.');
    await expect(sheet).toHaveTextContent('Filled');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Order 705' })).toBeVisible();
  },
};

/** On the third page: the pages before it are asked for first. */
export const Addressed: StoryObj = {
  render: () => <Story items={ORDERS} addressed={701} />,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Order 701' });
    await expect(sheet).toHaveTextContent('Get help with 701');
  },
};

export const NotFound: StoryObj = {
  render: () => <Story items={ORDERS} addressed={12} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Number 12 is not in this list.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(canvas.queryByText(/is not in this list/u)).toBeNull());
  },
};
