import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Top up',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'topUp', mock: 'persona:verified' } },
};
export default meta;

const REPORT = '?currency=3&channel=1&step=report';

const screenshot = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(360, 640);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'slategray';
  context.fillRect(0, 0, 360, 640);
  context.fillStyle = 'white';
  context.fillRect(40, 60, 280, 120);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'payment.jpg', {
    type: 'image/jpeg',
  });
};

const fillAmount = async (amount: string): Promise<void> =>
  userEvent.type(await sight.findByLabelText(/^Amount in/u), amount);

const send = async (): Promise<void> =>
  userEvent.click(await sight.findByRole('button', { name: /^Report/u }));

export const Currencies: StoryObj = { parameters: { screen: { shows: 'Choose a currency' } } };

export const Channels: StoryObj = {
  parameters: { screen: { query: '?currency=3', shows: 'How do you send USDT?' } },
};

export const Memo: StoryObj = {
  parameters: { screen: { query: '?currency=3&channel=8&step=memo', shows: 'First, the memo' } },
};

export const Address: StoryObj = {
  parameters: {
    screen: { query: '?currency=3&channel=1&step=pay', shows: 'Send only USDT on TRC20.' },
  },
};

/** The reference is noted first; the amount decides what to pay. */
export const Bank: StoryObj = {
  parameters: {
    screen: { query: '?currency=3&channel=7&step=memo', shows: 'Pay by bank transfer' },
  },
  play: async () => {
    await userEvent.click(await sight.findByRole('checkbox'));
    await userEvent.click(await sight.findByRole('button', { name: 'Continue' }));
    await fillAmount('500');
    await sight.findByText('465.00 EUR');
  },
};

export const Screenshot: StoryObj = {
  parameters: { screen: { query: REPORT, shows: 'Every top-up is checked.' } },
  play: async () => {
    await fillAmount('250');
    const input = await sight.findByLabelText('Choose a picture');
    await fireEvent.change(input, { target: { files: [await screenshot()] } });
    await sight.findByText(/: Uploaded\./u);
  },
};

/** What helps stands beside the refusal. */
export const Refused: StoryObj = {
  parameters: { screen: { query: REPORT, shows: 'Ask customer service' } },
  play: async () => {
    await fillAmount('7777.11');
    await send();
  },
};

/** The page of a payment gateway is opened by a tap alone. */
export const PaymentPage: StoryObj = {
  parameters: { screen: { query: REPORT, shows: 'Open pay.example.invalid' } },
  play: async () => {
    await fillAmount('100');
    await userEvent.type(await sight.findByLabelText(/^Transaction ID/u), 'demo-0006');
    await send();
  },
};

export const DemoAccount: StoryObj = {
  parameters: { screen: { mock: 'persona:practice', shows: 'For your live account' } },
};
