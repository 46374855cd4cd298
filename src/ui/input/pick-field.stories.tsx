import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PickField, type PickFieldProps } from './pick-field';

const meta: Meta = { title: 'ui/PickField' };
export default meta;

const COUNTRIES = [
  'Brasil',
  'Deutschland',
  'España',
  'France',
  'Italia',
  'México',
  'Portugal',
  'Việt Nam',
].map((name) => ({ value: name, label: name, search: name }));

const Story = ({ start, ...props }: Partial<PickFieldProps<string>> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <PickField
      label="Country"
      placeholder="Choose a country"
      closeLabel="Close"
      searchLabel="Search countries"
      emptyText="No country found"
      options={COUNTRIES}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
};

export const Empty = () => <Story />;
export const Picked = () => <Story start="Việt Nam" />;
export const WithError = () => <Story error="Choose the country of your document" />;
export const Disabled = () => <Story start="Brasil" disabled />;

export const Searched: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country/u }));
    await userEvent.type(await screen.findByRole('searchbox'), 'mexico');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('México')).toBeVisible();
    const field = canvas.getByRole('button', { name: 'Country México' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};
