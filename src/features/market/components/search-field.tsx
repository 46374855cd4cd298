import { useTranslation } from 'react-i18next';
import { SearchField as Field } from '@/ui/input/search-field';

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
    <Field
      ref={focusWhileEmpty}
      label={t('search')}
      placeholder={t('searchHint')}
      clearLabel={t('app:clear')}
      enterKeyHint="go"
      {...props}
    />
  );
};
