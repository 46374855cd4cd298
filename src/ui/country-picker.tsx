import { nameCountries } from '@/lib/country-names';
import { PickField, type PickFieldProps } from './pick-field';
import { PickList, type PickListProps, type PickOption } from './pick-list';

/** A country as servers name it. */
export interface Country {
  /** What is picked. */
  readonly value: string;
  /** In English. */
  readonly name: string;
  /** Before the name: a dialling code. It is found by it too. */
  readonly mark?: string | undefined;
}

/** Countries, and whose names they have on the screen. */
interface Countries {
  readonly countries: readonly Country[];
  /** Whose names are shown, in whose order: the language of the app. */
  readonly locale: string;
}

const toOptions = ({ countries, locale }: Countries): readonly PickOption<string>[] =>
  nameCountries(countries, locale).map(({ country: { value, name, mark }, shownName, code }) => ({
    value,
    label: shownName,
    leading: mark !== undefined && <span className="w-14 shrink-0 text-ink-2">{mark}</span>,
    search: [shownName, name, code, mark].join(' '),
  }));

export type CountryPickerProps = Omit<PickListProps<string>, 'options'> & Countries;

/** All countries in the reader's language; found by that name, the English one, two letters or the dialling code. */
export const CountryPicker = ({ countries, locale, ...list }: CountryPickerProps) => (
  <PickList {...list} options={toOptions({ countries, locale })} />
);

export type CountryFieldProps = Omit<PickFieldProps<string>, 'options'> & Countries;

/** A form's field for a country. */
export const CountryField = ({ countries, locale, ...field }: CountryFieldProps) => (
  <PickField {...field} options={toOptions({ countries, locale })} />
);
