import type { Meta } from '@storybook/react-vite';
import { Change } from './change';

const meta: Meta = { title: 'ui/Change' };
export default meta;

export const Text = () => (
  <div className="flex flex-col gap-2">
    <Change value="1406.2" percent="2.14" />
    <Change percent="-0.82" />
    <Change percent="0" />
    <Change percent={undefined} />
  </div>
);
export const Chip = () => (
  <div className="flex flex-wrap gap-2 rounded-card bg-surface p-4">
    <Change percent="2.14" look="chip" />
    <Change percent="-0.82" look="chip" />
    <Change percent="0" look="chip" />
  </div>
);
