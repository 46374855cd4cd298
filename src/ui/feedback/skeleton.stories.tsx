import type { Meta } from '@storybook/react-vite';
import { DelayedFallback, Skeleton, SkeletonBars, SkeletonRows } from './skeleton';

const meta: Meta = { title: 'ui/Skeleton' };
export default meta;

export const Rows = () => (
  <DelayedFallback label="Loading">
    <SkeletonRows rows={4} />
  </DelayedFallback>
);
export const Hero = () => (
  <DelayedFallback label="Loading">
    <Skeleton className="mb-2 h-11 w-52 max-w-full" />
    <Skeleton className="h-4 w-36" />
  </DelayedFallback>
);
export const Ticket = () => (
  <DelayedFallback label="Loading">
    <SkeletonBars heights={['h-11', 'h-24', 'h-14']} />
  </DelayedFallback>
);
