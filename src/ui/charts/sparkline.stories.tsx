import type { Meta } from '@storybook/react-vite';
import { Sparkline } from './sparkline';

const meta: Meta = { title: 'ui/Sparkline' };
export default meta;

const VALUES = [4, 5, 4.6, 6, 5.4, 5.8, 7, 6.6, 7.4, 8, 7.6, 9];

export const Up = () => <Sparkline values={VALUES} trend="up" />;
export const Down = () => <Sparkline values={VALUES.toReversed()} trend="down" />;
export const Level = () => <Sparkline values={[1, 1]} trend="flat" />;
export const Empty = () => <Sparkline values={[]} trend="flat" />;
export const Area = () => (
  <Sparkline
    values={VALUES}
    trend="up"
    area
    width={358}
    height={120}
    label="Equity, up 4 % in 7 days"
  />
);
