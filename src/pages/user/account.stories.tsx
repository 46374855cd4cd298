import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Account',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'account', shows: 'Credit score' } },
};
export default meta;

export const Member: StoryObj = { parameters: { screen: { mock: 'persona:trader' } } };
export const NotVerified: StoryObj = { parameters: { screen: { mock: 'persona:unverified' } } };
export const UnderReview: StoryObj = { parameters: { screen: { mock: 'persona:primary' } } };
export const LongName: StoryObj = { parameters: { screen: { mock: 'persona:max-length' } } };
export const ByWallet: StoryObj = { parameters: { screen: { mock: 'persona:by-wallet' } } };
export const Nameless: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      missing: { getUserInfo: ['account_number', 'phone', 'email'] },
      shows: 'User number 1',
    },
  },
};
