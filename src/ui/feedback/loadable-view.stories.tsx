import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from './empty-state';
import { LoadableView, type LoadableState } from './loadable-view';
import { SkeletonRows } from './skeleton';

const meta: Meta = { title: 'ui/LoadableView' };
export default meta;

const retry = fn();

const Story = ({ of }: { readonly of: Omit<LoadableState<readonly string[]>, 'retry'> }) => (
  <LoadableView
    of={{ ...of, retry }}
    texts={{ failed: 'Your orders could not be loaded.', retry: 'Try again' }}
    skeleton={<SkeletonRows rows={2} />}
    empty={{
      isEmpty: ({ length }) => length === 0,
      content: <EmptyState text="No orders yet" />,
    }}
  >
    {(names) => names.map((name) => <p key={name}>{name}</p>)}
  </LoadableView>
);

export const Loading = () => <Story of={{ value: undefined, failed: false }} />;
export const Empty = () => <Story of={{ value: [], failed: false }} />;

export const Failed: StoryObj = {
  render: () => <Story of={{ value: undefined, failed: true }} />,
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** What was there before a later call failed stays in sight. */
export const There: StoryObj = {
  render: () => <Story of={{ value: ['BTC/USDT', 'ETH/USDT'], failed: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ETH/USDT')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
