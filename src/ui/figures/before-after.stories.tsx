import type { Meta } from '@storybook/react-vite';
import { BeforeAfter } from './before-after';

const meta: Meta = { title: 'ui/BeforeAfter' };
export default meta;

export const Balance = () => <BeforeAfter before="10,000.00" after="3,433.90" thenLabel="then" />;

/** Wraps if there is no room side by side. */
export const LongFigures = () => (
  <div className="w-40">
    <BeforeAfter before="123,456,789.12345678" after="123,456,788.12345678" thenLabel="then" />
  </div>
);
