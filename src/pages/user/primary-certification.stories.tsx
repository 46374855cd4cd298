import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Identity',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'primaryCertification' } },
};
export default meta;

export const NotVerified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Exactly as on the document' } },
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Enter your first name.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Submit for review' }));
  },
};

/** An hour in review, which usually takes a minute. */
export const UnderReview: StoryObj = {
  parameters: { screen: { mock: 'persona:primary', shows: 'longer than usual' } },
};

export const Rejected: StoryObj = {
  parameters: {
    screen: { mock: 'persona:rejected', shows: 'We could not confirm these details.' },
  },
};

export const VerifiedAtAGate: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:verified',
      query: '?from=%2Fpages%2Ftrade%2Findex',
      shows: 'Back to Trade',
    },
  },
};

export const SecondLevelRejected: StoryObj = {
  parameters: { screen: { mock: 'persona:rejected-photo', shows: 'Correct and submit again' } },
};

export const BothLevels: StoryObj = {
  parameters: { screen: { mock: 'persona:advanced', shows: 'nothing left to do' } },
};

export const Loading: StoryObj = {
  parameters: {
    screen: { mock: 'persona:unverified', isSilent: true, shows: 'Identity verification' },
  },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:unverified,scenario:maintenance',
      shows: 'Your verification could not be loaded.',
    },
  },
};
