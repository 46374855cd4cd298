import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
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

const Story = ({ search = true }: { readonly search?: boolean }) => {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState('México');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{value}</Button>
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
