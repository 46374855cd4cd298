import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { ResendButton } from './resend-button';

const meta: Meta = { title: 'ui/ResendButton' };
export default meta;

const Story = ({ wait }: { readonly wait: number | undefined }) => {
  const [deadline, setDeadline] = useState(() =>
    wait === undefined ? undefined : Date.now() + wait,
  );
  return (
    <ResendButton
      label="Send code"
      waitingLabel={(seconds) => `Again in ${seconds} s`}
      deadline={deadline}
      onSend={() => setDeadline(Date.now() + 60_000)}
    />
  );
};

export const Ready = () => <Story wait={undefined} />;
export const Waiting = () => <Story wait={60_000} />;
