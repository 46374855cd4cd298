import type { Meta } from '@storybook/react-vite';
import { Badge } from './badge';
import { IconButton } from './icon-button';
import { ReceiptIcon } from './icons';
import { PageHeader } from './page-header';
import { Strip } from './strip';

const meta: Meta = { title: 'ui/PageHeader', parameters: { layout: 'fullscreen' } };
export default meta;

const back = { label: 'Back', onBack: () => undefined };
const actions = <IconButton label="Records" icon={<ReceiptIcon size={24} />} />;

export const WithBack = () => <PageHeader title="Top up" back={back} actions={actions} />;
export const Root = () => (
  <PageHeader
    title="Assets"
    actions={
      <>
        <Badge>Demo</Badge>
        {actions}
      </>
    }
  />
);
export const LongTitle = () => (
  <PageHeader title="Auszahlungsanschriften und Bankverbindungen" back={back} actions={actions} />
);
export const Offline = () => (
  <PageHeader title="Quotes">
    <Strip>Delayed: reconnecting</Strip>
  </PageHeader>
);
