import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { CaretDownIcon, CaretUpDownIcon, CaretUpIcon } from '@/ui/icons';
import { DelayedBadge } from './delayed-badge';
import type { SortColumn, Sorting } from '../ordering';

interface SortHeaderProps {
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
}

/** Names sort ascending first, figures descending; the second tap reverses, the third restores the server's order. */
const nextSorting = (sorting: Sorting | undefined, column: SortColumn): Sorting | undefined => {
  const first = column !== 'name';
  if (sorting?.column !== column) return { column, descending: first };
  return sorting.descending === first ? { column, descending: !first } : undefined;
};

const SortButton = (props: SortHeaderProps & { readonly column: SortColumn }) => {
  const { t } = useTranslation('market');
  const { column, sorting, onSort } = props;
  const isOn = sorting?.column === column;
  const direction = sorting?.descending === true ? 'descending' : 'ascending';
  const Sorted = sorting?.descending === true ? CaretDownIcon : CaretUpIcon;
  const Icon = isOn ? Sorted : CaretUpDownIcon;
  const name = t(`columns.${column}`);
  return (
    <button
      type="button"
      aria-label={isOn ? t(`sorted.${direction}`, { column: name }) : t('sortBy', { column: name })}
      onClick={() => onSort(nextSorting(sorting, column))}
      className={clsx(
        'press hit flex min-h-9 items-center gap-0.5 text-label',
        isOn ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      {name}
      <Icon aria-hidden="true" size={14} />
    </button>
  );
};

/** The column names; each sorts the list. */
export const SortHeader = (props: SortHeaderProps) => {
  const { t } = useTranslation('market');
  return (
    <div
      role="group"
      aria-label={t('sorting')}
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line"
    >
      <span className="flex items-center">
        <span className="flex items-center gap-3">
          <SortButton {...props} column="name" />
          <SortButton {...props} column="volume" />
        </span>
        <DelayedBadge />
      </span>
      <span className="ml-auto flex items-center gap-3 pr-8">
        <SortButton {...props} column="price" />
        <SortButton {...props} column="change" />
      </span>
    </div>
  );
};
