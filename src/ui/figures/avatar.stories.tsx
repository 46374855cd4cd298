import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from './avatar';

const meta: Meta = { title: 'ui/Avatar' };
export default meta;

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0f766e"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`;

export const Initials: StoryObj = {
  render: () => (
    <div className="flex items-center gap-3 text-body">
      {['Ada Lovelace', 'm.keller', '王小明', 'Việt Ánh', 'مريم'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Picture: StoryObj = {
  render: () => <Avatar name="Ada Lovelace" label="Ada Lovelace" picture={PICTURE} size={64} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('AL')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible();
  },
};

export const BrokenPicture: StoryObj = {
  render: () => <Avatar name="Ada Lovelace" picture="data:image/png;base64,AAAA" size={64} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AL')).toBeVisible();
  },
};
