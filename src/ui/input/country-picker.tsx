import { nameCountries } from '@/lib/country-names';
import { PickField, type PickFieldProps } from './pick-field';
import { PickList, type PickListProps, type PickOption } from './pick-list';

/** A country of a server's list. */
export interface Country {
  /** The selected value. */
  readonly value: string;
  /** In English. */
  readonly name: string;
  /** Shown before the name: a dialling code. The search matches it too. */
  readonly mark?: string | undefined;
  /** Why it cannot be selected. */
  readonly refusal?: string | undefined;
}

/** Countries, and the language of their displayed names. */
interface Countries {
  readonly countries: readonly Country[];
  /** Language of the displayed names and their order. */
  readonly locale: string;
}

const toOptions = ({ countries, locale }: Countries): readonly PickOption<string>[] =>
  nameCountries(countries, locale).map(
    ({ country: { value, name, mark, refusal }, shownName, code }) => ({
      value,
      label: shownName,
      detail: refusal,
      disabled: refusal !== undefined,
      leading: mark !== undefined && <span className="w-14 shrink-0 text-ink-2">{mark}</span>,
      search: [shownName, name, code, mark].join(' '),
    }),
  );

export type CountryPickerProps = Omit<PickListProps<string>, 'options'> & Countries;

/**
 * All countries in the reader's language. The search matches that name, the English one, the ISO code and the dialling
 * code.
 */
export const CountryPicker = ({ countries, locale, ...list }: CountryPickerProps) => (
  <PickList {...list} options={toOptions({ countries, locale })} />
);

export type CountryFieldProps = Omit<PickFieldProps<string>, 'options'> & Countries;

/** A form field for a country. */
export const CountryField = ({ countries, locale, ...field }: CountryFieldProps) => (
  <PickField {...field} options={toOptions({ countries, locale })} />
);
