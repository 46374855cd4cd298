import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { TextArea } from './text-area';

const meta: Meta = { title: 'ui/TextArea' };
export default meta;

const Story = (props: { readonly error?: string; readonly disabled?: boolean }) => {
  const [value, setValue] = useState('My top-up has not arrived.');
  return <TextArea label="Message" value={value} onChange={setValue} {...props} />;
};

export const Default = () => <Story />;
export const WithError = () => <Story error="Write at least 10 characters" />;
export const Disabled = () => <Story disabled />;
