import type { Meta } from '@storybook/react-vite';
import { Button } from '../action/button';
import { EmptyState } from './empty-state';
import { ReceiptIcon } from '../icons';

const meta: Meta = { title: 'ui/EmptyState' };
export default meta;

export const WithAction = () => (
  <EmptyState
    icon={<ReceiptIcon size={40} />}
    text="No orders yet"
    action={
      <Button size="medium" tone="secondary">
        See markets
      </Button>
    }
  />
);
export const TextOnly = () => <EmptyState text="Nothing found" />;
