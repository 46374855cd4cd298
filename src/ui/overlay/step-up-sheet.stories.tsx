import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../action/button';
import { StepUpSheet, type StepUpFactor, type StepUpOutcome } from './step-up-sheet';

const meta: Meta = { title: 'ui/StepUpSheet' };
export default meta;

const LABELS = {
  tradePassword: 'Trade password',
  emailCode: 'Code from the email',
  phoneCode: 'Code from the text message',
  authenticator: 'Code from the authenticator app',
} as const satisfies Record<StepUpFactor, string>;
const HINTS = {
  tradePassword: 'Not your login password.',
  emailCode: 'Sent to d***@example.com',
  phoneCode: 'Sent to +49 ••• 4711',
  authenticator: 'Six digits, new every 30 seconds.',
} as const satisfies Record<StepUpFactor, string>;

const submitted = fn();
const resent = fn();

/** What a server says to each proof. */
const ANSWERS: Readonly<Record<string, () => StepUpOutcome>> = {
  '000000': () => ({ kind: 'refused', text: 'Wrong code. Check it and try again.' }),
  '222222': () => ({ kind: 'refused', text: 'This code has expired. Send a new one.' }),
  '333333': () => ({
    kind: 'refused',
    text: 'Too many tries. Wait a minute.',
    retryAt: Date.now() + 60_000,
  }),
  wrong1: () => ({ kind: 'refused', text: 'Wrong trade password.' }),
};

const Story = ({ factor }: { readonly factor: StepUpFactor }) => {
  const [open, setOpen] = useState(true);
  const [resendAt, setResendAt] = useState<number>();
  const isSent = factor === 'emailCode' || factor === 'phoneCode';
  const submit = async (secret: string): Promise<StepUpOutcome> => {
    submitted(secret);
    const outcome = ANSWERS[secret]?.() ?? { kind: 'accepted' };
    if (outcome.kind === 'accepted') setOpen(false);
    return outcome;
  };
  const resend = (): void => {
    resent();
    setResendAt(Date.now() + 60_000);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <StepUpSheet
        open={open}
        onOpenChange={setOpen}
        factor={factor}
        texts={{
          title: 'Confirm that it is you',
          label: LABELS[factor],
          hint: HINTS[factor],
          submit: 'Confirm',
          close: 'Close',
          show: 'Show',
          hide: 'Hide',
          digit: (position, length) => `Digit ${position} of ${length}`,
          waiting: (seconds) => `Try again in ${seconds} s`,
          resend: 'Send again',
          resendWaiting: (seconds) => `Send again in ${seconds} s`,
        }}
        onSubmit={submit}
        onResend={isSent ? resend : undefined}
        resendAt={resendAt}
      />
    </>
  );
};

const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const boxes = () => screen.findAllByRole('textbox');

export const Phone: StoryObj = { render: () => <Story factor="phoneCode" /> };
export const Authenticator: StoryObj = { render: () => <Story factor="authenticator" /> };

export const TradePassword: StoryObj = {
  render: () => <Story factor="tradePassword" />,
  play: async ({ userEvent }) => {
    submitted.mockClear();
    const field = await screen.findByLabelText('Trade password');
    await userEvent.type(field, 'short');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'wrong1{Enter}');
    await expect(await screen.findByText('Wrong trade password.')).toBeVisible();
    // A refused password is typed again, not sent again.
    await expect(field).toHaveValue('');
    await expect(submitted.mock.calls).toEqual([['wrong1']]);
  },
};

export const Accepted: StoryObj = {
  render: () => <Story factor="tradePassword" />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Trade password'), 'payme12');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await untilClosed();
    // What was typed is gone.
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByLabelText('Trade password')).toHaveValue('');
  },
};

/** A complete code is sent by itself, once. */
export const WrongCode: StoryObj = {
  render: () => <Story factor="authenticator" />,
  play: async ({ userEvent }) => {
    submitted.mockClear();
    const [first] = await boxes();
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard('000000');
    await expect(await screen.findByText('Wrong code. Check it and try again.')).toBeVisible();
    await expect(submitted.mock.calls).toEqual([['000000']]);
  },
};

export const Expired: StoryObj = {
  render: () => <Story factor="emailCode" />,
  play: async ({ userEvent }) => {
    resent.mockClear();
    const [first] = await boxes();
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard('222222');
    await expect(await screen.findByText('This code has expired. Send a new one.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await expect(resent).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('button', { name: /Send again in/u })).toBeDisabled();
  },
};

export const TooManyTries: StoryObj = {
  render: () => <Story factor="phoneCode" />,
  play: async ({ userEvent }) => {
    submitted.mockClear();
    const [first] = await boxes();
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard('333333');
    await expect(await screen.findByText('Too many tries. Wait a minute.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Try again in/u })).toBeDisabled();
    const [again] = await boxes();
    if (again !== undefined) await userEvent.click(again);
    await userEvent.keyboard('111111');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(screen.getByText('Too many tries. Wait a minute.')).toBeVisible();
  },
};
