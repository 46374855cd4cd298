import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ListRow } from './list-row';
import { RecordList } from './record-list';

const meta: Meta = { title: 'ui/RecordList' };
export default meta;

interface Order {
  readonly id: number;
  readonly symbol: string;
}

const ORDERS: readonly Order[] = [
  { id: 701, symbol: 'BTC/USDT' },
  { id: 700, symbol: 'ETH/USDT' },
];

const Story = ({ items }: { readonly items: readonly Order[] }) => (
  <RecordList
    list={{
      items,
      isError: false,
      isFetching: false,
      hasNextPage: false,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      refetch: () => undefined,
      fetchNextPage: () => undefined,
    }}
    texts={{
      loading: 'Loading',
      failed: 'Not loaded.',
      retry: 'Try again',
      end: 'That is all.',
      close: 'Close',
      empty: 'No orders yet.',
    }}
    emptyAction={null}
    renderRow={({ symbol }, onOpen) => <ListRow title={symbol} onClick={onOpen} />}
    sheet={({ id, symbol }) => ({
      title: `Order ${id}`,
      description: symbol,
      details: <p>All about it.</p>,
    })}
  />
);

export const Empty = () => <Story items={[]} />;

export const Opened: StoryObj = {
  render: () => <Story items={ORDERS} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: /ETH\/USDT/u });
    await userEvent.click(row);
    const sheet = await screen.findByRole('dialog', { name: 'Order 700' });
    await expect(sheet).toHaveTextContent('All about it.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Order 700' })).toBeVisible();
  },
};
