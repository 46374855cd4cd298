import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './tab-links';

const meta: Meta = { title: 'ui/TabLinks' };
export default meta;

const ITEMS = [
  { label: 'Up/Down', to: '/trade' },
  { label: 'Contract', to: '/contract' },
  { label: 'Spot', to: undefined },
] as const;

/** The current one is marked, and one that is not available leads nowhere. */
export const Default: StoryObj = {
  render: () => <TabLinks label="Ways to trade" items={ITEMS} current={1} />,
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Contract' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Up/Down' })).toHaveAttribute('href', '#/trade');
    const inactive = canvas.getByRole('link', { name: 'Spot' });
    await expect(inactive).toHaveAttribute('aria-disabled', 'true');
    await expect(inactive).not.toHaveAttribute('href');
    await expect(current.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const BesideBubble = () => (
  <TabLinks
    label="Ways to trade"
    items={['Handelsarten', 'Kontrakte', 'Kassageschäft', 'Termingeschäft'].map((label) => ({
      label,
      to: `/${label}`,
    }))}
    current={0}
    besideBubble
  />
);
