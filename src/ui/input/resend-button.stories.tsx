import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ResendButton } from './resend-button';

const meta: Meta = { title: 'ui/ResendButton' };
export default meta;

const sent = fn();

const Story = ({ wait }: { readonly wait: number | undefined }) => {
  const [deadline, setDeadline] = useState(() =>
    wait === undefined ? undefined : Date.now() + wait,
  );
  return (
    <ResendButton
      label="Send code"
      waitingLabel={(seconds) => `Resend in ${seconds} s`}
      deadline={deadline}
      onSend={() => {
        sent();
        setDeadline(Date.now() + 60_000);
      }}
    />
  );
};

export const Ready = () => <Story wait={undefined} />;
export const Waiting = () => <Story wait={60_000} />;

/** Counts down to one, announces that it is enabled, and counts again. */
export const CountedDown: StoryObj = {
  render: () => <Story wait={1900} />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const button = canvas.getByRole('button');
    const status = canvas.getByRole('status');
    await expect(button).toHaveTextContent('Resend in 2 s');
    await expect(button).toBeDisabled();
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(button).toHaveTextContent('Resend in 1 s'));
    await userEvent.click(button);
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).toHaveTextContent('Send code');
    await expect(status).toHaveTextContent('Send code');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(button).toBeDisabled();
    await expect(button).toHaveTextContent(/^Resend in (60|59) s$/u);
    await expect(status).toBeEmptyDOMElement();
  },
};

export const Sending = () => (
  <ResendButton
    label="Send code"
    waitingLabel={(seconds) => `Resend in ${seconds} s`}
    deadline={undefined}
    onSend={sent}
    loading
  />
);
