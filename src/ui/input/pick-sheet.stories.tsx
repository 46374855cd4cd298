import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../action/button';
import { PickSheet } from './pick-sheet';

const meta: Meta = { title: 'ui/PickSheet' };
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

const Story = ({
  search = true,
  start = true,
}: {
  readonly search?: boolean;
  readonly start?: boolean;
}) => {
  const [open, setOpen] = useState(start);
  const [value, setValue] = useState('México');
  return (
    <>
      <Button guard={false} onClick={() => setOpen(true)}>
        {value}
      </Button>
      <PickSheet
        label="Country"
        closeLabel="Close"
        emptyText="No country found"
        searchLabel={search ? 'Search countries' : undefined}
        options={search ? COUNTRIES : COUNTRIES.slice(0, 3)}
        value={value}
        onPick={setValue}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
};

export const Searchable = () => <Story />;
export const Short = () => <Story search={false} />;

export const Opened: StoryObj = {
  render: () => <Story start={false} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'México' });
    const gone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Country' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveTextContent('México');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('searchbox'), 'viet');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(button).toHaveTextContent('Việt Nam');
    await userEvent.click(button);
    // Reopening clears the query.
    await expect(await screen.findByRole('searchbox')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Portugal' }));
    await gone();
    await expect(button).toHaveTextContent('Portugal');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
  },
};
