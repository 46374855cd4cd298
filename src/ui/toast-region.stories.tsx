import type { Meta } from '@storybook/react-vite';
import { useEffect } from 'react';

import { Button } from './button';
import { showToast, type ToastMessage } from './toast';
import { ToastRegion } from './toast-region';

const meta: Meta = { title: 'ui/Toast' };
export default meta;

const Story = (message: ToastMessage) => {
  useEffect(() => {
    const timer = setTimeout(() => showToast({ duration: 600_000, ...message }), 50);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <Button onClick={() => showToast({ ...message, text: `${message.text} again` })}>Show</Button>
      <ToastRegion label="Messages" />
    </>
  );
};

export const Success = () => <Story text="Address copied" tone="success" />;
export const Error = () => <Story text="The market is closed" tone="error" />;
export const LongText = () => (
  <Story text="Die Auszahlung wurde zur Prüfung angenommen und wird innerhalb eines Werktages bearbeitet" />
);
