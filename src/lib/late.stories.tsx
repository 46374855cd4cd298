import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { late } from './late';

const meta: Meta = { title: 'lib/late' };
export default meta;

const Ready = (): string => 'The second part';

/** Two parts whose code is loaded at the same time. The first waits for its texts after that, until the button is pressed. */
const createParts = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Waiting = (): string => use(promise);
  return {
    First: late(async () => Promise.resolve(Waiting)),
    Second: late(async () => Promise.resolve(Ready)),
    sendTexts: () => resolve('The first part'),
  };
};

const TwoParts = () => {
  const [{ First, Second, sendTexts }] = useState(createParts);
  return (
    <>
      <p>
        <First fallback="Loading" />
      </p>
      <p>
        <Second />
      </p>
      <button type="button" onClick={sendTexts}>
        Send the texts
      </button>
    </>
  );
};

/** A part that waits for its texts keeps back nothing but itself. */
export const OneWaits: StoryObj = {
  render: () => <TwoParts />,
  play: async () => {
    await screen.findByText('The second part');
    await expect(screen.getByText('Loading')).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('The first part');
  },
};
