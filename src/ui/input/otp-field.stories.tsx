import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './otp-field';

const meta: Meta = { title: 'ui/OtpField' };
export default meta;

const Story = ({ start, ...props }: Partial<OtpFieldProps> & { start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      label="Code from the email"
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

const completed = fn();

/** The digits in the boxes, with a gap for an empty one. */
const shown = (boxes: readonly HTMLElement[]): string =>
  boxes.map((box) => (box instanceof HTMLInputElement && box.value) || '_').join('');

export const Typed: StoryObj = {
  render: () => <Story start="" onComplete={completed} />,
  play: async ({ canvas, userEvent }) => {
    completed.mockClear();
    const boxes = canvas.getAllByRole('textbox');
    await expect(boxes).toHaveLength(6);
    await userEvent.tab();
    // The first box has the label of the whole field; the others have their position.
    await expect(canvas.getByRole('textbox', { name: 'Code from the email' })).toHaveFocus();
    await expect(boxes[0]).toHaveFocus();
    await expect(boxes[1]).toHaveAccessibleName('Digit 2 of 6');
    await userEvent.keyboard('20a4');
    await expect(shown(boxes)).toBe('204___');
    await expect(boxes[3]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(shown(boxes)).toBe('20____');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(boxes[0]).toHaveFocus();
    // A typed digit replaces the existing one.
    await userEvent.keyboard('7');
    await expect(shown(boxes)).toBe('70____');
    await userEvent.keyboard('{ArrowRight}481');
    await expect(completed).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(shown(boxes)).toBe('704815');
    await expect(completed).toHaveBeenLastCalledWith('704815');
  },
};

export const Pasted: StoryObj = {
  render: () => <Story start="" onComplete={completed} error="Wrong code" />,
  play: async ({ canvas, userEvent }) => {
    completed.mockClear();
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(canvas.getByText('Code from the email'));
    await expect(boxes[0]).toHaveFocus();
    await userEvent.paste('２０４ ８１５');
    await expect(shown(boxes)).toBe('204815');
    await expect(completed).toHaveBeenLastCalledWith('204815');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Wrong code');
  },
};
