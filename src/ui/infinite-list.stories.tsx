import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { EmptyState } from './empty-state';
import { InfiniteList, type ListPhase } from './infinite-list';
import { ListRow } from './list-row';

const meta: Meta = { title: 'ui/InfiniteList' };
export default meta;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const Story = ({ start, phase }: { readonly start: number; readonly phase: ListPhase }) => {
  const [count, setCount] = useState(start);
  return (
    <InfiniteList
      items={numbers(count)}
      keyOf={(item) => item}
      phase={phase === 'idle' && count >= 200 ? 'end' : phase}
      onLoadMore={() => setCount(count + 20)}
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
