import type { Meta } from '@storybook/react-vite';
import { Badge } from './badge';
import { DirectionChip } from '../figures/direction-chip';
import { StatusChip } from './status-chip';

const meta: Meta = { title: 'ui/StatusChip' };
export default meta;

export const Tones = () => (
  <div className="flex flex-wrap gap-2 rounded-card bg-surface p-4">
    <StatusChip tone="review">Under review</StatusChip>
    <StatusChip tone="success">Done</StatusChip>
    <StatusChip tone="failed">Failed</StatusChip>
    <StatusChip tone="neutral">Cancelled</StatusChip>
  </div>
);
export const Badges = () => (
  <div className="flex flex-wrap gap-2">
    <Badge>Demo</Badge>
    <Badge look="solid">New</Badge>
    <Badge look="warn">Simulated data</Badge>
  </div>
);
export const Directions = () => (
  <div className="flex flex-wrap gap-2 rounded-card bg-surface p-4">
    <DirectionChip direction="up">Long 20x</DirectionChip>
    <DirectionChip direction="down">Short 5x</DirectionChip>
  </div>
);
