import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { wait } from '@/lib/wait';
import { NoticeBar } from './notice-bar';

const meta: Meta = { title: 'ui/NoticeBar' };
export default meta;

const Story = ({ texts }: { readonly texts: readonly string[] }) => (
  <NoticeBar
    label="Notices"
    notices={texts.map((text) => ({ id: text, text }))}
    onSelect={() => undefined}
  />
);

export const Turning = () => <Story texts={['Maintenance on Sunday', 'New pair: SOL/USDT']} />;
export const LongText = () => (
  <Story
    texts={['Planned maintenance of the withdrawal service on Sunday from 02:00 to 04:00 UTC']}
  />
);

const chosen = fn();

/** The second notice appears by itself, stays while focused or hovered, and opens when selected. */
export const Held: StoryObj = {
  render: () => (
    <NoticeBar
      label="Notices"
      notices={[
        { id: '1', text: 'Maintenance on Sunday' },
        { id: '2', text: 'New pair: SOL/USDT' },
      ]}
      onSelect={chosen}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    const bar = canvas.getByRole('button', { name: 'Maintenance on Sunday' });
    // It rises from nothing.
    await waitFor(() => expect(canvas.getByText('New pair: SOL/USDT')).toBeVisible());
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await wait(4400);
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith({ id: '2', text: 'New pair: SOL/USDT' });
    bar.blur();
    await waitFor(() => expect(bar).toHaveTextContent('Maintenance on Sunday'));
    await userEvent.click(bar);
    await expect(chosen).toHaveBeenLastCalledWith({ id: '1', text: 'Maintenance on Sunday' });
  },
};
