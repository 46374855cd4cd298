import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gate } from './gate';

const meta: Meta = { title: 'ui/Gate' };
export default meta;

export const WithNextStep: StoryObj = {
  render: () => (
    <Gate reasons={[{ text: 'Verify your identity first', to: '/pages/user/primaryAuth' }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify your identity first' })).toHaveAttribute(
      'href',
      '#/pages/user/primaryAuth',
    );
  },
};

export const OnlyTimeHelps = () => <Gate reasons={[{ text: 'EUR/USD is closed' }]} />;

export const Several = () => (
  <Gate
    reasons={[
      { text: 'Your account is frozen. Contact customer service', to: '/pages/kefu/index' },
      { text: 'Set a trade password first', to: '/pages/user/editPaypwd' },
      { text: 'You have reached your limit for today. It resets at 00:00 UTC.' },
    ]}
  />
);

export const NothingInTheWay: StoryObj = {
  render: () => <Gate reasons={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
