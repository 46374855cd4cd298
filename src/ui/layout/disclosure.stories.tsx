import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailList } from './detail-list';
import { Disclosure } from './disclosure';

const meta = {
  component: Disclosure,
  args: {
    summary: 'Costs',
    children: <DetailList items={[{ label: 'Opening fee', value: '0.53 USDT' }]} />,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

export const Closed: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Opening fee')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Costs'));
    await expect(canvas.getByText('Opening fee')).toBeVisible();
    await userEvent.click(canvas.getByText('Costs'));
  },
};

export const LongText: StoryObj<typeof meta> = {
  args: { summary: 'Voraussichtliche Kosten, Finanzierung und Auswirkung auf das Kontraktkonto' },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
