import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Projects',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'project', mock: 'persona:subscriber' } },
};
export default meta;

/** Open, nearly sold, to come, full and ended. */
export const AllKinds: StoryObj = { parameters: { screen: { shows: 'Ends in 5 d 15 h' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: '1.333 USDT per unit' } },
};

/** A server that tells only what all servers do. */
export const FewFields: StoryObj = {
  parameters: {
    screen: {
      missing: { getProjects: ['price', 'summary', 'start_time', 'end_time'] },
      shows: 'Lighthouse',
    },
  },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Projects' } } };

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:subscriber,scenario:maintenance',
      shows: 'The projects could not be loaded.',
    },
  },
};
