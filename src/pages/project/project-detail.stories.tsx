import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const LIGHTHOUSE = '?id=34102';
const SLIPWAY = '?id=5604';
const BREAKWATER = '?id=5603';
const HARBOUR_BEFORE = '?id=34101';
const HARBOUR_TO_COME = '?id=34201';

const meta: Meta = {
  title: 'screens/Project',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'projectDetail', query: LIGHTHOUSE, mock: 'persona:subscriber' },
  },
};
export default meta;

const type = async (units: string): Promise<void> => {
  await userEvent.type(await sight.findByLabelText('Units'), units);
};

/** What is typed is shown in money. */
export const Filled: StoryObj = {
  parameters: { screen: { shows: '134.64 USDT' } },
  play: () => type('101'),
};

/** The most that a person may have, less the units of an earlier subscription. */
export const AboveMaximum: StoryObj = {
  parameters: { screen: { shows: 'At most 18,000 LGT more: you have 2,000 LGT of 20,000 LGT.' } },
  play: () => type('18001'),
};

/** The price has moved since the sheet was opened: the new cost stands beside the old one. */
export const PriceMoved: StoryObj = {
  parameters: { screen: { query: SLIPWAY, shows: 'Accept new price' } },
  play: async () => {
    await type('100');
    await userEvent.click(await sight.findByRole('button', { name: 'Subscribe for 8.00 USDT' }));
    const sheet = within(await sight.findByRole('dialog', { name: 'Confirm subscription' }));
    await window.__mock?.({ command: 'advance', seconds: 60 });
    await userEvent.click(sheet.getByRole('button', { name: 'Subscribe for 8.00 USDT' }));
    await expect(await sheet.findByText('8.10 USDT')).toBeVisible();
  },
};

export const Full: StoryObj = {
  parameters: {
    screen: { query: BREAKWATER, shows: 'This project is full. Choose another one.' },
  },
};

export const Ended: StoryObj = {
  parameters: {
    screen: { query: HARBOUR_BEFORE, shows: 'This project has ended. Choose another one.' },
  },
};

/** It says from when one can subscribe. */
export const NotBegun: StoryObj = {
  parameters: { screen: { query: HARBOUR_TO_COME, shows: 'This project has not started.' } },
};

export const Unverified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Verify your identity first' } },
};

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Log in to subscribe' } },
};
