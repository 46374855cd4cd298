import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';

import { AmountField } from './amount-field';
import { Button } from '../action/button';
import { OtpField } from './otp-field';
import { PasswordField } from './password-field';
import { PickList } from './pick-list';
import { TextArea } from './text-area';
import { TextField } from './text-field';

/** Pasted text and its effect: each field reports exactly this value, and nothing overflows the screen. */
const meta: Meta = { title: 'ui/BadInput' };
export default meta;

const NAME_RTL = 'מרים אבו־זיד';
const LONG = 'x'.repeat(10_000);
const NINES = '9'.repeat(40);

/** A field with its reported value below. */
const Story = (props: {
  readonly children: (value: string, setValue: (value: string) => void) => ReactNode;
}) => {
  const [value, setValue] = useState('');
  return (
    <div className="flex flex-col gap-4">
      {props.children(value, setValue)}
      <output
        data-testid="reported"
        className="block h-20 overflow-hidden whitespace-pre-wrap wrap-anywhere"
      >
        {value}
      </output>
    </div>
  );
};

type Row = readonly [what: string, pasted: string, reported: string, shown?: string];
type Play = NonNullable<StoryObj['play']>;

/** Pastes each row into the empty field. The displayed text equals the reported one unless the row says otherwise. */
const pasteAll =
  (rows: readonly Row[], role: 'textbox' | 'searchbox' = 'textbox'): Play =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole(role);
    for (const [what, pasted, reported, shown = reported] of rows) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(canvas.getByTestId('reported').textContent, what).toBe(reported);
      await expect(field, what).toHaveValue(shown);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  };

/** Not an amount: it stays visible, and the form reports the error. */
const asTyped = (what: string, text: string): Row => [what, text, text];

export const Amounts: StoryObj = {
  render: () => (
    <Story>
      {(value, onChange) => (
        <AmountField label="Amount" value={value} onChange={onChange} decimals={2} />
      )}
    </Story>
  ),
  play: async (context) => {
    await pasteAll([
      ['a comma', '12,5', '12.5', '12,5'],
      ['a point', '12.5', '12.5'],
      ['both', '1.234,5', '1234.5', '1.234,5'],
      ['with its currency', '1,234.50 USDT', '1234.50', '1,234.50 USDT'],
      ['full-width digits', '１２３．４', '123.4', '１２３．４'],
      ['marks of direction', '\u200F100\u200E', '100', '\u200F100\u200E'],
      ['40 digits', NINES, NINES],
      asTyped('a minus', '-50'),
      asTyped('a typographic minus', '\u221250'),
      asTyped('an emoji', '💰100'),
      asTyped('Arabic words', 'مائة'),
      asTyped('an exponent', '1e5'),
      asTyped('10,000 digits', '9'.repeat(10_000)),
      asTyped('10,000 letters', LONG),
    ])(context);
    const field = context.canvas.getByRole('textbox');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, '1234,5');
    await context.userEvent.tab();
    // On blur it is formatted in the app's style.
    await expect(field).toHaveValue('1,234.5');
  },
};

const TEXTS: readonly Row[] = [
  ['a name from the right', NAME_RTL, NAME_RTL],
  ['a family of emoji', '👨‍👩‍👧 Ada', '👨‍👩‍👧 Ada'],
  ['full-width letters', 'ＡＤＡ', 'ＡＤＡ'],
  ['what looks like a tag', '<b>Ada</b>', '<b>Ada</b>'],
];

export const Texts: StoryObj = {
  render: () => (
    <Story>
      {(value, onChange) => <TextField label="First name" value={value} onChange={onChange} />}
    </Story>
  ),
  play: async (context) => {
    // Nothing is truncated: half a name or address would be a different one.
    await pasteAll([...TEXTS, ['10,000 letters', LONG, LONG]])(context);
    const field = context.canvas.getByRole('textbox');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await context.userEvent.clear(field);
    await context.userEvent.paste(NAME_RTL);
    await expect(getComputedStyle(field).direction).toBe('rtl');
  },
};

export const Messages: StoryObj = {
  render: () => (
    <Story>
      {(value, onChange) => <TextArea label="Message" value={value} onChange={onChange} />}
    </Story>
  ),
  play: async (context) => {
    const lines = 'First line\nSecond line';
    await pasteAll([
      ...TEXTS,
      ['lines', lines, lines],
      ['more than 140 letters', LONG, LONG.slice(0, 140)],
    ])(context);
    await expect(context.canvas.getByText('140/140')).toBeVisible();
  },
};

export const Codes: StoryObj = {
  render: () => (
    <Story>
      {(value, onChange) => (
        <>
          <OtpField
            label="Code"
            value={value}
            onChange={onChange}
            digitLabel={(position, length) => `Digit ${position} of ${length}`}
          />
          <Button tone="secondary" guard={false} onClick={() => onChange('')}>
            Clear
          </Button>
        </>
      )}
    </Story>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox');
    if (first === undefined) throw new Error('no box');
    const rows: readonly Row[] = [
      ['as it is sent', '204815', '204815'],
      ['with spaces and dashes', ' 204-815 ', '204815'],
      ['in a sentence', 'Your code: 204815', '204815'],
      ['full-width digits', '２０４８１５', '204815'],
      ['Thai digits', '๒๐๔๘๑๕', '204815'],
      ['marks of direction', '\u200F204815', '204815'],
      ['an emoji between', '204🔒815', '204815'],
      ['40 digits', NINES, '999999'],
      ['a minus', '-1', '1'],
      ['letters', 'abcdef', ''],
    ];
    for (const [what, pasted, reported] of rows) {
      await userEvent.click(first);
      await userEvent.paste(pasted);
      await expect(canvas.getByTestId('reported').textContent, what).toBe(reported);
      await expect(first, what).toHaveAttribute('inputmode', 'numeric');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    }
  },
};

export const Passwords: StoryObj = {
  render: () => (
    <Story>
      {(value, onChange) => (
        <PasswordField
          label="Password (6 to 16 characters)"
          showLabel="Show"
          hideLabel="Hide"
          value={value}
          onChange={onChange}
        />
      )}
    </Story>
  ),
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show' }));
    // A password is never changed or truncated: the form reports the error.
    await pasteAll([
      ['spaces at its ends', ' Harbour7 ', ' Harbour7 '],
      ['17 characters', 'HarbourHarbour777', 'HarbourHarbour777'],
      ['full-width digits', 'Harbour７', 'Harbour７'],
      ['from the right', 'סיסמה7', 'סיסמה7'],
      ['an emoji', 'Harbour🚢', 'Harbour🚢'],
      ['10,000 letters', LONG, LONG],
    ])(context);
  },
};

const NAMES = ['Bitcoin BTC', 'México', 'السعودية', NAME_RTL, LONG];

export const Searches: StoryObj = {
  render: () => (
    <PickList
      label="Names"
      searchLabel="Search"
      emptyText="Nothing found"
      value={undefined}
      onPick={() => undefined}
      options={NAMES.map((name) => ({ value: name, label: name, search: name }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    const rows: readonly (readonly [query: string, found: string | undefined])[] = [
      ['ＢＴＣ', 'Bitcoin BTC'],
      [' btc  bitcoin ', 'Bitcoin BTC'],
      ['mexico', 'México'],
      ['السعودية', 'السعودية'],
      ['السُّعُودِيَّة', 'السعودية'],
      ['מרים', NAME_RTL],
      ['(*[', undefined],
      ['🚀', undefined],
      ['y'.repeat(10_000), undefined],
    ];
    for (const [query, found] of rows) {
      await userEvent.clear(search);
      await userEvent.click(search);
      await userEvent.paste(query);
      const lines = canvas.queryAllByRole('button').map(({ textContent }) => textContent);
      await expect(lines, query).toEqual(found === undefined ? [] : [found]);
    }
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('button')).toHaveLength(NAMES.length);
    const name = canvas.getByText('السعودية');
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
