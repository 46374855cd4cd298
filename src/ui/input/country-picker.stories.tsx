import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { CountryField, CountryPicker, type Country } from './country-picker';

const meta: Meta = {
  title: 'ui/CountryPicker',
  decorators: [
    (Inner) => (
      <div className="bg-surface p-4">
        <Inner />
      </div>
    ),
  ],
};
export default meta;

const COUNTRIES: readonly Country[] = [
  { value: '1', name: 'Austria', mark: '+43' },
  { value: '7', name: 'Cuba', mark: '+53', refusal: 'We do not serve this country' },
  { value: '2', name: 'Germany', mark: '+49' },
  { value: '3', name: 'Japan', mark: '+81' },
  { value: '4', name: 'Saudi Arabia', mark: '+966' },
  { value: '5', name: 'Spain', mark: '+34' },
  { value: '6', name: 'United States', mark: '+1' },
];

const WORDS = { label: 'Country', searchLabel: 'Search countries', emptyText: 'No country found' };

const Story = ({
  locale,
  dialling = false,
}: {
  readonly locale: string;
  readonly dialling?: boolean;
}) => {
  const [value, setValue] = useState<string>();
  return (
    <CountryPicker
      {...WORDS}
      locale={locale}
      countries={
        dialling ? COUNTRIES : COUNTRIES.map((country) => ({ ...country, mark: undefined }))
      }
      value={value}
      onPick={setValue}
    />
  );
};

export const InGerman: StoryObj = {
  render: () => <Story locale="de" />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    const found = () => canvas.queryAllByRole('button').map(({ textContent }) => textContent);
    const [first, second, refused, fourth] = found();
    await expect([first, second, fourth]).toEqual(['Deutschland', 'Japan', 'Österreich']);
    await expect(refused).toMatch(/^Kuba/u);
    for (const query of ['osterreich', 'austria', 'AT']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await expect(found()).toContain('Österreich');
      await expect(found()).not.toContain('Japan');
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: /Österreich/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country found');
  },
};

export const WithDiallingCodes = () => <Story locale="en" dialling />;
export const InArabic = () => <Story locale="ar" />;
export const InChinese = () => <Story locale="zh-CN" dialling />;

const FieldStory = ({ error }: { readonly error?: string }) => {
  const [value, setValue] = useState<string>();
  return (
    <CountryField
      {...WORDS}
      closeLabel="Close"
      placeholder="Choose"
      locale="en"
      countries={COUNTRIES.map(({ value: id, name }) => ({ value: id, name }))}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
};

export const InAForm: StoryObj = {
  render: () => <FieldStory />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country/u }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Japan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Country Japan' })).toBeVisible();
  },
};

export const WithError = () => <FieldStory error="Choose your country" />;
