import { useState, type ReactNode } from 'react';
import { toSearchText } from '@/lib/search-text';
import { arrowKeyNavigation } from '@/lib/arrow-key-navigation';
import { CheckBoldIcon, MagnifyingGlassIcon } from '../icons';

/** One line of a list. `search` contains every search term. */
export interface PickOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly leading?: ReactNode;
  /** At the right: a price or fee. */
  readonly trailing?: ReactNode;
  readonly search: string;
  readonly disabled?: boolean | undefined;
}

/** A list with one selected line. */
export interface PickListProps<T extends string> {
  readonly label: string;
  readonly options: readonly PickOption<T>[];
  readonly value: T | undefined;
  readonly onPick: (value: T) => void;
  /** Label of the search field; no search without it. */
  readonly searchLabel?: string | undefined;
  readonly emptyText: string;
  /** Between the search field and the list while the query is empty: recent lines. */
  readonly above?: ReactNode;
}

/** The options whose search text contains every word of the query. */
export const matchOptions = <O extends { readonly search: string }>(
  options: readonly O[],
  query: string,
): readonly O[] => {
  const words = toSearchText(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = toSearchText(option.search);
    return words.every((word) => text.includes(word));
  });
};

const walkLines = arrowKeyNavigation('button:enabled');

const SearchBox = (props: {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) => (
  <div className="sticky top-0 z-10 bg-surface pb-2">
    <label className="flex h-11 items-center gap-2 rounded-field bg-sunken px-3 text-ink-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-blue">
      <MagnifyingGlassIcon aria-hidden="true" size={20} className="shrink-0" />
      <input
        type="search"
        dir="auto"
        aria-label={props.label}
        placeholder={props.label}
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none"
      />
    </label>
  </div>
);

const PickLine = <T extends string>(props: {
  readonly option: PickOption<T>;
  readonly picked: boolean;
  readonly onPick: (value: T) => void;
}) => {
  const { option, picked } = props;
  return (
    <button
      type="button"
      aria-pressed={picked}
      disabled={option.disabled}
      onClick={() => props.onPick(option.value)}
      className="flex min-h-14 w-full items-center gap-3 py-2 text-left -outline-offset-2 disabled:text-ink-3"
    >
      {option.leading}
      <span className="flex min-w-0 flex-1 flex-col">
        <span dir="auto" className="text-body font-semibold wrap-anywhere">
          {option.label}
        </span>
        {option.detail !== undefined && (
          <span className="text-label text-ink-2">{option.detail}</span>
        )}
      </span>
      {option.trailing}
      {picked ? (
        <CheckBoldIcon aria-hidden="true" size={20} className="shrink-0" />
      ) : (
        // Aligns the trailing parts.
        option.trailing !== undefined && <span className="w-5 shrink-0" />
      )}
    </button>
  );
};

/** A searchable list; arrow keys move through it. */
export const PickList = <T extends string>(props: PickListProps<T>) => {
  const [query, setQuery] = useState('');
  const found = matchOptions(props.options, query);
  return (
    <fieldset ref={walkLines} aria-label={props.label} className="min-w-0">
      {props.searchLabel !== undefined && (
        <SearchBox label={props.searchLabel} query={query} onQuery={setQuery} />
      )}
      {query.trim() === '' && props.above}
      <ul className="divide-y divide-line">
        {found.map((option) => (
          <li key={option.value}>
            <PickLine option={option} picked={option.value === props.value} onPick={props.onPick} />
          </li>
        ))}
      </ul>
      <output className="block text-center text-body text-ink-2">
        {found.length === 0 && <span className="block py-8">{props.emptyText}</span>}
      </output>
    </fieldset>
  );
};
