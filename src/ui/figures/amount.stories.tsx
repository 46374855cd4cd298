import type { Meta } from '@storybook/react-vite';
import { Amount } from './amount';

const meta: Meta = { title: 'ui/Amount' };
export default meta;

export const Hero = () => <Amount value="12480.559" currency="USDT" size="hero" />;
export const Hidden = () => (
  <Amount value="12480.55" currency="USDT" size="hero" hidden hiddenLabel="Balance hidden" />
);
export const Signed = () => (
  <div className="flex flex-col gap-2">
    <Amount value="85" currency="USDT" signed />
    <Amount value="-100" currency="USDT" signed />
    <Amount value="0" currency="USDT" signed />
  </div>
);
export const Sizes = () => (
  <div className="flex flex-col gap-2">
    <Amount value="1234567.891" currency="USDT" size="screen" />
    <Amount value="1234567.891" currency="USDT" size="title" />
    <Amount value="0.04210339" currency="BTC" decimals={8} />
    <Amount value={undefined} currency="USDT" size="label" />
  </div>
);
