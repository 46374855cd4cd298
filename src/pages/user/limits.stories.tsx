import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, waitFor, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Limits',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'limits', mock: 'persona:practice' } },
};
export default meta;

/** Sets a limit by its sheet. */
const setLimit = async (name: string, amount: string): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: new RegExp(`: ${name}$`, 'u') }));
  const sheet = within(await sight.findByRole('dialog', { name }));
  const field = await sheet.findByLabelText('Limit in USDT');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
};

/** A sheet that still slides out would take the amount meant for the next one. */
const untilClosed = (): Promise<void> =>
  waitFor(() => expect(sight.queryByRole('dialog')).not.toBeInTheDocument());

export const NoneSet: StoryObj = { parameters: { screen: { shows: 'Take a break' } } };

/** A tighter limit counts at once; a looser one waits and can be taken back. */
export const Pending: StoryObj = {
  parameters: { screen: { shows: 'Keep 500.00 USDT' } },
  play: async () => {
    await setLimit('Most staked in a day', '500');
    await untilClosed();
    await sight.findByText('500.00 USDT left');
    await setLimit('Most lost in a day', '100');
    await untilClosed();
    await sight.findByText('100.00 USDT left');
    await setLimit('Most staked in a day', '800');
    await expect(await sight.findByText(/^From .*: 800.00 USDT$/u)).toBeVisible();
  },
};

export const WrongAmount: StoryObj = {
  parameters: { screen: { shows: 'Enter an amount above zero' } },
  play: () => setLimit('Most staked in a day', '0'),
};

export const TooLarge: StoryObj = {
  parameters: { screen: { shows: 'Enter at most 999,999,999,999,999,999.99 USDT.' } },
  play: () => setLimit('Most staked in a day', '99999999999999999999'),
};

export const AskBreak: StoryObj = {
  parameters: { screen: { shows: 'A break cannot be ended early' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Start break' }));
  },
};

export const OnBreak: StoryObj = {
  parameters: { screen: { shows: 'On a break until' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Start break' }));
    const dialog = within(await sight.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start break' }));
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Trading limits' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:practice,scenario:maintenance',
      shows: 'Your limits could not be loaded.',
    },
  },
};
