import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../feedback/empty-state';
import { InfiniteList, type ListPhase } from './infinite-list';
import { ListRow } from './list-row';

const meta: Meta = { title: 'ui/InfiniteList' };
export default meta;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const asked = fn();

const Story = ({ start, phase }: { readonly start: number; readonly phase: ListPhase }) => {
  const [count, setCount] = useState(start);
  return (
    <InfiniteList
      items={numbers(count)}
      keyOf={(item) => item}
      phase={phase === 'idle' && count >= 200 ? 'end' : phase}
      onLoadMore={() => {
        asked();
        setCount(count + 20);
      }}
      texts={{
        loading: 'Loading',
        error: 'The rest could not be loaded.',
        retry: 'Try again',
        end: 'That is all',
      }}
      empty={<EmptyState text="No orders yet" />}
    >
      {(item) => <ListRow title={`Order ${item}`} detail="2026-05-04 12:30" value="100.00" />}
    </InfiniteList>
  );
};

export const LoadsOn = () => <Story start={20} phase="idle" />;
export const Virtual = () => <Story start={200} phase="end" />;
export const Loading = () => <Story start={3} phase="loading" />;
export const Failed = () => <Story start={3} phase="error" />;
export const End = () => <Story start={3} phase="end" />;
export const Empty = () => <Story start={0} phase="end" />;

/** Loads more each time the end comes near, until there is no more. */
export const ScrolledDown: StoryObj = {
  render: () => <Story start={20} phase="idle" />,
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.body.scrollHeight);
      await expect(canvas.getByRole('status')).toHaveTextContent('That is all');
    });
    await expect(await canvas.findByText('Order 200')).toBeVisible();
    // Rows far from the viewport are not rendered.
    await expect(canvas.queryByText('Order 1')).toBeNull();
    window.scrollTo(0, 0);
    await expect(await canvas.findByText('Order 1')).toBeVisible();
  },
};

export const TriedAgain: StoryObj = {
  render: () => <Story start={3} phase="error" />,
  play: async ({ canvas, userEvent }) => {
    asked.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('The rest could not be loaded.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(23);
  },
};
