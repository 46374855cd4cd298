import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { TextField } from './text-field';

const meta: Meta = { title: 'ui/TextField' };
export default meta;

const useText = (initial: string) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};

export const Default = () => (
  <TextField label="Account" {...useText('')} placeholder="E-mail or phone" />
);
export const Filled = () => (
  <TextField label="First name" {...useText('Nguyễn')} hint="As on your document" />
);
export const WithAside = () => (
  <TextField
    label="Invite code"
    aside="Optional"
    {...useText('QS-2201')}
    suffix={<span className="text-label text-ink-2">Paste</span>}
  />
);
export const Disabled = () => <TextField label="Account" disabled {...useText('demo')} />;
export const WithError = () => (
  <TextField label="E-mail" {...useText('demo@')} error="Enter a complete e-mail address" />
);
export const LongText = () => (
  <TextField
    label="Adresse der hinterlegten Auszahlungs-Wallet einschließlich des Netzwerks"
    aside="Aus dem Adressbuch wählen"
    {...useText('TXyz4ab9QmXKcV4uWq8b2n7T1o9aB3c5d6E7f8G9h')}
    hint="Prüfen Sie die ersten und die letzten vier Zeichen, bevor Sie fortfahren: Sendungen lassen sich nicht zurückholen."
  />
);
