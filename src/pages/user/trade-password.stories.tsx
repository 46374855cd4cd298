import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Trade password',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'changeTradePassword' } },
};
export default meta;

export const First: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Repeat password' } },
};

/** Needs the old one and a code; who has forgotten it finds the way to a person. */
export const Change: StoryObj = {
  parameters: { screen: { mock: 'persona:secured', shows: 'Contact customer service' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', isSilent: true, shows: 'Trade password' } },
};

/** Whether there is one already decides what the form asks for. */
export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      failing: ['getCertification'],
      shows: 'Your security settings could not be loaded.',
    },
  },
};
