import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Settings',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'settings' } },
};
export default meta;

export const MuchToDo: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Add an email address' } },
};

export const AllSet: StoryObj = {
  parameters: { screen: { mock: 'persona:secured', shows: 'Your account is well protected' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', isSilent: true, shows: 'Login password' } },
};

/** The rows still lead to their screens, without their states. */
export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      failing: ['getUserInfo'],
      shows: 'Your security settings could not be loaded.',
    },
  },
};

/** Red means up from the next figure on; then the convention of the language again. */
export const DirectionColours: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Up and down colours' } },
  play: async () => {
    const colours = within(await sight.findByRole('radiogroup', { name: 'Up and down colours' }));
    await userEvent.click(colours.getByRole('radio', { name: 'Red up' }));
    await expect(document.documentElement).toHaveAttribute('data-updown', 'red-up');
    await userEvent.click(colours.getByRole('radio', { name: 'Same as language' }));
  },
};
