import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Dock } from './dock';
import {
  ArrowsLeftRightIcon,
  ChartBarIcon,
  HouseIcon,
  TrendUpIcon,
  WalletIcon,
  type Icon,
} from '../icons';

const meta: Meta = { title: 'ui/Dock', parameters: { layout: 'fullscreen' } };
export default meta;

const item = (id: string, label: string, Mark: Icon) => ({
  id,
  label,
  icon: <Mark size={24} />,
  link: <a href={`#${id}`}>{label}</a>,
});

const Story = ({
  current,
  long = false,
}: {
  readonly current: string;
  readonly long?: boolean;
}) => (
  <main className="min-h-40">
    <Dock
      label="Main"
      current={current}
      items={[
        item('home', long ? 'Startseite' : 'Home', HouseIcon),
        item('quotes', long ? 'Kurslisten' : 'Quotes', ChartBarIcon),
        item('trade', long ? 'Handeln' : 'Trade', TrendUpIcon),
        item('contract', long ? 'Kontrakte' : 'Contract', ArrowsLeftRightIcon),
        item('assets', long ? 'Vermögen' : 'Assets', WalletIcon),
      ]}
    />
  </main>
);

export const Trade = () => <Story current="trade" />;
export const LongText = () => <Story current="assets" long />;

const Walked = () => {
  const [current, setCurrent] = useState('home');
  const place = (id: string, label: string, Mark: Icon) => ({
    ...item(id, label, Mark),
    link: (
      <a
        href={`#${id}`}
        onClick={(event) => {
          // The frame keeps its own address.
          event.preventDefault();
          setCurrent(id);
        }}
      >
        {label}
      </a>
    ),
  });
  return (
    <main className="min-h-40">
      <Dock
        label="Main"
        current={current}
        items={[place('home', 'Home', HouseIcon), place('quotes', 'Quotes', ChartBarIcon)]}
      />
    </main>
  );
};

/** The current place is marked by colour and for screen readers. */
export const ByKeys: StoryObj = {
  render: () => <Walked />,
  play: async ({ canvas, userEvent }) => {
    const place = (name: string) => canvas.getByRole('link', { name });
    await expect(place('Home')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(place('Quotes'));
    await expect(place('Quotes')).toHaveAttribute('aria-current', 'page');
    await expect(place('Home')).not.toHaveAttribute('aria-current');
    await userEvent.tab({ shift: true });
    await expect(place('Home')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(place('Home')).toHaveAttribute('aria-current', 'page');
  },
};
