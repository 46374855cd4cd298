import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { OtpField, type OtpFieldProps } from './otp-field';

const meta: Meta = { title: 'ui/OtpField' };
export default meta;

const Story = ({ start, ...props }: Partial<OtpFieldProps> & { start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      label="Code from the e-mail"
      value={value}
      onChange={setValue}
      digitLabel={(position, length) => `Digit ${position} of ${length}`}
      {...props}
    />
  );
};

export const Empty = () => <Story start="" hint="Sent to d***@example.com" />;
export const Filled = () => <Story start="204815" />;
export const WithError = () => <Story start="204815" error="Wrong code" />;
export const Disabled = () => <Story start="20" disabled />;
