import type { Meta, StoryObj } from '@storybook/react-vite';
import * as zod from 'zod/mini';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pastDoubleTap } from '@/lib/past-double-tap';
import { Checkbox } from '../input/checkbox';
import { OtpField } from '../input/otp-field';
import { PasswordField } from '../input/password-field';
import { TextField } from '../input/text-field';
import { Form, SubmitPart } from './form';
import { FormField } from './form-field';
import { useCheckedForm } from './use-checked-form';

const required = (error: string) => zod.string().check(zod.minLength(1, error));

const schema = zod.object({
  name: required('nameRequired'),
  code: zod.string().check(zod.length(4, 'codeLength')),
  password: required('passwordRequired'),
  agreed: zod.boolean().check(zod.refine((agreed) => agreed, 'agreementRequired')),
});

const TEXTS = {
  nameRequired: 'Enter your name.',
  codeLength: 'The code has 4 digits.',
  passwordRequired: 'Enter a password.',
  agreementRequired: 'Accept the terms to go on.',
};

const START = { name: '', code: '', password: '', agreed: false };

const Example = ({ refusal }: { readonly refusal?: 'name' | 'form' }) => {
  const form = useCheckedForm({ schema, start: START, issueTexts: TEXTS });
  const [sent, setSent] = useState<string>();
  const answer = (name: string): void => {
    if (refusal === undefined) setSent(name);
    else form.refuse(refusal, 'The server says no.');
  };
  return (
    <Form form={form} label="Example" onChecked={({ name }) => answer(name)}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label="Name" />}
      </FormField>
      <FormField form={form} name="code">
        {(field) => (
          <OtpField
            {...field}
            label="Code"
            length={4}
            digitLabel={(position, length) => `Digit ${position} of ${length}`}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <PasswordField {...field} label="Password" showLabel="Show" hideLabel="Hide" />}
      </FormField>
      <FormField form={form} name="agreed">
        {({ value, ...field }) => (
          <Checkbox {...field} checked={value} label="I accept the terms" />
        )}
      </FormField>
      <SubmitPart form={form} label="Send" isBusy={false} />
      {sent !== undefined && <output>Sent: {sent}</output>}
    </Form>
  );
};

const meta: Meta<typeof Example> = { title: 'ui/Form', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

/** The first box of the code, which takes the field's label. */
const FIRST_DIGIT = { name: /^(?:Code|Digit 1 of 4)/u };

const send = (root: HTMLElement): Promise<void> =>
  userEvent.click(within(root).getByRole('button', { name: 'Send' }));

const fill = async (root: HTMLElement): Promise<void> => {
  const form = within(root);
  await userEvent.type(form.getByLabelText('Name'), 'Mara');
  await userEvent.type(form.getByRole('textbox', FIRST_DIGIT), '1234');
  await userEvent.type(form.getByLabelText('Password'), 'low-tide-7');
  await userEvent.click(form.getByRole('checkbox'));
};

export const Untouched: Story = {};

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await send(canvasElement);
    await form.findByText('Enter your name.');
    await expect(form.getByLabelText('Name')).toHaveFocus();
    // What is mended is no longer wrong; the next one is first.
    await pastDoubleTap();
    await userEvent.keyboard('Mara{Enter}');
    await expect(form.queryByText('Enter your name.')).toBeNull();
    await waitFor(() => expect(form.getByRole('textbox', FIRST_DIGIT)).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Sent: Mara');
  },
};

export const RefusedAtAField: Story = {
  args: { refusal: 'name' },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const form = within(canvasElement);
    await form.findByText('The server says no.');
    await expect(form.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(form.queryByText('The server says no.')).toBeNull();
  },
};

export const RefusedAsAWhole: Story = {
  args: { refusal: 'form' },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const form = within(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent('The server says no.');
    await userEvent.type(form.getByLabelText('Name'), 'h');
    await expect(form.getByRole('alert')).toBeEmptyDOMElement();
  },
};
