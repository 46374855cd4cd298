import type { Meta } from '@storybook/react-vite';
import { Dock } from './dock';
import {
  ArrowsLeftRightIcon,
  ChartBarIcon,
  HouseIcon,
  TrendUpIcon,
  WalletIcon,
  type Icon,
} from './icons';

const meta: Meta = { title: 'ui/Dock', parameters: { layout: 'fullscreen' } };
export default meta;

const item = (id: string, label: string, Mark: Icon) => ({
  id,
  label,
  icon: <Mark size={24} />,
  link: <a href={`#${id}`}>{label}</a>,
});

const Story = ({
  current,
  long = false,
}: {
  readonly current: string;
  readonly long?: boolean;
}) => (
  <main className="min-h-40">
    <Dock
      label="Main"
      current={current}
      items={[
        item('home', long ? 'Startseite' : 'Home', HouseIcon),
        item('quotes', long ? 'Kurslisten' : 'Quotes', ChartBarIcon),
        item('trade', long ? 'Handeln' : 'Trade', TrendUpIcon),
        item('contract', long ? 'Kontrakte' : 'Contract', ArrowsLeftRightIcon),
        item('assets', long ? 'Vermögen' : 'Assets', WalletIcon),
      ]}
    />
  </main>
);

export const Trade = () => <Story current="trade" />;
export const LongText = () => <Story current="assets" long />;
