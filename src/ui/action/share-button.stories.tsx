import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as sight, userEvent } from 'storybook/test';
import { ShareButton } from './share-button';

const CONTENT = { title: 'A notice', text: 'Its text', url: 'https://quayside.example/h5/' };

const meta = {
  component: ShareButton,
  args: {
    content: () => CONTENT,
    texts: { share: 'Share', copy: 'Copy link', copied: 'Link copied.', failed: 'Not shared.' },
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Gives the device a share sheet, or none. Returns what restores it. */
const setShareSheet = (share: Navigator['share'] | undefined) => () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  if (share !== undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    if (own !== undefined) Object.defineProperty(Navigator.prototype, 'share', own);
  };
};

const share = fn<Navigator['share']>();

/** The device has a share sheet. */
export const Shares: Story = {
  beforeEach: () => {
    share.mockResolvedValue();
    return setShareSheet(share)();
  },
  play: async () => {
    await userEvent.click(sight.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith(CONTENT);
  },
};

/** The device has none. */
export const Copies: Story = {
  beforeEach: setShareSheet(undefined),
  play: async () => {
    await expect(sight.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
