import type { Meta } from '@storybook/react-vite';
import { CountdownRing } from './countdown-ring';

const meta: Meta = { title: 'ui/CountdownRing' };
export default meta;

const Story = ({ progress, text }: { readonly progress: number; readonly text: string }) => (
  <CountdownRing label="Time left" progress={progress}>
    {text}
  </CountdownRing>
);

export const Full = () => <Story progress={1} text="01:00" />;
export const Running = () => <Story progress={0.7} text="00:42" />;
export const Over = () => <Story progress={0} text="00:00" />;
export const Coloured = () => (
  <CountdownRing label="Time left" progress={0.4} trend="up" size={72}>
    <span className="text-label">00:24</span>
  </CountdownRing>
);
