import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Add bank card',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'addBankCard', mock: 'persona:trader' } },
};
export default meta;

const type = async (label: string, text: string): Promise<void> => {
  const field = await sight.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const fill = async (number: string): Promise<void> => {
  await type('Bank', 'Example Bank');
  await type('Card or account number', number);
};

const proceed = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: 'Continue' }));
};

export const Ready: StoryObj = { parameters: { screen: { shows: 'As your bank has it' } } };

/** Another name than the verified one, and an IBAN with a wrong digit. */
export const Warned: StoryObj = {
  parameters: { screen: { shows: 'check digits of this IBAN are wrong' } },
  play: async () => {
    await type('Account holder', 'Ada Berg');
    await type('IBAN (optional)', 'DE88 3704 0044 0532 0130 00');
  },
};

export const Check: StoryObj = {
  parameters: { screen: { shows: 'Compare every group' } },
  play: async () => {
    await fill('4000 1234 1234 5678');
    await proceed();
  },
};

/** Refused at the number. */
export const BoundAlready: StoryObj = {
  parameters: { screen: { shows: 'is already saved' } },
  play: async () => {
    await fill('DEMO-NOT-PAYABLE-0004');
    await proceed();
    await userEvent.click(await sight.findByRole('button', { name: 'Save card' }));
  },
};

export const UnderReview: StoryObj = {
  parameters: { screen: { mock: 'persona:primary', shows: 'Your identity is under review' } },
};
