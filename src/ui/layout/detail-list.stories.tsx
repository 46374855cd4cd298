import type { Meta } from '@storybook/react-vite';
import { Card } from './card';
import { DetailList } from './detail-list';

const meta: Meta = { title: 'ui/DetailList' };
export default meta;

export const InCard = () => (
  <Card title="Receipt">
    <DetailList
      items={[
        { label: 'Amount', value: '100.00 USDT' },
        { label: 'Fee', value: '1.00 USDT' },
        false,
        { label: 'You get', value: '99.00 USDT' },
      ]}
    />
  </Card>
);
export const LongText = () => (
  <Card>
    <DetailList
      items={[
        {
          label: 'Auszahlungsanschrift einschließlich Netzwerk',
          value: 'TXyz4ab9QmXKcV4uWq8b2n7T1o9aB3c5d6E7f8G9hTXyz4ab9Qm',
        },
      ]}
    />
  </Card>
);
