import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  component: ErrorState,
  args: {
    text: 'The orders could not be loaded.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };

const retried = fn();

/** Announced when it appears; while retrying, the button keeps the focus and ignores presses. */
export const TriedAgain: Story = {
  render: (args) => (
    <>
      <ErrorState {...args} onRetry={retried} />
      <ErrorState {...args} retryLabel="Trying" onRetry={retried} retrying />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    retried.mockClear();
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('could not be loaded');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledTimes(1);
    const busy = canvas.getByRole('button', { name: 'Trying' });
    await userEvent.click(busy);
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledTimes(1);
  },
};
