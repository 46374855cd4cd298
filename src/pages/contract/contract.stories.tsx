import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

/** Time-out in milliseconds; long, because the page loads after its frame and machines may be busy. */
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

/** A stop loss is added; nothing else is filled in. */
export const Stops: StoryObj = {
  parameters: {
    screen: {
      query: '?pair=BTC%2FUSDT',
      mock: 'persona:margin-call',
      shows: 'cannot lock in a profit',
    },
  },
  play: async () => {
    const [nudge] = await sight.findAllByRole('button', { name: 'Add a stop loss' });
    if (nudge !== undefined) await userEvent.click(nudge);
    const sheet = within(await sight.findByRole('dialog'));
    await expect(await sheet.findByRole('textbox', { name: 'Take profit' })).toHaveValue('');
    await expect(sheet.getByRole('textbox', { name: 'Stop loss' })).toHaveValue('');
    await expect(sheet.getByText(/cannot lock in a profit/u)).toBeVisible();
  },
};

export const Orders: StoryObj = {
  parameters: {
    screen: { name: 'contractOrders', mock: 'persona:practice', shows: 'No orders yet' },
  },
};

/** A gap that cost more than the account had: the house has paid the rest. */
export const CoveredLoss: StoryObj = {
  parameters: {
    screen: {
      name: 'contractOrders',
      mock: 'persona:margin-call',
      commands: [
        { command: 'direct', symbol: 'BNB/USDT', kind: 'gap', seconds: 1, percent: -20 },
        { command: 'advance', seconds: 3 },
      ],
      shows: 'Stop-out',
    },
  },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /BNB\/USDT Long.*Stop-out/u });
    await expect(order).toHaveTextContent(/Closed 20\d\d-/u);
    if (order !== undefined) await userEvent.click(order);
    const details = within(await sight.findByRole('dialog'));
    await expect(await details.findByText('Covered by Quayside')).toBeVisible();
  },
};

export const Transactions: StoryObj = {
  parameters: {
    screen: { name: 'contractTransactions', mock: 'persona:margin-call', shows: 'Transactions' },
  },
  play: async () => {
    const [deal] = await sight.findAllByRole('button', { name: /Opened/u });
    if (deal !== undefined) await userEvent.click(deal);
    await sight.findByText('Opening fee');
  },
};

export const NoTransactions: StoryObj = {
  parameters: {
    screen: {
      name: 'contractTransactions',
      mock: 'persona:practice',
      shows: 'No transactions yet',
    },
  },
};

export const TransactionsFailed: StoryObj = {
  parameters: {
    screen: {
      name: 'contractTransactions',
      mock: 'persona:practice',
      failing: ['getLeverageOrders'],
      shows: 'could not be loaded',
    },
  },
};

export const Terms: StoryObj = {
  parameters: {
    screen: {
      name: 'contractInfo',
      query: '?pair=USD%2FJPY',
      mock: 'persona:practice',
      shows: 'Next charged',
    },
  },
  play: async () => {
    await expect(await sight.findByText(/Quayside pays the difference/u)).toBeVisible();
  },
};

export const TermsForVisitors: StoryObj = {
  parameters: {
    screen: { name: 'contractInfo', mock: 'persona:visitor', shows: 'Log in to see the rest' },
  },
};

export const TermsFailed: StoryObj = {
  parameters: {
    screen: {
      name: 'contractInfo',
      mock: 'persona:practice',
      failing: ['getLeverageTerms'],
      shows: 'The terms of this pair could not be loaded',
    },
  },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Contract' } } };

/** The address names a pair that the server does not list: no other one takes its place until the user chooses it. */
export const Unlisted: StoryObj = {
  parameters: { screen: { query: '?pair=NONE%2FUSDT', shows: 'Margin level' } },
  play: async () => {
    await sight.findByText(/^NONE\/USDT is not listed by this server/u);
    await userEvent.click(await sight.findByRole('button', { name: 'Choose a pair' }));
    const sheet = within(await sight.findByRole('dialog'));
    await userEvent.click(await sheet.findByText('ETH/USDT'));
    await sight.findByRole('heading', { level: 1, name: /ETH\/USDT/u });
  },
};
