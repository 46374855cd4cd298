import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Loans',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'loan', mock: 'persona:debtor' } },
};
export default meta;

export const Owing: StoryObj = { parameters: { screen: { shows: 'A loan is overdue' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Log in to see what you owe' } },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Loans' } } };

export const Failed: StoryObj = {
  parameters: {
    screen: { mock: 'persona:debtor,scenario:maintenance', shows: 'could not be loaded' },
  },
};

/** What a server of the family leaves out of the totals. */
const NO_TOTALS = {
  getLoanStatistics: ['due_amount', 'dai_amount', 'total_dai_amount', 'credit_left'],
};

export const NoTotals: StoryObj = {
  parameters: { screen: { missing: NO_TOTALS, shows: 'A loan is overdue' } },
  play: async () => {
    await sight.findByText('A loan is overdue', { exact: false });
    await expect(sight.getByText('Owed now').nextSibling).toHaveTextContent('--');
  },
};

export const NothingToTell: StoryObj = {
  parameters: {
    screen: { mock: 'persona:trader', missing: NO_TOTALS, shows: 'Loans on offer' },
  },
  play: async () => {
    await sight.findByText('Loans on offer');
    await expect(sight.queryByText('Owed now')).toBeNull();
  },
};
