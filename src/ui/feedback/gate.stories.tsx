import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gate } from './gate';
import { GateCards } from './gate-cards';
import { ProgressBar } from './progress-bar';

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

export const Cards = () => (
  <GateCards
    label="Before you can withdraw"
    cards={[
      {
        id: 'password',
        title: 'Set a trade password',
        text: 'You confirm every withdrawal with it.',
        action: { label: 'Set trade password', to: '/pages/user/editPaypwd' },
      },
      {
        id: 'turnover',
        title: 'Trade 200.00 USDT more',
        text: 'This turnover is required before a withdrawal.',
        progress: <ProgressBar label="800.00 of 1,000.00 USDT" value={0.8} />,
        action: { label: 'Trade', to: '/pages/trade/index' },
      },
      {
        id: 'limit',
        title: 'Today’s limit is used up',
        text: 'You can withdraw again from 00:00 UTC.',
      },
    ]}
  />
);
