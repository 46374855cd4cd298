import type { Ref } from 'react';
import { IconButton } from '../action/icon-button';
import { MagnifyingGlassIcon, XCircleIcon } from '../icons';

/** Longer than any name; keeps a pasted page from slowing the search. */
const LONGEST = 64;

/** A search input. */
export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What Enter does, on a phone's keyboard. */
  readonly enterKeyHint: 'go' | 'search';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search input with a button that clears it. */
export const SearchField = ({ ref, ...props }: SearchFieldProps) => (
  <div className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-field bg-sunken pl-3 text-ink-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-blue dark:bg-surface">
    <MagnifyingGlassIcon aria-hidden="true" size={20} className="shrink-0" />
    <input
      type="search"
      dir="auto"
      ref={ref}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={props.enterKeyHint}
      maxLength={LONGEST}
      aria-label={props.label}
      placeholder={props.placeholder}
      value={props.query}
      onChange={(event) => props.onQuery(event.target.value)}
      className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none"
    />
    {props.query !== '' && (
      <IconButton
        label={props.clearLabel}
        icon={<XCircleIcon size={20} />}
        onClick={({ currentTarget }) => {
          // The button goes, and must not take the focus along.
          currentTarget.parentElement?.querySelector('input')?.focus();
          props.onQuery('');
        }}
      />
    )}
  </div>
);
