import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { useInterval } from '@/lib/use-interval';
import { Price } from './price';

const meta: Meta = { title: 'ui/Price' };
export default meta;

const Ticking = () => {
  const [cents, setCents] = useState(6_712_340);
  useInterval(() => setCents(cents + Math.round((Math.random() - 0.5) * 400)), 700);
  return <Price value={String(cents / 100)} decimals={2} size="hero" />;
};

export const Ticks = () => <Ticking />;
export const Stale = () => <Price value="67123.40" size="screen" stale />;
export const Unknown = () => <Price value={undefined} size="screen" />;
export const Trends = () => (
  <div className="flex flex-col gap-2">
    <Price value="67123.40" trend="up" />
    <Price value="3420.11" trend="down" />
    <Price value="0.00001118" trend="flat" />
  </div>
);
