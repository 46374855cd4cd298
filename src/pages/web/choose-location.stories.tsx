import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, waitFor } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Choose location',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'chooseLocation', mock: 'persona:verified', shows: 'Street and number' },
  },
};
export default meta;

interface Answer {
  readonly found: (position: { readonly coords: object }) => void;
  readonly failed: (error: { readonly code: number; readonly PERMISSION_DENIED: number }) => void;
}

/** What a browser answers when it is asked where the device is. */
const placeDevice = (answer: (to: Answer) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: Answer['found'], failed: Answer['failed']) =>
        answer({ found, failed }),
    },
  });

const press = async (name: string): Promise<void> =>
  userEvent.click(await sight.findByRole('button', { name }));

const ask = (): Promise<void> => press('Use my position');

export const Empty: StoryObj = {};

export const WithPosition: StoryObj = {
  parameters: { screen: { shows: '52.52001, 13.40495' } },
  // With a position no address is needed, even if one was asked for before.
  play: async () => {
    const coords = { latitude: 52.520_008, longitude: 13.404_954, accuracy: 31.4 };
    placeDevice(({ found }) => found({ coords }));
    await press('Use this place');
    await sight.findByText('Enter a town or city.');
    await ask();
    await waitFor(() => expect(sight.queryByText('Enter a town or city.')).not.toBeInTheDocument());
    await expect(sight.queryByText('Choose a country.')).not.toBeInTheDocument();
  },
};

export const PositionRefused: StoryObj = {
  parameters: { screen: { shows: 'This browser may not use your position' } },
  play: async () => {
    placeDevice(({ failed }) => failed({ code: 1, PERMISSION_DENIED: 1 }));
    await ask();
  },
};

export const Wrong: StoryObj = {
  parameters: { screen: { shows: 'Enter a town or city.' } },
  play: () => press('Use this place'),
};

/** Without the countries the device's position still can be used. */
export const CountriesFailed: StoryObj = {
  parameters: {
    screen: { failing: ['getAreaCodes'], shows: 'The countries could not be loaded.' },
  },
};
