import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SendingNotice } from './sending-notice';

const meta: Meta = { title: 'ui/SendingNotice' };
export default meta;

const TEXTS = {
  sending: 'Still sending…',
  checking: 'No reply. Checking whether the order was placed…',
  unknown: 'We do not know yet whether the order was placed.',
  failed: 'The order was not placed. Your balance is too low.',
};

/** After three seconds. */
export const Sending: StoryObj = {
  render: () => <SendingNotice state="submitting" {...TEXTS} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Still sending…')).toBeNull();
    await expect(
      await canvas.findByText('Still sending…', undefined, { timeout: 60_000 }),
    ).toBeVisible();
  },
};
export const Checking = () => <SendingNotice state="checking" {...TEXTS} />;
export const Unknown = () => <SendingNotice state="unknown" {...TEXTS} />;
export const Failed = () => <SendingNotice state="failed" {...TEXTS} />;
