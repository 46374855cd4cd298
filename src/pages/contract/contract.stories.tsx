import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Contract',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'contract', mock: 'persona:trader' } },
};
export default meta;

export const Member: StoryObj = { parameters: { screen: { shows: 'Margin level' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'How it works' } },
};

export const MarginCall: StoryObj = {
  parameters: { screen: { mock: 'persona:margin-call', shows: 'Margin level' } },
};

export const Orders: StoryObj = {
  parameters: {
    screen: { name: 'contractOrders', mock: 'persona:practice', shows: 'No orders yet' },
  },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Contract' } } };
