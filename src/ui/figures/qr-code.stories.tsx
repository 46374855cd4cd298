import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CopyField } from './copy-field';
import { QrCode } from './qr-code';

const meta: Meta = { title: 'ui/QrCode' };
export default meta;

const ADDRESS = 'TXyz4mQv8Rk2LpN6sWd9HbJc3FgT7uEa9B';

export const Default: StoryObj = {
  render: () => <QrCode value={ADDRESS} label="Deposit address" />,
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Deposit address' });
    // Version 3 has 29 modules, plus a quiet zone of four at each side.
    await expect(code).toHaveAttribute('viewBox', '0 0 37 37');
    await expect(code.querySelector('path')).toHaveAttribute('fill', '#ffffff');
  },
};

export const WithItsText = () => (
  <div className="flex flex-col items-center gap-4">
    <QrCode value={ADDRESS} label="Deposit address" />
    <div className="w-full">
      <CopyField
        label="Deposit address"
        value={ADDRESS}
        copyLabel="Copy"
        copiedText="Copied"
        failedText="Select the text and copy it"
      />
    </div>
  </div>
);

export const LongText = () => <QrCode value={'https://example.test/'.repeat(12)} label="Link" />;
