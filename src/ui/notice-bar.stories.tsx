import type { Meta } from '@storybook/react-vite';
import { NoticeBar } from './notice-bar';

const meta: Meta = { title: 'ui/NoticeBar' };
export default meta;

const Story = ({ texts }: { readonly texts: readonly string[] }) => (
  <NoticeBar
    label="Notices"
    notices={texts.map((text) => ({ id: text, text }))}
    onSelect={() => undefined}
  />
);

export const Turning = () => <Story texts={['Maintenance on Sunday', 'New pair: SOL/USDT']} />;
export const LongText = () => (
  <Story
    texts={['Planned maintenance of the withdrawal service on Sunday from 02:00 to 04:00 UTC']}
  />
);
