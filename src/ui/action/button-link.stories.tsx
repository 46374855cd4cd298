import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from './button-link';

const meta = {
  component: ButtonLink,
  args: { to: '/trade', children: 'Go to Trade' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  args: { block: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#/trade');
  },
};

export const NextStep: Story = { args: { tone: 'secondary', size: 'medium' } };

export const LongWords: Story = {
  args: { tone: 'secondary', size: 'small', children: 'Zum Handel mit Sekundenkontrakten' },
};
