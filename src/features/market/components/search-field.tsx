import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui';
import { MagnifyingGlassIcon, XCircleIcon } from '@/ui/icons';

/** Longer than any name; keeps a pasted page from slowing the search. */
const LONGEST = 64;

/** Returning to existing results must not open the keyboard over them. */
const focusWhileEmpty = (input: HTMLInputElement | null): void => {
  if (input?.value === '') input.focus();
};

/** The search input. Focused on mount if it is empty. */
export const SearchField = (props: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) => {
  const { t } = useTranslation(['market', 'app']);
  return (
    <div className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-field bg-sunken pl-3 text-ink-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-blue dark:bg-surface">
      <MagnifyingGlassIcon aria-hidden="true" size={20} className="shrink-0" />
      <input
        type="search"
        dir="auto"
        ref={focusWhileEmpty}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST}
        aria-label={t('search')}
        placeholder={t('searchHint')}
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none"
      />
      {props.query !== '' && (
        <IconButton
          label={t('app:clear')}
          icon={<XCircleIcon size={20} />}
          onClick={() => props.onQuery('')}
        />
      )}
    </div>
  );
};
